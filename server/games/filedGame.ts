import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress, constants } from 'node:zlib';
import { type DealResult, no, ok, type Result, type RuleSet, settledRules, standing } from '#engine';
import type { GameStatus } from '#protocol';
import {
  type GameRecord,
  MAX_RECORD_LENGTH,
  parseRecord,
  printRecord,
  type RecordStep,
  type Replayed,
  replay,
} from '#record';
import { baseGame, printRules } from '#rules';
import { type GameInLog, gameIdOf, type Stay } from '#table';
import type { FiledGame, FiledPlayer, PackedRecord } from '../store/gameRepository.ts';

/** The parts of a table that its games need. */
export interface GamesTable {
  readonly id: string;
  readonly isPrivate: boolean;
  readonly seats: number;
  readonly rules: RuleSet;
}

/**
 * Makes what is stored of a game. Its record ends with the last finished deal, so it holds no card of a deal that may
 * still be played, and it replays to the stored score.
 * @param isTableEnded whether nobody can play on
 * @returns null if there is nothing to store: no deal was finished, or the game is being played
 * @throws Error if its record cannot be read again
 */
export function filedGame(game: GameInLog, table: GamesTable, isTableEnded: boolean): FiledGame | null {
  if (game.status === 'running' && !isTableEnded) return null;
  const rules = settledRules(table.rules, table.seats);
  const told = finishedPart({ rules, seats: table.seats, steps: game.steps });
  if (told === null) return null;
  const { state } = told.replayed;
  const isFinished = state.phase === 'over';
  const results = state.results;
  return {
    ...{
      id: gameIdOf(table.id, game.began),
      table: table.id,
      isPublic: !table.isPrivate,
      preset: baseGame(table.rules).preset,
    },
    ...{
      rules: printRules(table.rules),
      seats: table.seats,
      began: Math.round(game.began),
      ended: Math.round(game.ended),
    },
    status: isFinished ? 'finished' : unfinished(game, isTableEnded),
    results,
    players: game.stays.map((stay) => playerOf(stay, results, isFinished ? placesIn(told) : null)),
    record: packRecord(told.text),
  };
}

const unfinished = ({ status }: GameInLog, isTableEnded: boolean): GameStatus =>
  status === 'adjourned' && !isTableEnded ? 'adjourned' : 'abandoned';

interface Told {
  readonly text: string;
  readonly replayed: Replayed;
}

/** The record of all deals that were finished, and can be replayed; null if there is none. */
function finishedPart(game: GameRecord): Told | null {
  const steps = game.steps.slice(0, finishedSteps(game.steps));
  if (!steps.some(endsDeal)) return null;
  const told = tell({ ...game, steps });
  if (told.ok) return told.value;
  // A deal that another version booked in its own way ends the record.
  const sound = steps.slice(0, steps.slice(0, told.reason).findLastIndex(endsDeal) + 1);
  return finishedPart({ ...game, steps: sound });
}

const endsDeal = ({ events }: RecordStep): boolean => events.some(({ type }) => type === 'dealEnded');
const beginsDeal = ({ events }: RecordStep): boolean => events.some(({ type }) => type === 'dealt');

/** The number of steps before a deal that has not ended. */
function finishedSteps(steps: readonly RecordStep[]): number {
  const begun = steps.findLastIndex(beginsDeal);
  return begun > steps.findLastIndex(endsDeal) ? begun : steps.length;
}

/** Prints a game and replays what was printed; otherwise the index of the first step that cannot be replayed. */
function tell(game: GameRecord): Result<Told, number> {
  const text = printRecord(game);
  if (text.length > MAX_RECORD_LENGTH) return no(Math.floor(game.steps.length / 2));
  const parsed = parseRecord(text);
  if (!parsed.ok)
    throw new Error(`a record of ${game.steps.length} steps: ${parsed.reason.problem} in line ${parsed.reason.line}`);
  const replayed = replay(parsed.value);
  return replayed.ok ? ok({ text, replayed: replayed.value }) : no(replayed.reason.index);
}

/** The place of each seat in a finished game. The winners are those the game named. */
function placesIn({ replayed: { state, events } }: Told): readonly number[] {
  const winners = events.findLast((event) => event.type === 'gameEnded')?.winners ?? [];
  const places = standing(state.rules, state.totals, winners).toSorted((a, b) => a.seat - b.seat);
  return places.map(({ place }) => place);
}

function playerOf(stay: Stay, results: readonly DealResult[], places: readonly number[] | null): FiledPlayer {
  const { player, goneSince, isLost, isFirst, played, ...part } = stay;
  const { seat, level } = part;
  const guest = player !== null && isGuest(player) ? player : null;
  const to = Math.min(stay.to, results.length);
  const points = results.slice(0, to).reduce((sum, one) => sum + (one.points[seat] ?? 0) + (one.added[seat] ?? 0), 0);
  const place = stay.left ? null : (places?.[seat] ?? null);
  const name = guest === null && level === null ? null : part.name;
  return { ...part, name, to, guest, points, place };
}

/** Whether this is a guest's number. A person with any other in a log has erased their data. */
export const isGuest = (player: string): boolean => /^[0-9a-f]{32}$/.test(player);

/** Quality 5 makes a record a seventh as long in 3 ms; 9 takes twice the time for 4 % less. */
const BROTLI_OPTIONS = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

/** More than the longest record, whose letters are all ASCII. */
const UNPACK_OPTIONS = { maxOutputLength: 8_000_000 };

const unpack = promisify(brotliDecompress) as (packed: Buffer, options: typeof UNPACK_OPTIONS) => Promise<Buffer>;

/** Compresses the text of a record. */
const packRecord = (text: string): PackedRecord => brotliCompressSync(text, BROTLI_OPTIONS).toString('base64');

/**
 * The text of a stored record. Unpacking takes a thread of Node's own.
 * @throws Error if it cannot be unpacked
 */
export const unpackRecord = async (packed: PackedRecord): Promise<string> =>
  (await unpack(Buffer.from(packed, 'base64'), UNPACK_OPTIONS)).toString();
