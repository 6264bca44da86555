import { type Action, type Card, faceOf, type GameState, type LayOffAction, rankOf, type SwapAction } from '#engine';
import { printRecorded } from '#record';
import { meldClass } from '../../oracle/readings.ts';

/**
 * Names an action, the same for actions with the same effect: new melds of one class, a natural with or without its own
 * suit (R52), a call that lays the deepest card taken or its twin, and a swap of two cards that may change places
 * (R156).
 */
export function nameOf(state: GameState, action: Action): string {
  if (action.type === 'meld') return meldClass(action.reading);
  if (action.type === 'layOff') return printRecorded({ by: 0, action: plain(state, action) });
  if (action.type === 'swap') return printRecorded({ by: 0, action: inOrder(state, action) });
  if (action.type === 'claim' && action.lay?.type === 'layOff') {
    const deepest = state.pile.at(-action.count) as Card;
    const card = faceOf(action.lay.card) === faceOf(deepest) ? deepest : action.lay.card;
    return printRecorded({ by: 0, action: { ...action, lay: plain(state, { ...action.lay, card }) } });
  }
  return printRecorded({ by: 0, action });
}

function plain({ melds }: GameState, action: LayOffAction): LayOffAction {
  const meld = melds.find(({ id }) => id === action.meld);
  const { suit, ...unsaid } = action;
  return meld?.suits && meld.rank === rankOf(action.card) ? unsaid : action;
}

/** The swap with its two cards in ascending order, unless the first is the one card that the wild stands for (R52). */
function inOrder({ melds }: GameState, action: SwapAction): SwapAction {
  const { natural, second } = action;
  const isNamed = melds.find(({ id }) => id === action.meld)?.suits !== undefined;
  return second === undefined || second > natural || isNamed ? action : { ...action, natural: second, second: natural };
}
