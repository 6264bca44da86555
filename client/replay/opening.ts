import { no, ok, type Result } from '#engine';
import type { GamePage, GamePlayer } from '#protocol';
import {
  firstDeparture,
  MAX_RECORD_LENGTH,
  parseRecord,
  playersIn,
  type RecordFault,
  type ReplayFault,
  replay,
} from '#record';
import { ownServer } from '../net/ownServer.ts';
import { text as pageText } from '../text/index.ts';
import { replayText } from '../text/replay.ts';
import { type Face, faceFor, type Perspective } from './perspective.ts';
import { type Timeline, timelineOf } from './timeline.ts';

/** A game to replay, and how it is first shown. */
export interface ReplaySource extends ReplayedGame {
  /** The text of its record. */
  readonly text: string;
  /** The players in order of the seats. */
  readonly names: readonly string[];
  readonly faces: readonly Face[];
  readonly perspective: Perspective;
  /** The position shown first. */
  readonly position: number;
  /** The id of a stored game, by which its turns have links; null for any other. */
  readonly game: string | null;
}

/** A game to replay, or a sentence that says why there is none. */
export type OpenedRecord = Result<ReplaySource, string>;

/** Facts about a game besides its text. */
interface KnownFacts {
  readonly game?: string;
  readonly names?: readonly string[];
  /** In order of the seats; those missing follow from name and seat. */
  readonly faces?: readonly Face[];
  readonly perspective?: Perspective;
}

/** Opens the text of a record. Never throws, whatever the text. */
export function sourceOf(
  text: string,
  { game, names, faces = [], perspective = 'all' }: KnownFacts = {},
): OpenedRecord {
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
    perspective,
    position: read.value.timeline.deals[0]?.from ?? 0,
    game: game ?? null,
  });
}

/** Opens a file that the player chose or dropped. */
export async function openRecordFile(file: Pick<Blob, 'size' | 'text'>): Promise<OpenedRecord> {
  if (file.size > MAX_FILE_BYTES) return no(problemWords(FILE_TOO_LONG));
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

interface FetchOptions {
  readonly perspective?: Perspective;
  /** The faces at the table, if it is still there. */
  readonly faces?: readonly Face[];
  /** The sentence for a game that the server does not have. */
  readonly missing?: string;
}

/** Fetches and opens a stored game, with the names of its players. Never rejects. */
export async function fetchGame(
  id: string,
  { perspective = 'all', faces, missing = replayText.REPLAY.problems.noSuchGame }: FetchOptions = {},
  get: typeof fetch = fetch,
): Promise<OpenedRecord> {
  const address = `${ownServer()}/api/games/${id}`;
  // Without its names, a game can still be shown.
  const named = sittersAt(address, get).catch(() => null);
  try {
    const response = await get(`${address}/record`);
    if (response.ok) {
      const text = await response.text();
      const known = await named;
      const names = known?.map(({ name }) => name) ?? playersIn(text);
      const seen =
        faces ?? known?.map(({ name, level }, seat) => (level ? faceFor(seat, name, level) : faceFor(seat, '')));
      const opened = sourceOf(text, { game: id, names, perspective, ...(seen && { faces: seen }) });
      return opened.ok ? opened : no(replayText.damaged(opened.reason));
    }
    if (response.status === 404) return no(missing);
    return no(response.status === 429 ? replayText.REPLAY.problems.tooFast : replayText.REPLAY.problems.offline);
  } catch {
    return no(replayText.REPLAY.problems.offline);
  }
}

/** The player of a seat: an erased name is empty; a person has no level. */
type Sitter = Pick<GamePlayer, 'level'> & { readonly name: string };

/** The player of each seat, of several in turn the last. Null for no answer. */
async function sittersAt(address: string, get: typeof fetch): Promise<readonly Sitter[] | null> {
  const response = await get(address);
  if (!response.ok) return null;
  const { seats, players } = (await response.json()) as Pick<GamePage, 'seats' | 'players'>;
  return Array.from({ length: seats }, (_, own) => {
    const parts = players.filter(({ seat }) => seat === own).sort((a, b) => a.from - b.from);
    const last = parts.at(-1);
    return { name: last?.name ?? '', level: last?.level ?? null };
  });
}

/** A game that can be replayed. */
export interface ReplayedGame {
  readonly timeline: Timeline;
  /**
   * The position of the first step that today's rules do not lead to; null if all follow from them. From there on the
   * record proves nothing: it was changed, or comes from a version with other rules.
   */
  readonly doubtful: number | null;
}

/** Why a text cannot be replayed. */
type TextProblem =
  | { readonly kind: 'fault'; readonly fault: RecordFault }
  /** An event that cannot have happened. */
  | { readonly kind: 'impossible'; readonly fault: ReplayFault }
  /** No cards were dealt. */
  | { readonly kind: 'empty' };

/** A longer file is no record and is not even read. In bytes, of which a character may take up to three. */
const MAX_FILE_BYTES = 3 * MAX_RECORD_LENGTH;

/** Why a file that is too long cannot be replayed. */
const FILE_TOO_LONG: TextProblem = { kind: 'fault', fault: { line: 1, problem: 'tooLong' } };

/** Reads a game from untrusted text. Never throws. */
export function readText(text: string): Result<ReplayedGame, TextProblem> {
  const record = parseRecord(text);
  if (!record.ok) return no({ kind: 'fault', fault: record.reason });
  const played = replay(record.value);
  if (!played.ok) return no({ kind: 'impossible', fault: played.reason });
  if (played.value.state.deal === 0) return no({ kind: 'empty' });
  return ok({ timeline: timelineOf(record.value), doubtful: firstDeparture(record.value) });
}

/** Sentences that a viewer has to know about a record: that it is not confirmed, begins late, or has no end. */
export function notesOf({ timeline, doubtful }: Pick<ReplaySource, 'timeline' | 'doubtful'>): readonly string[] {
  const notes: string[] = [];
  const doubt = doubtOf({ timeline, doubtful });
  if (doubt !== null) notes.push(doubt);
  const first = timeline.deals[0]?.deal ?? 1;
  if (first > 1) notes.push(replayText.beginsLate(first));
  const last = timeline.steps.at(-1);
  const isOver = timeline.steps.some(({ events }) => events.some(({ type }) => type === 'gameEnded'));
  if (last && !isOver) notes.push(replayText.noEnd(last.deal, last.turn));
  return notes;
}

/** Why the results of a record are not confirmed; null if they are. */
export function doubtOf({ timeline, doubtful }: Pick<ReplaySource, 'timeline' | 'doubtful'>): string | null {
  const step = doubtful === null ? null : timeline.steps[doubtful];
  if (doubtful === null || !step) return null;
  return replayText.doubtful(doubtful + 1, step.deal, step.turn);
}
