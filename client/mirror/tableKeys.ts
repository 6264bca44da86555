import type { Card } from '#engine';
import type { Game } from '../game/createGame.ts';
import type { ExtraId, Highlight, Target } from '../game/types.ts';

/** Ways to end a turn, or the player's part in it, without a discard. At most one is available at a time. */
const CLOSINGS: readonly ExtraId[] = ['goOut', 'float', 'endTurn', 'decline'];

const pressExtra = (game: Game, among: readonly ExtraId[]): void => {
  const extra = among.find((id) => game.extras.value.includes(id));
  if (extra) game.press(extra);
};

const isClaim = (game: Game): boolean => {
  const asks = game.question.value?.asks;
  return asks === 'take' || asks === 'call';
};

/** Letter keys while the focus is at the table. */
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

/** The hint's part of the keys. */
export interface HintKeys {
  /** Shows a hint, or the next best. */
  readonly press: () => void;
  /** Shows the exact move of the hint. */
  readonly exact: () => void;
  /** Closes the hint; false if there was none. */
  readonly close: () => boolean;
}

/** The handlers and settings for keys at a table. */
export interface TableKeys {
  readonly game: Game;
  /** Whether single-letter shortcuts are on (WCAG 2.1.4). */
  readonly letters: boolean;
  /** Shows the list of keys. */
  readonly onHelp: () => void;
  /** Opens the phrases; null where there are none. */
  readonly onSpeak: (() => void) | null;
  /** Null where there are no hints. */
  readonly hints: HintKeys | null;
}

/**
 * Handles a key pressed at the table: D draws, U takes the upcard, M melds, L lays off, W swaps, X discards, Z takes
 * back, S shows the scores, T the phrases, H a hint and V its cards, ? the keys; C lays the contract, F finds it, O
 * ends a turn without a discard, R goes Rummy or up for 2; Y and N answer a question, K skips the pauses of bots.
 * Escape closes a hint, leaves a question open or clears the selection. Key repeats are ignored.
 */
export function onTableKey(event: KeyboardEvent, keys: TableKeys): void {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
  if (event.key === 'Escape') {
    if (!keys.hints?.close()) keys.game.deselect();
  } else if (keys.letters) onLetter(letterKey(event), keys);
}

function onLetter(key: string, { game, onHelp, onSpeak, hints }: TableKeys): void {
  if (key === '?') onHelp();
  else if (key === 't') onSpeak?.();
  else if (key === 'h') hints?.press();
  else if (key === 'v') hints?.exact();
  else LETTERS[key]?.(game);
}

/** Whether the focus is in a panel or a field, where letters are not shortcuts. */
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('[aria-modal], input, select, textarea') !== null;

/** Lays the selection off where it fits; of several places the player chooses one, beginning with the first. */
function layOff(game: Game): void {
  const [place, another] = game.highlights.value.flatMap((lit) => (lit.at === 'place' ? [lit] : []));
  if (another) document.querySelector<HTMLElement>(FOCUS_SELECTORS.places)?.focus();
  else if (place) game.tap({ on: 'place', meld: place.meld, place: place.place });
}

/** Takes the wild that the selected card frees; with none selected, lifts a card that would free one. */
function swap(game: Game): void {
  const wilds = game.highlights.value.flatMap((lit) => (lit.at === 'wild' ? [lit] : []));
  const wild = wilds.find(({ ready }) => ready) ?? wilds[0];
  if (wild) game.tap({ on: 'meld', meld: wild.meld, index: wild.index });
}

/** Handles Ctrl+Z: takes back, wherever the focus is. */
export function onUndoKey(event: KeyboardEvent, game: Game): void {
  const writes = event.target instanceof HTMLInputElement;
  if (writes || letterKey(event) !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
  event.preventDefault();
  if (!event.repeat) game.press('undo');
}

/** The effect of Enter on a card of the hand: an immediate action, or moving the focus to where the player decides. */
type EnterMeaning =
  | { readonly to: 'tap'; readonly target: Target }
  | { readonly to: 'press'; readonly button: 'meld' | 'discard' }
  /** Several places are highlighted and the player has to choose, or the card may only be discarded. */
  | { readonly to: 'lead'; readonly where: 'places' | 'discard' };

/** Where the player decides, as selectors. */
export const FOCUS_SELECTORS = { places: '[data-row="melds"] [data-lit="true"]', discard: '.action.discard' } as const;

/**
 * Returns the effect of Enter: it selects an unselected card; on a selected one it plays the selection at the only
 * place where it fits. If the card may only be discarded, the focus moves to Discard and a second Enter is needed, as a
 * discard cannot be undone.
 */
export function enterMeaning(
  card: Card,
  { selected, highlights }: Pick<Game, 'selected' | 'highlights'>,
): EnterMeaning {
  if (!selected.value.includes(card)) return { to: 'tap', target: { on: 'hand', card } };
  const places = highlights.value.flatMap(targetsOf);
  const [only, another] = places;
  if (only && !another) return { to: 'tap', target: only };
  if (only) return { to: 'lead', where: 'places' };
  if (highlights.value.some((place) => place.at === 'pile' && place.why === 'discard'))
    return { to: 'lead', where: 'discard' };
  // Pressing the button anyway explains why it is refused.
  return { to: 'press', button: selected.value.length > 1 ? 'meld' : 'discard' };
}

/** The target of a highlighted place where the selection may be played; empty for others. */
function targetsOf(lit: Highlight): Target[] {
  switch (lit.at) {
    case 'felt':
      return [{ on: 'felt' }];
    case 'place':
      return [{ on: 'place', meld: lit.meld, place: lit.place }];
    case 'wild':
      return lit.ready ? [{ on: 'meld', meld: lit.meld, index: lit.index }] : [];
    default:
      return [];
  }
}

/**
 * The letter that a key stands for, in lower case: the one that it writes or, on a Greek or Cyrillic keyboard, the one
 * that it writes on an English keyboard. Other keys have their own names.
 * @example letterKey({ key: 'δ', code: 'KeyD' }) // "d"
 */
export function letterKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const [, english] = /^Key([A-Z])$/.exec(code ?? '') ?? [];
  const isForeign = english !== undefined && /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key);
  return (isForeign ? english : key).toLowerCase();
}
