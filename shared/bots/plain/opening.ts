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
import { type AlikeCards, naturalsIn, type PossibleMeld, possibleMelds } from './possibleMelds.ts';

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
  readonly wilds: number;
  /** How many cards are in no meld. */
  readonly left: number;
  /** The cost of the naturals that stay in hand for certain. */
  readonly cost: number;
}

interface Search {
  /** By natural: the melds of which it is the first. */
  readonly from: readonly (readonly PossibleMeld[])[];
  /** By natural: the most points that it and the later ones bring to an opening. */
  readonly most: readonly number[];
  /** By natural: the cost of such a card in hand. */
  readonly costs: readonly number[];
  /** The most points of a wild in an opening. */
  readonly mostPerWild: number;
  readonly wildCost: number;
  /** By natural: how many are free. */
  readonly open: number[];
  readonly needed: number;
  readonly kept: number;
  /** The natural that must be in a meld; -1 if none. */
  readonly owed: number;
  readonly leastWilds: number;
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
  const naturals = naturalsIn(
    cards.filter((card) => wilds[card] === 0),
    points,
  );
  const melds = [...possibleMelds(notes.rules, naturals, free.length)].sort(
    (a, b) => a.wilds - b.wilds || b.points - a.points,
  );
  const place = naturals.findIndex(({ cards: alike }) => alike.includes(owed));
  if (place >= 0 && !melds.some(({ places }) => places.includes(place))) return null;
  const value = (rank: Rank, alike: readonly Card[]): number =>
    openingPoints(notes.rules, { kind: 'set', suit: -1, rank, cards: alike });
  const isOfUse = new Set(melds.flatMap(({ places }) => places));
  const values = naturals.map(({ rank, cards: alike }, index) => (isOfUse.has(index) ? value(rank, alike) : 0));
  const search: Search = {
    from: naturals.map((_, index) => melds.filter(({ first }) => first === index)),
    most: sumsFrom(values),
    costs: naturals.map(({ cards: alike }) => points(alike[0] as Card) + 1),
    mostPerWild: Math.max(...RANKS.map((rank) => value(rank, free.slice(0, 1)))),
    wildCost: Math.max(1, ...free.map(points)),
    open: naturals.map(({ cards: alike }) => alike.length),
    needed: begun.needed,
    kept,
    owed: place,
    leastWilds: free[0] === owed ? 1 : 0,
    best: null,
    steps: 0,
  };
  const start = { chosen: [], points: begun.points, lacksRun: begun.lacksRun, wilds: free.length, cost: 0 };
  visit(search, 0, { ...start, left: cards.length }, free.length);
  return search.best && laidOut(notes, search.best, naturals, free);
}

const sumsFrom = (values: readonly number[]): readonly number[] =>
  [...values, 0].map((_, index) => values.slice(index).reduce((sum, value) => sum + value, 0));

function visit(search: Search, from: number, so: Progress, wilds: number): void {
  const { open, most, needed, best, costs } = search;
  let at = from;
  while (open[at] === 0) at++;
  if (so.points + (most[at] as number) + so.wilds * search.mostPerWild < needed) return;
  if ((best && so.cost >= best.cost) || search.steps++ > MAX_STEPS) return;
  if (at === open.length) {
    const cost = so.cost + so.wilds * search.wildCost;
    const isWhole = so.points >= needed && !so.lacksRun && so.left >= search.kept;
    if (isWhole && wilds - so.wilds >= search.leastWilds && (!best || cost < best.cost)) search.best = { ...so, cost };
    return;
  }
  for (const meld of search.from[at] as readonly PossibleMeld[]) {
    if (meld.wilds > so.wilds || !take(search, meld)) continue;
    visit(search, at, withMeld(so, meld), wilds);
    release(search, meld);
  }
  if (at === search.owed && !so.chosen.some(({ places }) => places.includes(at))) return;
  const left = open[at] as number;
  open[at] = 0;
  visit(search, at + 1, { ...so, cost: so.cost + left * (costs[at] as number) }, wilds);
  open[at] = left;
}

/** Takes the naturals of a meld; false, and takes none, if one is missing. */
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
  naturals: readonly AlikeCards[],
  free: readonly Card[],
): readonly Reading[] {
  const held = naturals.map(({ cards }) => [...cards]);
  const wilds = [...free];
  return chosen.map(({ kind, suit, rank, places }) => {
    const cards = places.map((place) => (place < 0 ? wilds : (held[place] as Card[])).shift() as Card);
    const reading: Reading = { kind, suit, rank, cards };
    if (kind === 'run' || rules.melds.setWild === 'anyMissing') return reading;
    return readings(view, cards).find((named) => named.kind === kind && named.rank === rank) ?? reading;
  });
}
