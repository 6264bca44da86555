import type { Rank, RuleSet } from '#engine';
import type { GroupWords } from '../ruleWords.ts';
import { rankNames } from './cards.ts';

const PRESS = 'Liegt ein Gesamtstand 50 oder mehr Punkte über allen anderen, zählt die nächste Runde doppelt.';

/** "Zweien bis Neunen zählen 5, Zehnen 10.", from the lowest rank that counts as a number card. */
function numbersSaid(counted: RuleSet['scoring']['numbers'], lowest: Rank): string {
  const from = rankNames(lowest);
  return {
    face: `${from} bis Zehnen zählen ihren Zahlenwert.`,
    fiveToNine: `${from} bis Neunen zählen 5, Zehnen 10.`,
    fiveToEight: `${from} bis Achten zählen 5, Neunen und Zehnen 10.`,
    fiveToSeven: `${from} bis Siebenen zählen 5, Achten bis Zehnen 10.`,
  }[counted];
}

/** The words for the points of cards and deals. */
export const SCORING_WORDS: GroupWords<'scoring'> = {
  title: 'Wertung',
  options: {
    'scoring.system': {
      label: 'Was zählt',
      says: {
        penalties: 'Wenn jemand {goesOut}, bekommen die anderen Strafpunkte für die Karten auf ihrer Hand.',
        winnerTakesHands: 'Wer {goesOut}, bekommt die Punkte aller Karten, die die anderen noch auf der Hand haben.',
        meldedMinusHand: 'Für alle zählen die Karten, die sie auf den Tisch gelegt haben, minus die auf ihrer Hand.',
        meldedPlusHands:
          'Für alle zählen die Karten, die sie auf den Tisch gelegt haben; wer {goesOut}, bekommt dazu die Punkte aller Karten, die die anderen noch auf der Hand haben.',
        melded: 'Für alle zählen die Karten, die sie auf den Tisch gelegt haben, und die Hand zählt nichts.',
      },
    },
    'scoring.best': {
      label: 'Wer gewinnt',
      says: { low: 'Der niedrigste Gesamtstand gewinnt.', high: 'Der höchste Gesamtstand gewinnt.' },
    },
    'scoring.ace': { label: 'Ass', says: (points) => `Ein Ass zählt ${points}.` },
    'scoring.numbers': {
      label: 'Zweien bis Zehnen',
      says: {
        face: numbersSaid('face', 2),
        fiveToNine: numbersSaid('fiveToNine', 2),
        fiveToEight: numbersSaid('fiveToEight', 2),
        fiveToSeven: numbersSaid('fiveToSeven', 2),
      },
    },
    'scoring.courts': {
      label: 'Bildkarten',
      says: {
        ten: 'Buben, Damen und Könige zählen 10.',
        elevenToThirteen: 'Buben zählen 11, Damen 12 und Könige 13.',
      },
    },
    'scoring.wild': { label: 'Joker', says: (points) => `Ein {wild} zählt ${points}.` },
    'scoring.wildAce': {
      label: 'Ass als Jokerrang',
      says: (points) => `Sind Asse {wilds}, zählt jedes ${points}.`,
    },
    'scoring.joker': { label: 'Echter Joker', says: (points) => `Ein echter Joker zählt ${points}.` },
    'scoring.permanentTwo': { label: 'Zwei, immer Joker', says: (points) => `Eine Zwei zählt ${points}.` },
    'scoring.queenOfSpades': {
      label: 'Pik-Dame',
      says: (points) =>
        points === 0 ? 'Die Pik-Dame zählt so viel wie die anderen Damen.' : `Die Pik-Dame zählt ${points}.`,
    },
    'scoring.outBonus': {
      label: 'Bonus',
      says: (points) =>
        points === 0
          ? 'Für das {goingOut} gibt es keinen Bonus.'
          : `Für das {goingOut} gibt es einen Bonus von ${points} Punkten.`,
    },
    'scoring.doubleRummy': {
      label: 'Ein ganzes Blatt auf einmal',
      says: {
        false: 'Ein ganzes Blatt auf einmal zu spielen bringt nichts extra.',
        true: 'Ein ganzes Blatt in einem Zug zu spielen, ohne vorher etwas gespielt zu haben, zählt doppelt.',
      },
    },
    'scoring.double7K': {
      label: 'Siebenen und Könige',
      says: {
        false: 'Jede Runde zählt gleich viel, egal welcher Rang {wild} ist.',
        true: 'Runden, in denen Siebenen oder Könige {wilds} sind, zählen doppelt.',
      },
    },
    'scoring.press': {
      label: 'Press',
      says: {
        off: 'Keine Runde zählt wegen der Gesamtstände doppelt.',
        on: PRESS,
        voluntary: `${PRESS} Fehlen dem höchsten Gesamtstand dazu Punkte, darf die Person, die ihn hat, sie freiwillig nehmen.`,
      },
    },
    'scoring.autoPress': {
      label: 'Auto-Press',
      says: {
        false: 'Nach der ersten Runde gilt der Press wie nach jeder anderen.',
        true: 'Bei vier oder mehr Spielern wird der höchste Gesamtstand nach der ersten Runde auf 50 Punkte über dem zweithöchsten angehoben, sodass die zweite Runde doppelt zählt.',
      },
    },
  },
  remarks: { numbers: ({ counted, lowest }) => numbersSaid(counted, lowest) },
  problems: {
    lowOrHigh: 'Mit Strafpunkten muss der niedrigste Gesamtstand gewinnen, mit jeder anderen Wertung der höchste.',
    whoseMelds: 'Wenn Karten auf dem Tisch zählen, müssen sie vor der Person liegen, die sie gespielt hat.',
    meldsNeverSeen: 'Wenn Figuren auf der Hand bleiben, können Karten auf dem Tisch nicht zählen.',
    emptyStockScore: 'Die Wertung bei leerem Stapel muss zur übrigen Wertung passen.',
    doublesPenalties: 'Der Press und doppelte Runden mit Siebenen und Königen brauchen die Wertung mit Strafpunkten.',
    autoPressAlone: 'Der Auto-Press braucht den Press.',
  },
};
