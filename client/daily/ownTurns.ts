import { DAILY_SEAT } from '#protocol';
import { type Eyes, storyFor, tableFor } from '../replay/eyes.ts';
import { readText } from '../replay/readText.ts';
import type { DealSpan, Timeline } from '../replay/timeline.ts';
import { replayText } from '../text/replay.ts';
import { storyText } from '../text/story.ts';

/** The turns of the player in a deal. */
export interface DealTurns {
  readonly deal: number;
  /** The points of the player in this deal. */
  readonly points: number;
  /** The sentences of each turn. */
  readonly turns: readonly (readonly string[])[];
}

/**
 * The turns of the person in a record of a daily deal, deal by deal; null if it cannot be read.
 * @param name the person's name; null for "you"
 */
export function ownTurns(record: string, name: string | null): readonly DealTurns[] | null {
  const read = readText(record);
  if (!read.ok) return null;
  const { timeline } = read.value;
  const names = Array.from({ length: timeline.seats }, (_, seat) =>
    seat === DAILY_SEAT && name !== null ? name : replayText.playerName(seat),
  );
  const { results } = timeline.stateAt(timeline.moments.length - 1);
  return timeline.deals.map((span, index) => ({
    deal: span.deal,
    points: results[index]?.points[DAILY_SEAT] ?? 0,
    turns: turnsIn(timeline, span, names, name === null ? DAILY_SEAT : 'all'),
  }));
}

function turnsIn(
  { moments, stateAt }: Timeline,
  { from, to }: DealSpan,
  names: readonly string[],
  eyes: Eyes,
): readonly (readonly string[])[] {
  const turns: string[][] = [];
  for (let place = from; place <= to; place++) {
    const events = moments[place]?.events ?? [];
    for (const event of storyFor(events, eyes)) {
      if (!('seat' in event) || event.seat !== DAILY_SEAT) continue;
      if (event.type === 'turnBegan') turns.push([]);
      const words = storyText.told(event, tableFor(stateAt(place), eyes, names), true);
      if (words !== null) turns.at(-1)?.push(words);
    }
  }
  return turns;
}
