import { type Card, isJoker, type Rank, rankOf } from '../cards/cards.ts';
import { isWild } from '../melds/wilds.ts';
import type { RuleSet } from '../ruleSet.ts';
import { type Dealing, giveFaceUp, turnUp } from './giving.ts';

const ACE = 1;

/** Whether the card is wild in every deal (R31). A Joker always counts, since it has no rank to show or to count. */
export const isPermanentWild = (rules: RuleSet, card: Card): boolean => isJoker(card) || isWild(rules, 0, card);

/** Whether this card's rank may be the wild rank of the deal (R33, R34, §4.89). */
export const showsRank = (rules: RuleSet, card: Card): boolean =>
  !isPermanentWild(rules, card) && (rules.wilds.aceAllowed || rankOf(card) !== ACE);

/**
 * Whether this card may stay with the dealer as the indicator: it shows a rank, or it is a permanent wild and the
 * dealer gets more cards for it (R33).
 */
export const staysWithDealer = (rules: RuleSet, card: Card): boolean =>
  showsRank(rules, card) || (rules.wilds.permanentIndicator === 'dealerGetsMore' && isPermanentWild(rules, card));

/** Whether the dealer names the wild rank of this deal (R26); not in the Joker deal after the schedule (R28, §4.27). */
export const isNamed = ({ wilds }: RuleSet, deal: number): boolean =>
  wilds.source === 'dealerNames' && deal <= wilds.schedule.length;

/** The wild rank known before the deal; 0 for none, as in the Joker deal after the schedule (R26 to R28). */
export const scheduledRank = ({ wilds }: RuleSet, deal: number): Rank =>
  wilds.source === 'schedule' ? (wilds.schedule[deal - 1] ?? 0) : 0;

/** The wild rank of a deal, and the card turned to show it unless it is in a hand, else -1. */
export interface WildFound {
  readonly wildRank: Rank;
  readonly turned: Card;
}

/** Finds the wild rank of this deal after all hands are dealt (R26). Null if no card is left that can show one. */
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

/** The rank of the dealer's last indicator. The dealer gets more cards while it is a permanent wild (R33). */
function dealersWild(dealing: Dealing): WildFound | null {
  const { rules, dealer } = dealing;
  const shown = (): Card => dealing.faceUp[dealer]?.at(-1) as Card;
  while (isPermanentWild(rules, shown())) {
    if (!giveFaceUp(dealing, dealer, (card) => staysWithDealer(rules, card))) return null;
  }
  return { wildRank: rankOf(shown()), turned: -1 };
}

/** The rank of a card turned from the stock. Unsuitable ones are buried, as no hand could take them (§4.89). */
function turnedWild({ rules, random, stock }: Dealing): WildFound | null {
  const turned = turnUp(random, stock, (card) => showsRank(rules, card));
  return turned === null ? null : { wildRank: rankOf(turned), turned };
}
