import { type GameState, type Viewer, viewFor } from '#engine';
import type { TableView } from '#protocol';
import { AROUND, person } from '../play/tableViews.ts';

/** A table with this game under way, as each viewer may see it. */
export const serverTableAt =
  (game: GameState) =>
  (viewer: Viewer): TableView => ({
    ...AROUND,
    rules: game.rules,
    seats: Array.from({ length: game.seats }, (_, seat) => person('Ann', { avatar: 3 * seat })),
    viewer,
    game: viewFor(game, viewer),
  });

/** All viewers of a table: a spectator and each seat. */
export const viewersOf = (seats: number): Viewer[] => [
  'spectator',
  ...Array.from({ length: seats }, (_, seat) => seat),
];
