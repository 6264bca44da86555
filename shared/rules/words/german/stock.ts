import type { GroupWords } from '../ruleWords.ts';

/** The words for an empty stock. */
export const STOCK_WORDS: GroupWords<'stock'> = {
  title: 'Der leere Stapel',
  options: {
    'stock.end': {
      label: 'Wenn der Stapel leer ist',
      says: {
        afterTurn: 'Wer die letzte Karte vom Stapel zieht, spielt den Zug zu Ende; dann endet die Runde.',
        reshuffle: 'Ist der Stapel leer, wird die Ablage gemischt und zum neuen Stapel.',
        whilePileTaken: 'Ist der Stapel leer, geht es weiter, solange reihum alle von der Ablage nehmen.',
      },
    },
    'stock.reshuffles': {
      label: 'Wie oft gemischt wird',
      says: (times) =>
        times === 0
          ? 'Das kann zehnmal geschehen; ist der Stapel dann wieder leer, endet die Runde.'
          : 'Das geschieht einmal; ist der Stapel dann wieder leer, endet die Runde.',
    },
    'stock.keepTop': {
      label: 'Oberste Karte beim Mischen',
      says: {
        false: 'Die ganze Ablage kommt in den Stapel.',
        true: 'Die oberste Karte der Ablage bleibt liegen.',
      },
    },
    'stock.score': {
      label: 'Wenn niemand Schluss macht',
      says: {
        hands: 'Endet die Runde so, zählen bei allen die Karten auf der Hand.',
        nobody: 'Endet die Runde so, gibt es keine Punkte.',
        melded:
          'Endet die Runde so, zählen für alle die Karten, die sie auf den Tisch gelegt haben, und die Hand zählt nichts.',
        meldedMinusHand:
          'Endet die Runde so, zählen für alle die Karten, die sie auf den Tisch gelegt haben, minus die auf ihrer Hand.',
      },
    },
    'stock.stalemate': {
      label: 'Patt',
      says: {
        false: 'Eine Runde geht weiter, auch wenn niemand sie beenden kann.',
        true: 'Haben alle nur noch eine Karte und passt keine Karte mehr an {aMeldAcc} auf dem Tisch, endet die Runde ohne Punkte.',
      },
    },
  },
  remarks: {
    standstill:
      'Wenn vier Umläufe lang niemand vom Stapel zieht oder eine Karte auf den Tisch legt, endet die Runde genauso.',
  },
  problems: {
    dealForNobody: 'Bei einer festen Zahl von Runden muss jede Runde zählen: Runden ohne Punkte brauchen ein Ziel.',
    stalemateTooSoon: 'Nach diesen Regeln könnte es auch mit je einer Karte noch weitergehen, also wäre es kein Patt.',
  },
};
