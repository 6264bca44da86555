import type { Suggestion } from '#bots';
import { type Card, naturalsOf, type SeatAction } from '#engine';
import type { TableView } from '#protocol';
import type { Settings } from '../device/settings.ts';

/** Whether hints are available: to players, unless switched off on this device or by the table's host. */
export const mayHint = (settings: Pick<Settings, 'hints'>, table: Pick<TableView, 'viewer' | 'hints'>): boolean =>
  settings.hints && table.hints && table.viewer !== 'spectator';

/** The hint on the screen. */
export interface ShownHint {
  /** The best ways to go on, best first; empty if the player is not to act. */
  readonly suggestions: readonly Suggestion[];
  /** The one shown, from 0; as many as there are to say that nothing else is as good. */
  readonly number: number;
  /** Whether its exact move is shown, rather than its kind. */
  readonly isExact: boolean;
}

/** The best suggestion, as its kind of move. */
export const firstHint = (suggestions: readonly Suggestion[]): ShownHint => ({
  suggestions,
  number: 0,
  isExact: false,
});

/** The next best suggestion; after the last, the best again. A single one is followed by none (`number` 1). */
export function nextHint({ suggestions, number }: ShownHint): ShownHint {
  const stops = suggestions.length === 1 ? 2 : Math.max(1, suggestions.length);
  return { suggestions, number: (number + 1) % stops, isExact: false };
}

/** The cards of the hand that an action uses, in the order to select them. */
export function handCardsOf(action: SeatAction): readonly Card[] {
  switch (action.type) {
    case 'meld':
      return action.reading.cards;
    case 'layOff':
    case 'discard':
    case 'upForTwo':
      return [action.card];
    case 'swap':
      return naturalsOf(action);
    case 'goRummy':
      return action.card === null ? [] : [action.card];
    default:
      return [];
  }
}
