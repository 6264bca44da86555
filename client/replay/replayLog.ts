import type { Seat } from '#engine';
import type { LogRow } from '../table/tableLog.ts';
import { storyText } from '../text/story.ts';
import { type Eyes, storyFor, tableFor } from './eyes.ts';
import type { DealSpan, Timeline } from './timeline.ts';

/** A line of the log, and the place of the moment it tells of. */
export interface ReplayLine extends LogRow {
  readonly place: number;
}

/** The log of a replayed game. */
export interface ReplayLog {
  /** The lines of the deal at this place, up to it, as these eyes saw it. */
  until(place: number, eyes: Eyes): readonly ReplayLine[];
}

/** The log of a game. Each deal is written once for the same eyes. */
export function replayLog(timeline: Timeline, names: readonly string[]): ReplayLog {
  let written: { readonly span: DealSpan; readonly eyes: Eyes; readonly lines: readonly ReplayLine[] } | null = null;
  return {
    until(place, eyes) {
      const span = timeline.deals.find(({ from, to }) => from <= place && place <= to);
      if (!span) return linesOf(timeline, names, { from: 0, to: place }, eyes);
      if (written?.span !== span || written.eyes !== eyes)
        written = { span, eyes, lines: linesOf(timeline, names, span, eyes) };
      return written.lines.filter((line) => line.place <= place);
    },
  };
}

function linesOf(
  timeline: Timeline,
  names: readonly string[],
  { from, to }: Pick<DealSpan, 'from' | 'to'>,
  eyes: Eyes,
): readonly ReplayLine[] {
  const lines: ReplayLine[] = [];
  for (let place = from; place <= to; place++) {
    const { deal, events } = timeline.moments[place] as Timeline['moments'][number];
    const table = tableFor(timeline.stateAt(place), eyes, names);
    for (const event of storyFor(events, eyes)) {
      const words = storyText.told(event, table, true);
      if (words !== null) lines.push({ id: lines.length + 1, words, deal, seat: seatIn(event), place });
    }
  }
  return lines;
}

const seatIn = (event: { readonly type: string; readonly seat?: Seat }): Seat | null =>
  event.seat !== undefined && event.seat >= 0 ? event.seat : null;
