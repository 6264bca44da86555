import type { Seat } from '#engine';
import type { TableView } from '#protocol';
import { language } from '../language.ts';
import type { Person } from '../person.ts';

/** The player in a seat as sentences need them. An empty seat has a number for a name. */
export const personAt = (table: TableView, seat: Seat): Person => {
  const player = table.seats[seat];
  return {
    name: (player && language.playerName(player)) || language.seatNumber(seat + 1),
    isYou: seat === table.viewer,
  };
};

/** A player's name on its own, as in a table of points: "You", "Ana". */
export const who = (table: TableView, seat: Seat): string => language.personName(personAt(table, seat));
