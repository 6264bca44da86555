import { no, ok, type Result } from '#engine';
import { playersIn } from '#record';
import { text as pageText } from '../text/index.ts';
import { replayText } from '../text/replay.ts';
import { type Eyes, type Face, faceFor } from './eyes.ts';
import type { ReplaySource } from './openReplay.ts';
import { LONGEST_FILE, readText, type TextProblem, TOO_LONG } from './readText.ts';

/** A game to replay, or a sentence that says why there is none. */
export type OpenedRecord = Result<ReplaySource, string>;

/** Facts about a game besides its text. */
interface Known {
  readonly game?: string;
  readonly names?: readonly string[];
  /** In order of the seats; those missing follow from name and seat. */
  readonly faces?: readonly Face[];
  readonly eyes?: Eyes;
}

/** Opens the text of a record. Never throws, whatever the text. */
export function sourceOf(text: string, { game, names, faces = [], eyes = 'all' }: Known = {}): OpenedRecord {
  const read = readText(text);
  if (!read.ok) return no(problemWords(read.reason));
  const given = names ?? playersIn(text);
  const { seats } = read.value.timeline;
  const all = Array.from({ length: seats }, (_, seat) => faces[seat] ?? faceFor(seat, given[seat] ?? ''));
  return ok({
    ...read.value,
    text,
    names: all.map(
      (face, seat) => pageText.playerName({ ...face, name: given[seat] ?? '' }) || replayText.playerName(seat),
    ),
    faces: all,
    eyes,
    place: read.value.timeline.deals[0]?.from ?? 0,
    game: game ?? null,
  });
}

/** Opens a file that the player chose or dropped. */
export async function openRecordFile(file: Pick<Blob, 'size' | 'text'>): Promise<OpenedRecord> {
  if (file.size > LONGEST_FILE) return no(problemWords(TOO_LONG));
  try {
    return sourceOf(await file.text());
  } catch {
    return no(replayText.REPLAY.problems.notText);
  }
}

function problemWords(problem: TextProblem): string {
  switch (problem.kind) {
    case 'fault':
      return replayText.recordFault(problem.fault);
    case 'impossible':
      return replayText.impossible(problem.fault.index + 1);
    case 'empty':
      return replayText.REPLAY.problems.empty;
  }
}
