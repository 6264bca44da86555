import type { GroupWords } from '../ruleWords.ts';

const FLOATING =
  'Si vous avez posé toutes vos cartes et qu’il ne vous en reste aucune à défausser, vous flottez : vous restez en jeu, piochez à votre tour, puis posez ou défaussez la carte piochée.';

/** The words for how a player ends a deal. */
export const GOING_OUT_WORDS: GroupWords<'goingOut'> = {
  title: '{Finir la manche}',
  options: {
    'goingOut.discard': {
      label: 'La dernière défausse',
      says: {
        required: 'Pour {finir la manche}, il doit vous rester une carte à défausser.',
        optional: 'Vous pouvez {finir la manche} avec ou sans dernière carte à défausser.',
        forbidden: 'Pour {finir la manche}, vous devez poser votre dernière carte ; vous ne pouvez pas la défausser.',
      },
    },
    'goingOut.unplayable': {
      label: 'Dernière carte injouable',
      says: {
        false: 'Votre dernière carte défaussée peut être n’importe laquelle.',
        true: 'Votre dernière carte défaussée ne doit pouvoir s’ajouter à {aucune combinaison} de la table.',
      },
    },
    'goingOut.faceDown': {
      label: 'Face de la dernière carte',
      says: {
        false: 'La dernière carte est défaussée face visible.',
        true: 'La dernière carte est défaussée face cachée.',
      },
    },
    'goingOut.float': {
      label: 'Flotter',
      says: {
        off: 'Personne ne reste en jeu sans cartes.',
        on: FLOATING,
        onWithPenalty: `${FLOATING} Quand un autre joueur {finit la manche}, ceux qui flottent piochent encore une carte.`,
      },
    },
    'goingOut.firstTurn': {
      label: 'Finir à son premier tour',
      says: {
        true: 'Vous pouvez {finir la manche} dès votre premier tour.',
        false: 'Personne ne peut {finir la manche} à son premier tour.',
      },
    },
    'goingOut.relief': {
      label: 'Si d’autres n’ont pas encore joué',
      says: {
        nothing: 'Quand un joueur {finit la manche}, ceux qui n’ont pas encore joué ne jouent plus.',
        meld: 'Quand un joueur {finit la manche} à son premier tour, ceux qui n’ont pas encore joué peuvent encore poser des cartes de la main reçue.',
        fullTurn:
          'Quand un joueur {finit la manche} à son premier tour, ceux qui n’ont pas encore joué ont encore un tour.',
      },
    },
    'goingOut.upFor2': {
      label: 'Up pour 2',
      says: {
        false: 'Un 2 resté seul est une carte comme une autre.',
        true: 'S’il ne vous reste qu’un 2 après votre défausse, vous pouvez terminer la manche en prenant 2 points, sauf si les 2 sont {jokers}.',
      },
    },
    'goingOut.rummyOnly': {
      label: 'Fin de la manche',
      says: {
        false: 'Une manche se termine quand un joueur a joué toutes ses cartes.',
        true: 'Une manche se termine quand un joueur montre toute sa main en {combinaisons}.',
      },
    },
    'goingOut.othersMeldAfter': {
      label: 'Les combinaisons des autres ensuite',
      says: {
        false: 'Les autres ne posent alors plus rien.',
        true: 'Les autres posent alors les {combinaisons} qu’ils ont en main, de façon à garder le moins de points possible.',
      },
    },
  },
  remarks: {
    lastContract:
      'À la dernière manche, le contrat prend toutes vos cartes : vous {finissez la manche} en le posant, sans défausser.',
  },
  problems: {
    lastCardStuck:
      'Une dernière carte qui va avec une combinaison ne pourrait être ni posée ni défaussée : permettez de flotter, ou de finir sans défausser.',
    unplayableButWhere:
      'Une dernière carte qui ne va qu’avec la combinaison d’un autre joueur ne pourrait être ni posée ni défaussée.',
    floatForNothing:
      'On flotte quand il ne reste aucune carte à défausser : une dernière carte à défausser doit donc être obligatoire.',
    reliefFromWhat:
      'Ceux qui n’ont pas encore joué n’ont pas besoin d’une dernière chance si personne ne peut finir à son premier tour.',
    upForNoTwo: 'Un 2 resté seul ne peut pas terminer la manche si les 2 sont toujours jokers ou retirés.',
    upFor2Points: 'Faire up pour 2 coûte 2 points : il faut donc compter des points de pénalité.',
    rummyOrTurns:
      'Les combinaisons se posent soit au fil des tours, soit toutes ensemble quand un joueur termine la manche, mais pas les deux.',
    nothingOnTable:
      'Si les combinaisons restent en main, il n’y a rien sur la table à compléter, à prendre ou à réclamer, personne ne peut flotter et il n’y a pas de contrat à poser.',
    nothingMeldedAtOnce:
      'Si les combinaisons restent en main, une carte piochée ou prise ne peut pas être posée aussitôt, et on ne peut prendre qu’une carte à la fois dans la défausse.',
    meldsAfterWhat:
      'Les autres ne peuvent poser leurs combinaisons ensuite que si une manche se termine quand un joueur montre toute sa main.',
  },
};
