import { plural } from './plural.ts';

/** The screen on which players gather. */
export const WAITING = {
  heading: 'Privater Tisch',
  gathering: 'Spieler werden gesucht…',
  invite: 'Schick deinen Freunden den Link oder den Code.',
  code: 'Code',
  copy: 'Link kopieren',
  share: 'Teilen',
  shared: 'Spiel mit mir Crazy Rummy.',
  notShared: 'Teilen ging nicht. Kopier stattdessen den Link.',
  copied: 'Kopiert',
  notCopied: 'Kopieren ging nicht. Markier es und kopier es selbst.',
  qr: 'QR-Code',
  scan: 'Scannen und mitspielen',
  qrWords: 'QR-Code mit dem Link zu diesem Tisch',
  start: 'Mit Bots beginnen',
  startFull: 'Beginnen',
  empty: 'Warten auf Mitspieler…',
  noBots: 'Die Partie beginnt, sobald alle Plätze besetzt sind.',
  filling: 'Gleich füllen Bots die leeren Plätze.',
  watching: 'Du schaust zu. Die Spieler beginnen, wenn sie bereit sind.',
  leave: 'Tisch verlassen',
} as const;

/** A code for a screen reader, letter by letter: "B, C, D, F". */
export const spelled = (code: string): string => [...code].join(', ');

/** The person who starts a private table, for the others: "Ana startet die Partie.". */
export const startedBy = (name: string): string => `${name} startet die Partie.`;

/** How many players of a private table are there: "2 von 4 sind da. Bots können die anderen 2 Plätze nehmen." */
export function gathered(here: number, seats: number, bots: boolean): string {
  const missing = seats - here;
  if (missing === 0) return 'Alle sind da.';
  const rest = bots
    ? `Bots können ${plural(missing, 'den anderen Platz', `die anderen ${missing} Plätze`)} nehmen.`
    : `${plural(missing, 'Eine Person fehlt', `${missing} Personen fehlen`)} noch.`;
  return `${here} von ${seats} ${plural(here, 'ist', 'sind')} da. ${rest}`;
}

/** Rated games, at the table. */
export const RATED = {
  waiting:
    'Hat „Losspielen“ zwei oder mehr Personen aus verschiedenen Netzen hierhergeführt, wird die Partie für sie gewertet, und es gibt keine Tipps.',
  mark: 'Gewertet.',
  running: 'Diese Partie wird gewertet: keine Tipps, und wer geht, landet auf dem letzten Platz.',
  leaving: 'Diese Partie wird gewertet: Du würdest auf dem letzten Platz landen.',
} as const;

/** Panels over the table and the buttons that open and close them. */
export const PANELS = {
  scores: 'Punkte',
  log: 'Züge',
  rules: 'So spielen wir hier',
  keys: 'Tasten und Screenreader',
  leave: 'Menü',
  tally: 'Auswertung',
  close: 'Schließen',
  notNow: 'Nicht jetzt',
  next: 'Nächste Runde',
  review: 'Analyse',
  replay: 'Wiedergabe',
  share: 'Ergebnis teilen',
  check: 'Wurde fair gegeben?',
  showTable: 'Tisch zeigen',
  showTally: 'Auswertung und nächste Runde',
  showFinal: 'Endstand zeigen',
  rematch: 'Revanche',
  daily: 'Zur Tagespartie',
  home: 'Start',
  goHome: 'Zum Start',
  goHomeHint: 'Dein Platz wird zehn Minuten freigehalten',
  leaveTable: 'Tisch verlassen',
  leaveHint: 'Du gibst deinen Platz auf',
  leaveKeptHint: 'Du kannst diese Partie später fortsetzen',
  total: 'Gesamt',
  player: 'Spieler',
  why: 'Warum?',
  nothingYet: 'Noch ist nichts passiert.',
  joint: 'Gemeinsam auf Platz 1',
  final: 'Endstand',
} as const;

/** Buttons on the table that teach. */
export const LEARNING = {
  rules: 'Regeln dieses Tischs',
  hint: 'Tipp',
  nextHint: 'Nächstbester Tipp',
  hintsOff: 'An diesem Tisch sind Tipps ausgeschaltet.',
} as const;

/** The ways to the settings, and those that the home screen and the menu of a table have as well. */
export const SETTINGS = {
  title: 'Einstellungen',
  open: 'Einstellungen',
  here: 'Auf diesem Gerät gespeichert.',
  fourColours: 'Vier Farben',
  fourColoursHint: 'Kreuz grün, Karo blau',
  bigCards: 'Große Karten',
  mute: 'Ton aus',
  unmute: 'Ton an',
} as const;

/** The system notification for the viewer's turn. */
export const TURN_ALERT = { title: 'Du bist dran', body: 'Der Tisch wartet auf dich.' } as const;

/** The banner and the dialog for a broken connection. */
export const CONNECTION = {
  reconnecting: 'Verbinde neu…',
  lost: 'Die Verbindung zum Tisch ist abgerissen.',
  elsewhere: 'Du spielst hier jetzt in einem anderen Tab oder auf einem anderen Gerät.',
  playHere: 'Hier weiterspielen',
  /** Nobody came to a private table. */
  nobodyCame:
    '15 Minuten lang ist niemand dazugekommen, deshalb wurde der Tisch geschlossen. Code und Link öffnen ihn wieder.',
  openAgain: 'Wieder öffnen',
  home: 'Zum Start',
} as const;

/** The viewer's own name among those of others: "Ana (du)". */
export const ownName = (name: string): string => `${name} (du)`;

/** The button that leaves a screen. */
export const back = (): string => 'Zurück';

/** For somebody who watches: a bot's seat from the next deal or game on, and once it is booked. */
export const TAKE_SEAT = {
  take: 'Platz nehmen',
  nextDeal: 'Ab der nächsten Runde',
  nextGame: 'Ab der nächsten Partie',
  booked: 'Platz reserviert',
  giveUp: 'Drücken, um ihn freizugeben',
} as const;
