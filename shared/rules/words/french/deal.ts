import type { GroupWords } from '../ruleWords.ts';

/** "à deux", "jusqu’à 3 joueurs": the players at a small table. */
const atMost = (players: number): string => (players === 2 ? 'à deux' : `jusqu’à ${players} joueurs`);

/** The words for dealing. */
export const DEAL_WORDS: GroupWords<'deal'> = {
  title: 'La donne',
  options: {
    'table.firstPlayer': {
      label: 'Qui commence',
      says: { afterDealer: 'Le joueur qui suit le donneur commence.', dealer: 'Le donneur commence.' },
    },
    'deal.size': {
      label: 'Taille des mains',
      says: {
        fixed: 'Les mains ont la même taille à chaque manche.',
        byRound: 'Les mains ont une carte de plus à chaque manche.',
        byUpcard:
          'Chacun reçoit toute sa main d’un coup. La première carte est découverte et fixe la taille de la main.',
      },
    },
    'deal.cards': { label: 'Cartes chacun', says: (cards) => `Chacun commence avec ${cards} cartes.` },
    'deal.cardsIfFew': {
      label: 'Cartes chacun à une petite table',
      says: (cards) =>
        cards === 0
          ? 'Chacun commence avec le même nombre de cartes, quel que soit le nombre de joueurs.'
          : `À une petite table, chacun commence avec ${cards} cartes.`,
    },
    'deal.fewPlayers': {
      label: 'Taille d’une petite table',
      says: (players) =>
        players === 2 ? 'Une petite table compte deux joueurs.' : `Une petite table compte au plus ${players} joueurs.`,
    },
    'deal.upcardMeaning': {
      label: 'Ce que dit la première carte',
      says: {
        additional: 'La carte découverte indique combien de cartes ce joueur reçoit en plus.',
        total: 'La carte découverte indique combien de cartes ce joueur a en tout, elle comprise.',
      },
    },
    'deal.upcardCourts': {
      label: 'Figure comme première carte',
      says: {
        ten: 'Un valet, une dame ou un roi découverts donnent 10 cartes.',
        elevenToThirteen: 'Un valet découvert donne 11 cartes, une dame 12 et un roi 13.',
      },
    },
    'deal.upcardAce': { label: 'As comme première carte', says: (cards) => `Un as découvert donne ${cards} cartes.` },
    'deal.upcardPermanentWild': {
      label: 'Joker permanent comme première carte',
      says: {
        buried: 'Une carte découverte qui est toujours {joker} est remise dans le paquet, et on en retourne une autre.',
        15: 'Une carte découverte qui est toujours {joker} donne 15 cartes.',
        20: 'Une carte découverte qui est toujours {joker} donne 20 cartes.',
        25: 'Une carte découverte qui est toujours {joker} donne 25 cartes.',
        twoOrTwelve:
          'Si les 2 sont toujours {jokers}, le joueur dont la carte découverte est un 2 choisit d’avoir deux ou douze cartes en tout.',
      },
    },
    'deal.burySmallUpcards': {
      label: '2, 3 ou 4 comme première carte',
      says: {
        false: 'Une petite carte découverte donne une petite main.',
        true: 'Un 2, un 3 ou un 4 découvert est remis dans le paquet, et on retourne une autre carte.',
      },
    },
    'deal.order': {
      label: 'Distribution',
      says: { cards: 'On distribue les cartes une à une.', hands: 'Chacun reçoit toute sa main d’un coup.' },
    },
    'deal.extra': {
      label: 'Carte de plus',
      says: {
        firstPlayer: 'Le premier joueur reçoit une carte de plus, et n’en prend donc pas au début de son premier tour.',
        nobody:
          'Personne ne reçoit de carte de plus : au premier tour comme aux autres, on commence par prendre une carte.',
      },
    },
    'deal.pileUpcard': {
      label: 'Début de la défausse',
      says: {
        none: 'La première carte défaussée ouvre la défausse.',
        kept: 'On retourne une carte pour ouvrir la défausse.',
        replacedIfWild:
          'On retourne une carte pour ouvrir la défausse ; si c’est un {joker}, elle est remise dans le paquet et on en retourne une autre.',
      },
    },
  },
  remarks: {
    wholeHands: 'Chacun reçoit toute sa main d’un coup, le donneur en dernier, la première carte découverte.',
    handsGrow: ({ cards }) =>
      `Chacun reçoit ${cards} cartes à la première manche, puis une de plus à chaque manche suivante.`,
    hands: ({ cards, few }) =>
      few === null
        ? `Chacun reçoit ${cards} cartes.`
        : `Chacun reçoit ${cards} cartes, ou ${few.cards} ${atMost(few.players)}.`,
  },
  problems: {
    growsForever: 'Si les mains grandissent à chaque manche, le nombre de manches doit être fixé.',
    turnedBeforeNamed:
      'La carte qui ouvre la défausse est retournée avant que le donneur nomme la valeur joker : on ne peut donc pas la remplacer si elle est joker.',
  },
};
