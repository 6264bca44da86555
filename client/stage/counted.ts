import { type Card, cardPoints, handPoints, isWild, lastScores, type PlayerView, type Seat } from '#engine';
import type { ToldEvent } from '#protocol';

/** Points that go from cards to a seat's total when a deal is scored. */
export interface CountedPoints {
  /** The seat whose total changes. */
  readonly seat: Seat;
  /** The cards that bring the points: one card of a hand, or all cards a seat played on one meld. */
  readonly cards: readonly [Card, ...Card[]];
  /** Points added to the total; negative if they are subtracted. */
  readonly amount: number;
  /** A wild left in a hand, which costs (or brings) the most. */
  readonly wild: boolean;
}

type DealEnded = ToldEvent & { type: 'dealEnded' };

/**
 * Returns the points of a deal's cards in the order they are shown: first the cards played on melds, then the hands,
 * one card of each in turn and the cheapest first so that the totals race, and the wilds of all hands last. Empty if
 * the score cannot be split by card.
 */
export function countPoints(game: PlayerView, { hands, out }: DealEnded): readonly CountedPoints[] {
  const lines = lastScores(game);
  if (!lines) return [];
  const taker = lines[out]?.fromOthers ? out : null;
  const held = hands.flatMap((hand, holder): CountedPoints[] => {
    const seat = taker !== null && holder !== taker ? taker : holder;
    const line = lines[seat];
    if (!line || (seat === holder && line.hand === 0)) return [];
    const sign = seat === holder && line.hand < 0 ? -1 : 1;
    return hand.map((card) => heldCard(game, seat, card, sign * line.factor));
  });
  const naturals = inTurn(held.filter(({ wild }) => !wild));
  const wilds = held.filter(({ wild }) => wild).sort((a, b) => Math.abs(a.amount) - Math.abs(b.amount));
  const counted = [...lines.flatMap((line, seat) => played(game, seat, line)), ...naturals, ...wilds];
  const isWhole = lines.every(({ points, bonus }, seat) => sumFor(counted, seat) === points - bonus);
  return isWhole ? counted.filter(({ amount }) => amount !== 0) : [];
}

function heldCard({ rules, wildRank }: PlayerView, seat: Seat, card: Card, factor: number): CountedPoints {
  const amount = cardPoints(rules, wildRank, card) * factor;
  return { seat, cards: [card], amount, wild: isWild(rules, wildRank, card) };
}

/** The points of a seat's cards on each meld, in games that score laid cards (R68, R94). */
function played(
  { rules, wildRank, melds }: PlayerView,
  seat: Seat,
  { melded, factor }: { readonly melded: number; readonly factor: number },
): CountedPoints[] {
  if (melded === 0) return [];
  return melds.flatMap(({ cards, owners }): CountedPoints[] => {
    const [first, ...more] = cards.filter((_, i) => owners[i] === seat);
    if (first === undefined) return [];
    const amount = handPoints(rules, wildRank, [first, ...more]) * factor;
    return [{ seat, cards: [first, ...more], amount, wild: false }];
  });
}

/** The points interleaved by seat: the cheapest of each seat, then the next cheapest of each. */
function inTurn(counted: readonly CountedPoints[]): CountedPoints[] {
  const seats = [...new Set(counted.map(({ seat }) => seat))];
  const bySeat = seats.map((seat) =>
    counted.filter((one) => one.seat === seat).sort((a, b) => Math.abs(a.amount) - Math.abs(b.amount)),
  );
  const most = Math.max(0, ...bySeat.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => bySeat.flatMap((cards) => cards[i] ?? [])).flat();
}

const sumFor = (counted: readonly CountedPoints[], seat: Seat): number =>
  counted.reduce((sum, one) => (one.seat === seat ? sum + one.amount : sum), 0);
