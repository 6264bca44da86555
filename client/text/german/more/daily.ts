import { counted, formats } from '../plural.ts';
import { points } from '../table.ts';

/** The fixed texts of the daily deal. */
export const DAILY = {
  heading: 'Tagespartie',
  what: 'Drei Runden gegen drei schlaue Bots, ohne Tipps.',
  same: 'Heute bekommen alle die gleichen Karten.',
  once: 'Du spielst sie nur einmal. Machst du Pause, wartet dein Tisch bis morgen; verlässt du ihn, kannst du nicht neu beginnen.',
  play: 'Tagespartie spielen',
  result: 'Dein Ergebnis',
  counting: 'Dein Ergebnis wird ausgerechnet…',
  standing: 'Tabelle des Tages',
  nobody: 'Noch hat sie niemand beendet.',
  columns: { rank: 'Rang', name: 'Name', place: 'Platz', points: 'Punkte' },
  placeHint: 'Platz: unter den vieren am eigenen Tisch. Wer die wenigsten Punkte hat, steht vorn.',
  honest: 'Als zweiter Gast kann man sich die Karten vorher ansehen: Diese Tabelle ist nur zum Spaß.',
  gone: 'Du hast die Tagespartie von heute schon gespielt oder verlassen.',
  offline: 'Der Server ist nicht erreichbar.',
  again: 'Noch einmal',
  loading: 'Lädt…',
  share: 'Teilen',
  shareText: 'Dein Ergebnis als Text',
  calendar: 'Deine Tage',
  noStreak: 'Zurzeit keine Tage in Folge.',
  streakRule:
    'Unter einem Tag: deine Punkte. Ein Strich: verpasst. Ein Tag geht von Mitternacht bis Mitternacht UTC; bis dahin zählt auch heute noch.',
  states: {
    shared: 'Geteilt.',
    copied: 'Kopiert.',
    selected: 'Markiert: Kopier es jetzt mit dem Menü oder der Tastatur deines Geräts.',
    cancelled: '',
    failed: '',
  },
  marks: { missed: '–', today: '?' },
  dayStates: { missed: 'verpasst', today: 'heute, noch nicht gespielt' },
  beside: {
    heading: 'Zug um Zug',
    what: 'Deine Züge neben denen der besten anderen Person, die die gleichen Karten hatte.',
    show: 'Beide Partien zeigen',
    shared: 'Die beste Partie eines Tages sehen alle, die die Tagespartie dieses Tages beendet haben.',
    you: 'Du',
    turn: 'Zug',
    noTurns: 'Ihr wart beide nicht an der Reihe.',
    nobody: 'Noch hat sie sonst niemand beendet.',
    notYet: 'Der Server speichert deine Partie noch. Versuch es gleich noch einmal.',
    damaged: 'Diese Partien lassen sich nicht lesen.',
  },
  reminder: {
    heading: 'Eine Erinnerung',
    what: 'Das ist eine Datei für den Kalender deines Geräts, mit einem Termin für jeden Tag. Öffne sie, dann erinnert dich dein Kalender. Diese Seite schickt dir nichts.',
    time: 'Uhrzeit',
    save: 'Kalenderdatei sichern',
    stop: 'Wenn du sie nicht mehr willst, lösch den Termin in deinem Kalender.',
    title: 'Crazy Rummy: Tagespartie',
  },
} as const;

/** "Die nächste Partie kommt in 21 Stunden."; `wait` in ms. */
export const nextDeal = (wait: number): string => `Die nächste Partie kommt ${formats.ahead(wait)}.`;

/** "23. November" */
export const dayInShort = (day: string): string => formats.day(Date.parse(day));

/** "Platz 2 von 4 an deinem Tisch, 61 Punkte"; the place is null if it counts no more. */
export const ownResult = (position: number | null, seats: number, scored: number): string =>
  `${position === null ? '' : `Platz ${position} von ${seats} an deinem Tisch, `}${points(scored)}`;

/** `ownResult` as a player tells it to others: "Platz 2 von 4 an meinem Tisch, 61 Punkte". */
export const sharedResult = (position: number | null, seats: number, scored: number): string =>
  `${position === null ? '' : `Platz ${position} von ${seats} an meinem Tisch, `}${points(scored)}`;

/** The first line of a result to share; `day` is the day in UTC, such as `2026-11-23`. */
export const sharedHeading = (day: string): string => `Crazy Rummy, Tagespartie vom ${formats.date(Date.parse(day))}`;

/** "Bisher Rang 3 von 12" */
export const rankLine = ({ rank }: { readonly rank: number }, count: number): string =>
  `Bisher Rang ${rank} von ${count}`;

/** "5 Tage in Folge" */
export const inARow = (days: number): string => `${counted(days, 'Tag', 'Tage')} in Folge`;

/** Home, once it is played: "61 Punkte · Rang 3 von 12 · 5 Tage in Folge"; without days in a row if they are null. */
export const playedToday = (scored: number, rank: number, count: number, days: number | null): string =>
  [points(scored), `Rang ${rank} von ${count}`, ...(days === null ? [] : [inARow(days)])].join(' · ');

/** Home, before it is played: "Noch nicht gespielt · 5 Tage in Folge". */
export const notPlayedToday = (days: number | null): string =>
  `Noch nicht gespielt · ${days === null ? 'gleiche Karten für alle' : inARow(days)}`;

/** A name of the table of the day. */
export const nameIn = (name: string | null): string => name ?? 'Ohne Namen';

/** The heading of a deal: "Runde 2". */
export const dealHeading = (deal: number): string => `Runde ${deal}`;

/** The weekday of a day: "Mo". */
export const weekday = (day: string): string => formats.weekday(Date.parse(day));
