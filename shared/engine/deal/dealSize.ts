import { contractsOf, listedContract } from '../arrange/contracts.ts';
import { ACE, type Card, JACK, rankOf } from '../cards/cards.ts';
import { cardsOf } from '../cards/pack.ts';
import { isPermanentWild } from '../melds/wilds.ts';
import type { RuleSet } from '../ruleSet.ts';
import { dealsIn } from '../score/gameEnd.ts';

/** The number of cards in a game (E39). */
export const packSize = (rules: RuleSet, seats: number): number => cardsOf(rules, seats).length;

/** The size of each hand where no upcard sets it (R12 to R14, R62). */
export function handSize(rules: RuleSet, seats: number, deal: number): number {
  const { size, cards, cardsIfFew, fewPlayers } = rules.deal;
  if (size === 'byRound') return cards + deal - 1;
  if (size === 'byContract') return listedContract(rules, deal)?.hand ?? cards;
  return cardsIfFew > 0 && seats <= fewPlayers ? cardsIfFew : cards;
}

/**
 * The size of the hand that an upcard gives, itself included (R15 to R20, E34 to E38). `buried`: it is put back and
 * another one turned. `choice`: its owner chooses 2 or 12 (§4.90). A permanent wild that gives 15 counts additional
 * cards or the total as other upcards do, and is not buried as a small card.
 */
export function upcardHand(rules: RuleSet, card: Card): number | 'buried' | 'choice' {
  const { deal } = rules;
  const rank = rankOf(card);
  if (isPermanentWild(rules, card)) {
    if (deal.upcardPermanentWild === 'buried') return 'buried';
    if (deal.upcardPermanentWild !== 'twoOrTwelve') return Number(deal.upcardPermanentWild) + itself(rules);
    return rank === 2 ? 'choice' : 'buried';
  }
  if (deal.burySmallUpcards && rank >= 2 && rank <= 4) return 'buried';
  if (rank === ACE) return deal.upcardAce + itself(rules);
  return (rank >= JACK && deal.upcardCourts === 'ten' ? 10 : rank) + itself(rules);
}

const itself = (rules: RuleSet): number => (rules.deal.upcardMeaning === 'additional' ? 1 : 0);

const LARGER_CHOICE_CARDS = 12;

/** The average size of a hand over all upcards that are not buried (§4.46). A choice counts as the larger size. */
function averageUpcardHand(rules: RuleSet, seats: number): number {
  const sizes = cardsOf(rules, seats)
    .map((card) => upcardHand(rules, card))
    .filter((hand) => hand !== 'buried')
    .map((hand) => (hand === 'choice' ? LARGER_CHOICE_CARDS : hand));
  return sizes.length === 0 ? Number.POSITIVE_INFINITY : sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}

/** The most extra cards the dealer may need until one shows the wild rank: one per permanent wild (R33). */
function mostCardsMore(rules: RuleSet, seats: number): number {
  const { source, permanentIndicator } = rules.wilds;
  const isDealers = source === 'dealerFirstCard' || source === 'dealerLastCard' || source === 'dealerExtraCard';
  if (!isDealers || permanentIndicator !== 'dealerGetsMore') return 0;
  return cardsOf(rules, seats).filter((card) => isPermanentWild(rules, card)).length;
}

/** Cards needed besides the hands: extra card (R22), indicator (R32), upcard (R24) and a stock card (§4.92). */
function besideHands(rules: RuleSet): number {
  const { source, indicator } = rules.wilds;
  const extra = rules.deal.extra === 'nobody' ? 0 : 1;
  const dealersExtra = source === 'dealerExtraCard' ? 1 : 0;
  const turned = source === 'outsideCard' || source === 'stockCard' ? 1 : 0;
  const shown = indicator === 'startsPile' ? 0 : turned;
  const pile = rules.deal.pileUpcard !== 'none' || shown < turned ? 1 : 0;
  return extra + dealersExtra + shown + pile + 1;
}

/**
 * The number of cards the pack must have for this deal, counted from 1: hands, other cards and one stock card (§4.92).
 * Where upcards set the hands: an average hand for every player, plus at least two (§4.46). A deal that turns out to
 * need more cards than there are is dealt again.
 */
export function cardsNeeded(rules: RuleSet, seats: number, deal: number): number {
  const beside = besideHands(rules);
  if (rules.deal.size === 'byUpcard') return averageUpcardHand(rules, seats) * seats + Math.max(2, beside);
  return handSize(rules, seats, deal) * seats + beside + mostCardsMore(rules, seats);
}

/**
 * Whether every deal can be dealt at this table (§4.46, §4.63, §4.92); never if hands grow until a target is reached.
 */
export function hasEnoughCards(rules: RuleSet, seats: number): boolean {
  const last = rules.game.end === 'target' ? Number.POSITIVE_INFINITY : Math.max(1, dealsIn(rules));
  const contracts = rules.deal.size === 'byContract' ? contractsOf(rules) : [];
  const deals = contracts.length > 0 ? contracts.map((_, index) => index + 1) : [last];
  return deals.every((deal) => cardsNeeded(rules, seats, deal) <= packSize(rules, seats));
}
