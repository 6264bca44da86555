import type { Seat } from '#engine';
import type { SeatInfo, TableView } from '#protocol';
import type { Person } from '#text';
import { avatarsText } from './avatars.ts';
import { personName, seatNumber } from './table.ts';

/** A player as far as their name needs it. */
type Named = Pick<SeatInfo, 'kind' | 'name'> & { readonly avatar?: number | null };

/** A player's name as this page shows it. In records bots have no numbers, only names. */
export const playerName = ({ kind, name, avatar }: Named): string =>
  kind === 'bot' ? (avatarsText.BOTS[avatar ?? -1] ?? name) : name;

/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A name as part of a longer text: one from right to left would take the figures and signs beside it to its other end,
 * so it is isolated (FSI, PDI), which nobody sees.
 */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** The player in a seat as sentences need them. An empty seat has a number for a name. */
export const personAt = (table: TableView, seat: Seat): Person => {
  const player = table.seats[seat];
  return {
    name: isolated((player && playerName(player)) || '') || seatNumber(seat + 1),
    isYou: seat === table.viewer,
  };
};

/** A player's name on its own, as in a table of points: "You", "Ana". */
export const who = (table: TableView, seat: Seat): string => personName(personAt(table, seat));
