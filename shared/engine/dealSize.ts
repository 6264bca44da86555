import { type Card, isJoker, type Rank, rankOf } from './cards.ts';
import type { RuleSet } from './ruleSet.ts';
import { wildTable } from './wilds.ts';

const COURT = 11;
const ACE = 1;

/** How many packs a table of this size plays with (R2). */
export function packCount(rules: RuleSet, seats: number): number {
  switch (rules.pack.packs) {
    case 'one':
      return 1;
    case 'two':
      return 2;
    case 'twoAbove4':
      return seats > 4 ? 2 : 1;
    case 'threeAbove4':
      return seats > 4 ? 3 : 2;
    case 'halfOfPlayers':
      return Math.ceil(seats / 2);
  }
}

/** How many Jokers lie in them (R3). */
export const jokerCount = (rules: RuleSet, seats: number): number =>
  rules.pack.jokers === 'twoPerPack' ? 2 * packCount(rules, seats) : rules.pack.jokers;

/** Is this rank left in the pack (R4). */
export const isInPack = (rules: RuleSet, rank: Rank): boolean => rank === ACE || rank >= rules.pack.lowestRank;

/** All cards of the game (E39): packs without what is taken out, and the Jokers. */
export const packSize = (rules: RuleSet, seats: number): number =>
  packCount(rules, seats) * 4 * (15 - rules.pack.lowestRank) + jokerCount(rules, seats);

/** How many deals the game has, the one with only the Joker wild included (R27, R28); Infinity to a target (R140). */
export const dealCount = (rules: RuleSet): number =>
  rules.game.end === 'target'
    ? Number.POSITIVE_INFINITY
    : rules.wilds.schedule.length + (rules.wilds.jokerDeal ? 1 : 0);

/** Cards each, where no upcard says it (R12 to R14). */
export function handSize(rules: RuleSet, seats: number, deal: number): number {
  const { size, cards, cardsIfFew, fewPlayers } = rules.deal;
  if (size === 'byRound') return cards + deal - 1;
  return cardsIfFew > 0 && seats <= fewPlayers ? cardsIfFew : cards;
}

/**
 * The hand that a first card dealt face up gives, itself included (R15 to R20, E34 to E38): `buried`, it goes back and
 * another is turned; `choice`, its owner says 2 or 12 (4.90). A permanent wild that gives 15 gives as many in the way
 * that other upcards count, and is not buried as small.
 */
export function upcardHand(rules: RuleSet, card: Card): number | 'buried' | 'choice' {
  const { deal } = rules;
  if (isJoker(card) || wildTable(rules, 0)[card] === 1) {
    if (deal.upcardPermanentWild === 'buried') return 'buried';
    if (deal.upcardPermanentWild !== 'twoOrTwelve') return Number(deal.upcardPermanentWild) + itself(rules);
    return rankOf(card) === 2 ? 'choice' : 'buried';
  }
  const rank = rankOf(card);
  if (deal.burySmallUpcards && rank >= 2 && rank <= 4) return 'buried';
  if (rank === ACE) return deal.upcardAce + itself(rules);
  return (rank >= COURT && deal.upcardCourts === 'ten' ? 10 : rank) + itself(rules);
}

const itself = (rules: RuleSet): number => (rules.deal.upcardMeaning === 'additional' ? 1 : 0);

const LARGER_CHOICE = 12;

/** What a hand has on average over all upcards that are not buried (4.46). A choice counts as the larger one. */
function averageUpcardHand(rules: RuleSet): number {
  const sizes = Array.from({ length: 52 }, (_, card) => card)
    .filter((card) => isInPack(rules, rankOf(card)))
    .map((card) => upcardHand(rules, card))
    .filter((hand) => hand !== 'buried')
    .map((hand) => (hand === 'choice' ? LARGER_CHOICE : hand));
  return sizes.length === 0 ? Number.POSITIVE_INFINITY : sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}

/** Cards that each indicator may bring the dealer beyond the hand (R26, R33). */
function dealersCards(rules: RuleSet, seats: number): number {
  const { source, permanentIndicator } = rules.wilds;
  if (source !== 'dealerFirstCard' && source !== 'dealerLastCard' && source !== 'dealerExtraCard') return 0;
  const more = permanentIndicator === 'dealerGetsMore' ? permanentWilds(rules, seats) : 0;
  return (source === 'dealerExtraCard' ? 1 : 0) + more;
}

/** How many cards of the whole pack are always wild (R31). */
function permanentWilds(rules: RuleSet, seats: number): number {
  const ofOnePack = Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => isInPack(rules, rankOf(card)) && wildTable(rules, 0)[card] === 1,
  );
  const jokers = rules.wilds.permanent.includes('jokers') ? jokerCount(rules, seats) : 0;
  return ofOnePack.length * packCount(rules, seats) + jokers;
}

/** Cards a deal takes beside the hands: the extra card (R22), an indicator (R32), the pile's first (R24), one of the stock (4.92). */
function besideHands(rules: RuleSet, seats: number): number {
  const { source, indicator } = rules.wilds;
  const extra = rules.deal.extra === 'nobody' ? 0 : 1;
  const turned = source === 'outsideCard' || source === 'stockCard' ? 1 : 0;
  const pile = rules.deal.pileUpcard !== 'none' || (turned === 1 && indicator === 'startsPile') ? 1 : 0;
  const shown = indicator === 'startsPile' ? 0 : turned;
  return extra + shown + pile + dealersCards(rules, seats) + 1;
}

/**
 * How many cards the pack must have for this deal, counted from 1: hands, what lies beside them and one stock card
 * (4.92). Where upcards set the hands: the average hand of every player, and at least two more (4.46).
 */
export function cardsNeeded(rules: RuleSet, seats: number, deal: number): number {
  const beside = besideHands(rules, seats);
  if (rules.deal.size !== 'byUpcard') return handSize(rules, seats, deal) * seats + beside;
  return Math.ceil(averageUpcardHand(rules) * seats) + Math.max(2, beside);
}

/** Can every deal of the game be dealt to a table of this size (4.46, 4.63, 4.92). */
export function hasEnoughCards(rules: RuleSet, seats: number): boolean {
  const last = rules.game.end === 'target' ? 1 : dealCount(rules);
  return cardsNeeded(rules, seats, Math.max(last, 1)) <= packSize(rules, seats);
}
