import { type Card, rankOf, suitOf } from '#engine';

/** What a discard costs by what it gives others, in points. */
export type Gift = (card: Card) => number;

/** A wild thrown to the next seat. */
export const WILD_GIVEN = 14;
/** A card the next seat can lay off at once; more when that seat is close to going out. */
const FITS = 3.5;
const FITS_CLOSE = 5;
const CLOSE = 3;
/** A card that goes with one the next seat is known to hold. */
const GOES_WITH = 2.5;

/** What a card costs that a seat with so many cards can lay off. */
export const fittingGift = (cards: number): number => (cards <= CLOSE ? FITS_CLOSE : FITS);

/** What a natural costs beside the naturals that a seat is known to hold. */
export const giftBeside = (known: readonly Card[], card: Card): number =>
  known.filter((held) => goesWith(card, held)).length * GOES_WITH;

/** Are two naturals two thirds of a set or run. */
const goesWith = (a: Card, b: Card): boolean =>
  rankOf(a) === rankOf(b) || (suitOf(a) === suitOf(b) && Math.abs(rankOf(a) - rankOf(b)) <= 2);
