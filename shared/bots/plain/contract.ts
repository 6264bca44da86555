import {
  type Card,
  type Contract,
  contractOf,
  HIGH_ACE,
  type MeldKind,
  mostWilds,
  type Rank,
  type RuleSet,
  rankOf,
  runBounds,
  setLimit,
  suitOf,
  waysOf,
} from '#engine';
import type { Notes } from './notes.ts';

/** Naturals counted by suit and rank. */
interface Counts {
  /** By `suit * 16 + rank`. */
  readonly of: Uint8Array;
  /** Per suit, one bit per rank that a run may use; bit 14 is a high Ace. */
  readonly masks: readonly number[];
  /** Cards per suit. */
  readonly inSuit: readonly number[];
}

/** The bits for the places of a rank in a run. An Ace has two, 1 and 14. */
const runPlaceBits = (rank: Rank): number => (rank === 1 ? (1 << 1) | (1 << HIGH_ACE) : 1 << rank);

function countsOf(rules: RuleSet, naturals: readonly Card[]): Counts {
  const of = new Uint8Array(64);
  const masks = [0, 0, 0, 0];
  const inSuit = [0, 0, 0, 0];
  const { low, top } = runBounds(rules);
  const standing = ((2 << top) - 1) & -(1 << low);
  for (const card of naturals) {
    const suit = suitOf(card);
    const rank = rankOf(card);
    if (suit < 0) continue;
    (of[suit * 16 + rank] as number)++;
    (inSuit[suit] as number)++;
    masks[suit] = (masks[suit] as number) | (runPlaceBits(rank) & standing);
  }
  return { of, masks, inSuit };
}

/** The number of ranks in a mask. */
function naturalsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** How many places for a run are tried per suit, the fullest first: more where a suit may have several runs (R161). */
const PLACES_TRIED = { differ: 3, apart: 6, any: 6 } as const;

/** The most choices of runs that are weighed, those with the fewest gaps first. */
const MAX_CHOICES_WEIGHED = 2_000;

/** The part of a hand that goes towards one run or set of a contract. */
interface Part {
  readonly kind: 'run' | 'set';
  /** The suit of a run, the rank of a set. */
  readonly of: number;
  /** For a run, one bit per rank (`runPlaceBits`). */
  readonly span: number;
  readonly held: number;
  readonly empty: number;
  /** How many of the empty places wilds may fill. */
  readonly forWilds: number;
}

/** How far a hand is from a contract. */
export interface Distance {
  /** Places that neither a natural nor a wild of the hand fills. */
  readonly missing: number;
  /** Naturals of the hand with no place in the contract. */
  readonly waste: readonly Card[];
  /** Every card must lie in the contract (R67), so waste is as much in the way as an empty place. */
  readonly isWhole: boolean;
}

/** The distance from a hand to the contract of the deal (R62 to R67), by its best choice of sets and runs. */
export function distanceTo({ rules, wilds, view }: Notes, hand: readonly Card[]): Distance {
  const contract = contractOf(rules, view.deal);
  if (!contract) return { missing: 0, waste: [], isWhole: false };
  const naturals = hand.filter((card) => wilds[card] === 0);
  const spare = hand.length - naturals.length;
  const counts = countsOf(rules, naturals);
  const isWhole = contract.everyCard;
  let best: readonly Part[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const way of waysOf(rules, contract)) {
    chooseRuns(rules, way, counts, (runs) => {
      const parts = [...runs, ...setsBeside(rules, way, counts, runs)];
      const outside = naturals.length - parts.reduce((sum, { held }) => sum + held, 0);
      const steps = stepsTo(missingIn(parts, spare), outside, isWhole);
      if (steps < least) [least, best] = [steps, parts];
      return least + spare;
    });
  }
  return { missing: missingIn(best, spare), waste: wasteOf(naturals, best, rules), isWhole };
}

/**
 * Roughly how many cards are still needed. If the contract takes every card, discarding a useless card makes room
 * for a missing one.
 */
export const stepsTo = (missing: number, waste: number, isWhole: boolean): number =>
  isWhole ? Math.max(missing, waste) + Math.min(missing, waste) / 2 : missing;

function missingIn(parts: readonly Part[], wilds: number): number {
  let empty = 0;
  let forWilds = 0;
  for (const part of parts) {
    empty += part.empty;
    forWilds += part.forWilds;
  }
  return empty - Math.min(wilds, forWilds);
}

/** The naturals with no place in any part of a contract. */
function wasteOf(naturals: readonly Card[], parts: readonly Part[], rules: RuleSet): readonly Card[] {
  const room = parts.map(({ held }) => held);
  const taken = parts.map(() => new Set<number>());
  return naturals.filter((card) => {
    const index = parts.findIndex(
      (part, at) => (room[at] as number) > 0 && takes(part, card, taken[at] as Set<number>, rules),
    );
    if (index >= 0) (room[index] as number)--;
    return index < 0;
  });
}

/** Whether this part takes the card. Of equal cards, a run or a set without duplicates takes only the first. */
function takes({ kind, of, span }: Part, card: Card, taken: Set<number>, { melds }: RuleSet): boolean {
  const suit = suitOf(card);
  const ranks = runPlaceBits(rankOf(card));
  if (kind === 'run' ? suit !== of || (ranks & span) === 0 : (ranks & (1 << of)) === 0) return false;
  if (kind === 'set' && melds.duplicates) return true;
  const place = suit * 32 + (31 - Math.clz32(ranks));
  if (taken.has(place)) return false;
  taken.add(place);
  return true;
}

/**
 * Weighs the choices of places for the runs of a contract that may be in it together (R64, R161).
 * @param weigh returns from how many empty places on a choice is no longer of interest
 */
function chooseRuns(
  rules: RuleSet,
  contract: Contract,
  counts: Counts,
  weigh: (runs: readonly Part[]) => number,
): void {
  const sizes = sizesOf(contract, 'run');
  const placesFor = new Map([...new Set(sizes)].map((size) => [size, runsOf(rules, contract, counts, size)]));
  let tooMany = Number.POSITIVE_INFINITY;
  let weighed = 0;
  const choose = (runs: readonly Part[], empty: number, next: number): void => {
    const size = sizes[runs.length];
    if (size === undefined) {
      tooMany = ++weighed < MAX_CHOICES_WEIGHED ? weigh(runs) : Number.NEGATIVE_INFINITY;
      return;
    }
    const places = placesFor.get(size) as readonly Part[];
    // Runs of one size are chosen in the order of the list, so that no choice comes twice.
    for (let index = size === sizes[runs.length - 1] ? next : 0; index < places.length; index++) {
      const run = places[index] as Part;
      if (empty + run.empty >= tooMany) break;
      const beside = runBeside(rules, counts, run, runs);
      if (beside && empty + beside.empty < tooMany) choose([...runs, beside], empty + beside.empty, index);
    }
  };
  choose([], 0, 0);
}

/** The sizes of the sets or the runs that a contract asks for, longest first. */
const sizesOf = ({ melds }: Contract, wanted: MeldKind): readonly number[] =>
  melds.flatMap(({ kind, cards }) => (kind === wanted ? [cards] : [])).sort((a, b) => b - a);

/** The fullest places for a run of this size in each suit, the fullest first: of any length if every card must lie. */
function runsOf(rules: RuleSet, { everyCard }: Contract, counts: Counts, least: number): readonly Part[] {
  const { low, top, most } = runBounds(rules);
  const count = PLACES_TRIED[rules.play.contractAlike];
  const inSuits = counts.masks.flatMap((mask, suit) => {
    const found: Part[] = [];
    for (let size = least; size <= (everyCard ? most : least); size++) {
      for (let start = low; start + size - 1 <= top; start++) {
        // A longer place with no additional card only has more gaps.
        if (size > least && ((mask >> (start + size - 1)) & 1) === 0) continue;
        found.push(runAt(rules, suit, ((1 << size) - 1) << start, mask));
      }
    }
    const cost = ({ empty, held }: Part): number => empty + (everyCard ? (counts.inSuit[suit] as number) - held : 0);
    return found.sort((a, b) => cost(a) - cost(b)).slice(0, count);
  });
  return inSuits.sort((a, b) => a.empty - b.empty);
}

/** A run in a suit, filled from a mask of ranks. */
function runAt(rules: RuleSet, suit: number, span: number, mask: number): Part {
  const size = naturalsIn(span);
  const held = naturalsIn(mask & span);
  return { kind: 'run', of: suit, span, held, empty: size - held, forWilds: wildsForGaps(rules, span & ~mask, size) };
}

/** How many of these empty places of a run of a size wilds may fill (R45). */
function wildsForGaps(rules: RuleSet, gaps: number, size: number): number {
  const most = Math.min(naturalsIn(gaps), mostWilds(rules, 'run', size));
  if (rules.melds.wildLimit !== 'apart') return most;
  // Of places side by side every other one.
  let places = 0;
  for (let rest = gaps; rest !== 0; rest &= ~(3 * (rest & -rest))) places++;
  return places;
}

/** The run with the cards that other runs of the contract leave; null if it is too much like one of them (R161). */
function runBeside(rules: RuleSet, counts: Counts, run: Part, others: readonly Part[]): Part | null {
  const inSuit = others.filter(({ of }) => of === run.of);
  if (inSuit.length === 0) return run;
  const { contractAlike } = rules.play;
  if (contractAlike === 'differ') return null;
  if (contractAlike === 'apart' && inSuit.some((other) => goesOn(run.span, other.span))) return null;
  return runAt(rules, run.of, run.span, leftFor(counts, run.of, inSuit));
}

/** Whether one span of ranks goes on where another ends. */
const goesOn = (one: number, other: number): boolean =>
  (one & other) === 0 && (((one << 1) & other) !== 0 || ((other << 1) & one) !== 0);

/** The ranks of a suit that still have a card beside these runs. */
function leftFor(counts: Counts, suit: number, runs: readonly Part[]): number {
  let left = counts.masks[suit] as number;
  for (let rank = 1; rank < HIGH_ACE; rank++) {
    const bits = runPlaceBits(rank);
    if ((left & bits) === 0) continue;
    const used = runs.filter(({ span }) => (span & bits) !== 0).length;
    if (used >= (counts.of[suit * 16 + rank] as number)) left &= ~bits;
  }
  return left;
}

/** The fullest sets among the cards the runs leave, longest first: of different ranks where they must differ (R65). */
function setsBeside(rules: RuleSet, contract: Contract, counts: Counts, runs: readonly Part[]): readonly Part[] {
  const sizes = sizesOf(contract, 'set');
  if (sizes.length === 0) return [];
  const left = cardsLeft(counts, runs);
  return sizes.map((size) => {
    const most = contract.everyCard ? setLimit(rules) : size;
    let held = 0;
    let of = 0;
    for (let rank = 1; rank < HIGH_ACE; rank++) {
      const count = heldInSet(rules, left, rank);
      if (count <= held) continue;
      held = Math.min(count, most);
      of = rank;
      if (held === most) break;
    }
    takeSet(rules, left, of, held);
    const empty = Math.max(0, size - held);
    return { kind: 'set', of, span: 0, held, empty, forWilds: Math.min(empty, mostWilds(rules, 'set', size)) };
  });
}

/** The counts without the cards in these runs. */
function cardsLeft({ of }: Counts, runs: readonly Part[]): Uint8Array {
  const left = of.slice();
  for (const run of runs) {
    for (let rank = 1; rank < HIGH_ACE; rank++) {
      const place = run.of * 16 + rank;
      if ((run.span & runPlaceBits(rank)) !== 0 && (left[place] as number) > 0) (left[place] as number)--;
    }
  }
  return left;
}

/** How many cards of a rank can be in one set (R39). */
function heldInSet({ melds }: RuleSet, left: Uint8Array, rank: Rank): number {
  let held = 0;
  for (let suit = 0; suit < 4; suit++) {
    const count = left[suit * 16 + rank] as number;
    held += melds.duplicates ? count : Math.min(1, count);
  }
  return held;
}

/** Takes the cards of a set away, or all of its rank if no other set of the contract may have it (R161). */
function takeSet({ melds, play }: RuleSet, left: Uint8Array, rank: Rank, held: number): void {
  const suits = [0, 1, 2, 3].sort((a, b) => (left[b * 16 + rank] as number) - (left[a * 16 + rank] as number));
  let wanted = held;
  for (const suit of suits) {
    const count = left[suit * 16 + rank] as number;
    const taken = Math.min(wanted, melds.duplicates ? count : Math.min(1, count));
    left[suit * 16 + rank] = play.contractAlike === 'differ' ? 0 : count - taken;
    wanted -= taken;
  }
}
