import { type Card, isWild, type PlayerView } from '#engine';
import { CARD_RATIO, type Measures } from './measures.ts';
import { rect } from './rect.ts';
import type { CardBox, Rect, SeatBox } from './types.ts';

/** Visible share of a card that the next one overlaps (strip), and of a row with another row below it (pitch). */
const SHOWN_STRIP_RATIO = 0.46;
const SHOWN_WIDE_STRIP_RATIO = 0.62;
const SHOWN_ROW_PITCH_RATIO = 0.58;
const SHOWN_CARD_MIN_WIDTH_PX = 8;
/** The largest share of the felt's height for shown hands, so that the melds stay visible. */
const SHOWN_HANDS_MAX_HEIGHT_RATIO = 0.5;

/**
 * Lays out the hands shown after a deal, each below its seat on the upper part of the felt. Wilds are last, as a row
 * that others cover does not show their mark.
 */
export function layoutShown(
  m: Measures,
  seats: readonly SeatBox[],
  felt: Rect,
  game: PlayerView | null,
): readonly SeatBox[] {
  const wildness = (card: Card): number => (game && isWild(game.rules, game.wildRank, card) ? 1 : 0);
  const hands = seats.map(({ seat }) => (game?.seats[seat]?.shown ?? []).toSorted((a, b) => wildness(a) - wildness(b)));
  if (hands.every((hand) => hand.length === 0)) return seats;
  const most = felt.height * SHOWN_HANDS_MAX_HEIGHT_RATIO;
  const width = Math.min(...seats.map((seat) => seat.rect.width));
  const card = cardFor(m, width, Math.max(...hands.map((hand) => hand.length)), most);
  return seats.map((seat, i) => {
    const hand = hands[i] as readonly Card[];
    return hand.length === 0 ? seat : { ...seat, cards: showHand(seat.rect, felt.y, card, hand) };
  });
}

/** The card width at which the longest hand fits the height. */
function cardFor(m: Measures, width: number, count: number, most: number): number {
  let card = Math.min(m.meldCard * 0.72, Math.max(24, width * 0.36));
  const heightOf = (size: number): number =>
    size * CARD_RATIO * (1 + (Math.ceil(count / perRowOf(width, size)) - 1) * SHOWN_ROW_PITCH_RATIO);
  while (card > SHOWN_CARD_MIN_WIDTH_PX && heightOf(card) > most) card -= 1;
  return card;
}

const perRowOf = (width: number, card: number): number => Math.max(1, Math.floor((width - card) / (card * SHOWN_STRIP_RATIO)) + 1);

function showHand(seat: Rect, top: number, width: number, cards: readonly Card[]): CardBox[] {
  const height = width * CARD_RATIO;
  const perRow = Math.min(cards.length, perRowOf(seat.width, width));
  const step = perRow > 1 ? Math.min(width * SHOWN_WIDE_STRIP_RATIO, (seat.width - width) / (perRow - 1)) : 0;
  return cards.map((card, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, cards.length - row * perRow);
    const x = seat.x + (seat.width - (inRow - 1) * step - width) / 2 + (i - row * perRow) * step;
    const box = rect(x, top + row * height * SHOWN_ROW_PITCH_RATIO, width, height);
    const hit = i % perRow === inRow - 1 ? box : { ...box, width: step };
    return { card, rect: box, angle: 0, hit, depth: i };
  });
}
