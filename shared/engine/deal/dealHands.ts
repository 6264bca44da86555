import type { Seat } from '../actions.ts';
import type { Card } from '../cards/cards.ts';
import { orderAfter } from '../seats.ts';
import { handSize, upcardHand } from './dealSize.ts';
import { type Dealing, give, giveFaceUp } from './giving.ts';
import { staysWithDealer } from './wildCard.ts';

/** How far the hands are dealt: all, up to a seat that must choose its size (§4.90), or the cards ran out (§4.46). */
export type HandsDealt = 'all' | 'misdeal' | { readonly chooses: Seat };

/**
 * Deals every hand (R12 to R21). Where an upcard sets the size of a hand, the hand is dealt whole, regardless of R21.
 */
export function dealHands(dealing: Dealing): HandsDealt {
  const { rules, dealer, hands } = dealing;
  const order = orderAfter(rules, hands.length, dealer);
  if (rules.deal.size === 'byUpcard') return dealByUpcard(dealing, order);
  return dealAlike(dealing, order) ? 'all' : 'misdeal';
}

/** Continues the deal after a seat has chosen the size of its hand (§4.90). */
export function dealHandsOn(dealing: Dealing, seat: Seat, size: number): HandsDealt {
  const { rules, dealer, hands } = dealing;
  if (!fill(dealing, seat, size)) return 'misdeal';
  const order = orderAfter(rules, hands.length, dealer);
  return dealByUpcard(dealing, order.slice(order.indexOf(seat) + 1));
}

/** Deals hands of one size, one card at a time or hand by hand, the dealer last (R21). */
function dealAlike(dealing: Dealing, order: readonly Seat[]): boolean {
  const { rules, deal, hands } = dealing;
  const size = handSize(rules, hands.length, deal);
  if (rules.deal.order === 'hands') return order.every((seat) => fill(dealing, seat, size));
  for (let card = 0; card < size; card++) {
    for (const seat of order) if (!giveNext(dealing, seat, size)) return false;
  }
  return true;
}

/** Deals hands whose first card is turned up and says how many follow (R15 to R20). */
function dealByUpcard(dealing: Dealing, order: readonly Seat[]): HandsDealt {
  const { rules, hands } = dealing;
  for (const seat of order) {
    if (!giveFaceUp(dealing, seat, (card) => isUpcard(dealing, seat, card))) return 'misdeal';
    const size = upcardHand(rules, hands[seat]?.[0] as Card);
    if (size === 'choice') return { chooses: seat };
    if (size === 'buried' || !fill(dealing, seat, size)) return 'misdeal';
  }
  return 'all';
}

/** Deals cards to a seat until its hand has this size. False if there are too few. */
function fill(dealing: Dealing, seat: Seat, size: number): boolean {
  const hand = dealing.hands[seat] as readonly Card[];
  while (hand.length < size) if (!giveNext(dealing, seat, size)) return false;
  return true;
}

/** Whether this first card may stay as an upcard (R19, R20) and, for the dealer, as the indicator (R33, R34). */
const isUpcard = (dealing: Dealing, seat: Seat, card: Card): boolean =>
  upcardHand(dealing.rules, card) !== 'buried' &&
  (!isWildShown(dealing, seat, 0) || staysWithDealer(dealing.rules, card));

/** Deals the next card of a hand of this size, face up if it is the indicator. */
const giveNext = (dealing: Dealing, seat: Seat, size: number): boolean =>
  isWildShown(dealing, seat, size)
    ? giveFaceUp(dealing, seat, (card) => staysWithDealer(dealing.rules, card))
    : give(dealing, seat);

/** Whether the next card of this hand is the indicator: the dealer's first or last card (R26). */
function isWildShown({ rules, dealer, hands }: Dealing, seat: Seat, size: number): boolean {
  if (seat !== dealer) return false;
  const held = hands[seat]?.length;
  if (rules.wilds.source === 'dealerFirstCard') return held === 0;
  return rules.wilds.source === 'dealerLastCard' && held === size - 1;
}
