import type { GameEvent } from '#engine';
import type { TableView } from '#protocol';
import { DEALS } from './storyDeals.ts';
import { TURNS } from './storyTurns.ts';
import { WINDOWS } from './storyWindows.ts';
import type { Tellers } from './told.ts';

const tellers: Tellers<GameEvent['type']> = { ...DEALS, ...TURNS, ...WINDOWS };

/** A sentence of the log; null for what goes without saying. `table` is the table after the event. */
export function told(event: GameEvent, table: TableView): string | null {
  const teller = tellers[event.type] as (event: GameEvent, table: TableView) => string | null;
  return teller(event, table);
}
