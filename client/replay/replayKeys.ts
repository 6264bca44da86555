import { letterKey } from '../mirror/tableKeys.ts';
import type { OpenReplay } from './openReplay.ts';

type Press = (replay: OpenReplay) => void;

const KEYS: Readonly<Record<string, Press>> = {
  ' ': ({ player }) => player.toggle(),
  ArrowLeft: ({ player }) => player.step(-1),
  ArrowRight: ({ player }) => player.step(1),
  Home: ({ player }) => player.seek(0),
  End: ({ player, source }) => player.seek(source.timeline.moments.length - 1),
  '[': ({ player }) => player.skip(-1),
  ']': ({ player }) => player.skip(1),
};

/** Letters, which a player may have switched off (WCAG 2.1.4). */
const LETTERS: Readonly<Record<string, Press>> = {
  s: ({ open }) => open.game.press('scores'),
};

/** Elements that have uses of their own for these keys. */
const OWN_KEYS: readonly (readonly [string, string])[] = [
  ['Space', 'button, select, summary'],
  ['ArrowLeft ArrowRight Home End', '[data-row], select, input, .panel-body'],
];

/** Handles a key pressed during a replay; true if it meant something. Panels and fields keep their keys. */
export function onReplayKey(event: KeyboardEvent, replay: OpenReplay, letters: boolean): boolean {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  if (target instanceof Element && isItsOwn(target, key === ' ' ? 'Space' : key)) return false;
  const press = KEYS[key] ?? (letters && !event.repeat ? LETTERS[letterKey(event)] : undefined);
  if (!press || (key === ' ' && event.repeat)) return false;
  press(replay);
  return true;
}

const isItsOwn = (target: Element, key: string): boolean =>
  target.closest('.panel[aria-modal], textarea') !== null ||
  OWN_KEYS.some(([keys, owners]) => keys.split(' ').includes(key) && target.closest(owners) !== null);
