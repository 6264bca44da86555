import { type Card, rankOf, suitOf } from '#engine';

/** The cost of a discard, in points, by how much it helps others. */
export type Gift = (card: Card) => number;

/** Discarding a wild to the next seat. */
export const WILD_GIVEN_POINTS = 14;
/** A card the next seat can lay off at once. Costs more when that seat is close to going out. */
const FITTING_POINTS = 3.5;
const FITTING_CLOSE_POINTS = 5;
const CLOSE_CARDS = 3;
/** Cost per card the next seat is known to hold that goes with the discard. */
const PAIR_GIVEN_POINTS = 2.5;

/** The cost of a discard that the next seat, holding `cards` cards, can lay off. */
export const fittingGift = (cards: number): number => (cards <= CLOSE_CARDS ? FITTING_CLOSE_POINTS : FITTING_POINTS);

/** The cost of discarding a natural next to the naturals the next seat is known to hold. */
export const giftBeside = (known: readonly Card[], card: Card): number =>
  known.filter((held) => goesWith(card, held)).length * PAIR_GIVEN_POINTS;

/** Whether two naturals are two thirds of a set or run. */
export const goesWith = (a: Card, b: Card): boolean =>
  rankOf(a) === rankOf(b) || (suitOf(a) === suitOf(b) && Math.abs(rankOf(a) - rankOf(b)) <= 2);
