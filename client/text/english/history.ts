import type { GamePlayer, GameStatus, GameSummary, HeadToHead, PlayerProfile, PresetRecord } from '#protocol';
import { gameInfoOf } from '#rules';
import { GAME_TEXTS } from '#words/english/games';
import { levelBot } from './levels.ts';
import { counted, listed } from './plural.ts';
import { points as inPoints, plain } from './table.ts';

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

const ENDINGS: Readonly<Record<Exclude<GameStatus, 'finished'>, string>> = {
  adjourned: 'to be continued',
  abandoned: 'not finished',
};

const NTH = ['1st', '2nd', '3rd'] as const;

/** "1st", "2nd", "3rd", "4th". */
const nth = (place: number): string => NTH[place - 1] ?? `${place}th`;

/** A player's name. */
export const nameOf = (name: string | null): string => name ?? 'Without a name';

/** The heading above the people whom a player met. */
export const metHeading = (isOwn: boolean): string => (isOwn ? 'People you met' : 'People they met');

/** The name of a game by its preset. */
export const presetName = (preset: string): string => {
  const game = gameInfoOf(preset);
  return game ? GAME_TEXTS[game.id].name : preset;
};

/** "Crazy Rummy, 13 deals". */
export const gameLine = ({ preset, deals }: GameSummary): string =>
  `${presetName(preset)}, ${counted(deals, 'deal', 'deals')}`;

/** "1st of 4, 131 points", "not finished, 40 points", "left after deal 3". */
export function outcomeOf({ seats, status }: GameSummary, { place, points, left, to }: GamePlayer): string {
  const score = inPoints(points);
  if (left) return `left after deal ${to}, ${score}`;
  if (status !== 'finished') return `${ENDINGS[status]}, ${score}`;
  return place === null ? score : resultOf(place, seats, points);
}

/** "1st of 4, 131 points" */
export const resultOf = (place: number, seats: number, points: number): string =>
  `${nth(place)} of ${seats}, ${inPoints(points)}`;

/** "With Ben, Clara and a Sharp bot". */
export function companyOf(others: readonly GamePlayer[]): string {
  const names = others.map(({ name, level }) => (level ? `${name} (${levelBot(level)})` : (name ?? 'somebody')));
  return names.length > 0 ? `With ${listed(names)}` : '';
}

/** "23 Nov 2026, 14:05". */
export const playedAt = (time: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** A figure with its name. */
export interface Figure {
  readonly name: string;
  readonly value: string;
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`);

/** The figures of a player in one kind of game. */
export function figuresOf({ games, finished, firsts, points, deals, outs, swaps }: PresetRecord): readonly Figure[] {
  return [
    { name: 'Games finished', value: `${finished} of ${games}` },
    { name: 'Came first', value: `${firsts} (${percent(firsts, finished)})` },
    { name: 'Points a deal', value: deals === 0 ? '–' : plain(Math.round((10 * points) / deals) / 10) },
    { name: 'Went out', value: percent(outs, deals) },
    { name: 'Wilds swapped', value: String(swaps) },
  ];
}

/** "12 games: you did better in 7, Ben in 4". */
export function headToHead({ isOwn, name }: PlayerProfile, { name: other, games, won, lost }: HeadToHead): string {
  const one = isOwn ? 'you' : nameOf(name);
  return `${counted(games, 'game', 'games')}: ${one} did better in ${won}, ${nameOf(other)} in ${lost}`;
}
