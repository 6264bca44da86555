import {
  type Card,
  extended,
  faceOf,
  type LayOffAction,
  type Place,
  type PlayerView,
  preview,
  refusal,
  type SwapAction,
  swapFaces,
  swapped,
  type TableMeld,
} from '#engine';
import type { ChooserOption, Intent } from './intents.ts';
import { layOffsTo, nearestPlace, waysTo } from './layOffs.ts';
import { attempt, NOTHING, onlyOrAsk, type TableMoment } from './moment.ts';

/** Translates a tap on a card of a meld, with or without cards selected. */
export function tapMeld(moment: TableMoment, id: number, index: number): Intent {
  const { view, selected } = moment;
  const meld = view.melds.find((one) => one.id === id);
  if (!meld) return NOTHING;
  const joined = join(moment, selected, meld, index);
  if (joined) return joined;
  const freeing = freedBy(view, meld, index).find((card) => !selected.includes(card));
  if (freeing !== undefined) return { to: 'select', cards: [freeing] };
  return selected.length === 0 ? NOTHING : whyNot(moment, selected, meld, index);
}

/**
 * Translates dragging a wild into the hand: swaps it for the card that frees it. If several could, lifts one, as a tap
 * does.
 */
export function swapForWild(moment: TableMoment, id: number, index: number): Intent {
  const { view, legal, selected } = moment;
  const wild = view.melds.find((one) => one.id === id)?.cards[index];
  const swaps = legal.swaps.filter((swap) => swap.meld === id && swap.wild === wild);
  const chosen = swaps.find(({ natural }) => selected.length === 1 && selected[0] === natural) ?? swaps[0];
  const isClear = chosen && (selected.includes(chosen.natural) || new Set(swaps.map(faceOfNatural)).size === 1);
  if (!isClear) return tapMeld(moment, id, index);
  return swapIntent(
    view,
    swaps.filter(({ natural }) => natural === chosen.natural),
  );
}

const faceOfNatural = ({ natural }: SwapAction) => faceOf(natural);

/** Translates dropping cards on a card of a meld. */
export function dropOnMeld(moment: TableMoment, cards: readonly Card[], id: number, index: number): Intent {
  const meld = moment.view.melds.find((one) => one.id === id);
  if (!meld) return NOTHING;
  return join(moment, cards, meld, index) ?? whyNot(moment, cards, meld, index);
}

/** Translates a tap or a drop on an end of a meld: lays all these cards off there. */
export function dropOnPlace(moment: TableMoment, cards: readonly Card[], id: number, place: Place): Intent {
  const meld = moment.view.melds.find((one) => one.id === id);
  if (!meld || cards.length === 0) return NOTHING;
  return layOffIntent(moment.view, cards, meld, place) ?? whyNoLayOff(moment.view, cards, meld, place);
}

/** The cards of the hand that would free the wild at `index`; empty if there is no wild to free. */
function freedBy(view: PlayerView, meld: TableMeld, index: number): readonly Card[] {
  const faces = swapFaces(view.rules, view.wildRank, meld, index);
  return view.hand.filter((card) => faces.includes(faceOf(card)));
}

/** The swap or lay-offs by which these cards join a meld. A tap that just misses the wild still means the only swap. */
function join({ view, legal }: TableMoment, cards: readonly Card[], meld: TableMeld, index: number): Intent | null {
  const [card] = cards;
  const swaps = legal.swaps.filter((swap) => swap.meld === meld.id && cards.length === 1 && swap.natural === card);
  const exact = swaps.filter((swap) => swap.wild === meld.cards[index]);
  if (exact.length > 0) return swapIntent(view, exact);
  const layOffs = layOffIntent(view, cards, meld, nearestPlace(meld, index));
  if (layOffs) return layOffs;
  const isOneWild = new Set(swaps.map(({ wild }) => wild)).size === 1;
  return isOneWild ? swapIntent(view, swaps) : null;
}

/** Lays all these cards off; asks if a single wild may stand for several suits (R52). */
function layOffIntent(view: PlayerView, cards: readonly Card[], meld: TableMeld, place: Place): Intent | null {
  const [card, another] = cards;
  const ways = card !== undefined && another === undefined ? waysTo(view, card, meld, place) : [];
  if (ways.length > 1) {
    const optionOf = (action: LayOffAction): ChooserOption => ({
      does: { to: 'act', actions: [action] },
      picture: extended(meld, action.card, place, action.suit),
      card: action.card,
    });
    return onlyOrAsk('suits', ways.map(optionOf));
  }
  const actions = layOffsTo(view, cards, meld, place);
  return actions && { to: 'act', actions };
}

/** The swap; asks if the wild may go to several places (R88). `swaps` differ only in where the wild goes. */
const swapIntent = (view: PlayerView, swaps: readonly SwapAction[]): Intent =>
  onlyOrAsk(
    'wildPlace',
    swaps.map((swap) => ({ does: { to: 'act', actions: [swap] }, picture: pictureAfter(view, swap), card: swap.wild })),
  );

/** The meld the wild moves to, after the swap; null if the wild goes to the hand. */
function pictureAfter({ melds }: PlayerView, { meld, wild, natural, to }: SwapAction): TableMeld | null {
  const target = to && melds.find(({ id }) => id === to.meld);
  if (!target) return null;
  const free = target.id === meld ? swapped(target, target.cards.indexOf(wild), natural) : target;
  return { ...target, ...extended(free, wild, to.place) };
}

function whyNot(moment: TableMoment, cards: readonly Card[], meld: TableMeld, index: number): Intent {
  const { view } = moment;
  const [natural] = cards;
  const wild = meld.cards[index];
  const wantsWild = swapFaces(view.rules, view.wildRank, meld, index).length > 0;
  if (cards.length === 1 && natural !== undefined && wild !== undefined && wantsWild) {
    return attempt(moment, { type: 'swap', meld: meld.id, wild, natural });
  }
  return whyNoLayOff(view, cards, meld, nearestPlace(meld, index));
}

/** Simulates laying off as many of the cards as possible and says what stops the next one. */
function whyNoLayOff(view: PlayerView, cards: readonly Card[], meld: TableMeld, place: Place): Intent {
  let left = cards.map((card): LayOffAction => ({ type: 'layOff', card, meld: meld.id, place }));
  let then = view;
  for (let next = firstDone(then, left); next; next = firstDone(then, left)) {
    const { action, after } = next;
    then = after;
    left = left.filter((other) => other !== action);
  }
  const [stopped] = left;
  const code = stopped ? refusal(then, stopped) : null;
  if (!stopped || code === null) return NOTHING;
  const isMisfit = code === 'doesNotFit' || code === 'setFull';
  return isMisfit && cards.length > 1
    ? { to: 'tell', code: 'fitsNotAll', action: null }
    : { to: 'tell', code, action: stopped };
}

/** The first of these lay-offs that is legal, and the view after it. */
function firstDone(view: PlayerView, actions: readonly LayOffAction[]) {
  for (const action of actions) {
    const after = preview(view, action);
    if (after) return { action, after };
  }
  return null;
}
