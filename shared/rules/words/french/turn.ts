import type { GroupWords } from '../ruleWords.ts';

/** The words for how a turn begins and ends. */
export const TURN_WORDS: GroupWords<'turn'> = {
  title: 'Un tour',
  options: {
    'draw.depth': {
      label: 'Combien de cartes prendre',
      says: {
        one: 'Au début de votre tour, piochez une carte ou prenez la carte du dessus de la défausse.',
        any: 'Au début de votre tour, piochez une carte ou prenez autant de cartes que vous voulez sur le dessus de la défausse.',
      },
    },
    'draw.gated': {
      label: 'La défausse avant la première combinaison',
      says: {
        false: 'Vous pouvez prendre dans la défausse aussi bien avant votre {première combinaison} qu’après.',
        true: 'Avant votre {première combinaison}, vous ne pouvez prendre que la carte du dessus de la défausse, et seulement pour la poser dans {cette combinaison}.',
      },
    },
    'draw.deepestMustMeld': {
      label: 'La carte prise la plus profonde',
      says: {
        false: 'Vous pouvez garder la carte la plus profonde que vous prenez dans la défausse.',
        true: 'Si vous prenez au moins deux cartes dans la défausse, vous devez poser la plus profonde pendant ce tour.',
      },
    },
    'draw.takenFrozen': {
      label: 'Cartes prises en attente',
      says: {
        false: 'Vous pouvez poser des cartes de la défausse pendant le tour où vous les prenez.',
        true: 'Après votre {première combinaison}, vous ne pouvez pas poser les cartes prises dans la défausse avant votre tour suivant.',
      },
    },
    'draw.topMustMeld': {
      label: 'La carte du dessus',
      says: {
        false: 'Vous pouvez garder la carte du dessus de la défausse quand vous la prenez.',
        true: 'Si vous prenez la carte du dessus de la défausse, vous devez la poser pendant ce tour.',
      },
    },
    'draw.twoNaturals': {
      label: 'Deux cartes naturelles avec la carte prise',
      says: {
        off: 'Il ne faut pas de cartes naturelles pour accompagner les cartes prises dans la défausse.',
        forSeveral:
          'Si vous prenez plus que la carte du dessus de la défausse, vous devez poser la plus profonde dans {une nouvelle combinaison}, avec deux cartes naturelles de votre main.',
        always:
          'Pour prendre dans la défausse, il faut avoir en main deux cartes naturelles qui vont avec la plus profonde des cartes prises, et les poser avec elle.',
      },
    },
    'draw.useOrDiscard': {
      label: 'Une carte de la pioche',
      says: {
        false: 'Vous pouvez garder une carte piochée.',
        true: 'Vous devez poser ou défausser une carte piochée pendant le même tour.',
      },
    },
    'draw.giveBack': {
      label: 'Défausser une carte prise',
      says: {
        yes: 'Vous pouvez défausser une carte que vous venez de prendre dans la défausse.',
        no: 'Vous ne pouvez pas défausser une carte que vous venez de prendre dans la défausse.',
        notIfTopOnly:
          'Si vous ne prenez que la carte du dessus de la défausse, vous ne pouvez pas la défausser pendant ce tour.',
      },
    },
    'draw.outOfTurn': {
      label: 'Prendre hors de son tour',
      says: {
        off: 'Personne ne peut prendre une carte de la défausse hors de son tour.',
        afterDraw:
          'Quand un joueur a pioché, un seul autre peut prendre la carte du dessus de la défausse hors de son tour ; il doit alors piocher une carte en plus. Le joueur suivant est prioritaire.',
        beforeDraw:
          'Avant qu’un joueur pioche, un seul autre peut prendre la carte du dessus de la défausse hors de son tour ; il doit alors piocher une carte en plus. Le joueur suivant est prioritaire.',
      },
    },
    'draw.pileShown': {
      label: 'Ce que l’on voit de la défausse',
      says: { top: 'On ne voit que la carte du dessus de la défausse.', all: 'On voit toute la défausse.' },
    },
    'goingOut.discardTakeBack': {
      label: 'Reprendre une carte défaussée',
      says: {
        false: 'Une carte défaussée l’est pour de bon.',
        true: 'Vous pouvez reprendre une carte défaussée tant que le joueur suivant n’a ni pioché ni pris de carte.',
      },
    },
    'goingOut.oneCard': {
      label: 'Une seule carte en main',
      says: {
        true: 'Avec une seule carte en main, vous devez piocher. Ensuite, soit vous {finissez la manche}, soit vous gardez la carte piochée et défaussez l’autre.',
        false: 'Avec une seule carte en main, vous piochez et défaussez comme d’habitude.',
      },
    },
  },
  remarks: {
    layAndDiscard:
      'Ensuite, vous pouvez poser des cartes sur la table. Défaussez une carte, face visible, pour finir votre tour.',
    onlyDiscard: 'Défaussez une carte, face visible, pour finir votre tour.',
  },
  problems: {
    takenUnseen: 'On ne peut prendre ou réclamer des cartes au fond de la défausse que si on la voit tout entière.',
    gateBeforeWhat: 'Une règle sur la prise de plusieurs cartes n’a de sens que si on peut en prendre plusieurs.',
    frozenMustMeld:
      'Une carte prise dans la défausse ne peut pas à la fois être posée tout de suite et attendre un tour.',
    frozenCall: 'Une carte réclamée est posée tout de suite : elle ne peut pas attendre un tour.',
    keepAndDiscard:
      'Avec une seule carte en main, vous devez garder la carte piochée : aucune règle ne peut donc vous obliger à la poser ou à la défausser.',
    outOfTurnBound: 'Une carte prise hors de son tour ne peut pas être posée tout de suite.',
  },
};
