import type { ExtraId, Game } from '../game/types.ts';

/** Ways to end a turn, or one's part in it, without a discard: at most one of them is there at a time. */
const CLOSINGS: readonly ExtraId[] = ['goOut', 'float', 'endTurn', 'decline'];

const pressExtra = (game: Game, among: readonly ExtraId[]): void => {
  const extra = among.find((id) => game.extras.value.includes(id));
  if (extra) game.press(extra);
};

const isClaim = (game: Game): boolean => {
  const asks = game.question.value?.asks;
  return asks === 'take' || asks === 'call';
};

/** Letter keys, while the focus is on the table. */
const LETTERS: Readonly<Record<string, (game: Game) => void>> = {
  d: (game) => game.tap({ on: 'stock' }),
  u: (game) => game.tap({ on: 'pile' }),
  m: (game) => game.press('meld'),
  l: (game) => layOff(game),
  w: (game) => swap(game),
  x: (game) => game.press('discard'),
  z: (game) => game.press('undo'),
  s: (game) => game.press('scores'),
  k: (game) => game.skip(),
  c: (game) => pressExtra(game, ['layContract']),
  f: (game) => pressExtra(game, ['findContract']),
  o: (game) => pressExtra(game, CLOSINGS),
  r: (game) => pressExtra(game, ['goRummy', 'upForTwo']),
  y: (game) => isClaim(game) && game.answer({ to: 'claim' }),
  n: (game) => isClaim(game) && game.answer({ to: 'pass' }),
};

/** What a page at a table does with keys. */
export interface TableKeys {
  readonly game: Game;
  /** Do single letters act (WCAG 2.1.4). */
  readonly letters: boolean;
  /** Shows what the keys are. */
  readonly onHelp: () => void;
  /** Opens what can be said; null where nothing is. */
  readonly onSpeak: (() => void) | null;
}

/**
 * A key pressed on the table: D draws, U takes the upcard, M melds, L lays off, W swaps, X discards, Z takes back, S shows
 * the scores, T what can be said, ? the keys; C lays the contract, F finds it, O ends a turn without a discard, R goes Rummy or up for 2; Y and N
 * answer what is asked, K skips the pauses of bots. Escape leaves what is asked open, or puts the selection down. A key held down counts once.
 */
export function onTableKey(event: KeyboardEvent, { game, letters, onHelp, onSpeak }: TableKeys): void {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
  if (event.key === 'Escape') game.deselect();
  else if (letters && event.key === '?') onHelp();
  else if (letters && event.key.toLowerCase() === 't') onSpeak?.();
  else if (letters) LETTERS[event.key.toLowerCase()]?.(game);
}

/** In what is opened over the table, letters are the panel's own. */
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('[aria-modal], input, select, textarea') !== null;

/** Lays the selection off at the first place where it fits. */
function layOff(game: Game): void {
  const place = game.lit.value.find(({ at }) => at === 'place');
  if (place?.at === 'place') game.tap({ on: 'place', meld: place.meld, place: place.place });
}

/** Takes the wild that the selected card frees; with none selected, lifts the card that would. */
function swap(game: Game): void {
  const wilds = game.lit.value.flatMap((lit) => (lit.at === 'wild' ? [lit] : []));
  const wild = wilds.find(({ ready }) => ready) ?? wilds[0];
  if (wild) game.tap({ on: 'meld', meld: wild.meld, index: wild.index });
}

/** Ctrl+Z takes back, wherever the focus is. */
export function onUndoKey(event: KeyboardEvent, game: Game): void {
  const writes = event.target instanceof HTMLInputElement;
  if (writes || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
  event.preventDefault();
  if (!event.repeat) game.press('undo');
}
