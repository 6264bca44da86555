import type { GroupWords } from '../ruleWords.ts';

/** The words for swapping for wilds on the table. */
export const SWAP_WORDS: GroupWords<'swaps'> = {
  title: 'Échanger contre un {joker}',
  options: {
    'swap.to': {
      label: 'Échanger contre un joker',
      says: {
        free: 'Si vous avez la carte que représente un {joker} de la table, vous pouvez l’échanger contre le {joker}, à jouer ou à garder.',
        off: 'Un {joker} posé sur la table reste à sa place.',
        thisTurn:
          'Si vous avez la carte que représente un {joker} de la table, vous pouvez l’échanger contre le {joker}, que vous devez rejouer pendant ce tour.',
        otherMeld:
          'Si vous avez la carte que représente un {joker} de la table, vous pouvez la mettre à sa place et déplacer le {joker} dans {une autre combinaison}, ou à une autre place dans {la même combinaison}.',
        stays:
          'Si vous avez la carte que représente un {joker} de la table, vous pouvez la mettre à sa place et déplacer le {joker} à une autre place dans {la même combinaison}.',
      },
    },
    'swap.needsMeld': {
      label: 'Poser avant d’échanger',
      says: {
        true: 'Il faut d’abord avoir posé {une combinaison} dans la manche.',
        false: 'Il n’est pas nécessaire d’avoir posé {une combinaison} pour cela.',
      },
    },
    'swap.which': {
      label: 'Quels jokers peuvent partir',
      says: {
        all: 'Tout {joker} peut quitter {sa combinaison} de cette façon.',
        jokers: 'Seuls les vrais jokers peuvent quitter leur {combinaison} ; les autres {jokers} y restent.',
      },
    },
    'swap.allWildLocked': {
      label: 'Brelans de jokers seuls',
      says: {
        false: 'On peut prendre un {joker} même dans un {brelan} de {jokers} seuls.',
        true: 'On ne peut rien prendre dans un {brelan} posé avec des {jokers} seuls.',
      },
    },
    'swap.perTurn': {
      label: 'Jokers pris par tour',
      says: {
        0: 'Vous pouvez échanger contre autant de {jokers} que vous voulez par tour.',
        1: 'Vous ne pouvez échanger que contre un seul {joker} par tour.',
      },
    },
  },
  remarks: {
    afterDrawing: 'Cela ne se fait qu’après avoir pioché ou pris une carte.',
    namedSuit: 'Dans un {brelan}, seule convient la carte de la couleur nommée.',
    anyOfRank: 'Dans un {brelan}, toute carte naturelle de sa valeur convient.',
    missingSuit: 'Dans un {brelan}, toute carte de sa valeur et d’une couleur manquante convient.',
  },
  problems: {
    swapNoJoker: 'Seuls les vrais jokers peuvent quitter leur combinaison, mais il n’y en a pas dans le paquet.',
  },
};
