import {
  type Card,
  type Contract,
  contractOf,
  HIGH_ACE,
  mostWilds,
  type Rank,
  type RuleSet,
  rankOf,
  runBounds,
  suitOf,
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

/** How many places for a run are tried per suit, the fullest first. */
const MAX_PLACES = 3;

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

/** The contract as it is sought: how many sets and runs, and the fewest cards of each run. */
interface Sought {
  readonly sets: number;
  readonly runs: number;
  readonly runMin: number;
  readonly everyCard: boolean;
}

function soughtIn({ melds, everyCard }: Contract): Sought {
  const runs = melds.filter(({ kind }) => kind === 'run').map(({ cards }) => cards);
  return { sets: melds.length - runs.length, runs: runs.length, runMin: Math.max(0, ...runs), everyCard };
}

/** The distance from a hand to the contract of the deal (R62 to R67), by its best choice of sets and runs. */
export function distanceTo({ rules, wilds, view }: Notes, hand: readonly Card[]): Distance {
  const asked = contractOf(rules, view.deal);
  if (!asked) return { missing: 0, waste: [], isWhole: false };
  const contract = soughtIn(asked);
  const naturals = hand.filter((card) => wilds[card] === 0);
  const spare = hand.length - naturals.length;
  const counts = countsOf(rules, naturals);
  const isWhole = contract.everyCard;
  let best: readonly Part[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const runs of runChoices(rules, contract, counts)) {
    const parts = contract.sets === 0 ? runs : [...runs, ...setsBeside(rules, contract, counts, runs)];
    const outside = naturals.length - parts.reduce((sum, { held }) => sum + held, 0);
    const steps = stepsTo(missingIn(parts, spare), outside, isWhole);
    if (steps >= least) continue;
    least = steps;
    best = parts;
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
  const taken = new Set<number>();
  return naturals.filter((card) => {
    const index = parts.findIndex((part, at) => (room[at] as number) > 0 && takes(part, card, taken, rules));
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
  const place = (kind === 'run' ? 0 : 1024) + suit * 32 + (31 - Math.clz32(ranks));
  if (taken.has(place)) return false;
  taken.add(place);
  return true;
}

/** All choices of suits for the runs, with the fullest places in each suit. */
function runChoices(rules: RuleSet, contract: Sought, counts: Counts): readonly (readonly Part[])[] {
  let choices: (readonly Part[])[] = [[]];
  if (contract.runs === 0) return choices;
  for (let suit = 0; suit < 4; suit++) {
    const runs = runsIn(rules, contract, counts, suit);
    const open = choices.filter(({ length }) => length < contract.runs);
    for (const run of runs) for (const chosen of open) choices.push([...chosen, run]);
    // Choices too short to be completed by the remaining suits are dropped.
    choices = choices.filter(({ length }) => length + 3 - suit >= contract.runs);
  }
  return choices;
}

/** The fullest places for a run in a suit: of minimum length, or of any length if every card must lie (R67). */
function runsIn(rules: RuleSet, { runMin, everyCard }: Sought, counts: Counts, suit: number): readonly Part[] {
  const { low, top, most } = runBounds(rules);
  const mask = counts.masks[suit] as number;
  const inSuit = counts.inSuit[suit] as number;
  const found: Part[] = [];
  for (let size = runMin; size <= (everyCard ? most : runMin); size++) {
    const limit = mostWilds(rules, size);
    for (let start = low; start + size - 1 <= top; start++) {
      const span = ((1 << size) - 1) << start;
      const held = naturalsIn(mask & span);
      const empty = size - held;
      // A longer place with no additional card only has more gaps.
      if (size > runMin && ((mask >> (start + size - 1)) & 1) === 0) continue;
      found.push({ kind: 'run', of: suit, span, held, empty, forWilds: Math.min(empty, limit) });
    }
  }
  const cost = ({ empty, held }: Part): number => empty + (everyCard ? inSuit - held : 0);
  return found.sort((a, b) => cost(a) - cost(b)).slice(0, MAX_PLACES);
}

/** The fullest sets, all of different ranks, among the cards the runs leave. */
function setsBeside(rules: RuleSet, { sets }: Sought, counts: Counts, runs: readonly Part[]): readonly Part[] {
  const { setMin, duplicates } = rules.melds;
  const limit = mostWilds(rules, setMin);
  const found: Part[] = [];
  for (let rank = 1; rank < HIGH_ACE; rank++) {
    const places = runPlaceBits(rank);
    let held = 0;
    for (let suit = 0; suit < 4; suit++) {
      const count = counts.of[suit * 16 + rank] as number;
      const isRun = runs.some(({ of, span }) => of === suit && (span & places & (counts.masks[suit] as number)) !== 0);
      const left = isRun ? count - 1 : count;
      held += duplicates ? left : Math.min(1, left);
    }
    if (held === 0) continue;
    const empty = Math.max(0, setMin - held);
    const part = { kind: 'set', of: rank, span: 0, held: Math.min(held, setMin) } as const;
    found.push({ ...part, empty, forWilds: Math.min(empty, limit) });
  }
  found.sort((a, b) => a.empty - b.empty);
  while (found.length < sets) found.push({ kind: 'set', of: 0, span: 0, held: 0, empty: setMin, forWilds: limit });
  return found.slice(0, sets);
}
