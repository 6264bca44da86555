import { effect } from '@preact/signals';
import type { VibrationCue } from '../device/vibration.ts';
import type { Notice } from '../game/types.ts';
import type { Speaker } from '../sound/speaker.ts';
import { cuesOf } from '../stage/cues.ts';
import type { OpenTable } from './openTable.ts';

/**
 * Plays the sounds of a table: events as they are shown, refusals, and a warning when time runs short. Returns the
 * function that stops.
 */
export function playTableSounds(open: OpenTable, speaker: Pick<Speaker, 'play'>): () => void {
  const stops = [playChanges(open, speaker), playRefusals(open, speaker), playClockWarning(open, speaker)];
  return () => {
    for (const stop of stops) stop();
  };
}

function playChanges({ shown, yourTurn, game }: OpenTable, speaker: Pick<Speaker, 'play'>): () => void {
  let wasCalled = false;
  return shown.subscribe((now) => {
    if (!now) return;
    const isCalled = yourTurn.peek();
    const { viewer } = game.table.peek();
    speaker.play(cuesOf({ ...now, viewer, turnBegins: isCalled && !wasCalled }));
    wasCalled = isCalled;
  });
}

/** Notices that are not refusals and make no sound. */
const SILENT_NOTICES: readonly Notice['code'][] = ['tapToArrange', 'timeRanOut'];

function playRefusals({ game }: OpenTable, speaker: Pick<Speaker, 'play'>): () => void {
  return effect(() => {
    const code = game.notice.value?.code;
    if (code && !SILENT_NOTICES.includes(code)) speaker.play([{ sound: 'refused', at: 0 }]);
  });
}

/** The seconds left of a player's own time at which a sound warns them. */
const WARNING_S = 10;

/** Warns once when time runs short, unless the whole turn is that short. */
function playClockWarning({ game, secondsLeft }: OpenTable, speaker: Pick<Speaker, 'play'>): () => void {
  let before: number | null = null;
  return secondsLeft.subscribe((now) => {
    const total = game.table.peek().clock?.total ?? 0;
    const isLate = now !== null && now <= WARNING_S && (before === null || before > WARNING_S);
    if (isLate && total > WARNING_S * 1000) speaker.play([{ sound: 'warning', at: 0 }]);
    before = now;
  });
}

/**
 * Lets the player feel what they do: a card lifted by a finger, their swap, their going out. Nothing that others do, or
 * a bot for them. Returns the function that stops.
 */
export function vibrateAtTable({ lifted, shown, game }: OpenTable, shake: (shake: VibrationCue) => void): () => void {
  const lifts = lifted.peek();
  const stops = [
    lifted.subscribe((now) => {
      if (now > lifts) shake('lift');
    }),
    shown.subscribe((now) => {
      const { viewer } = game.table.peek();
      if (game.standIn.peek()) return;
      const events = now?.events ?? [];
      if (events.some((event) => event.type === 'dealEnded' && event.out === viewer)) shake('goOut');
      else if (events.some((event) => event.type === 'swapped' && event.seat === viewer)) shake('swap');
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
