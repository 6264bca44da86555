import type { PresetId } from '../../presets/index.ts';
import type { GameTexts } from '../ruleWords.ts';

/** The names of the games, and what makes each special. */
export const GAME_TEXTS: Readonly<Record<PresetId, GameTexts>> = {
  'crazy-rummy': {
    name: 'Crazy Rummy',
    about: 'Treize manches, chacune avec sa valeur joker, des as dans la première aux rois dans la dernière.',
  },
  'crazy-rummy-7': {
    name: 'Crazy Rummy en sept manches',
    about: 'Une valeur sur deux est joker : as, 3, 5, 7, 9, valets et rois.',
  },
  'crazy-rummy-3': {
    name: 'Crazy Rummy en trois manches',
    about: 'Trois manches, où les as, les 7, puis les rois sont jokers.',
  },
  'fort-worth-gin': {
    name: 'Fort Worth Gin',
    about: 'Aucune combinaison ne peut avoir plus de jokers que de cartes naturelles.',
  },
  'fort-worth-gin-odd': {
    name: 'Fort Worth Gin, partie courte',
    about: 'Fort Worth Gin en sept manches, avec les valeurs impaires comme jokers.',
  },
  'fort-worth-gin-even': {
    name: 'Fort Worth Gin, partie très courte',
    about: 'Fort Worth Gin en six manches, avec les valeurs paires comme jokers.',
  },
  biddies: {
    name: 'Biddies',
    about:
      'L’as est la plus basse ou la plus haute carte, et le joueur à qui il ne reste qu’un 2 peut terminer la manche.',
  },
  'treize-brasses': {
    name: 'Treize Brasses',
    about: 'Deux paquets et treize cartes chacun ; une carte prise dans la défausse doit servir tout de suite.',
  },
  beanie: {
    name: 'Beanie',
    about:
      'Les valeurs joker descendent des rois aux as, et si un joueur finit à son premier tour, les autres peuvent encore poser.',
  },
  'ace-to-ace': {
    name: 'Ace to Ace',
    about:
      'Ce que vous posez compte pour vous, ce que vous gardez compte contre vous, et vous pouvez prendre autant de cartes de la défausse que vous voulez.',
  },
  'the-press': {
    name: 'The Press',
    about: 'Quand un joueur a au moins 50 points de retard sur tous les autres, la manche suivante compte double.',
  },
  'auto-press': {
    name: 'Auto-Press',
    about: 'The Press à quatre joueurs ou plus : la première manche le prépare pour la deuxième.',
  },
  'dealers-choice': {
    name: 'Choix du donneur',
    about: 'Le donneur regarde sa main et nomme la valeur joker, chaque valeur une seule fois par partie.',
  },
  'one-joker': {
    name: 'Un seul joker',
    about: 'Un vrai joker, qui remplace toujours une autre carte, et une quatorzième manche où il est le seul.',
  },
  thanasis: {
    name: 'Thanasis',
    about: 'Les combinaisons restent en main jusqu’à ce qu’un joueur puisse montrer toute sa main en combinaisons.',
  },
  dynamitis: {
    name: 'Dynamitis',
    about: 'Thanasis, avec les 2 toujours jokers en plus.',
  },
  'basic-rummy': {
    name: 'Rami simple',
    about: 'Sans jokers ; le gagnant d’une manche marque ce que les autres ont en main.',
  },
  'five-thousand-rummy': {
    name: 'Rami 5000',
    about:
      'La première carte de chacun fixe la taille de sa main, celle du donneur la valeur joker, et les cartes que vous posez comptent pour vous.',
  },
  george: {
    name: 'George',
    about:
      'Le Rami 5000 avec des brelans seulement, au plus un joker dans chacun ; pour prendre dans la défausse, il faut deux cartes qui vont avec.',
  },
  'crummy-rummy': {
    name: 'Crummy Rummy',
    about: 'Sept manches, chacune avec un contrat à poser avant toute autre chose.',
  },
};
