import { type Card, rankOf } from '../cards/cards.ts';
import { cardsOf } from '../cards/pack.ts';
import type { RuleSet } from '../ruleSet.ts';
import { dealsIn } from '../score/gameEnd.ts';
import { isPermanentWild } from './wildCard.ts';

const COURT = 11;
const ACE = 1;

/** How many cards a game has (E39). */
export const packSize = (rules: RuleSet, seats: number): number => cardsOf(rules, seats).length;

/** Cards each, where no upcard says it (R12 to R14). */
export function handSize(rules: RuleSet, seats: number, deal: number): number {
  const { size, cards, cardsIfFew, fewPlayers } = rules.deal;
  if (size === 'byRound') return cards + deal - 1;
  return cardsIfFew > 0 && seats <= fewPlayers ? cardsIfFew : cards;
}

/**
 * The hand that a first card dealt face up gives, itself included (R15 to R20, E34 to E38): `buried`, it goes back and
 * another is turned; `choice`, its owner says 2 or 12 (§4.90). A permanent wild that gives 15 gives as many in the way
 * that other upcards count, and is not buried as small.
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
  return (rank >= COURT && deal.upcardCourts === 'ten' ? 10 : rank) + itself(rules);
}

const itself = (rules: RuleSet): number => (rules.deal.upcardMeaning === 'additional' ? 1 : 0);

const LARGER_CHOICE = 12;

/** What a hand has on average over all upcards that are not buried (§4.46). A choice counts as the larger one. */
function averageUpcardHand(rules: RuleSet, seats: number): number {
  const sizes = cardsOf(rules, seats)
    .map((card) => upcardHand(rules, card))
    .filter((hand) => hand !== 'buried')
    .map((hand) => (hand === 'choice' ? LARGER_CHOICE : hand));
  return sizes.length === 0 ? Number.POSITIVE_INFINITY : sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}

/** How many more cards the dealer may get before one shows the wild rank: all that are always wild (R33). */
function mostCardsMore(rules: RuleSet, seats: number): number {
  const { source, permanentIndicator } = rules.wilds;
  const isDealers = source === 'dealerFirstCard' || source === 'dealerLastCard' || source === 'dealerExtraCard';
  if (!isDealers || permanentIndicator !== 'dealerGetsMore') return 0;
  return cardsOf(rules, seats).filter((card) => isPermanentWild(rules, card)).length;
}

/** Cards a deal takes beside the hands: the extra card (R22), an indicator (R32), the pile's first (R24), one of the stock (§4.92). */
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
 * How many cards the pack must have for this deal, counted from 1: hands, what lies beside them and one stock card
 * (§4.92). Where upcards set the hands: the average hand of every player, and at least two more (§4.46); a deal that takes
 * more than there are is dealt again.
 */
export function cardsNeeded(rules: RuleSet, seats: number, deal: number): number {
  const beside = besideHands(rules);
  if (rules.deal.size === 'byUpcard') return averageUpcardHand(rules, seats) * seats + Math.max(2, beside);
  return handSize(rules, seats, deal) * seats + beside + mostCardsMore(rules, seats);
}

/** Can every deal of the game be dealt to a table of this size (§4.46, §4.63, §4.92). Hands that grow to a target cannot. */
export function hasEnoughCards(rules: RuleSet, seats: number): boolean {
  const last = rules.game.end === 'target' ? Number.POSITIVE_INFINITY : Math.max(1, dealsIn(rules));
  return cardsNeeded(rules, seats, last) <= packSize(rules, seats);
}
