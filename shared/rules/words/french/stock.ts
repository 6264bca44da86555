import type { GroupWords } from '../ruleWords.ts';

/** The words for an empty stock. */
export const STOCK_WORDS: GroupWords<'stock'> = {
  title: 'La pioche vide',
  options: {
    'stock.end': {
      label: 'Quand la pioche est vide',
      says: {
        afterTurn: 'Le joueur qui pioche la dernière carte joue son tour jusqu’au bout ; puis la manche se termine.',
        reshuffle: 'Quand la pioche est vide, on mélange la défausse, qui devient la nouvelle pioche.',
        whilePileTaken:
          'Quand la pioche est vide, le jeu continue tant que chaque joueur, à son tour, prend dans la défausse.',
      },
    },
    'stock.reshuffles': {
      label: 'Nombre de mélanges',
      says: (times) =>
        times === 0
          ? 'Cela peut arriver dix fois ; la fois suivante, la manche se termine.'
          : 'Cela n’arrive qu’une fois ; si la pioche est de nouveau vide, la manche se termine.',
    },
    'stock.keepTop': {
      label: 'La carte du dessus après le mélange',
      says: {
        false: 'Toute la défausse passe dans la pioche.',
        true: 'La carte du dessus de la défausse reste en place.',
      },
    },
    'stock.score': {
      label: 'Si personne n’a fini',
      says: {
        hands: 'Si la manche se termine ainsi, chacun compte les cartes de sa main.',
        nobody: 'Si la manche se termine ainsi, personne ne marque.',
        melded: 'Si la manche se termine ainsi, chacun marque les cartes qu’il a posées, et les mains ne comptent pas.',
        meldedMinusHand:
          'Si la manche se termine ainsi, chacun marque les cartes qu’il a posées, moins celles de sa main.',
      },
    },
    'stock.stalemate': {
      label: 'Blocage',
      says: {
        false: 'Une manche continue même si personne ne peut la finir.',
        true: 'Si chacun n’a plus qu’une carte et qu’aucune carte ne peut plus s’ajouter à {une combinaison}, la manche se termine et personne ne marque.',
      },
    },
  },
  remarks: {
    standstill:
      'Si personne ne pioche ni ne pose de carte pendant quatre tours de table, la manche se termine de la même façon.',
  },
  problems: {
    dealForNobody:
      'Avec un nombre fixe de manches, chacune doit compter : des manches sans points demandent un total à atteindre.',
    stalemateTooSoon:
      'Avec ces règles, des joueurs à une carte chacun pourraient encore jouer : ce ne serait pas un blocage.',
  },
};
