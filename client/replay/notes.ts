import { replayText } from '../text/replay.ts';
import type { ReplaySource } from './openReplay.ts';

/** Sentences that a viewer has to know about a record: that it is not confirmed, begins late, or has no end. */
export function notesOf({ timeline, doubtful }: Pick<ReplaySource, 'timeline' | 'doubtful'>): readonly string[] {
  const notes: string[] = [];
  const doubt = doubtOf({ timeline, doubtful });
  if (doubt !== null) notes.push(doubt);
  const first = timeline.deals[0]?.deal ?? 1;
  if (first > 1) notes.push(replayText.beginsLate(first));
  const last = timeline.moments.at(-1);
  const isOver = timeline.moments.some(({ events }) => events.some(({ type }) => type === 'gameEnded'));
  if (last && !isOver) notes.push(replayText.noEnd(last.deal, last.turn));
  return notes;
}

/** Why the results of a record are not confirmed; null if they are. */
export function doubtOf({ timeline, doubtful }: Pick<ReplaySource, 'timeline' | 'doubtful'>): string | null {
  const moment = doubtful === null ? null : timeline.moments[doubtful];
  if (doubtful === null || !moment) return null;
  return replayText.doubtful(doubtful + 1, moment.deal, moment.turn);
}
