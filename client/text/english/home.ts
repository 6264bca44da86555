import type { LevelName, PaceName, PeopleNow, PublicTable } from '#protocol';
import { LEVEL_BOTS } from './levels.ts';
import { PACES_IN_SHORT } from './paces.ts';
import { counted, formats, listed } from './plural.ts';

export const gameName = (): string => 'Crazy Rummy';

/** The game's own move in one sentence, below its picture on the home screen. */
export const hook = (): string => 'Hold the card a wild stands for, and take the wild.';

/** The home screen. */
export const HOME = {
  playNow: 'Play now',
  playNowHint: 'With anyone online; bots fill empty seats',
  orNear: 'Any length, number of players and pace',
  orNearHint: 'Your own choice first, then the nearest table with people',
  practise: 'Practise',
  practiseHint: 'Against bots, even offline',
  goOn: 'Continue: your turn',
  goBack: 'Continue your game',
  offline: 'Can’t reach the server. You can still practise offline.',
  friends: 'Friends',
  friendsHint: 'A private table, or a code',
  playFriend: 'Play with friends',
  create: 'Open a private table',
  code: 'Table code',
  join: 'Join',
  name: 'Your name',
  guest: 'Guest',
  seats: 'Players at the table',
  lateTurns: 'With five or six in “Play now”, everyone gets a turn even if somebody goes out on their first.',
  length: 'Length',
  rules: 'How to play',
  learn: 'Learn to play',
  replay: 'Replay a game',
  learnHint: 'Two minutes at a real table',
  game: 'Game',
  games: 'Choose a game',
  houseRules: 'House rules',
  history: 'Your games',
  ratings: 'Leaderboard',
  profile: 'Your profile',
  daily: 'Daily deal',
  dailyHint: 'The same cards for everybody',
  finding: 'Finding a table…',
  opening: 'Opening your table…',
  more: 'More',
  language: 'Language',
} as const;

/** A length of a game: "7 deals". */
export const dealsCount = (deals: number): string => counted(deals, 'deal', 'deals');

/** A length of a game with the time that it takes: "3 deals, about 5 minutes". */
export const dealsInMinutes = (deals: number, minutes: number): string =>
  `${dealsCount(deals)}, about ${counted(minutes, 'minute', 'minutes')}`;

/** "4 players" */
export const playersCount = (players: number): string => counted(players, 'player', 'players');

/** The people at public tables: "2 people looking, 14 playing". At least one of the numbers is not 0. */
export function peopleNow({ looking, playing }: PeopleNow): string {
  if (playing === 0) return `${counted(looking, 'person', 'people')} looking for a game`;
  if (looking === 0) return `${counted(playing, 'person', 'people')} playing`;
  return `${counted(looking, 'person', 'people')} looking, ${playing} playing`;
}

/** Below *Play now*, which leads to people at a table of another length, size or pace. `game`: that table's. */
export const joins = (people: number, game: string): string => `Joins ${counted(people, 'person', 'people')}: ${game}`;

/** Below the button that continues a practice game. */
export const goOnHint = (deal: number): string => `Practice, deal ${deal}`;

/** The choices a host makes for a private table. */
export const HOSTING = {
  bots: 'Bots fill empty seats',
  botsHint: 'If off, the game starts when every seat is taken',
  spectators: 'Allow spectators',
  spectatorsHint: 'Anyone with the code; they see nobody’s hand',
  hints: 'Allow hints',
  hintsHint: 'If off, nobody at the table can ask for one',
} as const;

/**
 * The host's choices, on the button that opens them: "No clock, Sharp bots, spectators allowed".
 * @param bots the level of all bots
 */
export function hosted(
  pace: PaceName,
  bots: LevelName | 'several' | 'none',
  spectators: boolean,
  hints: boolean,
): string {
  const watching = spectators ? 'spectators allowed' : 'no spectators';
  return [PACES_IN_SHORT[pace], BOTS_IN_SHORT[bots], watching, ...(hints ? [] : ['no hints'])].join(', ');
}

const BOTS_IN_SHORT = { ...LEVEL_BOTS, several: 'bots of several levels', none: 'without bots' } as const;

/** The list of open tables. */
export const OPEN_TABLES = {
  heading: 'Open tables',
  none: 'No open tables right now. “Play now” starts one.',
  unknown: 'Open tables appear here when you’re online.',
  sitDown: 'Sit down',
  look: 'View',
} as const;

/** The people at open tables: "3 people at 2 tables" */
export const peopleAt = (people: number, tables: number): string =>
  `${counted(people, 'person', 'people')} at ${counted(tables, 'table', 'tables')}`;

/** "Show all 12" */
export const showAll = (count: number): string => `Show all ${count}`;

/** The state of an open table: "Usual pace. 2 people, 2 seats free." */
export function openTableNow({ pace, people, free, isOpen, stage, deal }: PublicTable): string {
  const seats = `${counted(people, 'person', 'people')}, ${counted(free, 'seat', 'seats')} free`;
  if (stage === 'playing') return `${PACES_IN_SHORT[pace]}. Deal ${deal}: ${seats}${isOpen ? '' : ' next deal'}.`;
  return `${PACES_IN_SHORT[pace]}. ${seats}.`;
}

/** The accessible name of the button beside an open table: "Sit down: Biddies. Usual pace. …"; `now` is its state. */
export const atOpenTable = (does: 'sitDown' | 'look', game: string, now: string): string =>
  `${OPEN_TABLES[does]}: ${game}. ${now}`;

/** Heading of the tables where the player has a seat. */
export const ownTables = (): string => 'Your tables';

/** "Crazy Rummy with Ben and Cid" */
export const ownTable = (game: string, names: readonly string[]): string =>
  names.length === 0 ? game : `${game} with ${listed(names)}`;

/** "KXQTBC, last played 18:05", "KXQTBC, paused since yesterday", "KXQTBC, paused since 12 March". */
export const ownTableSeen = (code: string, seenAt: number, daysAgo: number, adjourned: boolean): string =>
  `${code}, ${adjourned ? 'paused since' : 'last played'} ${dayAgo(seenAt, daysAgo)}`;

/** "18:05" for today, "yesterday", "12 March". */
export const dayAgo = formats.lately;

/** "Biddies with house rules" */
export const withHouseRules = (game: string): string => `${game} with house rules`;

/** House rules by the game that they come from: "Biddies with 3 changes." */
export const withChanges = (game: string, changes: number): string => `${game} with ${changesCount(changes)}.`;

/** "3 changes" */
export const changesCount = (count: number): string => counted(count, 'change', 'changes');
