import type { LevelName, PaceName, PublicTable } from '#protocol';
import { levelBot } from './levels.ts';
import { PACE_LABELS } from './paces.ts';
import { counted, listed } from './plural.ts';

export const gameName = (): string => 'Crazy Rummy';

/** The line below the game's name on the home screen. */
export const tagline = (): string => 'Thirteen deals, a different wild rank in each.';

/** The home screen. */
export const HOME = {
  playNow: 'Play now',
  playNowHint: 'With anyone online; bots fill empty seats',
  practise: 'Practise',
  practiseHint: 'Against bots, even offline',
  goOn: 'Continue your game',
  offline: 'Can’t reach the server. You can still practise offline.',
  playFriend: 'Play with friends',
  create: 'Open a private table',
  code: 'Table code',
  join: 'Join',
  name: 'Your name',
  guest: 'Guest',
  seats: 'Players at the table',
  length: 'Length',
  rules: 'How to play',
  learn: 'Learn to play',
  replay: 'Replay a game',
  newHere: 'New here? Learn to play',
  learnHint: 'Two minutes at a real table, with bots',
  game: 'Game',
  games: 'Choose a game',
  houseRules: 'House rules',
  history: 'Your games',
  ratings: 'Leaderboard',
  daily: 'Daily deal',
  opening: 'Finding a table…',
  more: 'More',
} as const;

/** A length of a game: "7 deals". */
export const dealsCount = (deals: number): string => counted(deals, 'deal', 'deals');

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

/** "Usual pace", "No clock". */
const clock = (pace: PaceName): string => (pace === 'none' ? PACE_LABELS.none : `${PACE_LABELS[pace]} pace`);

/**
 * The host's choices, on the button that opens them: "No clock, Sharp bots, spectators allowed".
 * @param bots the levels of the bots; null without bots
 */
export function hostingInShort(
  pace: PaceName,
  bots: readonly LevelName[] | null,
  spectators: boolean,
  hints: boolean,
): string {
  const watching = spectators ? 'spectators allowed' : 'no spectators';
  return [clock(pace), botsInShort(bots), watching, ...(hints ? [] : ['no hints'])].join(', ');
}

function botsInShort(levels: readonly LevelName[] | null): string {
  const [first, ...others] = new Set(levels);
  if (first === undefined) return 'without bots';
  return others.length > 0 ? 'bots of several levels' : `${levelBot(first)}s`;
}

/** The list of open tables. */
export const OPEN_TABLES = {
  heading: 'Open tables',
  none: 'No open tables right now. “Play now” starts one.',
  unknown: 'Open tables appear here when you’re online.',
  sitDown: 'Sit down',
  look: 'View',
} as const;

/** The people at open tables: "3 people at 2 tables" */
export const hereNow = (tables: readonly PublicTable[]): string => {
  const people = tables.reduce((sum, table) => sum + table.people, 0);
  return `${counted(people, 'person', 'people')} at ${counted(tables.length, 'table', 'tables')}`;
};

/** "Show all 12" */
export const showAll = (count: number): string => `Show all ${count}`;

/** The state of an open table: "Usual pace. 2 people, 2 seats free." */
export function openTableNow({ pace, people, free, isOpen, stage, deal }: PublicTable): string {
  const seats = `${counted(people, 'person', 'people')}, ${counted(free, 'seat', 'seats')} free`;
  if (stage === 'playing') return `${clock(pace)}. Deal ${deal}: ${seats}${isOpen ? '' : ' next deal'}.`;
  return `${clock(pace)}. ${seats}.`;
}

/** The accessible name of a button beside an open table: "Sit down: Biddies. Usual pace. …" */
export const atOpenTable = (doing: string, game: string, now: string): string => `${doing}: ${game}. ${now}`;

/** Heading of the tables where the player has a seat. */
export const ownTables = (): string => 'Your tables';

/** "Crazy Rummy with Ben and Cid" */
export const ownTable = (game: string, names: readonly string[]): string =>
  names.length === 0 ? game : `${game} with ${listed(names)}`;

/** "KXQTBC, paused since yesterday" */
export function ownTableWhen(code: string, seenAt: number, adjourned: boolean, now: number): string {
  return `${code}, ${adjourned ? 'paused since' : 'last played'} ${dayOf(seenAt, now)}`;
}

/** "18:05" for today, "yesterday", "12 March". */
export function dayOf(time: number, now: number): string {
  const days = (new Date(now).setHours(0, 0, 0, 0) - new Date(time).setHours(0, 0, 0, 0)) / 86_400_000;
  if (days < 0.5) return new Date(time).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return days < 1.5 ? 'yesterday' : new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
}

/** The profile screen: the guest on this device, and how to move to another device. */
export const PLAYER = {
  open: 'Your profile',
  heading: 'Your profile',
  avatar: 'Your picture at the table',
  who: 'You play as a guest. We store nothing personal: only a number, and the name and picture you choose.',
  move: 'Move to another device',
  moveHint: 'Enter a code on your other device to play there as the same guest. Table links then lead to your seats.',
  getCode: 'Get a code',
  newCode: 'Get a new code',
  yourCode: 'Your code',
  onceShown: 'Write it down: it’s shown only once. A new code replaces the old one.',
  copy: 'Copy the code',
  haveCode: 'I have a code',
  codeField: 'Code from your other device',
  recover: 'Use this code',
  recoverHint: 'This device switches to that guest. Seats you have here stay with the old guest.',
  recovered: 'Done. You’re that guest on this device now. A table’s link or code takes you to your seat.',
} as const;
