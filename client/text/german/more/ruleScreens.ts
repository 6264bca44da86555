import { listed } from '../plural.ts';

/** The pages that show rules. */
export const RULES_PAGE = {
  edit: 'Regeln ändern',
  useThese: 'Für spätere Spiele wählen',
  playNow: 'Losspielen',
  friends: 'Mit Freunden spielen',
  practise: 'Üben',
  play: 'Nach diesen Regeln spielen',
  keep: 'Speichern und teilen',
  copyLink: 'Link kopieren',
  copyCode: 'Code kopieren',
  link: 'Link:',
  name: 'Name für diese Regeln',
  save: 'Speichern',
  saved: 'Auf diesem Gerät gespeichert.',
  full: 'Kein Platz mehr. Lösch einige deiner gespeicherten Regeln.',
} as const;

/** The page that shows a table before you take a seat. */
export const LOOK = {
  who: 'Wer da ist',
  free: 'Freier Platz',
  join: 'Platz nehmen',
  comeBack: 'Zu deinem Platz',
  watch: 'Hier zuschauen',
  unwatched: 'An diesem Tisch sind keine Zuschauer erlaubt.',
  afterDeal: 'Mit der nächsten Runde bekommst du den Platz eines Bots samt seinen Punkten. Bis dahin schaust du zu.',
  book: 'Platz ab der nächsten Runde nehmen',
  resting: 'Die Partie ist unterbrochen. Sie geht weiter, wenn die Spieler zurück sind.',
} as const;

/** A bot among the players: "Alma (Bot)". */
export const botNamed = (name: string): string => `${name} (Bot)`;

/** The name of a game before sentences about it: "Biddies." */
export const gameIs = (game: string): string => `${game}.`;

/** "3 bis 6 Spieler", "4 Spieler". */
export const playersFrom = (fewest: number, most: number): string =>
  fewest === most ? `${fewest} Spieler` : `${fewest} bis ${most} Spieler`;

/** "Auch genannt: Lamsees und Lambz.", "Auch genannt: Lamsees, Lambz und 12 weitere." */
export const otherNames = (names: readonly string[], more: number): string =>
  `Auch genannt: ${listed(more === 0 ? names : [...names, more === 1 ? 'ein weiterer Name' : `${more} weitere`])}.`;

/** An option as in the standard game: "Standard: Zwei Decks, zusammengemischt." */
export const inStandardGame = (sentence: string): string => `Standard: ${sentence}`;

/** An option as in the game behind house rules: "In Biddies: Zwei Decks, zusammengemischt." */
export const inGame = (sentence: string, game: string): string => `In ${game}: ${sentence}`;

/** "Freitag gelöscht." */
export const deleted = (name: string): string => `${name} gelöscht.`;
