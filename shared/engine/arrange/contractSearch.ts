import { ACE, type Rank, type Suit } from '../cards/cards.ts';
import { canCut } from '../melds/wilds.ts';
import { canCoverAll, canCoverFrom } from './contractCover.ts';
import { type ContractHand, indexOf } from './contractHand.ts';
import { type MeldCount, outlookOf } from './contractOutlook.ts';
import { addSets } from './contractSets.ts';
import {
  type ContractPlan,
  type ContractSearch,
  END_RANK,
  type Filling,
  isInReach,
  isWildLast,
  mostInRun,
  type PartRun,
  returnFilling,
  stateKey,
  takeFilling,
} from './contractState.ts';
import { isExact } from './contracts.ts';
import { type Contract, countAlike } from './contractTables.ts';

const FILLINGS: readonly Filling[] = ['natural', 'home', 'wild'];
const SUIT_COUNT = 4;
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

/** Returns the melds of a contract with as few wilds as possible, or null if the hand does not have them. */
export function planContract(hand: ContractHand, contract: Contract): ContractPlan | null {
  const search = searchFor(hand, contract);
  if (!search) return null;
  const held = sum(hand.naturals);
  // A Joker that is not wild.
  if (contract.everyCard && held + hand.wilds < hand.cards.length) return null;
  const asked = sum(contract.melds.map(({ cards }) => cards));
  const fewest = contract.everyCard ? hand.wilds : Math.max(0, asked - held);
  for (search.rest = fewest; search.rest <= hand.wilds; search.rest++) {
    if (canComplete(search, ACE, [])) return search;
  }
  return null;
}

/** The start of a search, or null if the rules do not allow such melds or the hand has too few cards. */
function searchFor(hand: ContractHand, contract: Contract): ContractSearch | null {
  const { rules, bounds, setLimit, cards } = hand;
  const [runs, sets] = (['run', 'set'] as const).map((kind) => sizesOf(contract, kind)) as [number[], number[]];
  const alike = rules.play.contractAlike;
  if (runs.some((size) => rules.melds.kinds === 'sets' || size > bounds.most)) return null;
  if (sets.some((size) => rules.melds.kinds === 'runs' || size > setLimit)) return null;
  if ((alike === 'differ' && runs.length > SUIT_COUNT) || sum([...runs, ...sets]) > cards.length) return null;
  const exact = isExact(rules, contract);
  const wanted = { runs: countSizes(contract, 'run'), sets: countSizes(contract, 'set') };
  const outlook = outlookOf(hand, { ...wanted, alikeSets: alike === 'differ' ? 1 : sets.length, exact });
  const least = runs.length > 0 ? Math.min(...runs) : null;
  if (contract.everyCard && !canCoverAll(hand, outlook, least, sets.length)) return null;
  return {
    hand,
    outlook,
    exact,
    everyCard: contract.everyCard,
    alike,
    runSizes: wanted.runs.map(({ size }) => size),
    setSizes: wanted.sets.map(({ size }) => size),
    runsOpen: wanted.runs.map(({ count }) => count),
    setsOpen: wanted.sets.map(({ count }) => count),
    naturals: hand.naturals.slice(),
    homes: hand.homes.slice(),
    alwaysWild: hand.alwaysWild.slice(),
    rest: 0,
    others: hand.twins.map(() => 0),
    suits: 0,
    runs: [],
    sets: [],
    wildRuns: [],
    failed: new Set(),
  };
}

const sizesOf = ({ melds }: Contract, kind: 'run' | 'set'): number[] =>
  melds.filter((meld) => meld.kind === kind).map(({ cards }) => cards);

/** The sizes of the melds of a kind and how many of each, the largest first. */
const countSizes = ({ melds }: Contract, kind: 'run' | 'set'): readonly MeldCount[] =>
  countAlike(melds.filter((meld) => meld.kind === kind))
    .map(({ cards: size, count }) => ({ size, count }))
    .sort((one, other) => other.size - one.size);

/** Whether the contract can be completed from this rank on, with these runs that reach up to it. */
function canComplete(search: ContractSearch, rank: Rank, runs: readonly PartRun[]): boolean {
  if (!isInReach(search, rank, runs) || (search.everyCard && !canCoverFrom(search, rank, runs))) return false;
  const key = stateKey(search, rank, runs);
  if (search.failed.has(key)) return false;
  if (extendRuns(search, { rank, ended: 0, short: 0, runs: [] }, runs)) return true;
  search.failed.add(key);
  return false;
}

/** The decisions about a rank. */
interface Step {
  readonly rank: Rank;
  /** Bit mask of the suits in which a run ended below it. */
  readonly ended: number;
  /** Bit mask of the suits in which a run has a wild there. */
  readonly short: number;
  /** The runs that have a card there. */
  readonly runs: readonly PartRun[];
}

/** Ends or extends each of these runs, then goes on with the rank. */
function extendRuns(search: ContractSearch, step: Step, runs: readonly PartRun[]): boolean {
  const [run, ...others] = runs;
  if (!run) return beginRuns(search, step, 0);
  const { rank, ended } = step;
  if (isWhole(search, run)) {
    search.runs.push(run);
    if (extendRuns(search, { ...step, ended: ended | (1 << run.suit) }, others)) return true;
    search.runs.pop();
    // Further cards help only if they must be in it, or if runs may not touch.
    if (!search.everyCard && search.alike !== 'apart') return false;
  }
  if (rank > search.hand.bounds.top || run.cards >= mostInRun(search, run.asked)) return false;
  for (const filling of FILLINGS) {
    if (filling === 'wild' && isWildLast(search, run)) continue;
    if (!takeFilling(search, filling, run.suit, rank)) continue;
    if (extendRuns(search, withRun(step, extendedRun(run, filling), filling), others)) return true;
    returnFilling(search, filling, run.suit, rank);
  }
  return false;
}

const withRun = (step: Step, run: PartRun, filling: Filling): Step => ({
  rank: step.rank,
  ended: step.ended,
  short: filling === 'wild' ? step.short | (1 << run.suit) : step.short,
  runs: [...step.runs, run],
});

function extendedRun(run: PartRun, filling: Filling): PartRun {
  const { suit, start, asked, cards, wilds, first, second } = run;
  const longer = { suit, start, asked, cards: cards + 1, filling, before: run };
  if (filling !== 'wild') return { ...longer, wilds, first, second };
  if (first < 0) return { ...longer, wilds: 1, first: cards, second };
  return { ...longer, wilds: wilds + 1, first, second: second < 0 ? cards : second };
}

function isWhole({ hand }: ContractSearch, { asked, cards, wilds, first, second }: PartRun): boolean {
  if (cards < asked || wilds > (hand.mostWilds.run[cards] as number)) return false;
  return hand.rules.melds.wildLimit !== 'one' || wilds < 2 || canCut(cards, first, second);
}

/** Begins runs at this rank. `from`: the sizes and suits before it are decided. */
function beginRuns(search: ContractSearch, step: Step, from: number): boolean {
  const { runSizes, runsOpen, alike } = search;
  for (let choice = from; choice < runSizes.length * SUIT_COUNT; choice++) {
    const suit = choice % SUIT_COUNT;
    const sizeIndex = (choice - suit) / SUIT_COUNT;
    const asked = runSizes[sizeIndex] as number;
    if (runsOpen[sizeIndex] === 0 || !mayBegin(search, step, suit, asked)) continue;
    const before = search.suits;
    (runsOpen[sizeIndex] as number)--;
    if (alike === 'differ') search.suits |= 1 << suit;
    for (const filling of FILLINGS) {
      if (!takeFilling(search, filling, suit, step.rank)) continue;
      const places = filling === 'wild' ? { wilds: 1, first: 0 } : { wilds: 0, first: -1 };
      const run = { suit, start: step.rank, asked, cards: 1, filling, before: null, ...places, second: -1 };
      if (beginRuns(search, withRun(step, run, filling), choice)) return true;
      returnFilling(search, filling, suit, step.rank);
    }
    search.suits = before;
    (runsOpen[sizeIndex] as number)++;
  }
  return addSets(search, step.rank, () => finishRank(search, step));
}

/** Whether a run of this suit and size may start at the rank, and there are wilds for its gaps. */
function mayBegin(
  { hand, alike, suits, outlook, rest }: ContractSearch,
  step: Step,
  suit: Suit,
  size: number,
): boolean {
  const { rank, ended } = step;
  if (rank < hand.bounds.low || rank + size - 1 > hand.bounds.top) return false;
  const closed = { differ: suits, apart: ended, any: 0 }[alike];
  const gaps = outlook.gaps[suit] as readonly number[];
  return ((closed >> suit) & 1) === 0 && (gaps[rank + size] as number) - (gaps[rank] as number) <= rest;
}

/** Goes on to the next rank, or lays the rest of the contract with wilds alone. */
function finishRank(search: ContractSearch, { rank, short, runs }: Step): boolean {
  if (rank === END_RANK) return addWildMelds(search);
  for (let suit = 0; suit < SUIT_COUNT && rank > ACE; suit++) {
    // A natural is left that must be laid, or would save a wild.
    const isNeeded = search.everyCard || ((short >> suit) & 1) === 1;
    if (isNeeded && search.naturals[indexOf(suit, rank)] !== 0) return false;
  }
  return canComplete(search, rank + 1, runs);
}

/** Lays the melds not begun with wilds alone (R49), and every wild left where all cards must be laid. */
function addWildMelds(search: ContractSearch): boolean {
  const { hand, everyCard, runSizes, setSizes, runsOpen, setsOpen, rest } = search;
  const runs = repeat(runSizes, runsOpen);
  const sets = repeat(setSizes, setsOpen);
  const least = sum(runs) + sum(sets);
  if (least > rest || (least > 0 && !hand.allWild)) return false;
  let over = everyCard ? rest - least : 0;
  const enlarged = (sizes: readonly number[], most: number): number[] =>
    sizes.map((size) => {
      const more = Math.min(over, most - size);
      over -= more;
      return size + more;
    });
  const wildRuns = enlarged(runs, hand.bounds.most);
  const wildSets = enlarged(sets, hand.setLimit);
  if (over > 0) return false;
  search.wildRuns.push(...wildRuns);
  search.sets.push(...wildSets.map((wilds) => ({ rank: 0, naturals: [], homes: [], wilds })));
  return true;
}

const repeat = (sizes: readonly number[], counts: readonly number[]): number[] =>
  sizes.flatMap((size, i) => Array.from({ length: counts[i] as number }, () => size));
