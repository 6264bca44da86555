import { type Card, printCard, RANKS, type Rank, type Reading, type RuleSet, rankOf, SUITS, suitOf } from '#engine';
import { isWildCard, keepsLimit, liesWild, type OracleDeal, oracleNaturalAt } from './wildCards.ts';

/**
 * The melds of every game of the family, written only from the rulebook (R36 to R52, §4.12 to §4.17, §4.38, §4.66
 * to §4.69, §4.82, §4.86 to §4.88, §4.101), so that the engine can be checked against it. Slow on purpose: tries every
 * order of the cards at every place.
 */

/** The orders of ranks that runs may follow (R43): a run is an unbroken part of one of these lists. */
function runLines({ melds, pack }: RuleSet): readonly (readonly Rank[])[] {
  const middle = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].filter((rank) => rank >= pack.lowestRank);
  const high = [...middle, 14];
  if (pack.lowestRank > 2 || melds.runAce === 'high') return [high];
  const low = [1, ...middle];
  if (melds.runAce === 'low') return [low];
  return melds.runAce === 'eitherEnd' ? [[1, ...high]] : [low, high];
}

/** Number of packs at the largest table (R2). The settled rules of smaller tables have a lower limit for sets. */
function packsOf({ pack, table }: RuleSet): number {
  const isLarge = table.maxPlayers > 4;
  const most = Math.ceil(table.maxPlayers / 2);
  return { one: 1, two: 2, twoAbove4: isLarge ? 2 : 1, threeAbove4: isLarge ? 3 : 2, halfOfPlayers: most }[pack.packs];
}

/** The most cards of a set (R38): if wilds may not exceed the cards that exist (R40), four per pack. */
function mostInSet(rules: RuleSet): number {
  const { setMax, overflow, duplicates } = rules.melds;
  const capped = setMax === 0 ? 1000 : setMax;
  return overflow ? capped : Math.min(capped, duplicates ? 4 * packsOf(rules) : 4);
}

const areDistinct = (things: readonly unknown[]): boolean => new Set(things).size === things.length;

/** Whether the cards, in the order given, are the meld that the reading says. */
export function oracleIsMeld(meld: Reading, deal: OracleDeal): boolean {
  const { rules } = deal;
  const { cards, kind } = meld;
  if (!areDistinct(cards)) return false;
  if (!cards.every((card, index) => isWildCard(deal, card) || !liesWild(meld, index))) return false;
  if (rules.melds.kinds !== 'both' && rules.melds.kinds !== `${kind}s`) return false;
  return (kind === 'set' ? isSet(meld, rules) : isRun(meld, rules)) && keepsLimit(deal, meld);
}

function isSet(meld: Reading, rules: RuleSet): boolean {
  const { cards, rank, suit, suits } = meld;
  const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].filter((r) => r === 1 || r >= rules.pack.lowestRank);
  if (suit !== -1 || !ranks.includes(rank)) return false;
  if (cards.length < rules.melds.setMin || cards.length > mostInSet(rules)) return false;
  const naturals = cards.filter((_, index) => !liesWild(meld, index));
  if (!rules.melds.duplicates && !areDistinct(naturals.map(suitOf))) return false;
  if (rules.melds.setWild !== 'named') return suits === undefined;
  if (suits?.length !== cards.length || !suits.every((s) => [0, 1, 2, 3].includes(s))) return false;
  const areOwn = cards.every((card, index) => liesWild(meld, index) || suits[index] === suitOf(card));
  return areOwn && (rules.melds.duplicates ? areThere(suits, rules) : areDistinct(suits));
}

/** Whether the named suits exist, once per pack, unless wilds may exceed the cards that exist (R40, R52). */
const areThere = (suits: readonly number[], rules: RuleSet): boolean =>
  rules.melds.overflow ||
  [0, 1, 2, 3].every((suit) => suits.filter((named) => named === suit).length <= packsOf(rules));

function isRun({ cards, rank, suit, suits }: Reading, rules: RuleSet): boolean {
  if (![0, 1, 2, 3].includes(suit) || suits !== undefined || cards.length < rules.melds.runMin) return false;
  return runLines(rules).some((line) => {
    const start = line.indexOf(rank);
    return start >= 0 && start + cards.length <= line.length;
  });
}

/**
 * Returns a name that is equal for equivalent melds: it ignores the order within a set, which of two wilds is where,
 * and which of two identical cards is used.
 * @example "run 4H: 4H * 6H", "set Q: QH QS *", "set Q: QH QS *D" where suits are named
 */
export function meldClass(meld: Reading): string {
  const places = meld.cards.map((card, index) => {
    const named = meld.suits === undefined ? '' : SUITS[meld.suits[index] ?? -1];
    return liesWild(meld, index) ? `*${named}` : printCard(card).split('.')[0];
  });
  if (meld.kind === 'set') return `set ${RANKS[meld.rank - 1]}: ${places.sort().join(' ')}`;
  return `run ${RANKS[(meld.rank - 1) % 13]}${SUITS[meld.suit]}: ${places.join(' ')}`;
}

/** Returns every meld that exactly these cards can form, one of each class. */
export function everyReading(cards: readonly Card[], deal: OracleDeal): Map<string, Reading> {
  const found = new Map<string, Reading>();
  const add = (meld: Reading): void => {
    if (oracleIsMeld(meld, deal)) found.set(meldClass(meld), meld);
  };
  for (let rank = 1; rank <= 14; rank++) {
    for (const set of setsOf(cards, rank, deal)) add(set);
    for (let suit = 0; suit < 4; suit++) {
      for (const order of ordersThatFit(cards, suit, rank, deal)) add({ kind: 'run', suit, rank, cards: order });
    }
  }
  return found;
}

/** The cards as a set of that rank, with every naming where suits are named, without distinguishing the wilds. */
export function setsOf(cards: readonly Card[], rank: Rank, { rules }: OracleDeal): Reading[] {
  const set: Reading = { kind: 'set', suit: -1, rank, cards };
  if (rules.melds.setWild !== 'named') return [set];
  const naturals = cards.filter((card) => rankOf(card) === rank);
  const wilds = cards.filter((card) => rankOf(card) !== rank);
  let ways: number[][] = [[]];
  for (const _ of wilds) {
    ways = ways.flatMap((way) =>
      [0, 1, 2, 3].filter((suit) => suit >= (way.at(-1) ?? 0)).map((suit) => [...way, suit]),
    );
  }
  const sorted = { ...set, cards: [...naturals, ...wilds] };
  return ways.map((suits) => ({ ...sorted, suits: [...naturals.map(suitOf), ...suits] }));
}

/**
 * Returns every order of the cards in which each fits its place of a run. Cards that are natural nowhere in that suit
 * appear in one order only: they are wilds, and which of them is where is irrelevant.
 */
function ordersThatFit(cards: readonly Card[], suit: number, rank: Rank, deal: OracleDeal): Card[][] {
  if (cards.length === 0) return [[]];
  if (rank + cards.length - 1 > 14) return [];
  const orders: Card[][] = [];
  const stranger = cards.find((card) => suitOf(card) !== suit);
  for (const card of cards) {
    if (!oracleNaturalAt(card, suit, rank) && !isWildCard(deal, card)) continue;
    if (suitOf(card) !== suit && card !== stranger) continue;
    const others = cards.filter((other) => other !== card);
    for (const tail of ordersThatFit(others, suit, rank + 1, deal)) orders.push([card, ...tail]);
  }
  return orders;
}

/** Every subset of the cards, including the empty one and all of them. */
export function everySelection(cards: readonly Card[]): Card[][] {
  const [first, ...others] = cards;
  if (first === undefined) return [[]];
  const without = everySelection(others);
  return [...without, ...without.map((selection) => [first, ...selection])];
}

/** Every new meld of some of the cards. */
export function everyNewMeld(cards: readonly Card[], deal: OracleDeal): Map<string, Reading> {
  const found = new Map<string, Reading>();
  for (const selection of everySelection(cards)) {
    if (selection.length < 3) continue;
    for (const [name, meld] of everyReading(selection, deal)) found.set(name, meld);
  }
  return found;
}
