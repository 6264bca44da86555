import {
  type Card,
  type Opening,
  openingIn,
  openingLacks,
  openingPoints,
  type Rank,
  type Reading,
  readings,
} from '#engine';
import type { Notes } from './notes.ts';
import { type AlikeCards, alikeIn, type PossibleMeld, possibleMelds } from './possibleMelds.ts';

/** The opening that the viewer lacks (R154, R155), as far as it is laid; null where it needs none or has it. */
export function lackingIn({ view }: Notes): Opening | null {
  const opening = openingIn(view);
  return opening && openingLacks(opening) ? opening : null;
}

/** The melds chosen so far, and what they leave. */
interface Progress {
  readonly chosen: readonly PossibleMeld[];
  readonly points: number;
  readonly lacksRun: boolean;
  /** How many wilds are in no meld. */
  readonly wilds: number;
  /** How many cards are in no meld. */
  readonly left: number;
  /** The cost of the naturals that stay in hand for certain. */
  readonly cost: number;
}

interface Search {
  /** By cards that are alike: the melds of which they are the first. */
  readonly from: readonly (readonly PossibleMeld[])[];
  /** By cards that are alike: the most points that they and the later ones bring to an opening, but for wilds. */
  readonly most: readonly number[];
  /** By cards that are alike: the cost of one in hand, but for wilds. */
  readonly costs: readonly number[];
  /** The most points of a wild in an opening. */
  readonly mostPerWild: number;
  readonly wildCost: number;
  /** By cards that are alike: how many are free. */
  readonly open: number[];
  readonly needed: number;
  readonly kept: number;
  /** The most melds that may be laid (R57). */
  readonly mostMelds: number;
  /** Which of the cards that are alike must be in a meld; -1 if none, or a Joker. */
  readonly owed: number;
  /** Whether the card that must be in a meld is wild, so that it may replace another card. */
  readonly owesWild: boolean;
  best: Progress | null;
  steps: number;
}

/** With several wilds there are too many ways; those with high cards come first and are mostly the best. */
const MAX_STEPS = 4000;

const RANKS: readonly Rank[] = Array.from({ length: 13 }, (_, index) => index + 1);

/** The demands on an opening, apart from the cards. */
export interface OpeningNeed {
  /** Its part on the table. */
  readonly begun: Opening;
  /** How many cards must stay in hand. */
  readonly kept: number;
  /** The card that must be in one of the melds; -1 if none. */
  readonly owed: Card;
}

/** The new melds of these cards that complete an opening and leave the fewest points; null if there are none. */
export function findOpening(notes: Notes, cards: readonly Card[], need: OpeningNeed): readonly Reading[] | null {
  const { wilds, points } = notes;
  const { begun, kept, owed } = need;
  const free = cards.filter((card) => wilds[card] === 1).sort((a, b) => Number(b === owed) - Number(a === owed));
  const alike = alikeIn(notes, cards);
  const melds = [...possibleMelds(notes.rules, alike, free.length)].sort(
    (a, b) => a.wilds - b.wilds || b.points - a.points,
  );
  const place = alike.findIndex((like) => like.cards.includes(owed));
  const owesWild = free[0] === owed;
  if (place >= 0 && !owesWild && !melds.some(({ places }) => places.includes(place))) return null;
  const isOfUse = new Set(melds.flatMap(({ places }) => places));
  const search: Search = {
    from: alike.map((_, index) => melds.filter(({ first }) => first === index)),
    most: sumsFrom(
      alike.map((like, index) =>
        isOfUse.has(index) && !like.isWild ? like.cards.length * mostPoints(notes, like.rank) : 0,
      ),
    ),
    costs: alike.map((like) => (like.isWild ? 0 : points(like.cards[0] as Card) + 1)),
    mostPerWild: Math.max(...RANKS.map((rank) => mostPoints(notes, rank))),
    wildCost: Math.max(1, ...free.map(points)),
    open: alike.map((like) => like.cards.length),
    needed: begun.needed,
    kept,
    mostMelds: mostMeldsNow(notes),
    owed: place,
    owesWild,
    best: null,
    steps: 0,
  };
  const start = { chosen: [], points: begun.points, lacksRun: begun.lacksRun, wilds: free.length, cost: 0 };
  visit(search, 0, { ...start, left: cards.length });
  return search.best && laidOut(notes, search.best, alike, free);
}

/** The most points of a card of this rank in an opening; an Ace below a two has its own (R158). */
const mostPoints = ({ rules }: Notes, rank: Rank): number =>
  Math.max(
    openingPoints(rules, { kind: 'set', suit: -1, rank, cards: [0] }),
    openingPoints(rules, { kind: 'run', suit: 0, rank, cards: [0] }),
  );

/** How many melds may still be laid in this turn (R57). */
function mostMeldsNow({ rules, view }: Notes): number {
  if (rules.play.meldsPerTurn === 0) return Number.POSITIVE_INFINITY;
  return view.draft.plays.some(({ type }) => type === 'meld') ? 0 : 1;
}

const sumsFrom = (values: readonly number[]): readonly number[] =>
  [...values, 0].map((_, index) => values.slice(index).reduce((sum, value) => sum + value, 0));

function visit(search: Search, from: number, so: Progress): void {
  const { open, most, needed, best, costs } = search;
  let at = from;
  while (open[at] === 0) at++;
  if (so.points + (most[at] as number) + so.wilds * search.mostPerWild < needed) return;
  if ((best && so.cost >= best.cost) || search.steps++ > MAX_STEPS) return;
  if (at === open.length) {
    const cost = so.cost + so.wilds * search.wildCost;
    const isWhole = so.points >= needed && !so.lacksRun && so.left >= search.kept;
    if (isWhole && laysOwed(search, so) && (!best || cost < best.cost)) search.best = { ...so, cost };
    return;
  }
  const melds = so.chosen.length < search.mostMelds ? (search.from[at] as readonly PossibleMeld[]) : [];
  for (const meld of melds) {
    if (meld.wilds > so.wilds || !take(search, meld)) continue;
    visit(search, at, withMeld(so, meld));
    release(search, meld);
  }
  if (at === search.owed && !search.owesWild && !laysOwed(search, so)) return;
  const left = open[at] as number;
  open[at] = 0;
  visit(search, at + 1, { ...so, cost: so.cost + left * (costs[at] as number) });
  open[at] = left;
}

/** Whether a meld takes the owed card, as itself or for another. */
const laysOwed = ({ owed, owesWild }: Search, { chosen }: Progress): boolean =>
  (owed < 0 && !owesWild) ||
  chosen.some(({ places, replacing }) => (owesWild && replacing > 0) || (owed >= 0 && places.includes(owed)));

/** Takes the cards of a meld that are laid as themselves; false, and takes none, if one is missing. */
function take(search: Search, meld: PossibleMeld): boolean {
  let isFree = true;
  for (const place of meld.places) if (place >= 0 && --(search.open[place] as number) < 0) isFree = false;
  if (!isFree) release(search, meld);
  return isFree;
}

function release({ open }: Search, { places }: PossibleMeld): void {
  for (const place of places) if (place >= 0) (open[place] as number)++;
}

const withMeld = (so: Progress, meld: PossibleMeld): Progress => ({
  chosen: [...so.chosen, meld],
  points: so.points + meld.points,
  lacksRun: so.lacksRun && !meld.isPure,
  wilds: so.wilds - meld.wilds,
  left: so.left - meld.places.length,
  cost: so.cost,
});

/** The melds chosen, of real cards. */
function laidOut(
  { view, rules }: Notes,
  { chosen }: Progress,
  alike: readonly AlikeCards[],
  free: readonly Card[],
): readonly Reading[] {
  const held = alike.map((like) => like.cards.toSorted((a, b) => free.indexOf(a) - free.indexOf(b)));
  const asThemselves = chosen.map(({ places }) => places.map((place) => held[place]?.shift()));
  const wilds = free.filter((card) => !asThemselves.some((cards) => cards.includes(card)));
  return chosen.map(({ kind, suit, rank }, index) => {
    const cards = (asThemselves[index] ?? []).map((card) => card ?? (wilds.shift() as Card));
    const reading: Reading = { kind, suit, rank, cards };
    if (kind === 'run' || rules.melds.setWild === 'anyMissing') return reading;
    return readings(view, cards).find((named) => named.kind === kind && named.rank === rank) ?? reading;
  });
}
