import type { PaceName } from '#protocol';
import type { Difficulty, GameGroup } from '#rules';
import { PACE_HINTS } from '../paces.ts';
import { counted, formats, listed } from '../plural.ts';

export * from './ruleScreens.ts';

/** The screen where a game is chosen. */
export const GAMES_SCREEN = {
  heading: 'Spiel wählen',
  search: 'Nach einem Namen suchen',
  own: 'Deine Hausregeln',
  noneOwn: 'Hier stehen die Hausregeln, die du speicherst.',
  most: 'Spielst du am meisten',
  found: 'Treffer',
  clear: 'Suche leeren',
  noneFound: 'Kein Spiel heißt so.',
  showAll: 'Alle Spiele zeigen',
  groups: {
    crazyRummy: 'Crazy Rummy',
    houses: 'Hausvarianten',
    oxner: 'Varianten von Michael Oxner',
    greek: 'Griechische Spiele',
    cousins: 'Verwandte Spiele',
  } satisfies Record<GameGroup, string>,
  choose: 'Wählen',
  chosen: 'Gewählt',
  differs: 'Was anders ist',
  more: 'Mehr',
  allRules: 'Alle Regeln',
  change: 'Regeln ändern',
  rename: 'Umbenennen',
  remove: 'Löschen',
  putBack: 'Zurückholen',
  newName: 'Neuer Name',
  nameTaken: 'Du hast schon Regeln mit diesem Namen.',
} as const;

/** The accessible name of a button about named rules: "Freitag löschen", "Freitag: gewählt". */
export const aboutRules = (does: 'choose' | 'chosen' | 'rename' | 'remove', name: string): string =>
  does === 'chosen' ? `${name}: gewählt` : `${name} ${GAMES_SCREEN[does].toLowerCase()}`;

/** The form for a pasted rule code or link. */
export const PASTED = {
  heading: 'Regeln von Freunden',
  field: 'Link oder Code mit Regeln',
  show: 'Zeigen',
} as const;

/** The house-rule editor. */
export const EDITOR = {
  heading: 'Hausregeln',
  how: 'Drück auf eine Regel, um sie zu ändern.',
  search: 'Regeln durchsuchen',
  often: 'Oft geändert',
  noneFound: 'Hier passt keine Regel zu deiner Suche.',
  changes: 'Deine Änderungen',
  noChanges: 'Noch keine Änderungen.',
  reset: 'Zurücksetzen',
  resetAll: 'Alle zurücksetzen',
  cannot: 'Das widerspricht anderen Regeln.',
  wayOut: 'Es geht, wenn sich auch das ändert:',
  wayOutAlone: 'Es geht, wenn Regeln zurückgesetzt werden, die nicht mehr gelten.',
  noWayOut: 'Keine andere Änderung würde es möglich machen.',
  offered: 'Wird oft dazu gespielt:',
  addThese: 'Hinzufügen',
  notThese: 'Nein, danke',
  changeAll: 'Alles ändern',
  leave: 'So lassen',
  toSummary: 'Änderungen',
} as const;

/** The accessible name of the button that resets one option: "Decks zurücksetzen". */
export const resetOption = (label: string): string => `${label} zurücksetzen`;

/** How hard a game is to learn. */
export const DIFFICULTIES: Readonly<Record<Difficulty, string>> = {
  easy: 'Leicht zu lernen',
  medium: 'Etwas mehr Regeln',
  hard: 'Viele Regeln',
};

/** "1 Deck", "2 Decks, 4 echte Joker" */
export const packsIn = (packs: number, jokers: number): string =>
  [counted(packs, 'Deck', 'Decks'), ...(jokers > 0 ? [counted(jokers, 'echter Joker', 'echte Joker')] : [])].join(', ');

/** "7 Karten", "6 bis 12 Karten" */
export const handOf = (fewest: number, most: number): string =>
  `${fewest === most ? '' : `${fewest} bis `}${most} Karten`;

const ALWAYS_WILD = {
  jokers: 'echte Joker',
  twos: 'Zweien',
  tens: 'Zehnen',
  oneEyedJacks: 'einäugige Buben',
} as const;

/**
 * "Joker: 13 Ränge", "Joker: ein aufgedeckter Rang und echte Joker", "Keine Joker".
 * @param changing the ranks that are wild in turn, or how the rank of a deal is found
 * @param permanent the cards that are wild in every deal
 */
export function wildCards(
  changing: number | 'turned' | 'named' | 'none',
  permanent: readonly (keyof typeof ALWAYS_WILD)[],
): string {
  const ranks = typeof changing === 'number' ? counted(changing, 'Rang', 'Ränge') : CHANGING_WILD[changing];
  const all = [...(ranks === '' ? [] : [ranks]), ...permanent.map((kind) => ALWAYS_WILD[kind])];
  return all.length === 0 ? 'Keine Joker' : `Joker: ${listed(all)}`;
}

const CHANGING_WILD = {
  turned: 'ein aufgedeckter Rang',
  named: 'ein Rang, den der Geber nennt',
  none: '',
} as const;

/** The rule that makes a game another game, in a few words. */
export const SPECIALITIES = {
  contract: 'Ein Kontrakt in jeder Runde',
  setsOnly: 'Nur Sätze',
  runsOnly: 'Nur Folgen',
  meldsInHand: 'Figuren auf der Hand',
  fewWilds: 'Wenige Joker je Figur',
  deepPile: 'Tief in die Ablage greifen',
  useDiscard: 'Spiel, was du nimmst',
  press: 'Punkte manchmal doppelt',
  lastTwo: 'Schluss mit einer Zwei',
  noWilds: 'Ohne Joker',
} as const;

/** The points that end a game, which some games let players choose: "Bis 5.000 Punkte", "Bis 300–500 Punkte". */
export const toPoints = (least: number, most: number): string =>
  `Bis ${[...new Set([least, most])].map(formats.grouped).join('–')} Punkte`;

/** "43 Punkte auf der Hand" */
export const handScores = (points: number): string => `${counted(points, 'Punkt', 'Punkte')} auf der Hand`;

/** "104 Karten" */
export const cardsInAll = (count: number): string => counted(count, 'Karte', 'Karten');

/** Whether the cards shown are a run. */
export const isRun = (isAllowed: boolean): string => (isAllowed ? '✓ Eine Folge' : '✗ Keine Folge');

/** A wild in a run, and then the natural card for it, by where swapped wilds go. */
export const SWAP_EXAMPLE = {
  before: 'Du hast die 8♥',
  off: 'Der Joker bleibt',
  free: 'Der Joker gehört dir',
  thisTurn: 'Der Joker gehört dir, spiel ihn gleich',
  otherMeld: 'Der Joker kommt an eine andere Figur',
  stays: 'Der Joker wandert in seiner Figur',
} as const;

/** How often somebody has no turn with four players and with six, of a hundred deals of the standard game. */
export const withoutTurn = (four: number, six: number): string =>
  `Von 100 Runden des Standardspiels kommt zu viert in ${four} jemand gar nicht dran, zu sechst in ${six}.`;

/** "34 weitere Unterschiede" */
export const moreDifferences = (count: number): string =>
  counted(count, 'weiterer Unterschied', 'weitere Unterschiede');

/** "34 weitere Unterschiede: siehe „Alle Regeln“." */
export const moreInAllRules = (count: number): string => `${moreDifferences(count)}: siehe „${GAMES_SCREEN.allRules}“.`;

/** "Tisch KXQTBC" */
export const tableCalled = (code: string): string => `Tisch ${code}`;

/** "1 von 4 Plätzen besetzt." */
export const seatsTaken = (taken: number, seats: number): string =>
  `${taken} von ${counted(seats, 'Platz', 'Plätzen')} besetzt.`;

/** "3 Unterschiede zum Standardspiel"; where only the first few are shown, the main ones. */
export function differsIn(count: number, shown = count): string {
  if (shown < count) return 'Die wichtigsten Unterschiede zum Standardspiel';
  return count === 0 ? 'Das Standardspiel' : `${counted(count, 'Unterschied', 'Unterschiede')} zum Standardspiel`;
}

/** A table that is looked at: "Biddies. 3 Unterschiede zum Standardspiel. Ohne Uhr: Lass dir Zeit." */
export const lookAbout = (game: string, differences: number, pace: PaceName): string =>
  `${game}. ${differsIn(differences)}. ${PACE_HINTS[pace]}`;

/** The announcement of a change: "Geändert. Zwei Decks, zusammengemischt." */
export const changedTo = (sentence: string): string => `Geändert. ${sentence}`;

/** The number of games a search found: "3 Spiele gefunden." */
export const gamesFound = (count: number): string => `${counted(count, 'Spiel', 'Spiele')} gefunden.`;

/** The number of rules a search found: "3 Regeln gefunden." */
export const rulesFound = (count: number): string => `${counted(count, 'Regel', 'Regeln')} gefunden.`;
