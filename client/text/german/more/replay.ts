import type { RecordFault, RecordProblem } from '#record';
import { plain } from '../table.ts';

/** The fixed texts of a replay. */
export const REPLAY = {
  title: 'Wiedergabe',
  open: 'Partie öffnen',
  intro:
    'Sieh dir eine beendete Partie noch einmal an: Öffne ihre Aufzeichnung, füg sie ein, oder zieh die Datei irgendwo auf diese Seite.',
  choose: 'Datei wählen',
  paste: 'Oder füg den Text einer Aufzeichnung ein',
  pasteHint: 'Er beginnt mit „crazy-rummy record“.',
  show: 'Öffnen',
  loading: 'Partie wird geöffnet…',
  again: 'Noch einmal',
  drop: 'Aufzeichnung hierher ziehen',
  controls: 'Wiedergabe',
  play: 'Abspielen',
  pause: 'Anhalten',
  forward: 'Eins weiter',
  back: 'Eins zurück',
  nextDeal: 'Nächste Runde',
  lastDeal: 'Beginn der Runde',
  scrubber: 'Stelle in der Partie',
  speed: 'Tempo',
  eyes: 'Gesehen von',
  all: 'Alle Blätter',
  moment: 'Gehe zu',
  deal: 'Runde',
  turn: 'Zug',
  go: 'Los',
  link: 'Link zu diesem Zug kopieren',
  save: 'Diese Partie als Datei speichern',
  result: 'Ergebnis zeigen',
  close: 'Schließen',
  marks: 'Auf der Zeitleiste',
  marksKey: 'Ein Strich oben: eine Figur. Unten: ein Tausch. Durch die Linie: Jemand hat Schluss gemacht.',
  keys: 'Tasten',
  problems: {
    noSuchGame: 'Diese Partie gibt es nicht, oder sie ist nicht öffentlich.',
    notYet: 'Der Server speichert diese Partie noch. Versuch es gleich noch einmal.',
    offline: 'Die Partie lässt sich gerade nicht laden.',
    tooFast: 'Du hast in kurzer Zeit viele Partien geöffnet. Warte bitte eine Minute.',
    notText: 'Das ist keine Textdatei.',
    missing: 'Die Aufzeichnung dieser Partie ist nicht mehr auf diesem Gerät.',
  },
} as const;

/** The keys of a replay and what they do. */
export const REPLAY_KEYS: readonly (readonly [string, string])[] = [
  ['Leertaste', 'Abspielen oder anhalten'],
  ['← →', 'Eins zurück oder weiter'],
  ['[ ]', 'Eine Runde zurück oder weiter'],
  ['Pos1, Ende', 'Anfang und Ende der Partie'],
  ['S', 'Punkte'],
  ['Esc', 'Schließen'],
];

/** "Spieler 2", for a record without names. */
export const playerName = (seat: number): string => `Spieler ${seat + 1}`;

/** "1×", "0,5×". */
export const speedName = (speed: number): string => `${plain(speed)}×`;

/** "Runde 7, Zug 4"; before the first turn of a deal only the deal. */
export function momentName(deal: number, turn: number): string {
  if (deal === 0) return 'Vor der ersten Runde';
  return turn === 0 ? `Runde ${deal}` : `Runde ${deal}, Zug ${turn}`;
}

/** The title of the page: "Wiedergabe – Crazy Rummy". */
export const replayOf = (game: string): string => `Wiedergabe – ${game}`;

/** The moment that a jump led to, for a screen reader: "Runde 7, Zug 4. Warten auf Ana." */
export const jumpedTo = (deal: number, turn: number, step: string): string => `${momentName(deal, turn)}. ${step}.`;

/** "Du siehst, was Ana gesehen hat." */
export const seenBy = (name: string | null): string =>
  name === null ? 'Du siehst alle Blätter.' : `Du siehst, was ${name} gesehen hat.`;

/** A record that begins with a later deal. */
export const beginsLate = (deal: number): string =>
  `Diese Aufzeichnung beginnt mit Runde ${deal}. Gesamtstände zählen ab da.`;

/** A record that stops before the end of the game, and where. */
export const noEnd = (deal: number, turn: number): string =>
  `Diese Aufzeichnung endet vor dem Ende der Partie (${momentName(deal, turn)}).`;

/** A record whose steps do not follow from the rules: "Nicht bestätigt: Ab Aktion 5 (Runde 2, Zug 5) …". */
export const doubtful = (action: number, deal: number, turn: number): string =>
  `Nicht bestätigt: Ab Aktion ${action} (${momentName(deal, turn)}) folgt das nicht aus den Regeln. Die Aufzeichnung wurde geändert, oder sie stammt aus einer Version mit anderen Regeln.`;

/** A stored game whose record cannot be opened, and why. */
export const damaged = (reason: string): string =>
  `Die Aufzeichnung dieser Partie auf dem Server ist beschädigt. ${reason}`;

/** Why a record cannot be opened, and where it is wrong. */
export const recordFault = ({ line, problem }: RecordFault): string => FAULTS[problem](line);

const FAULTS: Readonly<Record<RecordProblem, (line: number) => string>> = {
  tooLong: (line) =>
    line > 1 ? `Diese Aufzeichnung ist ab Zeile ${line} zu lang.` : 'Das ist zu lang für eine Aufzeichnung.',
  notARecord: () => 'Das ist keine Aufzeichnung einer Partie: Es beginnt nicht mit „crazy-rummy record“.',
  olderVersion: () => 'Das stammt aus einer frühen Version des Spiels und lässt sich nicht mehr öffnen.',
  newerVersion: () => 'Das stammt aus einer neueren Version des Spiels. Lade die Seite neu, um sie zu bekommen.',
  unknownRules: (line) => `Zeile ${line}: Kein Spiel hat diese Regeln.`,
  wrongSeats: (line) => `Zeile ${line}: Mit diesen Regeln hat kein Tisch so viele Plätze.`,
  unknownActor: (line) => `Zeile ${line}: Hier konnte niemand an diesem Tisch handeln.`,
  unknownAction: (line) => `Zeile ${line}: Das ist keine Aktion des Spiels.`,
  unknownEvents: (line) => `Zeile ${line}: Was hier geschah, ist nicht lesbar.`,
};

/** A record with an event that cannot have happened: "Aktion 37 kann nicht geschehen sein." */
export const impossible = (action: number): string =>
  `Diese Aufzeichnung passt nicht zusammen: Aktion ${action} kann nicht geschehen sein. Nichts davon wird gezeigt.`;

/** A record without a deal. */
export const EMPTY = 'In dieser Partie wurden keine Karten gegeben.';
