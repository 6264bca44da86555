import type { PaceName, PublicTable } from '#protocol';
import { PACE_LABELS } from './paces.ts';
import { counted, listed } from './plural.ts';

export const gameName = (): string => 'Crazy Rummy';

/** Under the name of the game, on the home screen. */
export const tagline = (): string => 'Thirteen deals. Another rank is wild in each.';

/** Words of the home screen. */
export const HOME = {
  playNow: 'Play now',
  playNowHint: 'With whoever is here; bots take empty seats',
  practise: 'Practise',
  practiseHint: 'Against bots, without a network',
  goOn: 'Go on with your game',
  offline: 'The tables cannot be reached: is there a network? You can practise meanwhile, that needs none.',
  playFriend: 'Play with friends',
  create: 'Open a private table',
  code: 'Table code',
  join: 'Join',
  name: 'Your name',
  guest: 'Guest',
  seats: 'Players at the table',
  rules: 'How to play',
  learn: 'Learn to play',
  newHere: 'New here? Learn to play',
  learnHint: 'Two minutes at a real table, with bots',
  game: 'The game',
  games: 'Choose a game',
  opening: 'Finding a table…',
  more: 'More',
} as const;

/** Under the way back into a practice game. */
export const goOnHint = (deal: number): string => `Practice, deal ${deal}`;

/** What a host chooses for a private table. */
export const HOSTING = {
  bots: 'Bots may fill seats',
  botsHint: 'Otherwise the game begins once people sit in every seat',
  spectators: 'Others may watch',
  spectatorsHint: 'Anybody who has the code; they see nobody’s hand',
} as const;

/** "Usual pace", "No clock". */
const clock = (pace: PaceName): string => (pace === 'none' ? PACE_LABELS.none : `${PACE_LABELS[pace]} pace`);

/** How a private table will be, on the button that opens the choices: "No clock, with bots, others may watch". */
export function hostingInShort(pace: PaceName, bots: boolean, spectators: boolean): string {
  return [clock(pace), bots ? 'with bots' : 'without bots', spectators ? 'others may watch' : 'nobody watches'].join(
    ', ',
  );
}

/** Words about tables that anybody may sit down at. */
export const OPEN_TABLES = {
  heading: 'Open tables',
  none: 'Nobody is waiting at the moment. Play now opens a table.',
  unknown: 'They are shown here while the tables can be reached.',
  sitDown: 'Sit down',
  look: 'Look',
} as const;

/** "Show all 12" */
export const showAll = (count: number): string => `Show all ${count}`;

/** What goes on at an open table: "Usual pace. 2 people, 2 seats free." */
export function openTableNow({ pace, people, free, isOpen, stage, deal }: PublicTable): string {
  const seats = `${counted(people, 'person', 'people')}, ${counted(free, 'seat', 'seats')} free`;
  if (stage === 'playing') return `${clock(pace)}. Deal ${deal}: ${seats}${isOpen ? '' : ' after it'}.`;
  return `${clock(pace)}. ${seats}.`;
}

/** A button beside an open table, for those who listen: "Sit down: Biddies. Usual pace. …" */
export const atOpenTable = (doing: string, game: string, now: string): string => `${doing}: ${game}. ${now}`;

/** Over the tables at which one has a seat. */
export const ownTables = (): string => 'Your tables';

/** "Crazy Rummy with Ben and Cid" */
export const ownTable = (game: string, names: readonly string[]): string =>
  names.length === 0 ? game : `${game} with ${listed(names)}`;

/** "KXQTBC, rests since yesterday" */
export function ownTableWhen(code: string, seenAt: number, adjourned: boolean, now: number): string {
  return `${code}, ${adjourned ? 'rests since' : 'last there'} ${dayOf(seenAt, now)}`;
}

/** "18:05" of today, "yesterday", "12 March". */
function dayOf(time: number, now: number): string {
  const days = (new Date(now).setHours(0, 0, 0, 0) - new Date(time).setHours(0, 0, 0, 0)) / 86_400_000;
  if (days < 0.5) return new Date(time).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return days < 1.5 ? 'yesterday' : new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
}

/** Who one is, and how to be so on another device. */
export const PLAYER = {
  open: 'Your player',
  heading: 'Your player',
  who: 'This device is known to the game as a guest. Nothing personal is kept, only a number and the name you choose.',
  move: 'Move to another device',
  moveHint: 'With a code, your other device becomes the same guest, and finds your seats by their links.',
  getCode: 'Show a code',
  newCode: 'Show a new code',
  yourCode: 'Your code',
  onceShown: 'Write it down: it is shown this once. A new code ends the one before.',
  copy: 'Copy the code',
  haveCode: 'I have a code',
  codeField: 'Code from your other device',
  recover: 'Use this code',
  recoverHint: 'This device then becomes that guest. Seats it has now stay with the guest it was.',
  recovered: 'Done. This device is that guest now. The link or code of a table leads to your seat there.',
} as const;
