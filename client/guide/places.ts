import type { Card, PlayerView, Seat } from '#engine';
import { centre, contains } from '../stage/rect.ts';
import type { Layout, Rect } from '../stage/types.ts';
import { around } from './callout.ts';

/** What can be seen of these cards of the hand. */
export const inHand = ({ hand }: Layout, cards: readonly Card[]): readonly Rect[] =>
  hand.filter(({ card }) => card !== null && cards.includes(card)).map(({ hit }) => hit);

/** What can be seen of a card in a meld, with what it stands for, which is written at its foot. */
export const inMeld = ({ melds }: Layout, id: number, card: Card): readonly Rect[] =>
  melds
    .filter((meld) => meld.id === id)
    .flatMap(({ cards, labels }) =>
      cards
        .filter((box) => box.card === card)
        .flatMap(({ hit }) => around([hit, ...labels.map((label) => label.rect).filter(isUnder(hit))]) ?? []),
    );

/** Is the middle of this under that strip of a card? */
const isUnder =
  (hit: Rect) =>
  (label: Rect): boolean =>
    contains(hit, centre(label).x, hit.y);

/** A whole meld. */
export const ofMeld = ({ melds }: Layout, id: number): readonly Rect[] =>
  melds.filter((meld) => meld.id === id).map(({ rect }) => rect);

/** Stock and pile, as far as one may draw from them. */
export const ofPiles = ({ stock, pile }: Layout, { pileCount }: PlayerView): readonly Rect[] =>
  pileCount > 0 ? [stock, pile] : [stock];

/** How often somebody has drawn or discarded. */
export const movesBy = ({ moves }: PlayerView, seat: Seat): number => moves.filter((move) => move.seat === seat).length;
