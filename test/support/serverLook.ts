import { type GameState, type Viewer, viewFor } from '#engine';
import type { SeatInfo, TableView } from '#protocol';

const person: SeatInfo = {
  name: 'Ann',
  kind: 'person',
  connected: true,
  standIn: false,
  ready: false,
  adjourns: false,
};

/** A table in the middle of this game, as its viewers may see it. */
export const lookAt =
  (game: GameState) =>
  (viewer: Viewer): TableView => ({
    stage: 'playing',
    code: 'BCDFGH',
    isPrivate: false,
    spectators: true,
    bots: true,
    adjourned: false,
    pace: 'usual',
    away: [],
    rules: game.rules,
    seats: Array.from({ length: game.seats }, () => person),
    viewer,
    clock: null,
    game: viewFor(game, viewer),
  });

/** Everybody who can look at a table: each seat, and who only watches. */
export const viewersOf = (seats: number): Viewer[] => [
  'spectator',
  ...Array.from({ length: seats }, (_, seat) => seat),
];
