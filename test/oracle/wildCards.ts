import { type Card, type Rank, type Reading, type RuleSet, rankOf, type Suit, suitOf } from '#engine';

/** What the oracle is told of a deal: the rules as data, and which rank is wild (0: none). */
export interface OracleDeal {
  readonly rules: RuleSet;
  readonly wildRank: Rank;
}

const JACK = 11;
const HEARTS = 2;

/** Cards that are wild in every deal (R31). One-eyed jacks are those of hearts and spades. */
export function oraclePermanentWild({ wilds }: RuleSet, card: Card): boolean {
  const rank = rankOf(card);
  return wilds.permanent.some(
    (kind) =>
      (kind === 'jokers' && rank === 0) ||
      (kind === 'twos' && rank === 2) ||
      (kind === 'tens' && rank === 10) ||
      (kind === 'oneEyedJacks' && rank === JACK && suitOf(card) >= HEARTS),
  );
}

/** Whether the card may stand for others in this deal. */
export const isWildCard = ({ rules, wildRank }: OracleDeal, card: Card): boolean =>
  (wildRank > 0 && rankOf(card) === wildRank) || oraclePermanentWild(rules, card);

/** Whether the card is what is printed on it at that place: of a set when `suit` is -1, else of a run, 14 being an Ace. */
export const oracleNaturalAt = (card: Card, suit: Suit, rank: Rank): boolean =>
  rankOf(card) === (suit !== -1 && rank === 14 ? 1 : rank) && (suit === -1 || suitOf(card) === suit);

/** The rank the place at `index` of a meld asks for. */
export const rankAt = (meld: Reading, index: number): Rank => (meld.kind === 'run' ? meld.rank + index : meld.rank);

/** Whether the card at `index` lies there as a wild; one of the wild rank in its own place does not (§4.14). */
export const liesWild = (meld: Reading, index: number): boolean =>
  !oracleNaturalAt(meld.cards[index] as Card, meld.suit, rankAt(meld, index));

/**
 * Whether the wilds of a meld are few enough (R45 to R48). A wild card in its own place is natural, unless the table says
 * otherwise or it is a permanent wild of a contract game (§4.50, §4.87).
 */
export function keepsLimit({ rules, wildRank }: OracleDeal, meld: Reading): boolean {
  const isAlwaysWild = (card: Card): boolean =>
    rules.melds.ownPlace === 'wild' || (rules.play.contract !== 'off' && oraclePermanentWild(rules, card));
  const asWild = meld.cards.map(
    (card, index) => liesWild(meld, index) || (isWildCard({ rules, wildRank }, card) && isAlwaysWild(card)),
  );
  const wilds = asWild.filter(Boolean).length;
  const naturals = asWild.length - wilds;
  switch (rules.melds.wildLimit) {
    case 'none':
      return true;
    case 'atMostNaturals':
      return wilds <= naturals;
    case 'half':
      return wilds <= asWild.length / 2;
    case 'fewerThanNaturals':
      return naturals > wilds;
    case 'one':
      return wilds <= 1 || (rules.melds.splitLong && isTwoMelds(meld.kind, asWild));
  }
}

/** Whether a long meld may be seen as two parts of three or more, with one wild each at most (R46, §4.86). */
function isTwoMelds(kind: Reading['kind'], asWild: readonly boolean[]): boolean {
  // The cards of a set have no order: its wilds may be thought apart.
  const order = kind === 'run' ? asWild : asWild.toSorted();
  const turned = kind === 'run' ? order : [...order.slice(-1), ...order.slice(0, -1)];
  return turned.some((_, cut) => {
    const parts = [turned.slice(0, cut), turned.slice(cut)];
    return parts.every((part) => part.length >= 3 && part.filter(Boolean).length <= 1);
  });
}
