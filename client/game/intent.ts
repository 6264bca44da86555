import {
  type Card,
  type DrawAction,
  isWild,
  meldProblem,
  type PlayerView,
  type Reading,
  rankOf,
  readings,
  refusal,
  type SeatAction,
  suitOf,
} from '#engine';
import { putAside, takeApart } from './contractIntent.ts';
import { extraIntent } from './extras.ts';
import { moveTo, putAt } from './handOrder.ts';
import type { ChooserOption, Intent } from './intents.ts';
import { toDiscard } from './lit.ts';
import { meldChoice } from './meldChoice.ts';
import { dropOnMeld, dropOnPlace, swapForWild, tapMeld } from './meldIntent.ts';
import { attempt, meldsOf, NOTHING, onlyOrAsk, owesContract, type TableMoment } from './moment.ts';
import { type ButtonId, EXTRAS, type ExtraId, type Notice, type Target } from './types.ts';

const DRAW_STOCK: DrawAction = { type: 'draw', from: 'stock' };
const fromPile = (count: number): DrawAction => ({ type: 'draw', from: 'pile', count });

/** Translates a tap on a target. */
export function tapIntent(moment: TableMoment, target: Target): Intent {
  const { view, selected, prepared } = moment;
  switch (target.on) {
    case 'hand': {
      const isAside = prepared.some(({ cards }) => cards.includes(target.card));
      return isAside ? takeApart(moment, target.card) : { to: 'select', cards: toggled(selected, target.card) };
    }
    case 'gap':
      return NOTHING;
    case 'stock':
      return attempt(moment, DRAW_STOCK);
    case 'pile':
    case 'pileCard':
      return view.phase === 'play' && toDiscard(moment).length > 0
        ? discardIntent(moment, toDiscard(moment))
        : attempt(moment, fromPile(target.on === 'pile' ? 1 : target.depth));
    case 'felt':
      // Cards that make no meld are deselected by a tap on the felt, as players expect.
      return meldsOf(view, selected).length > 0 ? meldIntent(moment, selected) : { to: 'select', cards: [] };
    case 'meld':
      return orOwnMeld(moment, selected, tapMeld(moment, target.meld, target.index));
    case 'place':
      return orOwnMeld(moment, selected, dropOnPlace(moment, selected, target.meld, target.place));
  }
}

/**
 * While the hand is arranged by taps: moves the selected cards to the place of the tapped card; null for any other tap.
 */
export function placeIntent({ hand, selected }: TableMoment, target: Target): Intent | null {
  if (target.on !== 'hand' || selected.length === 0 || selected.includes(target.card)) return null;
  return { to: 'arrange', hand: putAt(hand, selected, target.card) };
}

/**
 * Translates dragging something from the table into the hand: drawing, or swapping a wild for the card that frees it.
 */
export function drawOrSwapIntent(moment: TableMoment, source: Target): Intent {
  if (source.on === 'stock') return attempt(moment, DRAW_STOCK);
  if (source.on === 'pile') return attempt(moment, fromPile(1));
  if (source.on === 'pileCard') return attempt(moment, fromPile(source.depth));
  return source.on === 'meld' ? swapForWild(moment, source.meld, source.index) : NOTHING;
}

/** Translates dropping cards of the hand on a target. */
export function dropIntent(moment: TableMoment, cards: readonly Card[], target: Target): Intent {
  const { hand } = moment;
  if (cards.length === 0 || cards.some((card) => !hand.includes(card))) return NOTHING;
  switch (target.on) {
    case 'hand':
      return cards.includes(target.card)
        ? NOTHING
        : { to: 'arrange', hand: moveTo(hand, cards, hand.indexOf(target.card)) };
    case 'gap':
      return { to: 'arrange', hand: moveTo(hand, cards, target.index) };
    case 'stock':
      return NOTHING;
    case 'pile':
    case 'pileCard':
      return discardIntent(moment, cards);
    case 'felt':
      return cards.length === 1 ? aloneOnFelt(moment, cards) : meldIntent(moment, cards);
    case 'meld':
      return orOwnMeld(moment, cards, dropOnMeld(moment, cards, target.meld, target.index));
    case 'place':
      return orOwnMeld(moment, cards, dropOnPlace(moment, cards, target.meld, target.place));
  }
}

/** Translates a press of a button; buttons that only open a panel are not handled here. */
export function buttonIntent(moment: TableMoment, button: ButtonId | ExtraId): Intent {
  const { selected, legal, prepared } = moment;
  if (isExtra(button)) return extraIntent(moment, button);
  if (button === 'discard') return discardIntent(moment, toDiscard(moment));
  if (button === 'meld') return meldIntent(moment, selected);
  if (button !== 'undo') return NOTHING;
  return legal.takeBacks.length === 0 && prepared.length > 0
    ? takeApart(moment, null)
    : attempt(moment, { type: 'takeBack' });
}

const isExtra = (button: ButtonId | ExtraId): button is ExtraId => EXTRAS.some((extra) => extra === button);

function toggled(selected: readonly Card[], card: Card): readonly Card[] {
  return selected.includes(card) ? selected.filter((other) => other !== card) : [...selected, card];
}

function discardIntent(moment: TableMoment, cards: readonly Card[]): Intent {
  const [card] = cards;
  if (card === undefined || cards.length > 1) {
    const any: SeatAction = { type: 'discard', card: moment.hand[0] ?? -1 };
    const code = refusal(moment.view, any);
    const tooEarly = code === 'notYourTurn' || code === 'notNow';
    return tooEarly ? { to: 'tell', code, action: any } : { to: 'tell', code: 'selectToDiscard', action: null };
  }
  return attempt(moment, { type: 'discard', card });
}

/** Lays these cards down as a new meld, or puts them aside for the contract; asks if they can be several melds. */
function meldIntent(moment: TableMoment, cards: readonly Card[]): Intent {
  const [first] = cards;
  if (first === undefined) {
    const [held] = moment.hand;
    // If melds stay in the hand until a player goes out, selecting cards would not help.
    const isInVain = moment.view.rules.play.when === 'goingOutOnly' && held !== undefined;
    return isInVain ? whyNoMeld(moment, held, [held]) : { to: 'tell', code: 'selectToMeld', action: null };
  }
  const melds = meldsOf(moment.view, cards);
  const options = melds.map(
    (reading): ChooserOption => ({ does: layOrPutAside(moment, reading), picture: reading, card: null }),
  );
  if (options.length === 0) return whyNoMeld(moment, first, cards);
  const isNamed = melds.every(({ kind, suits, rank }) => kind === 'set' && suits && rank === melds[0]?.rank);
  return isNamed ? onlyOrAsk('suits', options) : onlyOrAsk('meld', meldChoice(moment.view, options));
}

/** A single card dropped on the felt is seldom meant as a meld: out of turn it glides home without a message. */
function aloneOnFelt(moment: TableMoment, cards: readonly Card[]): Intent {
  const intent = meldIntent(moment, cards);
  const isIdle = intent.to === 'tell' && (intent.code === 'notYourTurn' || intent.code === 'notNow');
  return isIdle ? NOTHING : intent;
}

/**
 * A player who drops a whole meld on another one has missed the felt: the message says so, rather than what does not
 * fit.
 */
function orOwnMeld({ view }: TableMoment, cards: readonly Card[], intent: Intent): Intent {
  const isMissed = intent.to === 'tell' && MISSED.includes(intent.code) && meldsOf(view, cards).length > 0;
  return isMissed ? { to: 'tell', code: 'meldOfItsOwn', action: null } : intent;
}

const MISSED: readonly Notice['code'][] = ['meldFirst', 'doesNotFit', 'fitsNotAll', 'setFull'];

const layOrPutAside = (moment: TableMoment, reading: Reading): Intent =>
  owesContract(moment.view) ? putAside(moment, reading) : attempt(moment, { type: 'meld', reading });

/** Says why these cards can be neither laid down nor put aside. */
function whyNoMeld(moment: TableMoment, first: Card, cards: readonly Card[]): Intent {
  const { view } = moment;
  const action = { type: 'meld', reading: likeliest(view, first, cards) } as const;
  // Melds may be put aside at any time, so the problem is the cards.
  const code = owesContract(view)
    ? (meldProblem(view.rules, view.wildRank, action.reading) ?? 'notAMeld')
    : refusal(view, action);
  const isAlone = code === 'notAMeld' && cards.length === 1;
  return code === null
    ? { to: 'act', actions: [action] }
    : { to: 'tell', code: isAlone ? 'tooFewToMeld' : code, action };
}

/**
 * The reading to explain: a valid one that is forbidden for another reason, else the nearest; a set if the ranks agree.
 */
function likeliest(view: PlayerView, first: Card, cards: readonly Card[]): Reading {
  const [allowed] = readings(view, cards);
  if (allowed) return allowed;
  const naturals = cards.filter((card) => !isWild(view.rules, view.wildRank, card));
  const natural = naturals[0] ?? first;
  const rank = rankOf(natural);
  return naturals.every((card) => rankOf(card) === rank)
    ? { kind: 'set', suit: -1, rank, cards }
    : { kind: 'run', suit: suitOf(natural), rank: rank - cards.indexOf(natural), cards };
}
