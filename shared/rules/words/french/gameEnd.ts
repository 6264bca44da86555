import type { GroupWords } from '../ruleWords.ts';
import { listed } from './lists.ts';

function targetsSaid(targets: readonly number[]): string {
  const [first, ...further] = targets;
  if (first === undefined) return 'Aucun total n’est fixé.';
  if (further.length === 0) return `Le total à atteindre est de ${first} points.`;
  const more = listed(further.map((points, i) => `${points} à ${i + 3}`));
  return `Le total à atteindre est de ${first} points à 2 joueurs, ${more} joueurs ou plus.`;
}

/** The words for the end of a game and its winner. */
export const GAME_END_WORDS: GroupWords<'gameEnd'> = {
  title: 'La fin de la partie',
  options: {
    'game.end': {
      label: 'Fin de la partie',
      says: {
        schedule: 'La partie se termine après la dernière manche.',
        target: 'La partie se termine après la manche où un joueur arrive au total à atteindre.',
      },
    },
    'game.targets': { label: 'Total visé', says: targetsSaid },
    'game.targetWinner': {
      label: 'Plusieurs joueurs y arrivent',
      says: {
        best: 'Si plusieurs joueurs y arrivent dans la même manche, le meilleur total gagne.',
        outFirst:
          'Si plusieurs joueurs y arrivent dans la même manche, celui d’entre eux qui a terminé cette manche gagne ; si ce n’est aucun d’eux, le meilleur total gagne.',
      },
    },
  },
  remarks: { ties: 'Les joueurs au même total partagent leur rang.' },
  problems: {
    noTarget: 'Une partie jusqu’à un total a besoin d’un total à atteindre.',
    firstToLose:
      'Si le plus petit total gagne, le joueur qui termine la manche ne peut pas gagner en arrivant au total.',
  },
};

/** The words for payments after the game. */
export const MONEY_WORDS: GroupWords<'money'> = {
  title: 'Paiements',
  options: {
    'money.settle': {
      label: 'Qui paie qui',
      says: {
        off: 'À la fin, personne ne paie rien.',
        everyPair: 'À la fin, les joueurs se paient deux à deux la différence de leurs totaux.',
        winnerOnly: 'À la fin, chacun paie au gagnant la différence de leurs totaux.',
      },
    },
    'money.rate': {
      label: 'Prix du point',
      says: (cents) =>
        cents === 0
          ? 'La différence se paie en points.'
          : `Un point vaut ${cents === 1 ? 'un cent' : `${cents} cents`}.`,
    },
    'money.roundTo': {
      label: 'Arrondi',
      says: (cents) =>
        cents === 0
          ? 'Les différences ne sont pas arrondies.'
          : `Chaque différence est arrondie aux ${cents} cents les plus proches.`,
    },
    'money.perDeal': {
      label: 'Argent par manche',
      says: (cents) =>
        cents === 0
          ? 'On ne paie rien pour une manche.'
          : `Le gagnant d’une manche reçoit ${cents} cents de chaque autre joueur.`,
    },
  },
  remarks: {},
  problems: {},
};
