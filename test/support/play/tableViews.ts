import type { SeatInfo, TableView } from '#protocol';

/** Somebody who sits at a table and is there, unless more is said of them. */
export const person = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  ...{ name, kind: 'person', connected: true, standIn: false, ready: false, adjourns: false },
  ...more,
});

/** A bot that sits at a table. */
export const bot = (name: string): SeatInfo => person(name, { kind: 'bot' });

const SITTERS = [
  ...[person('Ada'), bot('Bot Niklas'), person('Christabel'), person('Dom')],
  ...[bot('Bot Evangeline'), person('Frederika'), person('Gus'), bot('Bot Hal')],
];

/** People and bots in so many seats, with names of any length. */
export const sitters = (seats: number): readonly SeatInfo[] => SITTERS.slice(0, seats);

/** What is around a game of friends while nothing but playing goes on. */
export const AROUND = {
  stage: 'playing',
  code: 'ABCD',
  isPrivate: true,
  spectators: true,
  bots: true,
  adjourned: false,
  pace: 'usual',
  away: [],
  clock: null,
} as const satisfies Partial<TableView>;
