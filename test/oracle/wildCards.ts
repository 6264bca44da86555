import { type Card, type Rank, type Reading, type RuleSet, rankOf, type Suit, suitOf } from '#engine';

/** The deal as the oracle sees it: the rules as data, and the wild rank (0 for none). */
export interface OracleDeal {
  readonly rules: RuleSet;
  readonly wildRank: Rank;
}

const JACK = 11;
const HEARTS = 2;

/** Whether a card is wild in every deal (R31). One-eyed Jacks are those of hearts and spades. */
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

/** Whether the card is natural in that place: in a set if `suit` is -1, otherwise in a run, where 14 is an Ace. */
export const oracleNaturalAt = (card: Card, suit: Suit, rank: Rank): boolean =>
  rankOf(card) === (suit !== -1 && rank === 14 ? 1 : rank) && (suit === -1 || suitOf(card) === suit);

/** The rank that the place at `index` of a meld stands for. */
export const rankAt = (meld: Reading, index: number): Rank => (meld.kind === 'run' ? meld.rank + index : meld.rank);

/** Whether the card at `index` is used as a wild; a card of the wild rank in its own place is not (§4.14). */
export const liesWild = (meld: Reading, index: number): boolean =>
  !oracleNaturalAt(meld.cards[index] as Card, meld.suit, rankAt(meld, index));

/**
 * Whether the number of wilds in a new meld is within the limit (R45, R46, R48). A wild card in its own place is
 * natural, unless the rules say otherwise or it is a permanent wild of a contract game (§4.50, §4.87).
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
    case 'oneWhenLaid':
      return wilds <= 1;
    case 'apart':
      return meld.kind === 'set' ? naturals >= 2 : !asWild.some((isWild, index) => isWild && asWild[index + 1]);
  }
}

/** The deal with its wild limit as it is for melds that lie already: a limit on new ones only is none (R47). */
export const onceLaid = (deal: OracleDeal): OracleDeal => {
  const { melds } = deal.rules;
  if (melds.wildLimit !== 'oneWhenLaid') return deal;
  return { ...deal, rules: { ...deal.rules, melds: { ...melds, wildLimit: 'none' } } };
};

/** Whether a long meld may count as two parts of three or more, with at most one wild each (R46, §4.86). */
function isTwoMelds(kind: Reading['kind'], asWild: readonly boolean[]): boolean {
  // The cards of a set have no order, so its wilds may be moved apart.
  const order = kind === 'run' ? asWild : asWild.toSorted();
  const turned = kind === 'run' ? order : [...order.slice(-1), ...order.slice(0, -1)];
  return turned.some((_, cut) => {
    const parts = [turned.slice(0, cut), turned.slice(cut)];
    return parts.every((part) => part.length >= 3 && part.filter(Boolean).length <= 1);
  });
}
