import { type Action, type GameState, type LayOffAction, rankOf } from '#engine';
import { printRecorded } from '#record';
import { meldClass } from '../../oracle/readings.ts';

/**
 * What an action is, apart from what does not count: new melds are listed one of each class, and a natural says its own
 * suit whether or not it is told (R52).
 */
export function nameOf(state: GameState, action: Action): string {
  if (action.type === 'meld') return meldClass(action.reading);
  if (action.type === 'layOff') return printRecorded({ by: 0, action: plain(state, action) });
  if (action.type === 'claim' && action.lay?.type === 'layOff') {
    return printRecorded({ by: 0, action: { ...action, lay: plain(state, action.lay) } });
  }
  return printRecorded({ by: 0, action });
}

function plain({ melds }: GameState, action: LayOffAction): LayOffAction {
  const meld = melds.find(({ id }) => id === action.meld);
  const { suit, ...unsaid } = action;
  return meld?.suits && meld.rank === rankOf(action.card) ? unsaid : action;
}
