import { type Card, type DrawAction, type Reading, rankOf, readings, refusal, suitOf } from '#engine';
import { attempt, type Intent, NOTHING } from './attempt.ts';
import { arrange } from './handOrder.ts';
import { dropOnMeld, dropOnPlace, tapMeld } from './meldIntent.ts';
import { type Moment, meldsOf } from './moment.ts';
import type { ButtonId, Target } from './types.ts';

const DRAW_STOCK: DrawAction = { type: 'draw', from: 'stock' };
const DRAW_PILE: DrawAction = { type: 'draw', from: 'pile', count: 1 };

/** What a tap on a target means. */
export function tapIntent(moment: Moment, target: Target): Intent {
  const { view, selected } = moment;
  switch (target.on) {
    case 'hand':
      return { to: 'select', cards: toggled(selected, target.card) };
    case 'gap':
      return NOTHING;
    case 'stock':
      return attempt(moment, DRAW_STOCK);
    case 'pile':
      return view.phase === 'play' && selected.length > 0
        ? discardIntent(moment, selected)
        : attempt(moment, DRAW_PILE);
    case 'felt':
      // Tapping the free table with cards that make no meld puts them down again, as one expects of any table.
      return meldsOf(view, selected).length > 0 ? meldIntent(moment, selected) : { to: 'select', cards: [] };
    case 'meld':
      return tapMeld(moment, target.meld, target.index);
    case 'place':
      return dropOnPlace(moment, selected, target.meld, target.place);
  }
}

/** What letting these cards go over a target means. */
export function dropIntent(moment: Moment, cards: readonly Card[], target: Target): Intent {
  const { view, hand } = moment;
  if (cards.some((card) => !hand.includes(card))) {
    const isUpcard = cards.length === 1 && cards[0] === view.pile.at(-1);
    return isUpcard && (target.on === 'hand' || target.on === 'gap') ? attempt(moment, DRAW_PILE) : NOTHING;
  }
  switch (target.on) {
    case 'hand':
      return cards.includes(target.card)
        ? NOTHING
        : { to: 'arrange', hand: arrange(hand, cards, hand.indexOf(target.card)) };
    case 'gap':
      return { to: 'arrange', hand: arrange(hand, cards, target.index) };
    case 'stock':
      return NOTHING;
    case 'pile':
      return discardIntent(moment, cards);
    case 'felt':
      return meldIntent(moment, cards);
    case 'meld':
      return dropOnMeld(moment, cards, target.meld, target.index);
    case 'place':
      return dropOnPlace(moment, cards, target.meld, target.place);
  }
}

/** What a button means; those that only open something mean nothing here. */
export function buttonIntent(moment: Moment, button: ButtonId): Intent {
  const { hand, selected } = moment;
  if (button === 'discard') return discardIntent(moment, hand.length === 1 ? hand : selected);
  if (button === 'meld') return meldIntent(moment, selected);
  return button === 'undo' ? attempt(moment, { type: 'takeBack' }) : NOTHING;
}

function toggled(selected: readonly Card[], card: Card): readonly Card[] {
  return selected.includes(card) ? selected.filter((other) => other !== card) : [...selected, card];
}

function discardIntent(moment: Moment, cards: readonly Card[]): Intent {
  const [card] = cards;
  if (card === undefined || cards.length > 1) {
    const any = refusal(moment.view, { type: 'discard', card: moment.hand[0] ?? -1 });
    const tooEarly = any === 'notYourTurn' || any === 'notNow';
    return { to: 'tell', code: tooEarly ? any : 'selectToDiscard', action: null };
  }
  return attempt(moment, { type: 'discard', card });
}

/** Lay these cards down as a new meld: asked back when they can mean several. */
function meldIntent(moment: Moment, cards: readonly Card[]): Intent {
  const [first] = cards;
  if (first === undefined) return { to: 'tell', code: 'selectToMeld', action: null };
  const melds = meldsOf(moment.view, cards).filter(isFirstOfItsKind);
  const options = melds.map((reading) => ({ action: { type: 'meld', reading } as const, picture: reading }));
  if (options.length > 1) return { to: 'choose', chooser: { options } };
  const only = options[0]?.action;
  return attempt(moment, only ?? { type: 'meld', reading: likeliest(moment, first, cards) });
}

/** Two melds of the same name differ only in which wild lies where: the order of the taps has decided that. */
const isFirstOfItsKind = (one: Reading, index: number, all: readonly Reading[]): boolean =>
  index === all.findIndex(({ kind, suit, rank }) => kind === one.kind && suit === one.suit && rank === one.rank);

/** What is refused when nothing fits: a reading forbidden for another reason, or none at all. */
function likeliest({ view }: Moment, first: Card, cards: readonly Card[]): Reading {
  return readings(view, cards)[0] ?? { kind: 'run', suit: suitOf(first), rank: rankOf(first), cards };
}
