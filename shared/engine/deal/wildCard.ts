import { type Card, isJoker, type Rank, rankOf } from '../cards/cards.ts';
import { isWild } from '../melds/wilds.ts';
import type { RuleSet } from '../ruleSet.ts';
import { type Dealing, giveFaceUp, turnUp } from './giving.ts';

const ACE = 1;

/** Is the card wild in every deal (R31). A Joker has no rank to show or to count, so it is always treated as one. */
export const isPermanentWild = (rules: RuleSet, card: Card): boolean => isJoker(card) || isWild(rules, 0, card);

/** May this card's rank be the deal's wild rank (R33, R34, §4.89). */
export const showsRank = (rules: RuleSet, card: Card): boolean =>
  !isPermanentWild(rules, card) && (rules.wilds.aceAllowed || rankOf(card) !== ACE);

/**
 * May this card stay with the dealer as the one that shows the wild rank: it shows one, or it is always wild and the
 * dealer gets more cards for it (R33).
 */
export const staysWithDealer = (rules: RuleSet, card: Card): boolean =>
  showsRank(rules, card) || (rules.wilds.permanentIndicator === 'dealerGetsMore' && isPermanentWild(rules, card));

/** Does the dealer name the wild rank of this deal (R26). Not in the one after the schedule's last, the Joker's (R28, §4.27). */
export const isNamed = ({ wilds }: RuleSet, deal: number): boolean =>
  wilds.source === 'dealerNames' && deal <= wilds.schedule.length;

/** The wild rank that is known before the deal, 0 for none: the Joker's deal comes after the schedule (R26 to R28). */
export const scheduledRank = ({ wilds }: RuleSet, deal: number): Rank =>
  wilds.source === 'schedule' ? (wilds.schedule[deal - 1] ?? 0) : 0;

/** The wild rank of a deal, and the card turned for it that is in nobody's hand, or -1. */
export interface WildFound {
  readonly wildRank: Rank;
  readonly turned: Card;
}

/** How this deal's wild rank is found when all hands are dealt (R26). Null when no card is left that shows one. */
export function findWild(dealing: Dealing): WildFound | null {
  const { rules, deal, dealer } = dealing;
  switch (rules.wilds.source) {
    case 'schedule':
    case 'dealerNames':
    case 'none':
      return { wildRank: scheduledRank(rules, deal), turned: -1 };
    case 'dealerFirstCard':
    case 'dealerLastCard':
      return dealersWild(dealing);
    case 'dealerExtraCard':
      return giveFaceUp(dealing, dealer, (card) => staysWithDealer(rules, card)) ? dealersWild(dealing) : null;
    case 'outsideCard':
    case 'stockCard':
      return turnedWild(dealing);
  }
}

/** The rank of the card last shown in the dealer's hand, who gets more while that is always wild (R33). */
function dealersWild(dealing: Dealing): WildFound | null {
  const { rules, dealer } = dealing;
  const shown = (): Card => dealing.faceUp[dealer]?.at(-1) as Card;
  while (isPermanentWild(rules, shown())) {
    if (!giveFaceUp(dealing, dealer, (card) => staysWithDealer(rules, card))) return null;
  }
  return { wildRank: rankOf(shown()), turned: -1 };
}

/** The rank of a card that goes to nobody's hand: there is no dealer's hand to get more, so unfit ones are buried (§4.89). */
function turnedWild({ rules, random, stock }: Dealing): WildFound | null {
  const turned = turnUp(random, stock, (card) => showsRank(rules, card));
  return turned === null ? null : { wildRank: rankOf(turned), turned };
}
