import type { Game } from '../game/types.ts';

/** Letter keys, while the focus is on the table. */
const LETTERS: Readonly<Record<string, (game: Game) => void>> = {
  d: (game) => game.tap({ on: 'stock' }),
  u: (game) => game.tap({ on: 'pile' }),
  m: (game) => game.press('meld'),
  x: (game) => game.press('discard'),
  z: (game) => game.press('undo'),
  s: (game) => game.press('scores'),
};

/**
 * A key pressed on the table: D draws, U takes the upcard, M melds, X discards, Z takes back, S shows the scores. A key
 * held down counts once.
 */
export function onTableKey(event: KeyboardEvent, game: Game): void {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  LETTERS[event.key.toLowerCase()]?.(game);
}

/** Ctrl+Z takes back, wherever the focus is. */
export function onUndoKey(event: KeyboardEvent, game: Game): void {
  const writes = event.target instanceof HTMLInputElement;
  if (writes || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
  event.preventDefault();
  if (!event.repeat) game.press('undo');
}
