import { counted, listed } from '../plural.ts';
import { plain, points } from '../table.ts';

/** The mark beside a seat that has pressed Next or Rematch. */
export const ready = (): string => 'bereit';

/** The viewer's own place, above the winner: "Du bist auf Platz 2 von 4". */
export const ownPlace = (position: number, players: number): string => `Du bist auf Platz ${position} von ${players}`;

/** Below the final standing of a rated game. */
export const RATED_OVER = {
  words: 'Eine gewertete Partie: Sie zählt für alle, die sie begonnen haben, außer der Server hatte einen Fehler.',
  toBoard: 'Vom Tisch zur Rangliste',
} as const;

/** The offer to install the game, after a finished one. */
export const INSTALL = {
  heading: 'Vom Startbildschirm spielen',
  hint: 'Öffnet sich wie eine App, im Vollbild, auch ohne Netz.',
  share: 'Tippe in der Leiste des Browsers auf Teilen',
  add: 'und dann auf „Zum Home-Bildschirm“',
  install: 'Installieren',
  decline: 'Nein, danke',
} as const;

/** The player's bests. */
export const BESTS = {
  heading: 'Deine Rekorde',
  hint: 'Aus Partien auf diesem Gerät, auch beim Üben.',
  /** The best total in games of so many deals: "Dein bestes Ergebnis in 3 Runden". */
  points: (deals: number): string => `Dein bestes Ergebnis in ${counted(deals, 'Runde', 'Runden')}`,
  swaps: 'Dein Rekord im Tauschen',
  streak: 'Deine längste Siegesserie',
  out: 'Am schnellsten Schluss gemacht',
} as const;

/** The values of the bests; that of going out is a turn: "2. Zug". */
export const BEST_VALUES = {
  points,
  swaps: plain,
  streak: plain,
  out: (value: number): string => `${value}. Zug`,
} as const;

/** "Dein bestes Ergebnis in 3 Runden: 42 Punkte, bisher 51 Punkte". */
export const beaten = (name: string, value: string, before: string): string => `${name}: ${value}, bisher ${before}`;

/** "Deine längste Siegesserie: wieder 3". */
export const equalled = (name: string, value: string): string => `${name}: wieder ${value}`;

/** "Du hast mit Ben und Clara gespielt." */
export const playedWith = (names: readonly string[]): string => `Du hast mit ${listed(names)} gespielt.`;

/** Opens another table for the people of a private one. */
export const INVITE_AGAIN = {
  button: 'Wieder einladen',
  hint: 'Ein neuer privater Tisch mit denselben Regeln, dazu sein Link zum Teilen.',
} as const;
