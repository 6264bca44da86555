import type { GameEvent } from '#engine';
import type { TableView } from '#protocol';
import { DEALS } from './storyDeals.ts';
import { TURNS } from './storyTurns.ts';
import { WINDOWS } from './storyWindows.ts';
import type { Tellers } from './told.ts';

const tellers: Tellers<GameEvent['type']> = { ...DEALS, ...TURNS, ...WINDOWS };

/** `told` for what a stand-in did in the viewer's seat: "The bot discarded the Q♠." */
export function toldOfBot(event: GameEvent, table: TableView): string | null {
  const seats = table.seats.map((seat, index) => (index === table.viewer ? { ...seat, name: 'The bot' } : seat));
  return told(event, { ...table, seats, viewer: 'spectator' });
}

/** A sentence of the log; null for an event not worth telling. `table` is the table after the event. */
export function told(event: GameEvent, table: TableView): string | null {
  const teller = tellers[event.type] as (event: GameEvent, table: TableView) => string | null;
  return teller(event, table);
}
