import { gameWinners, isBetter, type RuleSet } from '#engine';
import type { TableView } from '#protocol';
import { printRules } from '#rules';
import type { NewBest } from '../text/final.ts';
import { storedJson, validIn } from './storedJson.ts';

/** The latest games kept, so that one that is shown again counts once. */
const MAX_LATEST_GAMES = 5;

/** As many totals of different rules are kept, those of the games played last. */
const MAX_TOTALS = 30;

/** Equalling fewer swaps than this, or wins in a row, is nothing to tell. */
const MIN_EQUALLED_COUNT = 2;

/** The best total in a game by these rules. */
export interface BestTotal {
  /** The code of the rules, which have a fixed number of deals. */
  readonly rules: string;
  readonly points: number;
}

interface LatestGame {
  readonly key: string;
  readonly news: readonly NewBest[];
  readonly hasDeeds: boolean;
}

/** A player's bests on this device, practice included. Figures are null until there is one. */
export interface Bests {
  /** The game played last first. */
  readonly totals: readonly BestTotal[];
  readonly swaps: number | null;
  /** The number of the turn in which a deal was ended. */
  readonly out: number | null;
  /** The most games won in a row, and those won since the last that was not. */
  readonly streak: number;
  readonly wins: number;
}

interface StoredBests extends Bests {
  readonly latest: readonly LatestGame[];
}

/** The figures that the deals of a game add to its totals. */
export interface CountedAchievements {
  /** Null where not all deals are known. */
  readonly swaps: number | null;
  /** The fewest turns in which a deal was ended; null if none was. */
  readonly out: number | null;
}

/** The bests of this device's player. They never leave it. */
export interface BestMemory {
  all(): Bests;
  /** Notes the finished game of this table, once. */
  note(table: TableView): void;
  /** Notes what was done in that game, once. Returns all bests that it has beaten or equalled. */
  noteDeeds(table: TableView, deeds: CountedAchievements): readonly NewBest[];
  /** The bests that the finished game of this table has beaten or equalled, as far as they are known. */
  newAt(table: TableView): readonly NewBest[];
  forget(): void;
}

const NO_BESTS: StoredBests = { totals: [], swaps: null, out: null, streak: 0, wins: 0, latest: [] };

/** Opens the memory. If the browser forbids storage, `storage` throws, and nothing is remembered. */
export function openBests(storage: () => Storage): BestMemory {
  const stored = storedJson(storage, '.bests', bestsFrom);
  const read = (): StoredBests => stored.read() ?? NO_BESTS;
  const find = (table: TableView): LatestGame | undefined => {
    const key = keyOf(table);
    return key === null ? undefined : read().latest.find((game) => game.key === key);
  };
  const note = (table: TableView): void => {
    const key = keyOf(table);
    if (key !== null && !find(table)) stored.write(withResult(read(), table, key));
  };
  return {
    all: read,
    note,
    noteDeeds(table, deeds) {
      note(table);
      const game = find(table);
      if (game && !game.hasDeeds) stored.write(withDeeds(read(), game, deeds));
      return find(table)?.news ?? [];
    },
    newAt: (table) => find(table)?.news ?? [],
    forget: () => void stored.write(NO_BESTS),
  };
}

/** Names a finished game of the viewer's; null for any other table. Practice games have no ids. */
function keyOf({ stage, game, viewer, rules, gameId }: TableView): string | null {
  if (stage !== 'over' || !game || viewer === 'spectator') return null;
  return gameId ?? `${printRules(rules)} ${viewer} ${game.seats.map(({ total }) => total).join()}`;
}

function withResult(kept: StoredBests, { game, viewer, rules }: TableView, key: string): StoredBests {
  if (!game || viewer === 'spectator') return kept;
  const totals = game.seats.map(({ total }) => total);
  const hasWon = gameWinners(game.rules, totals, game.results.at(-1)?.out ?? -1).includes(viewer);
  const wins = hasWon ? kept.wins + 1 : 0;
  const news: NewBest[] = [];
  if (wins >= MIN_EQUALLED_COUNT && wins >= kept.streak)
    news.push({ kind: 'streak', value: wins, before: kept.streak });
  const points = totals[viewer] ?? 0;
  const code = printRules(rules);
  const before = kept.totals.find((best) => best.rules === code)?.points;
  if (before !== undefined && !isBetter(rules, before, points)) news.unshift({ kind: 'points', value: points, before });
  return {
    ...kept,
    wins,
    streak: Math.max(wins, kept.streak),
    totals: isComparable(rules) ? withTotal(kept.totals, rules, { rules: code, points }) : kept.totals,
    latest: [{ key, news, hasDeeds: false }, ...kept.latest].slice(0, MAX_LATEST_GAMES),
  };
}

/** Whether totals by these rules can be compared: where a total ends the game, it says nothing. */
const isComparable = ({ game }: RuleSet): boolean => game.end === 'schedule';

function withTotal(totals: readonly BestTotal[], rules: RuleSet, now: BestTotal): readonly BestTotal[] {
  const before = totals.find((one) => one.rules === now.rules);
  const best = before && !isBetter(rules, now.points, before.points) ? before : now;
  return [best, ...totals.filter((one) => one !== before)].slice(0, MAX_TOTALS);
}

function withDeeds(kept: StoredBests, game: LatestGame, { swaps, out }: CountedAchievements): StoredBests {
  const news: NewBest[] = [...game.news];
  if (
    kept.swaps !== null &&
    swaps !== null &&
    (swaps > kept.swaps || (swaps === kept.swaps && swaps >= MIN_EQUALLED_COUNT))
  )
    news.push({ kind: 'swaps', value: swaps, before: kept.swaps });
  // Two or three turns are reached again and again: only fewer are news.
  if (kept.out !== null && out !== null && out < kept.out) news.push({ kind: 'out', value: out, before: kept.out });
  return {
    ...kept,
    swaps: swaps === null ? kept.swaps : Math.max(swaps, kept.swaps ?? 0),
    out: out === null ? kept.out : Math.min(out, kept.out ?? out),
    latest: kept.latest.map((one) => (one.key === game.key ? { ...one, news, hasDeeds: true } : one)),
  };
}

function bestsFrom(found: unknown): StoredBests {
  const { totals, swaps, out, streak, wins, latest } = (found ?? {}) as Partial<Record<keyof StoredBests, unknown>>;
  const count = (value: unknown): number | null => (Number.isInteger(value) ? Number(value) : null);
  return {
    totals: validIn(totals, isTotal),
    swaps: count(swaps),
    out: count(out),
    streak: count(streak) ?? 0,
    wins: count(wins) ?? 0,
    latest: validIn(latest, isLatest),
  };
}

function isTotal(value: unknown): value is BestTotal {
  const { rules, points } = (value ?? {}) as Partial<Record<keyof BestTotal, unknown>>;
  return typeof rules === 'string' && Number.isFinite(points);
}

function isLatest(value: unknown): value is LatestGame {
  const { key, news } = (value ?? {}) as Partial<Record<keyof LatestGame, unknown>>;
  return typeof key === 'string' && Array.isArray(news);
}
