import { computed, effect } from '@preact/signals';
import { isBetweenDeals, isToAct } from '#engine';
import type { TableCompany, TableView } from '#protocol';
import type { Game } from '../game/createGame.ts';

/** The least time between two signs of life, in ms. In a quick turn there is none. */
export const SIGN_INTERVAL_MS = 20_000;

/** How long ago an input may be for the player to count as being there when the table begins to wait, in ms. */
const RECENT_INPUT_MS = 60_000;

/** Anything that a player does on a page. A screen reader moves the focus, and clicks without a pointer. */
const INPUT_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'click', 'wheel', 'focusin'] as const;

/** How long the page itself may move the focus after the table began to wait, in ms. */
const OWN_FOCUS_MS = 1_000;

/**
 * Tells the table that the viewer touches the page, moves the mouse or presses keys while others wait for them, so that
 * nobody lets a bot play for somebody who is thinking. Returns a function that stops it.
 */
export function sendSigns({ table }: Pick<Game, 'table'>, { sign }: TableCompany, page: EventTarget): () => void {
  /** When the last sign was sent, or the table began to wait; null while it does not. */
  let told: number | null = null;
  let input = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (): void => {
    timer = undefined;
    told = performance.now();
    void sign();
  };
  const isSilent = computed(() => table.value.silent.some((seat) => seat === table.value.viewer));
  const onInput = ({ type }: Event): void => {
    const now = performance.now();
    if (type === 'focusin' && now - (told ?? now) < OWN_FOCUS_MS) return;
    input = now;
    if (told === null || (timer && !isSilent.peek())) return;
    clearTimeout(timer);
    const wait = isSilent.peek() ? 0 : told + SIGN_INTERVAL_MS - input;
    timer = setTimeout(send, Math.max(0, wait));
  };
  const awaited = computed(() => awaitedIn(table.value));
  const stop = effect(() => {
    const reason = awaited.value;
    if (reason === null) return undefined;
    told = performance.now();
    // A player who reads the tally or a review touches the page seldom.
    if (reason === 'ready' && told - input < RECENT_INPUT_MS) send();
    return () => {
      told = null;
      clearTimeout(timer);
      timer = undefined;
    };
  });
  for (const type of INPUT_EVENTS) page.addEventListener(type, onInput, { passive: true, capture: true });
  return () => {
    stop();
    for (const type of INPUT_EVENTS) page.removeEventListener(type, onInput, { capture: true });
  };
}

/** The decision that the table waits for, or `ready` if others are and the viewer is not; null for nothing. */
function awaitedIn({ viewer, game, stage, seats }: TableView): number | 'ready' | null {
  if (viewer === 'spectator' || game === null) return null;
  const own = seats[viewer];
  if (stage === 'over' || isBetweenDeals(game)) return seats.some(({ ready }) => ready) && !own?.ready ? 'ready' : null;
  return isToAct(game) && !own?.standIn ? (game.seats[viewer]?.at ?? null) : null;
}
