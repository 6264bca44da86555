import type { Place, Reading, Seat } from '../actions.ts';
import { ACE, type Card, faceOf, KING, type Rank, rankOf, type Suit, suitOf } from '../cards/cards.ts';
import { packCount } from '../cards/pack.ts';
import { changeAt } from '../cards/piles.ts';
import type { RuleSet } from '../ruleSet.ts';
import type { TableMeld } from '../state.ts';
import {
  asksPair,
  HIGH_ACE,
  isAllWild,
  isInOwnPlace,
  isNaturalAt,
  keepsWildLimit,
  limitsJoining,
  setHolds,
  standsFor,
  swapFaces,
  type WildTable,
  wildTable,
} from './wilds.ts';

/** Limits of runs: from rank `low` to rank `top`, where 14 is a high Ace, with at most `most` cards. */
export interface RunBounds {
  readonly low: Rank;
  readonly top: Rank;
  readonly most: number;
}

// With one Ace a run has thirteen cards at most (§4.38, §4.88), with one at each end fourteen.
const RUN_BOUNDS: Record<RuleSet['melds']['runAce'], RunBounds> = {
  low: { low: 1, top: KING, most: KING },
  lowOrHigh: { low: 1, top: HIGH_ACE, most: KING },
  highOrLow: { low: 1, top: HIGH_ACE, most: KING },
  eitherEnd: { low: 1, top: HIGH_ACE, most: HIGH_ACE },
  high: { low: 2, top: HIGH_ACE, most: KING },
};
const stripped = (low: Rank): RunBounds => ({ low, top: HIGH_ACE, most: HIGH_ACE + 1 - low });
const STRIPPED_RUN_BOUNDS: Record<RuleSet['pack']['lowestRank'], RunBounds | null> = {
  2: null,
  3: stripped(3),
  4: stripped(4),
  6: stripped(6),
};

/** The limits of runs (R43). In a stripped pack Aces are always high. */
export const runBounds = ({ melds, pack }: RuleSet): RunBounds =>
  STRIPPED_RUN_BOUNDS[pack.lowestRank] ?? RUN_BOUNDS[melds.runAce];

/** Whether a card of that rank exists in the game (R4). */
export const isRank = (rules: RuleSet, rank: Rank): boolean =>
  Number.isInteger(rank) && (rank === ACE || (rank >= rules.pack.lowestRank && rank <= KING));

/** The most cards in a set (R38): if wilds may not exceed them, the cards that exist of its rank (R40, §4.82). */
export function setLimit(rules: RuleSet): number {
  const { setMax, overflow, duplicates, setWild } = rules.melds;
  const limit = setMax || Number.POSITIVE_INFINITY;
  if (!duplicates) return overflow && setWild === 'anyMissing' ? limit : Math.min(limit, 4);
  return overflow ? limit : Math.min(limit, 4 * packCount(rules, rules.table.maxPlayers));
}

/** How many cards of a set may be, or stand for, one suit (R39, R52): one per pack at most, unless R40 lifts this. */
export function suitLimit(rules: RuleSet): number {
  const { overflow, duplicates } = rules.melds;
  if (!duplicates) return 1;
  return overflow ? Number.POSITIVE_INFINITY : packCount(rules, rules.table.maxPlayers);
}

/** Returns why these cards are not the new set or run that the reading says (R36 to R52), or null if they are. */
export function meldProblem(
  rules: RuleSet,
  wildRank: Rank,
  reading: Reading,
): 'notAMeld' | 'setFull' | 'tooManyWilds' | null {
  const { cards } = reading;
  const wilds = wildTable(rules, wildRank);
  if (new Set(cards).size !== cards.length) return 'notAMeld';
  if (!cards.every((card, index) => wilds[card] === 1 || isInOwnPlace(reading, index))) return 'notAMeld';
  if (!(reading.kind === 'set' ? isSet(rules, reading) : isRun(rules, reading))) return 'notAMeld';
  if (reading.kind === 'set' && cards.length > setLimit(rules)) return 'setFull';
  return keepsWildLimit(rules, wilds, reading) ? null : 'tooManyWilds';
}

/** Whether these cards are the new meld that the reading says (E1 to E8). */
export const isMeld = (rules: RuleSet, wildRank: Rank, reading: Reading): boolean =>
  meldProblem(rules, wildRank, reading) === null;

function isSet(rules: RuleSet, reading: Reading): boolean {
  const { cards, rank, suit, suits } = reading;
  const { kinds, setMin, setWild, duplicates } = rules.melds;
  if (kinds === 'runs' || suit !== -1 || !isRank(rules, rank) || cards.length < setMin) return false;
  if (setWild === 'named') return suits !== undefined && areNamed(rules, reading, suits);
  const naturals = cards.filter((card) => rankOf(card) === rank);
  return suits === undefined && (duplicates || areDistinct(naturals.map(suitOf)));
}

/** Whether every card of the set names a suit, naturals their own, and no suit too often (R39, R40, R52). */
function areNamed(rules: RuleSet, { cards, rank }: Reading, suits: readonly Suit[]): boolean {
  const fit = cards.every((card, i) => isSuit(suits[i]) && (rankOf(card) !== rank || suits[i] === suitOf(card)));
  return fit && suits.length === cards.length && suits.every((suit) => hasRoomFor(rules, suits, suit, 0));
}

/** Whether these suits, with `more` cards of one of them, stay within its limit. */
const hasRoomFor = (rules: RuleSet, suits: readonly Suit[], suit: Suit, more: 0 | 1): boolean =>
  suits.filter((other) => other === suit).length + more <= suitLimit(rules);

function isRun(rules: RuleSet, { cards, rank, suit, suits }: Reading): boolean {
  const { low, top, most } = runBounds(rules);
  if (rules.melds.kinds === 'sets' || !isSuit(suit) || suits !== undefined || !Number.isInteger(rank)) return false;
  const size = cards.length;
  return size >= rules.melds.runMin && size <= most && rank >= low && rank + size - 1 <= top;
}

const isSuit = (suit: unknown): boolean => suit === 0 || suit === 1 || suit === 2 || suit === 3;
const areDistinct = (suits: readonly Suit[]): boolean => new Set(suits).size === suits.length;

const SET_PLACES: readonly Place[] = ['set'];
const RUN_PLACES: readonly Place[] = ['low', 'high'];

/** The places where a card may join a meld of that kind. */
export const placesIn = ({ kind }: Pick<Reading, 'kind'>): readonly Place[] =>
  kind === 'set' ? SET_PLACES : RUN_PLACES;

/**
 * Whether a card fits a meld. `full`: it would fit, but the set is full (R38). `tooManyWilds`: the wild limit forbids
 * it (R47). `onlyWilds`: a special meld of wilds takes only wilds (R49).
 */
export type Fit = 'yes' | 'no' | 'full' | 'tooManyWilds' | 'onlyWilds';

/**
 * Returns whether a card fits a meld at that place (R38 to R52, §4.12).
 * @param suit the suit a wild stands for, only in sets that name suits (R52)
 */
export function fits(rules: RuleSet, wilds: WildTable, meld: Reading, card: Card, place: Place, suit?: Suit): Fit {
  const isWild = wilds[card] === 1;
  if ((meld.kind === 'set') !== (place === 'set')) return 'no';
  if (meld.kind === 'set' ? !isWild && rankOf(card) !== meld.rank : !fitsRun(rules, isWild, meld, card, place)) {
    return 'no';
  }
  if (rules.melds.allWild === 'special' && !isWild && isAllWild(rules, wilds, meld.cards)) return 'onlyWilds';
  if (meld.kind === 'set') {
    if (meld.cards.length >= setLimit(rules)) return 'full';
    if (!fitsSuits(rules, meld, card, suit)) return 'no';
  } else if (suit !== undefined) return 'no';
  if (!limitsJoining(rules)) return 'yes';
  return keepsWildLimit(rules, wilds, extended(meld, card, place, suit)) ? 'yes' : 'tooManyWilds';
}

function fitsRun(rules: RuleSet, isWild: boolean, meld: Reading, card: Card, place: Place): boolean {
  const { low, top, most } = runBounds(rules);
  const size = meld.cards.length;
  const rank = place === 'low' ? meld.rank - 1 : meld.rank + size;
  return rank >= low && rank <= top && size < most && (isWild || isNaturalAt(card, meld.suit, rank));
}

/** Whether the suit of the card is free in the set, and named where it must be. */
function fitsSuits(rules: RuleSet, set: Reading, card: Card, suit: Suit | undefined): boolean {
  const own = rankOf(card) === set.rank ? suitOf(card) : undefined;
  if (rules.melds.setWild === 'anyMissing') {
    return suit === undefined && (own === undefined || rules.melds.duplicates || !setHolds(set, own));
  }
  const named = own ?? suit;
  if (!isSuit(named) || (suit !== undefined && suit !== named)) return false;
  return hasRoomFor(rules, set.suits ?? [], named as Suit, 1);
}

/** A meld with a card added. `suit`: what a wild stands for in a set that names suits (R52). */
export function extended<Meld extends Reading>(meld: Meld, card: Card, place: Place, suit: Suit = suitOf(card)): Meld {
  if (place === 'low') return { ...meld, rank: meld.rank - 1, cards: [card, ...meld.cards] };
  const cards = [...meld.cards, card];
  return meld.suits ? { ...meld, cards, suits: [...meld.suits, suit] } : { ...meld, cards };
}

/** The cards that free a wild: the natural for its place and, where the set asks for two, the one that joins (R156). */
export interface Naturals {
  readonly natural: Card;
  readonly second?: Card;
}

/** The one or two cards that free a wild. */
export const naturalsOf = ({ natural, second }: Naturals): readonly Card[] =>
  second === undefined ? [natural] : [natural, second];

/** A meld with a natural in the place of a wild (R85). In a set that names suits this is the named card (R52). */
export function swapped<Meld extends Reading>(meld: Meld, index: number, { natural, second }: Naturals): Meld {
  const after = { ...meld, cards: changeAt(meld.cards, index, () => natural) };
  return second === undefined ? after : extended(after, second, 'set');
}

/** Whether these cards free the wild at `index` (R90, R91), two at once where the set asks for them (R156). */
export function freesWild(
  rules: RuleSet,
  wildRank: Rank,
  meld: TableMeld,
  index: number,
  { natural, second }: Naturals,
): boolean {
  if (!swapFaces(rules, wildRank, meld, index).includes(faceOf(natural))) return false;
  if (!asksPair(rules, meld)) return second === undefined;
  if (second === undefined || second === natural || rankOf(second) !== meld.rank) return false;
  return fits(rules, wildTable(rules, wildRank), swapped(meld, index, { natural }), second, 'set') === 'yes';
}

/**
 * Returns the ways to free the wild at `index` with some of these cards. Two that may change places are one way, with
 * the lower card in the place of the wild.
 */
export function waysToFree(
  rules: RuleSet,
  wildRank: Rank,
  meld: TableMeld,
  index: number,
  cards: readonly Card[],
): readonly Naturals[] {
  const faces = swapFaces(rules, wildRank, meld, index);
  if (faces.length === 0) return [];
  const singles = cards.filter((card) => faces.includes(faceOf(card))).map((natural): Naturals => ({ natural }));
  if (!asksPair(rules, meld)) return singles;
  const isNamed = standsFor(meld, index).suit >= 0;
  return singles.flatMap(({ natural }) =>
    cards
      .filter((second) => isNamed || second > natural)
      .map((second) => ({ natural, second }))
      .filter((pair) => freesWild(rules, wildRank, meld, index, pair)),
  );
}

/** A meld with a card more from this seat. `suit`: what a wild stands for in a set that names suits (R52). */
export const withPlaced = (
  meld: TableMeld,
  place: Place,
  card: Card,
  seat: Seat,
  suit: Suit = suitOf(card),
): TableMeld => ({
  ...extended(meld, card, place, suit),
  owners: place === 'low' ? [seat, ...meld.owners] : [...meld.owners, seat],
});

/** A meld with naturals from this seat in the place of a wild (R85, R156). */
export function withNaturals(meld: TableMeld, index: number, naturals: Naturals, seat: Seat): TableMeld {
  const owners = changeAt(meld.owners, index, () => seat);
  return {
    ...swapped(meld, index, naturals),
    owners: naturals.second === undefined ? owners : [...owners, seat],
  };
}

/** A meld without the card at this end, when its play is taken back. */
export function withoutPlaced(meld: TableMeld, place: Place): TableMeld {
  const suits = meld.suits && { suits: cut(meld.suits, place) };
  const rank = place === 'low' ? meld.rank + 1 : meld.rank;
  return { ...meld, rank, cards: cut(meld.cards, place), owners: cut(meld.owners, place), ...suits };
}

const cut = <Item>(items: readonly Item[], place: Place): readonly Item[] =>
  place === 'low' ? items.slice(1) : items.slice(0, -1);
