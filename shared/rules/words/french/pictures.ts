import type { CardPlace } from '#text';
import type { LaidFirst, PictureWords } from '../ruleWords.ts';
import { article, namedWith, rankName, rankNames, rankOrJoker, suitName } from './cards.ts';
import { GAME_WORDS } from './gameWords.ts';
import { capital, listed } from './lists.ts';

/** "le six de cœur", "une dame". */
const placeName = ({ rank, suit }: CardPlace): string =>
  suit >= 0 ? `${article('the', rank)}${rankName(rank)} de ${suitName(suit)}` : article('a', rank) + rankName(rank);

const TO_KIND = { set: 'à ce {brelan}', run: 'à cette suite' } as const;

const ONCE_LAID: Readonly<Record<LaidFirst, string>> = {
  nothing: '',
  meld: ', dès que vous avez posé {une combinaison}',
  contract: ', dès que vous avez posé votre contrat',
};

const LAID_FIRST: Readonly<Record<LaidFirst, string>> = {
  nothing: '',
  meld: ' Il faut d’abord avoir posé {une combinaison}.',
  contract: ' Il faut d’abord avoir posé votre contrat.',
};

/** The texts of the pictures of rules. */
export const PICTURE_WORDS: PictureWords = {
  heading: 'En images',
  titles: {
    set: 'Un {brelan}',
    run: 'Une suite',
    wildInSet: 'Un {joker} dans un {brelan}',
    wildInRun: 'Un {joker} dans une suite',
    layingOff: 'Ajouter une carte',
    swapping: 'Échanger contre un {joker}',
    points: 'Points',
  },
  rows: { before: 'Sur la table', held: 'Dans votre main', after: 'Ensuite', gained: 'Reçu' },
  wildMark: (terms) => GAME_WORDS[terms].joker.toUpperCase(),
  wildRank: ({ rank, deal }) =>
    deal === null
      ? `Dans ces exemples, les ${rankNames(rank)} sont {jokers}.`
      : `Dans ces exemples, les ${rankNames(rank)} sont {jokers}, comme à la manche ${deal}.`,
  set: ({ rank, suits, fewest }) =>
    `Les ${rankNames(rank)} de ${listed(suits.map(suitName))}. Un {brelan} compte au moins ${fewest} cartes de même valeur.`,
  run: ({ ranks, suit, fewest }) =>
    `${capital(listed(ranks.map(rankName)))} de ${suitName(suit)}. Une suite compte au moins ${fewest} cartes de même couleur qui se suivent.`,
  wild: ({ card, place, kind }) => {
    const shown = `${capital(namedWith('the', card))} représente ${placeName(place)}`;
    if (rankOrJoker(card) === 0) return `${shown}.`;
    const wilds = kind === 'oneEyedJacks' ? 'valets borgnes' : rankNames(kind);
    return `${shown} : les ${wilds} sont {jokers}.`;
  },
  layingOff: ({ card, kind, onOthers, first }) => {
    const to = onOthers ? 'aux {combinaisons} de tous les joueurs' : 'à vos propres {combinaisons}';
    return `Vous pouvez ajouter ${namedWith('the', card)} ${TO_KIND[kind]}, comme ${to}${ONCE_LAID[first]}.`;
  },
  swapping: ({ natural, wild, to, place, first }) => {
    const moves =
      place === null
        ? 'reste dans le {brelan} comme carte de plus'
        : `passe à un bout de la suite et représente ${placeName(place)}`;
    const then = {
      free: 'est à vous, à jouer ou à garder',
      thisTurn: 'est à vous, mais il faut le rejouer pendant le même tour',
      stays: moves,
      otherMeld: `${moves}, ou rejoint {une autre combinaison}`,
    }[to];
    const placed = `${capital(namedWith('the', natural))} prend la place ${namedWith('of', wild)}.`;
    return `${placed} Le {joker} ${then}.${LAID_FIRST[first]}`;
  },
  points: ({ points, system, doubled }) => {
    const double =
      doubled === 0 ? '' : ` Tant que les ${rankNames(doubled)} sont {jokers}, les points comptent double.`;
    const scored = {
      penalties: `Si vous les avez encore en main quand un autre joueur {finit la manche}, ces cartes vous coûtent ${points} points en tout.`,
      winnerTakesHands: `Si vous les avez encore en main quand un autre joueur {finit la manche}, ces cartes lui donnent ${points} points en tout.`,
      meldedMinusHand: `Ces cartes valent ${points} points en tout : pour vous si vous les avez posées, contre vous dans votre main.`,
      meldedPlusHands: `Ces cartes valent ${points} points en tout : pour vous si vous les avez posées ; si vous les avez en main, pour le joueur qui {finit la manche}.`,
      melded: `Une fois posées, ces cartes vous rapportent ${points} points en tout.`,
    }[system];
    return scored + double;
  },
};
