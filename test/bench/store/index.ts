import { RATED_FAMILIES, type RatedFamily } from '#protocol';
import { unpackRecord } from '../../../server/games/filedGame.ts';
import { leaderboardOf, shownRatings } from '../../../server/ratings/leaderboard.ts';
import type { RatedGame } from '../../../server/ratings/ratedGame.ts';
import { rateStored } from '../../../server/ratings/storedRatings.ts';
import { openStore } from '../../../server/store/sqlStore.ts';
import type { Store } from '../../../server/store/store.ts';
import { POSTGRES, SQLITE } from '../../support/server/databases.ts';
import { type Figure, machine, quantile, type Report } from '../report.ts';
import { busyFigures } from './busy.ts';
import { fill, idOf, personNumbered } from './fill.ts';
import { fillRatings, NOW } from './fillRatings.ts';

/** The number of stored games; `BENCH_GAMES=1000` overrides it. */
const GAMES = Number(process.env.BENCH_GAMES ?? 100_000);
/** How often each question is asked, and the most that its answer may take, in ms. */
const TIMES = 1_000;
const MOST = 50;

/** The databases by which the parts of this benchmark are called. */
export const STORE_PARTS = ['sqlite', 'postgres'] as const;

/** Settings of SQLite with which it is filled faster, and its usual ones. */
const HASTY = ['PRAGMA synchronous = OFF', 'PRAGMA cache_size = -400000'] as const;
const USUAL = ['PRAGMA synchronous = FULL', 'PRAGMA cache_size = -2000'] as const;

/** Measures the pages of stored games in a full database, and what a table notices while a game is stored. */
export async function benchStore(parts: readonly string[]): Promise<Report> {
  const where = [...machine(), `${GAMES} games of four seats, 10,000 people; the first of them plays one in eight`];
  const figures: Figure[] = [];
  for (const part of STORE_PARTS) {
    if (parts.length > 0 && !parts.includes(part)) continue;
    const { name, start, isHere } = part === 'sqlite' ? SQLITE : POSTGRES;
    if (!isHere) continue;
    const databases = await start();
    const database = await databases.open();
    const began = performance.now();
    const isSqlite = part === 'sqlite';
    if (isSqlite) for (const pragma of HASTY) await database.query(pragma, []);
    await fill(database.query, GAMES);
    await fillRatings(database.query, GAMES);
    if (isSqlite) for (const pragma of USUAL) await database.query(pragma, []);
    // As autovacuum does soon after so many rows.
    await database.query('ANALYZE', []);
    figures.push({ name: `${name}: filling`, value: (performance.now() - began) / 1_000, unit: 's' });
    const store = openStore(database);
    figures.push(...(await pageFigures(name, store)), ...(await busyFigures(name, store)));
    figures.push(...(await erasureFigures(name, store)));
    await store.close();
    await databases.clear();
  }
  return { machine: where, figures };
}

/** The time that cleaning the files after an erasure takes, and the longest wait for a write meanwhile. */
async function erasureFigures(name: string, store: Store): Promise<readonly Figure[]> {
  await store.noteErasure();
  let longest = 0;
  let isDone = false;
  const began = performance.now();
  const cleaned = store.vacuum().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const asked = performance.now();
    await store.tryWriting();
    longest = Math.max(longest, performance.now() - asked);
  }
  await cleaned;
  return [
    { name: `${name}: cleaning the files after an erasure`, value: performance.now() - began, unit: 'ms' },
    { name: `${name}: the longest wait meanwhile`, value: longest, unit: 'ms' },
  ];
}

/** A game of three people, those who play much more often, and a bot. */
function ratedGame(time: number): RatedGame {
  const people = [...new Set([0, 1, 2].map((seat) => idOf('player', personNumbered(`rated ${time} ${seat}`))))];
  return {
    ...({ family: 'oxner', end: 'played', time: NOW } as const),
    players: [
      ...people.map((id, index) => ({ kind: 'person', id, place: index + 1, left: false, deals: 13 }) as const),
      { kind: 'bot', level: 'steady', place: people.length + 1 },
    ],
    rivals: people.flatMap((one, i) => people.slice(i + 1).map((other) => ({ ids: [one, other] as const, met: 0 }))),
  };
}

/** The time that each page takes, for people of whom those who play much are asked for most. */
async function pageFigures(name: string, { games, ratings }: Store): Promise<readonly Figure[]> {
  const some = (time: number) => ({ player: idOf('player', personNumbered(`asked ${time}`)), isOwn: time % 2 === 0 });
  const first = { player: idOf('player', 0), isOwn: true };
  const gameAt = (time: number): string => idOf('game', (time * 7_919) % GAMES);
  const profile = (asked: typeof first) =>
    Promise.all([
      ...[games.nameOf(asked), games.presets(asked), games.met(asked), shownRatings(ratings, asked.player, NOW)],
    ]);
  const leaderboard = (time: number, season: string | null) =>
    leaderboardOf(ratings, RATED_FAMILIES[time % RATED_FAMILIES.length] as RatedFamily, season, some(time).player, NOW);
  const questions: Readonly<Record<string, (time: number) => Promise<unknown>>> = {
    'a history': (time) => games.history(some(time), null, 20),
    'a later part of it': (time) => games.history(some(time), { ended: (GAMES / 2) * 60_000, id: '' }, 20),
    'a player’s page': (time) => profile(some(time)),
    'the page of the player with most games': () => profile(first),
    'a leaderboard': (time) => leaderboard(time, null),
    'that of a past season': (time) => leaderboard(time, '2026-Q3'),
    'rating a game of three people and a bot': (time) => rateStored(ratings, `rated ${time}`, ratedGame(time)),
    'a game’s page': (time) => games.find(gameAt(time)),
    'its record': async (time) => {
      const record = await games.record(gameAt(time));
      return record && unpackRecord(record);
    },
  };
  const figures: Figure[] = [];
  for (const [question, ask] of Object.entries(questions)) {
    const times: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      const since = performance.now();
      await ask(time);
      times.push(performance.now() - since);
    }
    figures.push({ name: `${name}: ${question}, p50`, value: quantile(times, 0.5), unit: 'ms' });
    figures.push({ name: `${name}: ${question}, p99`, value: quantile(times, 0.99), unit: 'ms', most: MOST });
  }
  return figures;
}
