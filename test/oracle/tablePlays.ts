import { type Card, cardOf, type Place, packOf, type Rank, type Reading, rankOf, suitOf } from '#engine';
import { isMeld, liesWild, rankAt } from './readings.ts';

/** Lay-offs and claims of base Crazy Rummy, written from rulebook 1.1, 3.2, 4.12 to 4.14 and 4.68 alone. */

/** Whether one card may join a meld at that place: what lies there afterwards must be a meld, the old cards unmoved. */
export function fits(card: Card, meld: Reading, place: Place, wildRank: Rank): boolean {
  if ((place === 'set') !== (meld.kind === 'set')) return false;
  if (place === 'low') {
    return isMeld({ ...meld, rank: meld.rank - 1, cards: [card, ...meld.cards] }, wildRank);
  }
  return isMeld({ ...meld, cards: [...meld.cards, card] }, wildRank);
}

/** The naturals that claim the card at `index` of a meld; none when it does not lie there as a wild. */
export function claimedBy(meld: Reading, index: number): Card[] {
  if (!liesWild(meld, index)) return [];
  if (meld.kind === 'run') return [cardOf(meld.suit, rankAt(meld, index))];
  const suits = meld.cards.filter((_, at) => !liesWild(meld, at)).map(suitOf);
  return [0, 1, 2, 3].filter((suit) => !suits.includes(suit)).map((suit) => cardOf(suit, meld.rank));
}

/** Whether the natural may go in the place of the wild in that meld. */
export function claims(natural: Card, wild: Card, meld: Reading): boolean {
  const index = meld.cards.indexOf(wild);
  return index >= 0 && packOf(natural) === 0 && rankOf(natural) > 0 && claimedBy(meld, index).includes(natural);
}
