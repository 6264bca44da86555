import { rankOf, type SeatAction } from '#engine';
import type { Notes } from '../plain/notes.ts';
import type { Reason } from './reason.ts';

/** Why a question outside the turn is answered so. */
export function answerReasons({ view }: Notes, action: SeatAction): readonly Reason[] {
  switch (action.type) {
    case 'nameWild': {
      const { rank } = action;
      const count = view.hand.filter((card) => rankOf(card) === rank).length;
      return count > 0 ? [{ type: 'wildRank', rank, count }] : [];
    }
    case 'chooseSize':
      return [{ type: 'handSize', isLarge: action.size > 2 }];
    case 'claim':
    case 'pass':
      return [{ type: 'offer', isWorth: action.type === 'claim' }];
    case 'press':
      return [{ type: 'press', isWorth: action.take }];
    default:
      return [];
  }
}
