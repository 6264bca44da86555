import { effect } from '@preact/signals';
import type { Notice } from '../game/types.ts';
import type { Speaker } from '../sound/speaker.ts';
import { cuesOf } from '../stage/cues.ts';
import type { OpenTable } from './openTable.ts';

/**
 * Plays the sounds of a table: events as they are shown, refusals, and a warning when time runs short. Returns the
 * function that stops.
 */
export function hearTable(open: OpenTable, speaker: Pick<Speaker, 'play'>): () => void {
  const stops = [hearChanges(open, speaker), hearRefusals(open, speaker), hearClock(open, speaker)];
  return () => {
    for (const stop of stops) stop();
  };
}

function hearChanges({ shown, yourTurn, game }: OpenTable, speaker: Pick<Speaker, 'play'>): () => void {
  let wasCalled = false;
  return shown.subscribe((now) => {
    if (!now) return;
    const isCalled = yourTurn.peek();
    const { viewer } = game.table.peek();
    speaker.play(cuesOf({ ...now, viewer, called: isCalled && !wasCalled }));
    wasCalled = isCalled;
  });
}

/** Notices that are not refusals and make no sound. */
const TOLD: readonly Notice['code'][] = ['tapToArrange', 'timeRanOut'];

function hearRefusals({ game }: OpenTable, speaker: Pick<Speaker, 'play'>): () => void {
  return effect(() => {
    const code = game.notice.value?.code;
    if (code && !TOLD.includes(code)) speaker.play([{ sound: 'refused', at: 0 }]);
  });
}

/** The seconds left of a player's own time at which a sound warns them. */
const WARNING_S = 10;

/** Warns once when time runs short, unless the whole turn is that short. */
function hearClock({ game, secondsLeft }: OpenTable, speaker: Pick<Speaker, 'play'>): () => void {
  let before: number | null = null;
  return secondsLeft.subscribe((now) => {
    const total = game.table.peek().clock?.total ?? 0;
    const isLate = now !== null && now <= WARNING_S && (before === null || before > WARNING_S);
    if (isLate && total > WARNING_S * 1000) speaker.play([{ sound: 'warning', at: 0 }]);
    before = now;
  });
}
