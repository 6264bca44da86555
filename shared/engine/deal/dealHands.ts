import type { Seat } from '../actions.ts';
import type { Card } from '../cards/cards.ts';
import { orderAfter } from '../seats.ts';
import { handSize, upcardHand } from './dealSize.ts';
import { type Dealing, give, giveFaceUp } from './giving.ts';
import { staysWithDealer } from './wildCard.ts';

/** How far the hands are dealt: all of them, up to a seat that has to choose its size (§4.90), or the cards ran out (§4.46). */
export type HandsDealt = 'all' | 'misdeal' | { readonly chooses: Seat };

/** Deals every hand (R12 to R21). Where a first card says how large a hand is, the hand is dealt whole, whatever R21 says. */
export function dealHands(dealing: Dealing): HandsDealt {
  const { rules, dealer, hands } = dealing;
  const order = orderAfter(rules, hands.length, dealer);
  if (rules.deal.size === 'byUpcard') return dealByUpcard(dealing, order);
  return dealAlike(dealing, order) ? 'all' : 'misdeal';
}

/** The deal goes on when a seat has chosen the size of its hand (§4.90). */
export function dealHandsOn(dealing: Dealing, seat: Seat, size: number): HandsDealt {
  const { rules, dealer, hands } = dealing;
  if (!fill(dealing, seat, size)) return 'misdeal';
  const order = orderAfter(rules, hands.length, dealer);
  return dealByUpcard(dealing, order.slice(order.indexOf(seat) + 1));
}

/** Hands of one size, one card at a time or hand by hand, the dealer last (R21). */
function dealAlike(dealing: Dealing, order: readonly Seat[]): boolean {
  const { rules, deal, hands } = dealing;
  const size = handSize(rules, hands.length, deal);
  const cards = Array.from({ length: size });
  const turns =
    rules.deal.order === 'hands' ? order.flatMap((seat) => cards.map(() => seat)) : cards.flatMap(() => order);
  return turns.every((seat) => giveNext(dealing, seat, size));
}

/** Hands whose first card is turned and says how many follow (R15 to R20). */
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

function fill(dealing: Dealing, seat: Seat, size: number): boolean {
  const given = dealing.hands[seat]?.length ?? 0;
  return Array.from({ length: size - given }).every(() => giveNext(dealing, seat, size));
}

/** May this first card stay (R19, R20), also as the one that shows the wild rank (R33, R34). */
const isUpcard = (dealing: Dealing, seat: Seat, card: Card): boolean =>
  upcardHand(dealing.rules, card) !== 'buried' &&
  (!isWildShown(dealing, seat, 0) || staysWithDealer(dealing.rules, card));

/** The next card of a hand of this size, face up if it shows the wild rank. */
const giveNext = (dealing: Dealing, seat: Seat, size: number): boolean =>
  isWildShown(dealing, seat, size)
    ? giveFaceUp(dealing, seat, (card) => staysWithDealer(dealing.rules, card))
    : give(dealing, seat);

/** Does the next card of this hand show the wild rank: the dealer's first or last one (R26). */
function isWildShown({ rules, dealer, hands }: Dealing, seat: Seat, size: number): boolean {
  if (seat !== dealer) return false;
  const held = hands[seat]?.length;
  if (rules.wilds.source === 'dealerFirstCard') return held === 0;
  return rules.wilds.source === 'dealerLastCard' && held === size - 1;
}
