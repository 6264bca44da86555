import {
  type Card,
  type Contract,
  contractOf,
  HIGH_ACE,
  isInPack,
  mostWilds,
  type Rank,
  rankOf,
  runBounds,
  suitOf,
} from '#engine';
import type { Notes } from './notes.ts';
import { promiseOf } from './promise.ts';

/** What a card still missing for the contract costs, against points in the hand. */
const MISSING = 12;
/** What cards beside the contract count, against cards that are missing. */
const WASTE = 0.3;
/** Of the places for a run in a suit so many are looked at, the fullest ones. */
const WINDOWS = 3;

/** One part of a contract as far as the hand goes. */
interface Part {
  /** Naturals for it. */
  readonly cards: readonly Card[];
  /** Places still empty, and how many of them wilds may take. */
  readonly empty: number;
  readonly forWilds: number;
}

/** How far a hand is from a contract. */
export interface Distance {
  /** Cards still missing. */
  readonly missing: number;
  /** Cards of the hand on the way to it; wilds always are. */
  readonly used: ReadonlySet<Card>;
}

/** How far a hand is from the contract of the deal (R62 to R67), by its best choice of sets and runs. */
export function distanceTo(notes: Notes, hand: readonly Card[]): Distance {
  const { rules, wilds, view } = notes;
  const contract = contractOf(rules, view.deal);
  if (!contract) return { missing: 0, used: new Set() };
  const naturals = hand.filter((card) => wilds[card] === 0);
  const jokers = hand.filter((card) => wilds[card] === 1);
  let best: Distance | null = null;
  for (const runs of runChoices(notes, contract, naturals)) {
    const parts = [...runs, ...setsBeside(notes, contract, naturals, runs)];
    const missing = missingIn(parts, jokers.length, contract, naturals);
    if (!best || missing < best.missing)
      best = { missing, used: new Set([...jokers, ...parts.flatMap((p) => p.cards)]) };
  }
  return best ?? { missing: contract.runs + contract.sets, used: new Set(jokers) };
}

/** What a hand is thought to cost a seat that has its contract still to lay. */
export function contractCost(notes: Notes, hand: readonly Card[]): number {
  const { missing, used } = distanceTo(notes, hand);
  const waste = hand.filter((card) => !used.has(card));
  return MISSING * missing + WASTE * promiseOf(notes, waste, notes.points).cost;
}

/** Empty places that no wild of the hand can take; where every card must lie (R67), cards that lie nowhere as well. */
function missingIn(parts: readonly Part[], wilds: number, { everyCard }: Contract, naturals: readonly Card[]): number {
  const empty = parts.reduce((sum, part) => sum + part.empty, 0);
  const forWilds = parts.reduce((sum, part) => sum + part.forWilds, 0);
  const missing = empty - Math.min(wilds, forWilds);
  if (!everyCard) return missing;
  const outside = naturals.length - parts.reduce((sum, part) => sum + part.cards.length, 0);
  // Every card outside makes room for one that is missing.
  return Math.max(missing, outside) + Math.min(missing, outside) / 2;
}

/** Every choice of suits for the runs, with the best places in each. */
function runChoices(notes: Notes, contract: Contract, naturals: readonly Card[]): readonly (readonly Part[])[] {
  const bySuit = [0, 1, 2, 3].map((suit) => runsIn(notes, contract, naturals, suit));
  let choices: (readonly Part[])[] = [[]];
  for (const runs of bySuit) {
    const longer = choices
      .filter(({ length }) => length < contract.runs)
      .flatMap((chosen) => runs.map((run) => [...chosen, run]));
    choices = [...choices, ...longer];
  }
  return choices.filter(({ length }) => length === contract.runs);
}

/** The fullest places for a run in a suit: of the shortest length, or of any where every card must lie (R67). */
function runsIn(notes: Notes, { runs, runMin, everyCard }: Contract, naturals: readonly Card[], suit: number): Part[] {
  if (runs === 0) return [];
  const { low, top, most } = runBounds(notes.rules);
  const inSuit = naturals.filter((card) => suitOf(card) === suit);
  const at = (rank: Rank): Card | undefined => inSuit.find((card) => rankOf(card) === (rank === HIGH_ACE ? 1 : rank));
  const found: Part[] = [];
  for (let size = runMin; size <= (everyCard ? most : runMin); size++) {
    for (let start = low; start + size - 1 <= top; start++) {
      const ranks = Array.from({ length: size }, (_, i) => start + i);
      const cards = new Set(ranks.map(at).filter((card) => card !== undefined));
      found.push(partOf(notes, [...cards], size));
    }
  }
  const outside = (part: Part): number => (everyCard ? inSuit.length - part.cards.length : 0);
  return found.sort((a, b) => a.empty + outside(a) - b.empty - outside(b)).slice(0, WINDOWS);
}

const partOf = ({ rules }: Notes, cards: readonly Card[], size: number): Part => {
  const empty = size - cards.length;
  return { cards, empty, forWilds: Math.min(empty, mostWilds(rules, size)) };
};

/** The fullest sets of different ranks from what the runs leave. */
function setsBeside(
  notes: Notes,
  { sets }: Contract,
  naturals: readonly Card[],
  runs: readonly Part[],
): readonly Part[] {
  if (sets === 0) return [];
  const { setMin, duplicates } = notes.rules.melds;
  const taken = new Set(runs.flatMap(({ cards }) => cards));
  const found: Part[] = [];
  for (let rank = 1; rank < HIGH_ACE; rank++) {
    if (!isInPack(notes.rules, rank)) continue;
    const alike = naturals.filter((card) => rankOf(card) === rank && !taken.has(card));
    const fit = duplicates
      ? alike
      : alike.filter((card, i) => alike.findIndex((o) => suitOf(o) === suitOf(card)) === i);
    found.push(partOf(notes, fit.slice(0, setMin), setMin));
  }
  return found.sort((a, b) => a.empty - b.empty).slice(0, sets);
}
