import { effect } from '@preact/signals';
import type { Notice } from '../game/types.ts';
import type { Speaker } from '../sound/speaker.ts';
import { cuesOf } from '../stage/cues.ts';
import type { OpenTable } from './openTable.ts';
import { HURRY } from './ownTime.ts';

/** Lets a table be heard: what happens as it is shown, what is refused, and when one's time runs short. Returns the way to stop. */
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

/** What is told without anything having been refused. */
const TOLD: readonly Notice['code'][] = ['tapToArrange', 'timeRanOut'];

function hearRefusals({ game }: OpenTable, speaker: Pick<Speaker, 'play'>): () => void {
  return effect(() => {
    const code = game.notice.value?.code;
    if (code && !TOLD.includes(code)) speaker.play([{ sound: 'refused', at: 0 }]);
  });
}

/** Where all of one's time is short there is nothing to warn of. */
function hearClock({ game, secondsLeft }: OpenTable, speaker: Pick<Speaker, 'play'>): () => void {
  let before: number | null = null;
  return secondsLeft.subscribe((now) => {
    const total = game.table.peek().clock?.total ?? 0;
    if (now !== null && before === null && total > HURRY * 1000) speaker.play([{ sound: 'warning', at: 0 }]);
    before = now;
  });
}
