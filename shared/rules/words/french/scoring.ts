import type { Rank, RuleSet } from '#engine';
import type { GroupWords } from '../ruleWords.ts';
import { counted } from './lists.ts';

const PRESS =
  'Si le total d’un joueur dépasse d’au moins 50 points celui de tous les autres, la manche suivante compte double.';

/** "1 point", "25 points". */
const points = (count: number): string => counted(count, 'point', 'points');

/** "Du 2 au 9, chaque carte vaut 5 points…", from the lowest rank that counts as a number card. */
function numbersSaid(kind: RuleSet['scoring']['numbers'], lowest: Rank): string {
  const from = `Du ${lowest}`;
  return {
    face: `${from} au 10, chaque carte vaut le nombre qu’elle porte.`,
    fiveToNine: `${from} au 9, chaque carte vaut 5 points ; un 10 vaut 10 points.`,
    fiveToEight: `${from} au 8, chaque carte vaut 5 points ; un 9 ou un 10 vaut 10 points.`,
    fiveToSeven: `${from} au 7, chaque carte vaut 5 points ; du 8 au 10, 10 points.`,
  }[kind];
}

/** The words for the points of cards and deals. */
export const SCORING_WORDS: GroupWords<'scoring'> = {
  title: 'Les points',
  options: {
    'scoring.system': {
      label: 'Ce qui compte',
      says: {
        penalties:
          'Quand un joueur {finit la manche}, les autres prennent des points de pénalité pour les cartes de leur main.',
        winnerTakesHands: 'Le joueur qui {finit la manche} marque les cartes de toutes les autres mains.',
        meldedMinusHand: 'Chacun marque les cartes qu’il a posées, moins celles de sa main.',
        meldedPlusHands:
          'Chacun marque les cartes qu’il a posées ; le joueur qui {finit la manche} marque aussi les cartes de toutes les autres mains.',
        melded: 'Chacun marque les cartes qu’il a posées, et les mains ne comptent pas.',
      },
    },
    'scoring.best': {
      label: 'Qui gagne',
      says: { low: 'Le plus petit total gagne.', high: 'Le plus grand total gagne.' },
    },
    'scoring.ace': { label: 'As', says: (count) => `Un as vaut ${points(count)}.` },
    'scoring.numbers': {
      label: 'Du 2 au 10',
      says: {
        face: numbersSaid('face', 2),
        fiveToNine: numbersSaid('fiveToNine', 2),
        fiveToEight: numbersSaid('fiveToEight', 2),
        fiveToSeven: numbersSaid('fiveToSeven', 2),
      },
    },
    'scoring.courts': {
      label: 'Figures',
      says: {
        ten: 'Un valet, une dame ou un roi vaut 10 points.',
        elevenToThirteen: 'Un valet vaut 11 points, une dame 12 et un roi 13.',
      },
    },
    'scoring.wild': { label: 'Joker', says: (count) => `Un {joker} vaut ${points(count)}.` },
    'scoring.wildAce': {
      label: 'As comme valeur joker',
      says: (count) => `Quand les as sont {jokers}, chacun vaut ${points(count)}.`,
    },
    'scoring.joker': { label: 'Vrai joker', says: (count) => `Un vrai joker vaut ${points(count)}.` },
    'scoring.permanentTwo': { label: '2, toujours joker', says: (count) => `Un 2 vaut ${points(count)}.` },
    'scoring.queenOfSpades': {
      label: 'Dame de pique',
      says: (count) =>
        count === 0 ? 'La dame de pique vaut autant que les autres dames.' : `La dame de pique vaut ${points(count)}.`,
    },
    'scoring.outBonus': {
      label: 'Prime',
      says: (count) =>
        count === 0
          ? '{Finir la manche} ne donne pas droit à une prime.'
          : `{Finir la manche} donne droit à une prime de ${points(count)}.`,
    },
    'scoring.doubleRummy': {
      label: 'Toute la main d’un coup',
      says: {
        false: 'Poser toute sa main d’un coup ne rapporte rien de plus.',
        true: 'Poser toute sa main en un tour, sans avoir rien joué avant, compte double.',
      },
    },
    'scoring.double7K': {
      label: '7 et rois',
      says: {
        false: 'Toutes les manches comptent autant, quelle que soit la valeur {joker}.',
        true: 'Les manches où les 7 ou les rois sont {jokers} comptent double.',
      },
    },
    'scoring.press': {
      label: 'Le Press',
      says: {
        off: 'Aucune manche ne compte double à cause des totaux.',
        on: PRESS,
        voluntary: `${PRESS} S’il manque des points au plus grand total, le joueur qui l’a peut les prendre.`,
      },
    },
    'scoring.autoPress': {
      label: 'L’Auto-Press',
      says: {
        false: 'Après la première manche, le Press fonctionne comme après les autres.',
        true: 'À partir de quatre joueurs, le plus grand total après la première manche est porté à 50 points de plus que le suivant : la deuxième manche compte donc double.',
      },
    },
  },
  remarks: { numbers: ({ counted: kind, lowest }) => numbersSaid(kind, lowest) },
  problems: {
    lowOrHigh:
      'Avec des pénalités, le plus petit total doit gagner ; avec toute autre façon de compter, le plus grand.',
    whoseMelds: 'Si les cartes de la table comptent, elles doivent rester devant le joueur qui les a jouées.',
    meldsNeverSeen: 'Si les combinaisons restent en main, les cartes de la table ne peuvent pas compter.',
    emptyStockScore: 'Le compte à pioche vide doit s’accorder avec le reste du compte.',
    doublesPenalties: 'Le Press et les manches doubles pour les 7 et les rois demandent des points de pénalité.',
    autoPressAlone: 'L’Auto-Press a besoin du Press.',
  },
};
