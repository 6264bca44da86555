import type { LevelName, PaceName, PeopleNow, PublicTable } from '#protocol';
import { LEVEL_BOTS } from './levels.ts';
import { PACES_IN_SHORT } from './paces.ts';
import { counted, formats, listed } from './plural.ts';

export const gameName = (): string => 'Crazy Rummy';

/** The game's own move in one sentence, below its picture on the home screen. */
export const hook = (): string => 'Hast du die Karte, für die ein Joker steht, gehört der Joker dir.';

/** The home screen. */
export const HOME = {
  playNow: 'Losspielen',
  playNowHint: 'Mit anderen online; Bots füllen leere Plätze',
  orNear: 'Länge, Spielerzahl und Tempo sind mir egal',
  orNearHint: 'Zuerst wie gewählt, sonst am ähnlichsten Tisch mit Leuten',
  practise: 'Üben',
  practiseHint: 'Gegen Bots, auch offline',
  goOn: 'Weiter: Du bist dran',
  goBack: 'Partie fortsetzen',
  offline: 'Der Server ist nicht erreichbar. Offline üben kannst du trotzdem.',
  friends: 'Freunde',
  friendsHint: 'Privater Tisch oder Code',
  playFriend: 'Mit Freunden spielen',
  create: 'Privaten Tisch öffnen',
  code: 'Tischcode',
  join: 'Beitreten',
  name: 'Dein Name',
  guest: 'Gast',
  seats: 'Spieler am Tisch',
  lateTurns:
    'Bei „Losspielen“ zu fünft oder sechst kommen alle dran, auch wenn jemand gleich im ersten Zug Schluss macht.',
  length: 'Länge',
  rules: 'Spielregeln',
  learn: 'Spielen lernen',
  replay: 'Partie ansehen',
  learnHint: 'Zwei Minuten an einem echten Tisch',
  game: 'Spiel',
  games: 'Spiel wählen',
  houseRules: 'Hausregeln',
  history: 'Deine Partien',
  ratings: 'Rangliste',
  profile: 'Dein Profil',
  daily: 'Tagespartie',
  dailyHint: 'Für alle dieselben Karten',
  finding: 'Tisch wird gesucht…',
  opening: 'Dein Tisch wird geöffnet…',
  more: 'Mehr',
  language: 'Sprache',
} as const;

/** A length of a game: "7 Runden". */
export const dealsCount = (deals: number): string => counted(deals, 'Runde', 'Runden');

/** A length of a game with the time that it takes: "3 Runden, etwa 5 Minuten". */
export const dealsInMinutes = (deals: number, minutes: number): string =>
  `${dealsCount(deals)}, etwa ${counted(minutes, 'Minute', 'Minuten')}`;

/** "4 Spieler" */
export const playersCount = (players: number): string => counted(players, 'Spieler', 'Spieler');

/** The people at public tables: "2 Personen suchen, 14 spielen". At least one of the numbers is not 0. */
export function peopleNow({ looking, playing }: PeopleNow): string {
  const seekers = counted(looking, 'Person sucht', 'Personen suchen');
  if (playing === 0) return `${seekers} eine Partie`;
  if (looking === 0) return `${counted(playing, 'Person spielt', 'Personen spielen')} gerade`;
  return `${seekers}, ${counted(playing, 'spielt', 'spielen')}`;
}

/** Below *Play now*, which leads to people at a table of another length, size or pace. `game`: that table's. */
export const joins = (people: number, game: string): string => `Zu ${counted(people, 'Person', 'Personen')}: ${game}`;

/** Below the button that continues a practice game. */
export const goOnHint = (deal: number): string => `Übung, Runde ${deal}`;

/** The choices a host makes for a private table. */
export const HOSTING = {
  bots: 'Bots füllen leere Plätze',
  botsHint: 'Sonst beginnt die Partie, sobald alle Plätze besetzt sind',
  spectators: 'Zuschauer erlauben',
  spectatorsHint: 'Alle mit dem Code; Handkarten sehen sie nicht',
  hints: 'Tipps erlauben',
  hintsHint: 'Sonst bekommt niemand am Tisch welche',
} as const;

/**
 * The host's choices, on the button that opens them: "Ohne Uhr, schlaue Bots, mit Zuschauern".
 * @param bots the level of all bots
 */
export function hosted(
  pace: PaceName,
  bots: LevelName | 'several' | 'none',
  spectators: boolean,
  hints: boolean,
): string {
  const watching = spectators ? 'mit Zuschauern' : 'ohne Zuschauer';
  return [PACES_IN_SHORT[pace], BOTS_IN_SHORT[bots], watching, ...(hints ? [] : ['ohne Tipps'])].join(', ');
}

const BOTS_IN_SHORT = { ...LEVEL_BOTS, several: 'Bots verschiedener Stufen', none: 'ohne Bots' } as const;

/** The list of open tables. */
export const OPEN_TABLES = {
  heading: 'Offene Tische',
  none: 'Gerade ist kein Tisch offen. „Losspielen“ öffnet einen.',
  unknown: 'Wenn du online bist, erscheinen hier offene Tische.',
  sitDown: 'Hinsetzen',
  look: 'Ansehen',
} as const;

/** The people at open tables: "3 Personen an 2 Tischen" */
export const peopleAt = (people: number, tables: number): string =>
  `${counted(people, 'Person', 'Personen')} an ${counted(tables, 'Tisch', 'Tischen')}`;

/** "Alle 12 zeigen" */
export const showAll = (count: number): string => `Alle ${count} zeigen`;

/** The state of an open table: "Normales Tempo. 2 Personen, 2 Plätze frei." */
export function openTableNow({ pace, people, free, isOpen, stage, deal }: PublicTable): string {
  const seats = `${counted(people, 'Person', 'Personen')}, ${counted(free, 'Platz', 'Plätze')}`;
  if (stage !== 'playing') return `${PACES_IN_SHORT[pace]}. ${seats} frei.`;
  return `${PACES_IN_SHORT[pace]}. Runde ${deal}: ${seats} ${isOpen ? 'frei' : 'ab der nächsten Runde frei'}.`;
}

/** The accessible name of the button beside an open table: "Hinsetzen: Biddies. Normal. …"; `now` is its state. */
export const atOpenTable = (does: 'sitDown' | 'look', game: string, now: string): string =>
  `${OPEN_TABLES[does]}: ${game}. ${now}`;

/** Heading of the tables where the player has a seat. */
export const ownTables = (): string => 'Deine Tische';

/** "Crazy Rummy mit Ben und Cid" */
export const ownTable = (game: string, names: readonly string[]): string =>
  names.length === 0 ? game : `${game} mit ${listed(names)}`;

/** "KXQTBC, zuletzt gespielt um 18:05", "KXQTBC, unterbrochen seit dem 12. März" */
export function ownTableSeen(code: string, seenAt: number, daysAgo: number, adjourned: boolean): string {
  const day = dayAgo(seenAt, daysAgo);
  if (adjourned) return `${code}, unterbrochen seit ${daysAgo > 1 ? `dem ${day}` : day}`;
  return `${code}, zuletzt gespielt ${daysAgo === 0 ? `um ${day}` : daysAgo > 1 ? `am ${day}` : day}`;
}

/** "18:05" for today, "gestern", "12. März". */
export const dayAgo = formats.lately;

/** "Biddies mit Hausregeln" */
export const withHouseRules = (game: string): string => `${game} mit Hausregeln`;

/** House rules by the game that they come from: "Biddies mit 3 Änderungen." */
export const withChanges = (game: string, changes: number): string =>
  `${game} mit ${counted(changes, 'Änderung', 'Änderungen')}.`;

/** "3 Änderungen" */
export const changesCount = (count: number): string => counted(count, 'Änderung', 'Änderungen');
