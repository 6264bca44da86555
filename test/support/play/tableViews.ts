import type { LevelName, SeatInfo, TableView } from '#protocol';

/** A connected person at a table; `more` overrides fields. */
export const person = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  ...{
    name,
    kind: 'person',
    level: null,
    connected: true,
    standIn: false,
    ready: false,
    adjourns: false,
    avatar: null,
    booked: '',
  },
  ...more,
});

/** A bot at a table: its name is that of its number, if it has one. */
export const bot = (name: string, level: LevelName = 'steady', avatar: number | null = null): SeatInfo =>
  person(name, { kind: 'bot', level, avatar });

const SITTERS = [
  ...[person('Ada', { avatar: 4 }), bot('Bruno', 'steady', 1)],
  ...[person('Christabel', { avatar: 11 }), person('Dom', { avatar: 0 })],
  ...[bot('Edda', 'beginner', 4), person('Frederika', { avatar: 20 })],
  ...[person('Gus', { avatar: 17 }), bot('Hugo', 'expert', 7)],
];

/** People and bots for this many seats, with names of various lengths. */
export const sitters = (seats: number): readonly SeatInfo[] => SITTERS.slice(0, seats);

/** The fields around the game at a private table in plain play. */
export const AROUND = {
  stage: 'playing',
  code: 'ABCD',
  isPrivate: true,
  spectators: true,
  bots: true,
  hints: true,
  rated: false,
  isDaily: false,
  adjourned: false,
  pace: 'usual',
  away: [],
  silent: [],
  clock: null,
  gameId: null,
  fair: null,
} as const satisfies Partial<TableView>;
