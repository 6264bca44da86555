import type { Card, PlayerView, Seat } from '#engine';
import type { Layout, Rect } from '../stage/types.ts';

/** What can be seen of these cards of the hand. */
export const inHand = ({ hand }: Layout, cards: readonly Card[]): readonly Rect[] =>
  hand.filter(({ card }) => card !== null && cards.includes(card)).map(({ hit }) => hit);

/** What can be seen of a card in a meld. */
export const inMeld = ({ melds }: Layout, id: number, card: Card): readonly Rect[] =>
  melds.flatMap((meld) => (meld.id === id ? meld.cards.filter((box) => box.card === card).map(({ hit }) => hit) : []));

/** A whole meld. */
export const ofMeld = ({ melds }: Layout, id: number): readonly Rect[] =>
  melds.filter((meld) => meld.id === id).map(({ rect }) => rect);

/** Stock and pile, as far as one may draw from them. */
export const ofPiles = ({ stock, pile }: Layout, { pileCount }: PlayerView): readonly Rect[] =>
  pileCount > 0 ? [stock, pile] : [stock];

/** How often somebody has drawn or discarded. */
export const movesOf = ({ moves }: PlayerView, seat: Seat): number => moves.filter((move) => move.seat === seat).length;
