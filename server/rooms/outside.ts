import type { TableLook } from '#protocol';
import { printRules } from '#rules';
import type { Table } from '#table';
import type { Listing, TableOrder } from '../tables.ts';
import type { Attendance } from './attendance.ts';
import type { Socket } from './visitors.ts';

/** A table as it is seen by those who are not there. */
interface Seen {
  readonly order: TableOrder;
  readonly table: Table;
  readonly attendance: Attendance<Socket>;
}

/** What the lobby needs to know to send people there. */
export function listingOf({ order, table, attendance }: Seen): Listing {
  const { stage, deal } = table;
  const { people, openSeats } = attendance.places();
  // Nobody is brought to a table that rests and waits for its own people.
  const present = table.isAdjourned ? 0 : table.present();
  return { order, stage, deal, guests: attendance.guests(), people, present, openSeats };
}

/** What this guest may see of it who knows its code. */
export function lookFor({ table, attendance }: Seen, guest: string): TableLook {
  const { code, rules, pace, seats: all, spectators, adjourned } = table.tableView('spectator');
  const seats = all.map(({ name, kind }) => ({ name, kind }));
  const { closed } = attendance.places(guest);
  const isYours = table.seatOf(guest) !== null;
  return { code, rules: printRules(rules), pace, seats, closed, isYours, spectators, adjourned };
}
