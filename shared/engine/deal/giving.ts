import type { Seat } from '../actions.ts';
import type { Card } from '../cards/cards.ts';
import type { Random } from '../random.ts';
import type { RuleSet } from '../ruleSet.ts';

/** A deal in the making: what is dealt so far, and the cards not dealt yet. Its lists grow and shrink as cards are given. */
export interface Dealing {
  readonly rules: RuleSet;
  readonly deal: number;
  readonly dealer: Seat;
  /** The chance by which cards go back among the others. */
  readonly random: Random;
  /** One per seat, in the order dealt. */
  readonly hands: readonly Card[][];
  /** Per seat: those cards of the hand that were dealt face up. */
  readonly faceUp: readonly Card[][];
  /** Not dealt yet; the last one is the next. */
  readonly stock: Card[];
}

/** Puts a card back at any place among the undealt ones, each as likely as any other (§4.89). */
export function bury(random: Random, stock: Card[], card: Card): void {
  stock.splice(random.below(stock.length + 1), 0, card);
}

/**
 * Turns the next card, and buries it and turns another until one is fit (§4.89). Null when no undealt card is: then the
 * cards have to be dealt again (§4.46).
 */
export function turnUp(random: Random, stock: Card[], isFit: (card: Card) => boolean): Card | null {
  if (!stock.some(isFit)) return null;
  for (;;) {
    const card = stock.pop() as Card;
    if (isFit(card)) return card;
    bury(random, stock, card);
  }
}

/** Gives a seat the next card. False when there is none. */
export function give({ hands, stock }: Dealing, seat: Seat): boolean {
  const card = stock.pop();
  if (card === undefined) return false;
  hands[seat]?.push(card);
  return true;
}

/** Gives a seat the next fit card face up (R15, R26). False when there is none. */
export function giveFaceUp(dealing: Dealing, seat: Seat, isFit: (card: Card) => boolean): boolean {
  const card = turnUp(dealing.random, dealing.stock, isFit);
  if (card === null) return false;
  dealing.hands[seat]?.push(card);
  dealing.faceUp[seat]?.push(card);
  return true;
}
