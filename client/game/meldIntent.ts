import {
  type Card,
  claimFaces,
  faceOf,
  type LayOffAction,
  type Place,
  type PlayerView,
  refusal,
  type TableMeld,
} from '#engine';
import { attempt, type Intent, NOTHING } from './attempt.ts';
import { laidOff, layOffsTo, nearestPlace } from './layOffs.ts';
import type { Moment } from './moment.ts';

/** What a tap on a card of a meld means, whatever is selected. */
export function tapMeld(moment: Moment, id: number, index: number): Intent {
  const { view, selected } = moment;
  const meld = view.melds.find((one) => one.id === id);
  if (!meld) return NOTHING;
  const joined = join(moment, selected, meld, index);
  if (joined) return joined;
  const freeing = freedBy(view, meld, index).find((card) => !selected.includes(card));
  if (freeing !== undefined) return { to: 'select', cards: [freeing] };
  return selected.length === 0 ? NOTHING : whyNot(moment, selected, meld, index);
}

/** What letting cards go over a card of a meld means. */
export function dropOnMeld(moment: Moment, cards: readonly Card[], id: number, index: number): Intent {
  const meld = moment.view.melds.find((one) => one.id === id);
  if (!meld) return NOTHING;
  return join(moment, cards, meld, index) ?? whyNot(moment, cards, meld, index);
}

/** What a tap with cards selected, or letting them go, on an end of a meld means: all of them are laid off there. */
export function dropOnPlace(moment: Moment, cards: readonly Card[], id: number, place: Place): Intent {
  const meld = moment.view.melds.find((one) => one.id === id);
  if (!meld || cards.length === 0) return NOTHING;
  const actions = layOffsTo(moment.view, cards, meld, place);
  return actions ? { to: 'act', actions } : whyNoLayOff(moment.view, cards, meld, place);
}

/** Cards of the hand that would free the wild lying there; none when nothing there can be freed. */
function freedBy(view: PlayerView, meld: TableMeld, index: number): readonly Card[] {
  const faces = claimFaces(view.rules, view.wildRank, meld, index);
  return view.hand.filter((card) => faces.includes(faceOf(card)));
}

/** The swap or the lay-offs by which these cards join a meld; a near miss of the wild still means the only swap. */
function join({ view, legal }: Moment, cards: readonly Card[], meld: TableMeld, index: number): Intent | null {
  const [card] = cards;
  const swaps = legal.swaps.filter((swap) => swap.meld === meld.id && cards.length === 1 && swap.natural === card);
  const exact = swaps.find((swap) => swap.wild === meld.cards[index]);
  if (exact) return { to: 'act', actions: [exact] };
  const layOffs = layOffsTo(view, cards, meld, nearestPlace(meld, index));
  if (layOffs) return { to: 'act', actions: layOffs };
  const [only, ...others] = swaps;
  return only && others.length === 0 ? { to: 'act', actions: [only] } : null;
}

function whyNot(moment: Moment, cards: readonly Card[], meld: TableMeld, index: number): Intent {
  const { view } = moment;
  const [natural] = cards;
  const wild = meld.cards[index];
  const wantsWild = claimFaces(view.rules, view.wildRank, meld, index).length > 0;
  if (cards.length === 1 && natural !== undefined && wild !== undefined && wantsWild) {
    return attempt(moment, { type: 'swap', meld: meld.id, wild, natural });
  }
  return whyNoLayOff(view, cards, meld, nearestPlace(meld, index));
}

/** Lays off in thought as far as it goes and says what stops it. */
function whyNoLayOff(view: PlayerView, cards: readonly Card[], meld: TableMeld, place: Place): Intent {
  let left = cards.map((card): LayOffAction => ({ type: 'layOff', card, meld: meld.id, place }));
  let then = view;
  for (let next = left.find((action) => refusal(view, action) === null); next; ) {
    const done = next;
    then = laidOff(then, done);
    left = left.filter((action) => action !== done);
    next = left.find((action) => refusal(then, action) === null);
  }
  const [stopped] = left;
  const code = stopped ? refusal(then, stopped) : null;
  if (!stopped || code === null) return NOTHING;
  const isMisfit = code === 'doesNotFit' || code === 'setFull';
  return isMisfit && cards.length > 1
    ? { to: 'tell', code: 'fitsNotAll', action: null }
    : { to: 'tell', code, action: stopped };
}
