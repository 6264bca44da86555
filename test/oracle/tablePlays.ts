import { type Card, cardOf, type Place, type Reading, rankOf, type Suit, suitOf } from '#engine';
import { oracleIsMeld } from './readings.ts';
import { isWildCard, liesWild, type OracleDeal, onceLaid, rankAt } from './wildCards.ts';

/** Lay-offs and swaps, written only from R47 to R52, R89 to R92, R156, §4.12 to §4.14, §4.68 and §4.116. */

/** Whether a card may join a meld at that place: the result must be a meld, with the old cards unmoved. */
export function oracleFits(card: Card, meld: Reading, place: Place, deal: OracleDeal, suit?: Suit): boolean {
  if ((place === 'set') !== (meld.kind === 'set')) return false;
  // A special meld of wilds takes only wilds.
  if (isSpecial(meld, deal) && !isWildCard(deal, card)) return false;
  if (meld.suits === undefined && suit !== undefined) return false;
  const isStillMeld = (longer: Reading): boolean => oracleIsMeld(longer, onceLaid(deal));
  if (place === 'low') return isStillMeld({ ...meld, rank: meld.rank - 1, cards: [card, ...meld.cards] });
  const cards = [...meld.cards, card];
  if (meld.suits === undefined) return isStillMeld({ ...meld, cards });
  const stands = suit ?? (rankOf(card) === meld.rank ? suitOf(card) : -1);
  return isStillMeld({ ...meld, cards, suits: [...meld.suits, stands] });
}

/** Whether a wild leaves this meld only for two cards, which a set of three has room for (R156). */
const asksForTwo = ({ kind }: Reading, { rules }: OracleDeal): boolean =>
  rules.swap.sets === 'all' && rules.melds.setMax === 4 && kind === 'set';

/**
 * The naturals, from the first pack, that free the card at `index` of a meld, alone or with another; none unless it is
 * used as a wild.
 */
export function claimedBy(meld: Reading, index: number, deal: OracleDeal): Card[] {
  const { swap } = deal.rules;
  if (swap.to === 'off' || !liesWild(meld, index)) return [];
  if (swap.sets === 'never' && meld.kind === 'set') return [];
  if (asksForTwo(meld, deal) && meld.cards.length > 3) return [];
  const isBound = swap.which === 'jokers' && rankOf(meld.cards[index] as Card) > 0;
  if (isBound && swap.to !== 'otherMeld' && swap.to !== 'stays') return [];
  return suitsThatClaim(meld, index, deal)
    .map((suit) => cardOf(suit, meld.kind === 'run' && rankAt(meld, index) === 14 ? 1 : rankAt(meld, index)))
    .filter((face) => !isSpecial(meld, deal) || isWildCard(deal, face));
}

/** Whether a meld is a special one of wilds. Wild limits allow no melds of wilds alone: some would count as natural. */
const isSpecial = (meld: Reading, deal: OracleDeal): boolean =>
  deal.rules.melds.allWild === 'special' &&
  deal.rules.melds.wildLimit === 'none' &&
  meld.cards.every((card) => isWildCard(deal, card));

/** In a run its suit. In a set the named suit, else all where duplicates are allowed, else those it lacks. */
function suitsThatClaim(meld: Reading, index: number, { rules }: OracleDeal): Suit[] {
  if (meld.kind === 'run') return [meld.suit];
  if (meld.suits !== undefined) return [meld.suits[index] as Suit];
  if (rules.melds.duplicates) return [0, 1, 2, 3];
  const naturals = meld.cards.filter((_, at) => !liesWild(meld, at)).map(suitOf);
  return [0, 1, 2, 3].filter((suit) => !naturals.includes(suit));
}

/** A swap: a natural for the place of a wild and, where the meld asks for two cards, the one that joins it. */
interface Claim {
  readonly natural: Card;
  readonly second?: Card;
  readonly wild: Card;
}

/** The cards of a meld after a swap. */
const cardsAfter = (meld: Reading, { natural, second, wild }: Claim): Card[] => [
  ...meld.cards.map((card) => (card === wild ? natural : card)),
  ...(second === undefined ? [] : [second]),
];

/** Whether the natural may take the place of the wild in that meld, and the second card join them. */
export function claims({ natural, second, wild }: Claim, meld: Reading, deal: OracleDeal): boolean {
  const index = meld.cards.indexOf(wild);
  if (index < 0 || rankOf(natural) === 0) return false;
  if (!claimedBy(meld, index, deal).includes(cardOf(suitOf(natural), rankOf(natural)))) return false;
  if (!asksForTwo(meld, deal)) return second === undefined;
  if (second === undefined || rankOf(second) !== meld.rank || second === natural) return false;
  return oracleFits(second, { ...meld, cards: cardsAfter(meld, { natural, wild }) }, 'set', deal);
}

/**
 * Whether a swapped wild may go there: into the hand where the rules allow it (R88), otherwise to a place of another
 * meld or of its own (§4.53, §4.81). A wild bound to its meld goes nowhere else (R89).
 */
export function mayGo(
  claim: Claim & { readonly meld: number },
  to: { readonly meld: number; readonly place: Place } | undefined,
  melds: readonly (Reading & { readonly id: number })[],
  deal: OracleDeal,
): boolean {
  const { swap } = deal.rules;
  const isBound = swap.which === 'jokers' && rankOf(claim.wild) > 0;
  const toHand = swap.to === 'free' || swap.to === 'thisTurn';
  if (to === undefined || toHand) return to === undefined && toHand && !isBound;
  const isOwn = to.meld === claim.meld;
  if (!isOwn && (isBound || swap.to === 'stays')) return false;
  const lying = melds.find(({ id }) => id === to.meld);
  if (lying === undefined) return false;
  const after = isOwn ? { ...lying, cards: cardsAfter(lying, claim) } : lying;
  return oracleFits(claim.wild, after, to.place, deal);
}
