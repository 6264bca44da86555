import type { Card } from '#engine';
import { centre, contains } from '../stage/rect.ts';
import type { Layout, Rect } from '../stage/types.ts';
import { around } from './callout.ts';

/** The visible parts of these cards of the hand, lifted where they are selected. */
export const inHand = ({ hand }: Layout, cards: readonly Card[]): readonly Rect[] =>
  hand
    .filter(({ card }) => card !== null && cards.includes(card))
    .map(({ hit, rect }) => ({ ...hit, y: rect.y, height: rect.height }));

/** The visible part of a card in a meld, including the label below a wild. */
export const inMeld = ({ melds }: Layout, id: number, card: Card): readonly Rect[] =>
  melds
    .filter((meld) => meld.id === id)
    .flatMap(({ cards, labels }) =>
      cards
        .filter((box) => box.card === card)
        .flatMap(({ hit }) => around([hit, ...labels.map((label) => label.rect).filter(isUnder(hit))]) ?? []),
    );

/** Whether the centre of a label is below this visible strip of a card. */
const isUnder =
  (hit: Rect) =>
  (label: Rect): boolean =>
    contains(hit, centre(label).x, hit.y);

/** The rectangle of a whole meld. */
export const ofMeld = ({ melds }: Layout, id: number): readonly Rect[] =>
  melds.filter((meld) => meld.id === id).map(({ rect }) => rect);
