import type { Seat } from '#engine';
import type { TableView } from '#protocol';
import { language } from '../language.ts';
import { personAt } from './person.ts';

/** The winners of a game. */
export const winners = (table: TableView, seats: readonly Seat[]): string =>
  language.won(seats.map((seat) => personAt(table, seat)));

/** Everybody's total now. */
export const totalsLine = (table: TableView): string =>
  language.totalsNow((table.game?.seats ?? []).map(({ total }, seat) => ({ who: personAt(table, seat), total })));
