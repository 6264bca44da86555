import { type GameState, type Viewer, viewFor } from '#engine';
import type { TableView } from '#protocol';
import { AROUND, person } from '../play/tableViews.ts';

/** A table in the middle of this game, as its viewers may see it. */
export const serverTableAt =
  (game: GameState) =>
  (viewer: Viewer): TableView => ({
    ...AROUND,
    rules: game.rules,
    seats: Array.from({ length: game.seats }, () => person('Ann')),
    viewer,
    game: viewFor(game, viewer),
  });

/** Everybody who can look at a table: each seat, and who only watches. */
export const viewersOf = (seats: number): Viewer[] => [
  'spectator',
  ...Array.from({ length: seats }, (_, seat) => seat),
];
