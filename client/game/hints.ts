import { type Card, isAsked, type PlayerView, refusal, type SeatAction } from '#engine';
import type { TableView } from '#protocol';
import type { Settings } from './settings.ts';

/** Somebody's next action, judged by nothing but what their seat may see. */
export type Judge = (view: PlayerView) => SeatAction;

/** What one could do now. */
export interface Advice {
  readonly action: SeatAction;
  /** The cards of the hand it is done with, in the order in which they are best selected. */
  readonly cards: readonly Card[];
}

/** May there be hints at this table on this device: for who plays there, unless they are switched off. */
export const mayHint = ({ hints }: Pick<Settings, 'hints'>, { viewer }: Pick<TableView, 'viewer'>): boolean =>
  hints && viewer !== 'spectator';

/** What the viewer could do now; null when nothing is asked of the viewer, or nothing sensible is found. */
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
