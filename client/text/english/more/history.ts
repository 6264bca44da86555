import type { GamePlayer, GameStatus, HeadToHead, PlayerProfile } from '#protocol';
import { levelBot } from '../levels.ts';
import { counted, formats, listed } from '../plural.ts';
import { points as inPoints, plain } from '../table.ts';

export * from './ownCards.ts';

/** The fixed texts of the player's history. */
export const HISTORY = {
  heading: 'Your games',
  latest: 'Latest games',
  all: 'See all games',
  more: 'Show more',
  figures: 'By game',
  metHint: 'Only games that both finished.',
  none: 'No games yet',
  noneHint: 'Games at this server are kept here once they are over. Practice stays on your device.',
  notFound: 'There are no games to see here.',
  offline: 'Can’t reach the server.',
  again: 'Try again',
  loading: 'Loading…',
  replay: 'Replay',
  link: 'Only by link',
  data: 'Your data',
  dataHint: 'The server knows you as a guest: a random number, without e-mail or address.',
  export: 'Save a copy',
  erase: 'Erase everything',
  eraseHint:
    'Erases your name, your history, your daily deals, your recovery code and the players you blocked. Your games stay for those who played with you, without your name. Backups keep your data until they are deleted. This can’t be undone.',
  really: 'Erase it all',
  keep: 'Keep it',
  erased: 'Erased. From now on this device is a new guest.',
  playing: 'You are still in a game. Leave it first, or finish it.',
  tooFast: 'Too many requests. Try again in a minute.',
} as const;

/** The heading of somebody else's games. */
export const gamesOf = (name: string | null): string => `Games of ${name ?? 'a player without a name'}`;

const NTH = ['1st', '2nd', '3rd'] as const;

/** "1st", "2nd", "3rd", "4th". */
const nth = (place: number): string => NTH[place - 1] ?? `${place}th`;

/** A player's name. */
export const nameOf = (name: string | null): string => name ?? 'Without a name';

/** The heading above the people whom a player met. */
export const metHeading = (isOwn: boolean): string => (isOwn ? 'People you met' : 'People they met');

/** A game that was played: "Crazy Rummy, 13 deals". `game`: its name. */
export const gameOf = (game: string, deals: number): string => `${game}, ${counted(deals, 'deal', 'deals')}`;

/** How a player left a game: "left after deal 3, 40 points". */
export const leftAfter = (deal: number, points: number): string => `left after deal ${deal}, ${inPoints(points)}`;

/** A game without an end: "not finished, 40 points". */
export const UNFINISHED: Readonly<Record<Exclude<GameStatus, 'finished'>, (points: number) => string>> = {
  adjourned: (points) => `to be continued, ${inPoints(points)}`,
  abandoned: (points) => `not finished, ${inPoints(points)}`,
};

/** The points of a game without a place: "131 points". */
export const scoreOf = (points: number): string => inPoints(points);

/** "1st of 4, 131 points" */
export const resultOf = (place: number, seats: number, points: number): string =>
  `${nth(place)} of ${seats}, ${inPoints(points)}`;

/** "With Ben, Clara and a Sharp bot". */
export function companyOf(others: readonly Pick<GamePlayer, 'name' | 'level'>[]): string {
  const names = others.map(({ name, level }) => (level ? `${name} (${levelBot(level)})` : (name ?? 'somebody')));
  return names.length > 0 ? `With ${listed(names)}` : '';
}

/** "23 Nov 2026, 14:05". */
export const playedAt = formats.moment;

/** The names of a player's figures in one kind of game. */
export const FIGURES = {
  finished: 'Games finished',
  firsts: 'Came first',
  points: 'Points a deal',
  outs: 'Went out',
  swaps: 'Wilds swapped',
} as const;

/** "8 of 9". */
export const partOf = (part: number, whole: number): string => `${part} of ${whole}`;

/** A share in per cent, null for a share of nothing: "31 %", "–". */
export const percent = (share: number | null): string => (share === null ? '–' : formats.percent(share));

/** A number and its share: "2 (25 %)". */
export const withPercent = (count: number, share: number | null): string => `${count} (${percent(share)})`;

/** A mean to a tenth, null for a mean of nothing: "12.3", "–". */
export const mean = (value: number | null): string => (value === null ? '–' : plain(Math.round(10 * value) / 10));

/** A number of things counted: "12". */
export const numberOf = (count: number): string => `${count}`;

/** "12 games: you did better in 7, Ben in 4". Names are null for players without one. */
export function headToHead(
  { isOwn, name }: Pick<PlayerProfile, 'isOwn' | 'name'>,
  { name: other, games, won, lost }: Pick<HeadToHead, 'name' | 'games' | 'won' | 'lost'>,
): string {
  const one = isOwn ? 'you' : nameOf(name);
  return `${counted(games, 'game', 'games')}: ${one} did better in ${won}, ${nameOf(other)} in ${lost}`;
}
