import type { Card, SeatAction } from '#engine';
import { type CardKey, cardKey } from './picture.ts';
import type { Layout } from './types.ts';

/** The top card of the stock, which nobody has seen yet. */
export const STOCK_TOP_KEY: CardKey = 'stock';

/**
 * The cards named by actions that the table has not answered yet. They are lifted, so that on a slow connection the
 * player sees the tap was noticed, but they do not move before the table allows the action.
 */
export const pendingCardKeys = (actions: readonly SeatAction[], layout: Layout): CardKey[] =>
  actions.flatMap((action) => piecesOf(action, layout));

function piecesOf(action: SeatAction, layout: Layout): CardKey[] {
  switch (action.type) {
    case 'draw':
      return action.from === 'stock' ? [STOCK_TOP_KEY] : keys(topOfPile(action.count, layout));
    case 'claim':
      return keys(topOfPile(action.count, layout));
    case 'meld':
      return keys(action.reading.cards);
    case 'contract':
      return keys(action.readings.flatMap(({ cards }) => cards));
    case 'swap':
      return keys([action.natural, action.wild]);
    case 'layOff':
    case 'discard':
    case 'upForTwo':
      return keys([action.card]);
    default:
      return [];
  }
}

const keys = (cards: readonly Card[]): CardKey[] => cards.map(cardKey);

const topOfPile = (count: number, { pileCards }: Layout): Card[] =>
  pileCards.slice(-count).flatMap(({ card }) => (card === null ? [] : [card]));
