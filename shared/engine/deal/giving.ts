import type { Seat } from '../actions.ts';
import type { Card } from '../cards/cards.ts';
import type { Random } from '../random.ts';
import type { RuleSet } from '../ruleSet.ts';

/** A deal in progress: the cards dealt so far, and those not dealt yet. Its lists are mutable. */
export interface Dealing {
  readonly rules: RuleSet;
  readonly deal: number;
  readonly dealer: Seat;
  /** Random source for putting cards back. */
  readonly random: Random;
  /** Per seat, in the order dealt. */
  readonly hands: readonly Card[][];
  /** Per seat: the cards of the hand that were dealt face up. */
  readonly faceUp: readonly Card[][];
  /** The cards not dealt yet; the next one is last. */
  readonly stock: Card[];
}

/** Puts a card back at a random place among the undealt ones (§4.89). */
export function bury(random: Random, stock: Card[], card: Card): void {
  stock.splice(random.below(stock.length + 1), 0, card);
}

/**
 * Turns the next card, burying it and turning another one until one is suitable (§4.89). Null if no undealt card is:
 * then all cards must be dealt again (§4.46).
 */
export function turnUp(random: Random, stock: Card[], isFit: (card: Card) => boolean): Card | null {
  if (!stock.some(isFit)) return null;
  for (;;) {
    const card = stock.pop() as Card;
    if (isFit(card)) return card;
    bury(random, stock, card);
  }
}

/** Deals the next card to a seat. False if there is none. */
export function give({ hands, stock }: Dealing, seat: Seat): boolean {
  const card = stock.pop();
  if (card === undefined) return false;
  hands[seat]?.push(card);
  return true;
}

/** Deals the next suitable card face up to a seat (R15, R26). False if there is none. */
export function giveFaceUp(dealing: Dealing, seat: Seat, isFit: (card: Card) => boolean): boolean {
  const card = turnUp(dealing.random, dealing.stock, isFit);
  if (card === null) return false;
  dealing.hands[seat]?.push(card);
  dealing.faceUp[seat]?.push(card);
  return true;
}
