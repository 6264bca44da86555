import type { Card, PlayerView, Reading, SeatAction } from '#engine';

/** Cards of an action: whole melds, and single cards. */
export interface PlayedCards {
  readonly readings: readonly Reading[];
  readonly cards: readonly Card[];
}

const NONE: PlayedCards = { readings: [], cards: [] };

/** The cards that leave the hand by an action. */
export function playedCards(action: SeatAction): PlayedCards {
  switch (action.type) {
    case 'meld':
      return { ...NONE, readings: [action.reading] };
    case 'contract':
      return { ...NONE, readings: action.readings };
    case 'goRummy':
      return { readings: action.readings, cards: action.card === null ? [] : [action.card] };
    case 'layOff':
    case 'discard':
    case 'upForTwo':
      return { ...NONE, cards: [action.card] };
    case 'swap':
      return { ...NONE, cards: [action.natural] };
    case 'draw':
    case 'takeBack':
    case 'goOut':
    case 'float':
    case 'endTurn':
    case 'decline':
    case 'recall':
    case 'chooseSize':
    case 'nameWild':
    case 'claim':
    case 'pass':
    case 'press':
      return NONE;
  }
}

/** The cards that leave the hand by these actions. */
export const leaving = (line: readonly SeatAction[]): ReadonlySet<Card> =>
  new Set(
    line.map(playedCards).flatMap(({ readings, cards }) => [...readings.flatMap((reading) => reading.cards), ...cards]),
  );

/** The cards that an action is shown with: those that it plays or, of a draw from the pile, the deepest. */
export function shownCards(action: SeatAction, { pile }: PlayerView): PlayedCards {
  if (action.type !== 'draw' || action.from === 'stock') return playedCards(action);
  const deepest = pile.at(-action.count);
  return deepest === undefined ? NONE : { ...NONE, cards: [deepest] };
}
