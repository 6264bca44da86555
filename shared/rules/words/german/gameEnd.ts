import type { GroupWords } from '../ruleWords.ts';
import { listed } from './lists.ts';

function targetsSaid(targets: readonly number[]): string {
  const [first, ...further] = targets;
  if (first === undefined) return 'Es ist kein Ziel festgelegt.';
  if (further.length === 0) return `Das Ziel sind ${first} Punkte.`;
  const more = listed(further.map((points, i) => `${points} bei ${i + 3}`));
  return `Das Ziel sind ${first} Punkte bei 2 Spielern, ${more} oder mehr.`;
}

/** The words for the end of a game and its winner. */
export const GAME_END_WORDS: GroupWords<'gameEnd'> = {
  title: 'Ende der Partie',
  options: {
    'game.end': {
      label: 'Ende der Partie',
      says: {
        schedule: 'Die Partie endet nach der letzten Runde.',
        target: 'Die Partie endet nach der Runde, in der jemand das Ziel erreicht.',
      },
    },
    'game.targets': { label: 'Ziel', says: targetsSaid },
    'game.targetWinner': {
      label: 'Mehrere am Ziel',
      says: {
        best: 'Erreichen es mehrere in derselben Runde, gewinnt der beste Gesamtstand.',
        outFirst:
          'Erreichen es mehrere in derselben Runde, gewinnt, wer von ihnen diese Runde beendet hat; war es niemand von ihnen, gewinnt der beste Gesamtstand.',
      },
    },
  },
  remarks: { ties: 'Bei gleichem Gesamtstand teilt man sich den Platz.' },
  problems: {
    noTarget: 'Eine Partie bis zu einem Ziel braucht eine Punktzahl als Ziel.',
    firstToLose:
      'Wenn der niedrigste Gesamtstand gewinnt, kann man nicht dadurch gewinnen, dass man die Runde beendet und das Ziel erreicht.',
  },
};

/** The words for payments after the game. */
export const MONEY_WORDS: GroupWords<'money'> = {
  title: 'Abrechnung',
  options: {
    'money.settle': {
      label: 'Abrechnung',
      says: {
        off: 'Am Ende zahlt niemand etwas.',
        everyPair: 'Am Ende gleichen je zwei Spieler den Unterschied ihrer Gesamtstände aus.',
        winnerOnly: 'Am Ende zahlen alle anderen den Unterschied der Gesamtstände an den ersten Platz.',
      },
    },
    'money.rate': {
      label: 'Preis eines Punkts',
      says: (cents) =>
        cents === 0
          ? 'Der Unterschied wird in Punkten gezahlt.'
          : `Ein Punkt ist ${cents === 1 ? 'einen' : cents} Cent wert.`,
    },
    'money.roundTo': {
      label: 'Gerundet auf',
      says: (cents) =>
        cents === 0
          ? 'Unterschiede werden nicht gerundet.'
          : `Jeder Unterschied wird auf volle ${cents} Cent gerundet.`,
    },
    'money.perDeal': {
      label: 'Geld für eine Runde',
      says: (cents) =>
        cents === 0
          ? 'Für eine einzelne Runde wird nichts gezahlt.'
          : `Wer eine Runde gewinnt, bekommt von allen anderen je ${cents} Cent.`,
    },
  },
  remarks: {},
  problems: {},
};
