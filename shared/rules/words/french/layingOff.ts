import type { GroupWords } from '../ruleWords.ts';

/** The words for adding cards to melds. */
export const LAY_OFF_WORDS: GroupWords<'layingOff'> = {
  title: 'Ajouter des cartes',
  options: {
    'play.layOffNeedsMeld': {
      label: 'D’abord poser soi-même',
      says: {
        true: 'Dès que vous avez posé {une combinaison} dans la manche, vous pouvez ajouter des cartes aux {combinaisons} de la table.',
        false: 'Vous pouvez ajouter des cartes aux {combinaisons} de la table avant même d’en poser.',
      },
    },
    'play.layOffOthers': {
      label: 'Ajouter chez les autres',
      says: {
        true: 'Vous pouvez ajouter des cartes aux {combinaisons} de tous les joueurs.',
        false: 'Vous ne pouvez ajouter des cartes qu’à vos propres {combinaisons}.',
      },
    },
    'play.owner': {
      label: 'À qui sont les cartes',
      says: {
        common: 'Les cartes sur la table ne sont à personne.',
        player: 'Chaque carte posée reste devant le joueur qui l’a jouée et compte pour lui.',
      },
    },
    'goingOut.callRummy': {
      label: 'Annoncer « Rami »',
      says: {
        off: 'Personne ne peut annoncer « Rami » sur une carte défaussée.',
        top: 'Quand une carte défaussée va avec {une combinaison} de la table, les autres joueurs peuvent annoncer « Rami ! » et l’y ajouter avant que le suivant prenne une carte ; si plusieurs l’annoncent, celui dont le tour vient le premier l’obtient.',
        pile: 'Quand une carte vient d’être défaussée, les autres joueurs peuvent annoncer « Rami ! » sur toute carte de la défausse qui va avec {une combinaison} de la table ou forme {une combinaison} avec des cartes au-dessus d’elle. Celui qui l’annonce prend aussi toutes les cartes au-dessus. Si plusieurs l’annoncent, celui dont le tour vient le premier obtient la carte.',
      },
    },
    'goingOut.callEffect': {
      label: 'Effet de l’annonce',
      says: {
        wholeTurn: 'Celui qui annonce joue un tour sans piocher, et le jeu continue à partir de lui.',
        cardOnly: 'Celui qui annonce ne pose que cette carte, et le jeu continue comme avant.',
      },
    },
  },
  remarks: {},
  problems: {
    callOnOwnMelds:
      'Une annonce ajoute une carte à la combinaison de n’importe quel joueur : il faut donc pouvoir ajouter chez les autres.',
    callWithOneCard: 'Avec une seule carte en main, vous devez piocher, mais qui annonce ne pioche pas.',
    callWithoutDiscard:
      'Après une annonce, un joueur à qui il reste une carte qui ne va nulle part ne pourrait pas finir son tour sans défausser.',
  },
};
