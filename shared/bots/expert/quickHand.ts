import { type Card, type GameState, hasSeat, rankOf, type Seat, type Suit, suitOf, wildTable } from '#engine';

/** The worth of a natural beside another of its rank, one rank and two ranks away in its suit, in points. */
const SAME = 4;
const NEXT = 4;
const GAP = 2;

/** The worth of a natural beside the other cards of a hand, in points. */
export function companyOf(hand: readonly Card[], card: Card): number {
  const rank = rankOf(card);
  const suit = suitOf(card);
  let worth = 0;
  for (const other of hand) {
    if (other === card) continue;
    if (rankOf(other) === rank) worth += SAME;
    else if (suitOf(other) === suit) {
      const away = Math.abs(rank - rankOf(other));
      if (away === 1) worth += NEXT;
      else if (away === 2) worth += GAP;
    }
  }
  return worth;
}

/** Whether a natural could be laid off on a meld as the table is. */
export function fitsTable({ melds }: GameState, card: Card): boolean {
  const suit = suitOf(card);
  const rank = rankOf(card);
  for (const meld of melds) {
    if (meld.kind === 'set') {
      if (meld.rank === rank) return true;
    } else if (meld.suit === suit && (rank === meld.rank - 1 || rank === meld.rank + meld.cards.length)) return true;
  }
  return false;
}

/** Turns without progress after which no discard is taken, so that a deal played out comes to an end. */
const IDLE_ROUNDS = 2;

/** Whether a seat could use this card at once: a wild, a card that fits the table, or the third of a meld. */
export function isUseful(state: GameState, seat: Seat, card: Card): boolean {
  const isWild = wildTable(state.rules, state.wildRank);
  if (isWild[card] === 1) return true;
  const hand = state.hands[seat] as readonly Card[];
  if (hand.length < 2 || state.idle >= state.seats * IDLE_ROUNDS) return false;
  return (hasSeat(state.melded, seat) && fitsTable(state, card)) || isThird(hand, card, isWild);
}

/** Whether two naturals of the hand make a set or a run with this card. */
function isThird(hand: readonly Card[], card: Card, isWild: Uint8Array): boolean {
  const rank = rankOf(card);
  const suit: Suit = suitOf(card);
  let same = 0;
  // The ranks from two below to two above that the hand has in this suit, a bit each.
  let near = 0;
  for (const other of hand) {
    if (isWild[other] === 1) continue;
    const above = rankOf(other) - rank;
    if (above === 0) same++;
    else if (suitOf(other) === suit && above >= -2 && above <= 2) near |= 1 << (above + 2);
  }
  return same >= 2 || hasAll(near, BELOW) || hasAll(near, AROUND) || hasAll(near, ABOVE);
}

const BELOW = 0b00011;
const AROUND = 0b01010;
const ABOVE = 0b11000;

const hasAll = (mask: number, bits: number): boolean => (mask & bits) === bits;
