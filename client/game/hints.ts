import { type Card, isAsked, type PlayerView, refusal, type SeatAction } from '#engine';
import type { TableView } from '#protocol';
import type { Settings } from './settings.ts';

/** Chooses a seat's next action from its own view alone. */
export type Judge = (view: PlayerView) => SeatAction;

/** A suggested action. */
export interface Advice {
  readonly action: SeatAction;
  /** The cards of the hand it uses, in the order to select them. */
  readonly cards: readonly Card[];
}

/** Whether hints are available: to players, unless switched off on this device or by the table's host. */
export const mayHint = (settings: Pick<Settings, 'hints'>, table: Pick<TableView, 'viewer' | 'hints'>): boolean =>
  settings.hints && table.hints && table.viewer !== 'spectator';

/** Suggests an action to the viewer; null if they are not to act or nothing legal is found. */
export function advise(view: PlayerView, judge: Judge): Advice | null {
  if (!isAsked(view)) return null;
  const action = judge(view);
  return refusal(view, action) === null ? { action, cards: cardsOf(action) } : null;
}

function cardsOf(action: SeatAction): readonly Card[] {
  switch (action.type) {
    case 'meld':
      return action.reading.cards;
    case 'layOff':
    case 'discard':
    case 'upForTwo':
      return [action.card];
    case 'swap':
      return [action.natural];
    case 'goRummy':
      return action.card === null ? [] : [action.card];
    default:
      return [];
  }
}
