import type { Card } from '#engine';
import type { ProofFault, ProofProblem, ProofVerdict } from '#record';
import type { Person } from '#text';
import { cardName } from '../cards.ts';
import { counted, listed } from '../plural.ts';
import { person } from '../told.ts';

/** The fixed texts of the check of a deal. */
export const CHECK = {
  working: 'Die Runde wird geprüft…',
  again: 'Noch einmal',
  marks: { holds: 'Passt', fails: 'Passt nicht', open: 'Nicht prüfbar' },
  steps: {
    promise: 'Das Versprechen vor der Runde',
    shares: 'Die Anteile aller',
    cards: 'Die Karten',
    play: 'Nach dem Geben',
  },
  yours: 'deiner',
  none: 'keinen gegeben',
  pile: 'Erste Karte der Ablage',
  indicator: 'Zeigt den Jokerrang',
  save: 'Beweis speichern',
  saveHint:
    'Eine Textdatei, die alle ohne diesen Server prüfen können: npm run verify -- DATEI, im Quelltext des Spiels.',
  figures: 'Alle Zahlen',
  figureNames: { commitment: 'Versprechen (SHA-256)', secret: 'Geheimnis', game: 'Partie', table: 'Tisch' },
  how: 'So funktioniert es',
  howParts: [
    'Vor jeder Runde wählt der Tisch eine geheime Zahl und veröffentlicht ihren Fingerabdruck, aus dem niemand das Geheimnis ablesen kann. Wer das Geheimnis später änderte, änderte auch den Fingerabdruck.',
    'Dann fügt jedes Gerät am Tisch eine eigene Zufallszahl hinzu, den Anteil. Erst wenn alle Anteile veröffentlicht sind, werden die Karten gegeben, in einer Reihenfolge, die aus dem Geheimnis und allen Anteilen zusammen berechnet wird.',
    'Nach der Runde zeigt der Tisch das Geheimnis. Dein Gerät hat sich gemerkt, was es gesehen hat, und rechnet alles nach.',
  ],
  limits: 'Was das nicht zeigt',
  limitParts: [
    'Wer die Karten gesehen hat. Der Server kennt alle und könnte sie Freunden verraten.',
    'Ob der Server mit jemandem hier zusammenarbeitet: Diese Person könnte ihren Anteil als Letztes wählen, nach vielen Versuchen.',
    'Warum ein Anteil fehlt. Der Server könnte Anteile weglassen, als wären sie zu spät gekommen, und so unter wenigen Reihenfolgen wählen: zwei bei einem Anteil, vier bei zweien und so weiter. Ein Gerät, dessen Anteil fehlt, sagt es.',
    'Ohne jeden Anteil, etwa nur mit Bots, zeigt es gar nichts.',
    'Ob diese Seite ehrlich ist: Sie kommt vom selben Server. Speichere den Beweis, um ihn anderswo zu prüfen.',
  ],
  problems: {
    unseen: 'Dieses Gerät war vor dieser Runde nicht am Tisch und weiß nicht, was versprochen wurde.',
    missing: 'Der Tisch hat diese Runde nicht mehr.',
    old: 'Dieser Server kann seine Runden noch nicht zeigen.',
    busy: 'Versuch es bitte in ein paar Sekunden noch einmal.',
    offline: 'Der Tisch ist gerade nicht erreichbar.',
    failed: 'Die Prüfung ließ sich nicht beenden.',
  },
} as const;

/** "Prüfung von Runde 7". */
export const checkTitle = (deal: number): string => `Prüfung von Runde ${deal}`;

/** The result of the whole check. `isTables`: nobody gave a share. `times`: how often the table began. */
export function verdictWords(verdict: ProofVerdict, isTables: boolean, times: number): string {
  if (verdict === 'doctored') return 'Etwas passt nicht. Sieh dir die Schritte mit ✗ an.';
  if (isTables)
    return 'Alles passt, aber niemand hat einen Anteil gegeben: Der Tisch allein hat die Reihenfolge der Karten gewählt.';
  if (verdict === 'consistent' && times > 1)
    return `Alles passt, aber der Tisch hat diese Runde ${times}-mal begonnen. Er könnte unter so vielen Reihenfolgen der Karten gewählt haben.`;
  if (verdict === 'consistent') {
    return 'Nichts widerspricht sich, aber dein Gerät hat die Liste der Anteile verpasst: Der Tisch könnte sie nach der Runde geschrieben haben.';
  }
  return 'Alles passt. Der Tisch konnte sich diese Karten nicht aussuchen; was das nicht zeigt, steht unten.';
}

/** The result for a record that cannot be read. */
export const faultWords = ({ line }: ProofFault): string =>
  `Die Aufzeichnung dieser Runde ist in Zeile ${line} beschädigt. Sie beweist nichts.`;

/** Cards for a screen reader: "Ann: Herz-Sieben und Kreuz-König.", or the cards alone. */
export const cardsOfWords = (whose: string | null, cards: readonly Card[]): string =>
  `${whose === null ? '' : `${whose}: `}${listed(cards.map((card) => cardName(card)))}.`;

/** "Stapel, die nächste Karte zuerst (23 Karten)". */
export const stockName = (count: number): string =>
  `Stapel, die nächste Karte zuerst (${counted(count, 'Karte', 'Karten')})`;

/** A step that fits, or cannot be checked, as a sentence. */
export const HELD = {
  whole: 'Jede Karte war immer an genau einem Ort.',
  promise: 'Das jetzt gezeigte Geheimnis ist das versprochene.',
  seen: 'Dein Gerät hat das Versprechen vor der Runde gesehen, und es ist noch dasselbe.',
  sharesMissed: 'Dein Gerät hat die Liste der Anteile verpasst, die vor der Runde veröffentlicht wurde.',
  shares: 'Verwendet wurden die Anteile, die vor der Runde veröffentlicht wurden.',
  ownShare: 'Dein eigener Anteil ist dabei, unverändert.',
  noShare: 'Dein Gerät hat keinen Anteil gegeben.',
  noSeat: 'Du hattest keinen Platz.',
  nobodyGave: 'Niemand hat einen Anteil gegeben.',
  everybodyGave: 'Alle haben einen Anteil gegeben.',
  handMissed: 'Dein Gerät hat deine ersten Karten nicht gesehen.',
  hand: 'Du hast das Blatt bekommen, das du gesehen hast.',
  notShuffled: 'Später wurde nichts gemischt.',
} as const;

/** "2 Anteile von 4. Von Ana und dir kam keiner." */
export const someGave = (count: number, of: number, without: readonly Person[]): string =>
  `${counted(count, 'Anteil', 'Anteile')} von ${of}. Von ${listed(without.map((who) => person(who, 'dat')))} kam keiner.`;

/** "Geheimnis und Anteile ergeben genau diese 52 Karten in dieser Reihenfolge." */
export const deckHeld = (cards: number): string =>
  `Geheimnis und Anteile ergeben genau diese ${cards} Karten in dieser Reihenfolge.`;

/** "Auch was später gemischt wurde (2×), folgt daraus." */
export const shuffledLater = (times: number): string => `Auch was später gemischt wurde (${times}×), folgt daraus.`;

/** "Jede der 37 Aktionen führte zu dem, was die Regeln vorsehen." */
export const playHeld = (actions: number): string =>
  actions === 1
    ? 'Die eine Aktion führte zu dem, was die Regeln vorsehen.'
    : `Jede der ${actions} Aktionen führte zu dem, was die Regeln vorsehen.`;

/** The problems whose sentences name players. */
type FailedWith = 'late' | 'dropped' | 'changed' | 'otherHands';

/** The table had begun as many deals before this one, and never dealt them. */
export const begunAgain = (count: number): string =>
  `Unmittelbar vor dieser Runde hat der Tisch deinen Anteil für ${counted(count, 'Runde', 'Runden')} genommen und dann keine davon ausgeteilt, soweit dein Gerät es gesehen hat. Der Grund kann ein Fehler des Servers oder deiner Verbindung sein; der Tisch kann aber auch die Karten angesehen und neu begonnen haben.`;

/** A step that does not fit because of these players: "Ein Anteil wurde geändert: Ana." */
export const FAILED_WITH: Readonly<Record<FailedWith, (people: readonly Person[]) => string>> = {
  late: (people) => `Ein Anteil wurde verwendet, der nicht vor der Runde veröffentlicht war: ${names(people)}.`,
  dropped: (people) => `Ein Anteil wurde vor der Runde veröffentlicht und dann nicht verwendet: ${names(people)}.`,
  changed: (people) => `Ein Anteil wurde geändert: ${names(people)}.`,
  otherHands: (people) => `Geheimnis und Anteile ergeben andere Blätter: ${names(people)}.`,
};

/** A step that does not fit, by its problem. */
export const FAILED: Readonly<Record<Exclude<ProofProblem, FailedWith | 'begunAgain'>, string>> = {
  noDeal: 'Die Aufzeichnung beginnt nicht mit dem Geben.',
  twoDeals: 'Die Aufzeichnung hat eine zweite Runde.',
  unfinished: 'Die Aufzeichnung endet, bevor die Runde endet.',
  goesOn: 'Nach dem Ende der Runde folgt noch etwas.',
  impossible: 'Das kann nicht geschehen sein: Eine Karte ist an zwei Orten, oder sie fehlt.',
  otherNumber: 'Die Aufzeichnung ist die einer anderen Runde.',
  otherChance: 'Die Aufzeichnung nennt zwei verschiedene Geheimnisse oder zwei Listen von Anteilen.',
  notPromised: 'Das jetzt gezeigte Geheimnis ist nicht das versprochene.',
  notSeen: 'Das hat dein Gerät nicht gesehen.',
  otherTable: 'Das ist eine Runde eines anderen Tischs.',
  otherGame: 'Das ist eine Runde einer anderen Partie.',
  otherDeal: 'Das ist eine andere Runde, als dein Gerät gesehen hat.',
  otherSeats: 'Dieser Tisch hat eine andere Zahl von Plätzen, als dein Gerät gesehen hat.',
  otherCommitment: 'Das Versprechen wurde nach der Runde ausgetauscht.',
  wrongCount: 'Die Liste der Anteile hat nicht für jeden Platz einen Eintrag.',
  notPublished: 'Dein Gerät hat die Liste der Anteile verpasst.',
  otherList: 'Die Liste der Anteile ist nicht die, die dein Gerät vor der Runde gesehen hat.',
  noneGiven: 'Dein Gerät hat keinen Anteil gegeben.',
  leftOut: 'Dein Gerät hat einen Anteil gegeben, aber der Tisch hat ihn weggelassen.',
  notMine: 'Für dich wurde ein Anteil verwendet, aber dein Gerät hat keinen gegeben.',
  nobody: 'Niemand hat einen Anteil gegeben.',
  cannotBeDealt: 'Mit diesen Regeln lässt sich an diesem Tisch nicht geben.',
  otherStock: 'Geheimnis und Anteile ergeben einen anderen Stapel.',
  otherPile: 'Geheimnis und Anteile ergeben eine andere erste Karte der Ablage.',
  otherIndicator: 'Geheimnis und Anteile ergeben eine andere Karte, die den Jokerrang zeigt.',
  otherWild: 'Geheimnis und Anteile ergeben einen anderen Jokerrang.',
  otherFaceUp: 'Geheimnis und Anteile ergeben andere offen gegebene Karten.',
  otherTurn: 'Nach den Regeln beginnt jemand anders.',
  otherHand: 'Das Blatt in der Aufzeichnung ist nicht das, das du gesehen hast.',
  otherShuffle: 'Der Stapel wurde in einer anderen Reihenfolge gemischt, als Geheimnis und Anteile ergeben.',
  otherRest: 'Der Rest der Runde ist nicht der, den Geheimnis und Anteile ergeben.',
  refused: 'Die Regeln erlauben das nicht.',
  otherEvents: 'Das führte zu etwas anderem, als die Regeln vorsehen.',
};

/** A bot's hand that a person took over in mid-deal. `after`: the number of the action before that. */
export const tookHand = (who: Person, seat: number, after: number): string =>
  `${who.name} hat ${after === 0 ? 'vor der ersten Aktion' : `nach Aktion ${after}`} die Karten eines Bots übernommen (Platz ${seat}).`;

/** A change of the share that the reader's own device gave. */
export const OWN_CHANGED = 'Dein Anteil wurde geändert.';

/** The action that a finding is about: "Aktion 5: discard 7H". `action`: a line of the record, if it has it. */
export const atAction = (index: number, action: string): string => `Aktion ${index}: ${action}`;

const names = (people: readonly Person[]): string => listed(people.map((who) => person(who, 'nom')));
