import type { GroupWords } from '../ruleWords.ts';

/** The words for the number of players and the pack. */
export const PLAYER_WORDS: GroupWords<'players'> = {
  title: 'Joueurs et cartes',
  options: {
    'table.minPlayers': { label: 'Joueurs, au moins', says: (players) => `Au moins ${players} joueurs.` },
    'table.maxPlayers': { label: 'Joueurs, au plus', says: (players) => `Au plus ${players} joueurs.` },
    'table.direction': {
      label: 'Sens du jeu',
      says: {
        clockwise: 'On distribue et on joue dans le sens horaire, et la donne tourne dans le même sens.',
        counterClockwise: 'On distribue et on joue dans le sens antihoraire, et la donne tourne dans le même sens.',
      },
    },
    'table.firstDealer': {
      label: 'Premier donneur',
      says: {
        random: 'Le premier donneur est tiré au sort.',
        lowestDraw: 'Chacun tire une carte et la plus basse désigne le premier donneur ; l’as est la plus basse.',
        firstJack:
          'On distribue des cartes découvertes autour de la table ; celui qui reçoit le premier valet distribue en premier.',
      },
    },
    'table.drawTie': {
      label: 'Cartes égales à ce tirage',
      says: {
        lowestRedraw: 'Les joueurs à égalité pour la plus basse carte tirent de nouveau.',
        allEqualRedraw:
          'Les joueurs qui tirent des cartes égales recommencent, jusqu’à ce qu’il n’y ait plus d’égalité.',
      },
    },
    'pack.packs': {
      label: 'Paquets',
      says: {
        one: 'Un paquet de 52 cartes.',
        two: 'Deux paquets mélangés ensemble.',
        twoAbove4: 'Un paquet jusqu’à quatre joueurs, deux à partir de cinq.',
        threeAbove4: 'Deux paquets jusqu’à quatre joueurs, trois à partir de cinq.',
        halfOfPlayers: 'Un paquet pour deux joueurs, en arrondissant au paquet supérieur.',
      },
    },
    'pack.jokers': {
      label: 'Vrais jokers',
      says: {
        0: 'Pas de vrais jokers.',
        1: 'Un vrai joker.',
        4: 'Quatre vrais jokers.',
        6: 'Six vrais jokers.',
        twoPerPack: 'Deux vrais jokers par paquet.',
      },
    },
    'pack.lowestRank': {
      label: 'Cartes retirées',
      says: {
        2: 'On ne retire aucune carte.',
        3: 'On retire les 2.',
        4: 'On retire les 2 et les 3.',
        6: 'On retire les 2, les 3, les 4 et les 5.',
      },
    },
  },
  remarks: {
    howMany: ({ fewest, most }) => {
      if (fewest === most) return `Pour ${fewest} joueurs.`;
      return most - fewest === 1 ? `Pour ${fewest} ou ${most} joueurs.` : `De ${fewest} à ${most} joueurs.`;
    },
  },
  problems: {
    noTable:
      'Une table compte de deux à huit places, et le nombre minimal de joueurs ne peut pas dépasser le nombre maximal.',
    tooFewCards:
      'Il n’y a pas assez de cartes pour tous les nombres de joueurs permis : toutes les mains, les cartes retournées et une carte pour la pioche.',
    jokersMissing: 'Les vrais jokers remplacent d’autres cartes, mais il n’y en a pas dans le paquet.',
    jokersNotWild: 'Il y a de vrais jokers dans le paquet : ils doivent pouvoir remplacer d’autres cartes.',
    twosMissing: 'Les 2 sont toujours jokers, mais on les retire du paquet.',
  },
};
