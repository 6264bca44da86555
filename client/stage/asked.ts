import type { Card, SeatAction } from '#engine';
import { cardKey, type PieceKey } from './picture.ts';
import type { Layout } from './types.ts';

/** The card that would come from the stock: nobody has seen it yet. */
export const TOP_OF_STOCK: PieceKey = 'stock';

/**
 * The cards that actions are about which the table was asked for and has not answered: they stand ready, so that a slow line
 * is seen to have heard, and go nowhere before it is known that they may.
 */
export const askedPieces = (actions: readonly SeatAction[], layout: Layout): PieceKey[] =>
  actions.flatMap((action) => piecesOf(action, layout));

function piecesOf(action: SeatAction, layout: Layout): PieceKey[] {
  switch (action.type) {
    case 'draw':
      return action.from === 'stock' ? [TOP_OF_STOCK] : keys(topOfPile(action.count, layout));
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

const keys = (cards: readonly Card[]): PieceKey[] => cards.map(cardKey);

const topOfPile = (count: number, { pileCards }: Layout): Card[] =>
  pileCards.slice(-count).flatMap(({ card }) => (card === null ? [] : [card]));
