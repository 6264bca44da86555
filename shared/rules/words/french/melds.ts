import type { GroupWords } from '../ruleWords.ts';

const CONTRACTS =
  'deux {brelans} ; une suite et un {brelan} ; deux suites ; trois {brelans} ; une suite d’au moins sept cartes et un {brelan} ; deux suites et un {brelan} ; trois suites qui prennent toutes vos cartes';

/** The words for the definition of a meld, and for when new ones may be laid. */
export const MELD_WORDS: GroupWords<'melds'> = {
  title: '{Combinaisons}',
  options: {
    'melds.kinds': {
      label: 'Combinaisons admises',
      says: {
        both: '{Une combinaison} est soit un {brelan}, des cartes de même valeur, soit une suite, des cartes de même couleur qui se suivent.',
        sets: '{Une combinaison} est un {brelan}, des cartes de même valeur ; il n’y a pas de suites.',
        runs: '{Une combinaison} est une suite, des cartes de même couleur qui se suivent ; il n’y a pas de {brelans}.',
      },
    },
    'melds.setMin': { label: 'Plus petit brelan', says: (cards) => `Un {brelan} compte au moins ${cards} cartes.` },
    'melds.setMax': {
      label: 'Plus grand brelan',
      says: (cards) =>
        cards === 0
          ? 'Un {brelan} peut compter autant de cartes qu’on veut.'
          : `Un {brelan} compte au plus ${cards} cartes.`,
    },
    'melds.duplicates': {
      label: 'Même carte deux fois dans un brelan',
      says: {
        false: 'Aucune carte ne peut figurer deux fois dans un {brelan}.',
        true: 'La même carte peut figurer plusieurs fois dans un {brelan}.',
      },
    },
    'melds.overflow': {
      label: 'Brelans plus grands que le paquet',
      says: {
        false: 'Un {brelan} n’a jamais plus de cartes qu’il n’en existe de cette valeur.',
        true: 'Avec des {jokers}, un {brelan} peut avoir plus de cartes qu’il n’en existe de cette valeur.',
      },
    },
    'melds.runMin': { label: 'Plus petite suite', says: (cards) => `Une suite compte au moins ${cards} cartes.` },
    'melds.runAce': {
      label: 'L’as dans les suites',
      says: {
        low: 'Dans une suite, l’as est la plus basse carte : as-2-3, mais pas dame-roi-as.',
        lowOrHigh:
          'Dans une suite, l’as peut être en bas ou en haut, as-2-3 ou dame-roi-as, mais pas les deux dans la même suite.',
        eitherEnd: 'Une suite peut avoir un as à l’un ou l’autre bout, ou aux deux.',
        high: 'Dans une suite, l’as est la plus haute carte : dame-roi-as, mais pas as-2-3.',
        highOrLow:
          'Dans une suite, l’as est la plus haute carte, dame-roi-as, et peut aussi être la plus basse, as-2-3, mais pas les deux dans la même suite.',
      },
    },
    'melds.wildLimit': {
      label: 'Jokers par combinaison',
      says: {
        none: '{Une combinaison} peut avoir autant de {jokers} qu’on veut.',
        atMostNaturals: '{Une combinaison} ne peut pas avoir plus de {jokers} que de cartes naturelles.',
        fewerThanNaturals: '{Une combinaison} doit avoir plus de cartes naturelles que de {jokers}.',
        one: '{Une combinaison} ne peut avoir qu’un {joker}.',
        half: 'Les {jokers} ne peuvent pas former plus de la moitié d’{une combinaison}.',
      },
    },
    'melds.splitLong': {
      label: 'Longues combinaisons',
      says: {
        false: 'Même de six cartes ou plus, {une combinaison} ne peut avoir qu’un {joker}.',
        true: '{Une combinaison} d’au moins six cartes compte comme deux parties, et chacune peut avoir un {joker}.',
      },
    },
    'melds.ownPlace': {
      label: 'Jokers à leur propre place',
      says: {
        natural: 'Un {joker} joué pour la carte qu’il est compte comme une carte naturelle.',
        wild: 'Un {joker} joué pour la carte qu’il est reste un {joker}.',
        choice: 'Un {joker} joué pour la carte qu’il est compte comme carte naturelle ou comme {joker}, à votre choix.',
      },
    },
    'melds.allWild': {
      label: 'Combinaisons de jokers seuls',
      says: {
        ordinary: 'Des {jokers} seuls peuvent former {une combinaison}.',
        locked:
          'Des {jokers} seuls peuvent former {une combinaison} ; si c’est un {brelan}, on ne peut y prendre aucun {joker}.',
        special: 'Des {jokers} seuls peuvent former {une combinaison} ; on ne peut alors y ajouter que des {jokers}.',
      },
    },
    'melds.setWild': {
      label: 'Jokers dans les brelans',
      says: {
        anyMissing: 'Dans un {brelan}, un {joker} représente n’importe quelle couleur manquante.',
        named: 'Dans un {brelan}, un {joker} représente une couleur, que vous nommez en le posant.',
      },
    },
    'play.when': {
      label: 'Quand poser les combinaisons',
      says: {
        duringTurns: 'À votre tour, vous pouvez poser des {combinaisons} sur la table, mais rien ne vous y oblige.',
        goingOutOnly: 'Les {combinaisons} restent en main tant qu’aucun joueur ne {finit la manche}.',
      },
    },
    'play.firstTurn': {
      label: 'Poser au premier tour',
      says: {
        true: 'Au premier tour d’une manche, vous pouvez poser des {combinaisons} comme aux autres.',
        false: 'Au premier tour d’une manche, le premier joueur ne peut rien poser.',
      },
    },
    'play.firstRound': {
      label: 'Poser au premier tour de table',
      says: {
        true: 'Vous pouvez poser des {combinaisons} dès le premier tour de table.',
        false:
          'Personne ne peut rien poser avant que chacun ait joué une fois et que ce soit de nouveau au premier joueur.',
      },
    },
    'play.meldsPerTurn': {
      label: 'Combinaisons par tour',
      says: {
        0: 'Vous pouvez poser autant de {nouvelles combinaisons} que vous voulez par tour.',
        1: 'Vous ne pouvez poser qu’{une seule nouvelle combinaison} par tour.',
      },
    },
    'play.contract': {
      label: 'Contrats',
      says: {
        off: 'Il n’y a pas de contrats : vous pouvez commencer par n’importe {quelle combinaison}.',
        sevenRounds: `Chacune des sept manches a un contrat, à poser d’un seul coup avant toute autre chose : ${CONTRACTS}. Les suites d’un contrat doivent être de couleurs différentes, et ses {brelans} de valeurs différentes. Ensuite, vous ne pouvez plus qu’ajouter des cartes.`,
      },
    },
  },
  remarks: {
    wildsCount: 'Les {jokers} comptent dans ce nombre.',
    noWrapping: 'Une suite ne fait jamais le tour : roi-as-2 n’est pas une suite.',
    saidOnce:
      'Si vos cartes peuvent former plusieurs {combinaisons}, vous dites {quelle combinaison} vous posez, et c’est définitif.',
  },
  problems: {
    setTooLarge:
      'Il n’y a que quatre cartes différentes de chaque valeur : de plus grands brelans demandent deux paquets où la même carte peut servir deux fois, ou des jokers au-delà des cartes qui existent.',
    lowAceAlone: 'Sans les 2, l’as ne peut être que la plus haute carte des suites.',
    lockedOrNot: 'Un brelan de jokers seuls ne peut pas être à la fois bloqué et ouvert aux échanges.',
    namedBeyondPack:
      'Un joker qui représente une couleur nommée ne peut pas dépasser les quatre couleurs, sauf si un brelan peut contenir deux fois la même carte.',
    contractKinds: 'Les contrats demandent à la fois des brelans et des suites.',
    contractDeals: 'Il y a sept contrats : il faut donc exactement sept manches.',
    contractTooLong: 'Les mains sont trop petites pour l’un des contrats.',
  },
};
