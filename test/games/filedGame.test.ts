import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { RuleSet } from '#engine';
import { parseRecord, replay } from '#record';
import { crazyRummy, PRESET_IDS, PRESETS } from '#rules';
import { type GameInLog, gamesIn } from '#table';
import { filedGame } from '../../server/games/filedGame.ts';
import type { FiledGame } from '../../server/store/gameRepository.ts';
import { annAndBots, finishGame, type TableUnderTest, threeDealt } from '../support/server/table.ts';
import { storedGameOf } from '../versions/storedGame.ts';

const TABLE = { id: 'a table', isPrivate: true, seats: 3, rules: crazyRummy };

const gameOf = ({ log }: TableUnderTest): GameInLog => gamesIn(log.entries, 0, TABLE).games[0] as GameInLog;
const kept = (set: TableUnderTest, isEnded = false) => filedGame(gameOf(set), TABLE, isEnded);

const textOf = ({ record }: FiledGame): string => brotliDecompressSync(Buffer.from(record, 'base64')).toString();

/** The state in which the stored record ends. */
function replayed(game: FiledGame) {
  const parsed = parseRecord(textOf(game));
  if (!parsed.ok) throw new Error(parsed.reason.problem);
  const done = replay(parsed.value);
  if (!done.ok) throw new Error(`event ${done.reason.event} of step ${done.reason.index}`);
  return done.value.state;
}

describe('a finished game', () => {
  test('is stored with everybody’s points and places, and its record replays to them', () => {
    const set = threeDealt();
    finishGame(set, [0, 1, 2]);
    const game = kept(set) as FiledGame;
    const totals = set.view(0).seats.map(({ total }) => total);
    expect(game).toMatchObject({ status: 'finished', preset: 'crazy-rummy', isPublic: false, seats: 3 });
    expect(game.players.map(({ points }) => points)).toEqual(totals);
    expect(game.players.map(({ place }) => place)).toContain(1);
    expect(replayed(game)).toMatchObject({ totals, results: game.results, phase: 'over' });
  });

  test('has the id that everybody at the table saw, another at each table and each time', () => {
    const set = threeDealt();
    const { gameId } = set.table.tableView('spectator');
    finishGame(set, [0, 1, 2]);
    const game = gameOf(set);
    const idOf = (one: GameInLog, id = '0'.repeat(32)) => filedGame(one, { ...TABLE, id }, false)?.id;
    expect(idOf(game)).toBe(gameId);
    expect(new Set([idOf(game), idOf({ ...game, began: game.began + 1 }), idOf(game, 'another')]).size).toBe(3);
  });

  test.each(PRESET_IDS)('of %s replays to its totals', (preset) => {
    const { order, lines, moments } = storedGameOf(preset);
    const table = { ...order, rules: PRESETS[preset] as RuleSet };
    const [game] = gamesIn(lines, 0, table).games.map((one) => filedGame(one, table, false));
    const { totals } = moments.at(-1) ?? {};
    expect([game?.status, game?.players.map(({ points }) => points)]).toEqual(['finished', totals]);
    expect(replayed(game as FiledGame).totals).toEqual(totals);
  });
});

describe('a game that is not finished', () => {
  test('is not stored while it is played, nor before a deal was finished', () => {
    const set = threeDealt();
    expect(kept(set, true)).toBeNull();
    set.finishDeal();
    expect(kept(set)).toBeNull();
  });

  test('is stored without the cards of the deal that was broken off', () => {
    const set = annAndBots();
    set.finishDeal();
    const after = replayed(kept(set, true) as FiledGame);
    set.table.next(0);
    set.settle();
    expect(set.view(0).deal).toBe(2);
    const game = kept(set, true) as FiledGame;
    expect(game).toMatchObject({ status: 'abandoned', results: [{ deal: 1 }] });
    expect(game.players.map(({ place }) => place)).toEqual([null, null, null]);
    expect(replayed(game)).toEqual(after);
  });

  test('is stored when it is adjourned', () => {
    const set = threeDealt();
    set.finishDeal();
    for (const one of [0, 1, 2]) set.table.adjourn(one);
    set.settle();
    expect(set.table.isAdjourned).toBe(true);
    expect(kept(set)).toMatchObject({ status: 'adjourned', results: [{ deal: 1 }] });
    expect(kept(set, true)).toMatchObject({ status: 'abandoned' });
  });

  test('ends before the first deal that cannot be replayed', () => {
    const set = annAndBots();
    finishGame(set, [0]);
    const game = gameOf(set);
    const second = game.steps.findIndex(({ events }) =>
      events.some((event) => event.type === 'dealt' && event.deal === 2),
    );
    const broken = { ...game, steps: game.steps.toSpliced(second + 2, 0, ...game.steps.slice(second + 1, second + 2)) };
    const stored = filedGame(broken, TABLE, false) as FiledGame;
    expect(stored).toMatchObject({ status: 'abandoned', results: [{ deal: 1 }] });
    expect(replayed(stored).results).toEqual(stored.results);
  });
});

test('somebody who left has the points of that moment and no place; whoever erased their data has no name', () => {
  const set = threeDealt();
  set.finishDeal();
  const { total } = set.view(1).seats[1] ?? {};
  set.table.leave(1);
  finishGame(set, [0, 2]);
  const game = kept(set) as FiledGame;
  const [ben, bot] = game.players.filter(({ seat }) => seat === 1);
  expect(ben).toMatchObject({ order: 0, left: true, to: 1, points: total, place: null, guest: null, name: null });
  expect(bot).toMatchObject({ order: 1, level: 'steady', from: 2, left: false });
  expect(bot?.place).toBeGreaterThan(0);
});
