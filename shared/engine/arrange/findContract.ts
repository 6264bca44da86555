import type { MeldKind, Reading } from '../actions.ts';
import { type Card, KING, type Rank, SUITS, type Suit } from '../cards/cards.ts';
import { isRank } from '../melds/melds.ts';
import { HIGH_ACE } from '../melds/wilds.ts';
import type { RuleSet } from '../ruleSet.ts';
import { contractOf } from './contracts.ts';
import type { Contract } from './contractTables.ts';
import { type Group, groupsFrom, homesIn } from './groups.ts';
import { layPlan } from './layPlan.ts';
import { type SearchHand, searchHandOf } from './searchHand.ts';

/** Returns a way to lay this deal's contract with as few wilds as possible (R62), or null if there is none. */
export function findContract(
  rules: RuleSet,
  wildRank: Rank,
  deal: number,
  hand: readonly Card[],
): readonly Reading[] | null {
  const contract = contractOf(rules, deal);
  if (!contract) return null;
  const holding = searchHandOf(rules, wildRank, hand, longestRun(contract));
  const groups = contract.everyCard ? wholeHand(holding, contract) : cheapest(holding, contract);
  if (!groups) return null;
  const homes = groups.reduce((sum, group) => sum + group.homes, 0);
  const needed = groups.reduce((sum, group) => sum + group.min, 0);
  const beside = contract.everyCard ? holding.wilds.length - homes : needed;
  return layPlan(holding, { groups, beside, alone: [], left: [], points: 0 }, () => 0).readings;
}

/** The fewest cards of each run; the runs of a contract are alike. */
const longestRun = ({ melds }: Contract): number | undefined => melds.find(({ kind }) => kind === 'run')?.cards;

const countOf = ({ melds }: Contract, kind: MeldKind): number => melds.filter((meld) => meld.kind === kind).length;

/** The minimum number of wild cards that a group uses. */
const costOf = ({ min, homes }: Group): number => min + homes;

/** Every run of a suit that may be laid, the cheapest first. */
function runsIn(holding: SearchHand, suit: Suit): readonly Group[] {
  const left = holding.naturals.map(({ cards }) => cards.length);
  const runs = holding.naturals
    .flatMap((natural, place) => (natural.suit === suit ? groupsFrom(holding, left, place, holding.wilds.length) : []))
    .filter(({ kind }) => kind === 'run');
  const { beside, bounds, runMin, wilds } = holding;
  const max = Math.min(bounds.most, beside[0] as number);
  const isAllowed = holding.rules.melds.kinds !== 'sets' && runMin <= max && runMin <= wilds.length;
  const ofWilds = {
    kind: 'run',
    suit,
    ranks: [bounds.low],
    places: [],
    min: runMin,
    max,
    homes: 0,
    apart: false,
  } as const;
  return (isAllowed ? [...runs, ofWilds] : runs).sort(
    (a, b) => costOf(a) - costOf(b) || a.places.length - b.places.length,
  );
}

/** Calls `visit` for every choice of `count` runs of different suits; `runs` are given per suit. */
function eachChoice(
  runs: readonly (readonly Group[])[],
  count: number,
  visit: (chosen: readonly Group[]) => void,
  chosen: readonly Group[] = [],
  suit = 0,
): void {
  if (chosen.length === count) visit(chosen);
  else if (suit < runs.length) {
    for (const run of runs[suit] as readonly Group[]) eachChoice(runs, count, visit, [...chosen, run], suit + 1);
    eachChoice(runs, count, visit, chosen, suit + 1);
  }
}

/** The groups of a contract that cost the fewest wilds. */
function cheapest(holding: SearchHand, contract: Contract): readonly Group[] | null {
  const runs = countOf(contract, 'run');
  const sets = countOf(contract, 'set');
  const choices = [...SUITS].map((_, suit) => (runs === 0 ? [] : undominated(runsIn(holding, suit))));
  const left = holding.naturals.map(({ cards }) => cards.length);
  let best: readonly Group[] | null = null;
  let fewest = holding.wilds.length + 1;
  eachChoice(choices, runs, (chosen) => {
    const cost = chosen.reduce((sum, group) => sum + costOf(group), 0);
    if (cost >= fewest) return;
    const places = chosen.flatMap((group) => group.places);
    for (const place of places) (left[place] as number)--;
    const found = setsOf(holding, left, sets);
    for (const place of places) (left[place] as number)++;
    if (!found) return;
    const all = found.reduce((sum, group) => sum + costOf(group), cost);
    if (all >= fewest) return;
    fewest = all;
    best = [...chosen, ...found];
  });
  return best;
}

/** Drops every run that uses all naturals of a cheaper or equally cheap one. */
const undominated = (runs: readonly Group[]): readonly Group[] =>
  runs.filter((run, i) => !runs.slice(0, i).some(({ places }) => places.every((place) => run.places.includes(place))));

/** The cheapest sets of different ranks that the remaining naturals allow. */
function setsOf(holding: SearchHand, left: readonly number[], count: number): readonly Group[] | null {
  if (count === 0) return [];
  const sets: Group[] = [];
  for (let rank = 1; rank <= KING; rank++) {
    const set = isRank(holding.rules, rank) ? setOf(holding, left, rank) : null;
    if (set) sets.push(set);
  }
  return sets.length < count ? null : sets.sort((a, b) => costOf(a) - costOf(b)).slice(0, count);
}

/** The smallest set of a rank that needs the fewest wilds, or null if there is none. */
function setOf(holding: SearchHand, left: readonly number[], rank: Rank): Group | null {
  const { rules, at, beside, bounds, setLimit, twins } = holding;
  const { kinds, setMin, duplicates } = rules.melds;
  if (kinds === 'runs') return null;
  const places: number[] = [];
  for (let suit = 0; suit < 4; suit++) {
    const place = at[suit * 16 + (rank === 1 && bounds.low > 1 ? HIGH_ACE : rank)];
    const held = place === undefined ? 0 : (left[place] as number);
    const most = Math.min(duplicates ? held : Math.min(held, 1), setMin - places.length);
    for (let i = 0; i < most; i++) places.push(place as number);
  }
  const min = setMin - places.length;
  if (min > (beside[places.length] as number) || setMin > setLimit) return null;
  const apart = ((twins >> rank) & 1) === 1;
  return { kind: 'set', suit: -1, ranks: [rank], places, min, max: min, homes: homesIn(holding, places), apart };
}

/** The runs of a contract that use every card. */
function wholeHand(holding: SearchHand, contract: Contract): readonly Group[] | null {
  const runs = countOf(contract, 'run');
  const { naturals, wilds } = holding;
  const mustLie = naturals.map(({ cards, isWild }) => (isWild ? 0 : cards.length));
  const covers = ({ suit, places }: Group): boolean =>
    mustLie.every((count, at) => naturals[at]?.suit !== suit || places.filter((place) => place === at).length >= count);
  const choices = [...SUITS].map((_, suit) => runsIn(holding, suit).filter(covers));
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  let found: readonly Group[] | null = null;
  eachChoice(choices, runs, (chosen) => {
    const free = wilds.length - sum(chosen.map(({ homes }) => homes));
    const isAll = mustLie.every((count, at) => count === 0 || chosen.some(({ suit }) => suit === naturals[at]?.suit));
    const min = sum(chosen.map((group) => group.min));
    if (isAll && min <= free && free <= sum(chosen.map(({ max }) => max))) found ??= chosen;
  });
  return found;
}
