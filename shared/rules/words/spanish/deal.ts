import type { GroupWords } from '../ruleWords.ts';

/** "dos", "hasta 3": the players at a small table. */
const atMost = (players: number): string => (players === 2 ? 'dos' : `hasta ${players}`);

/** The words for dealing. */
export const DEAL_WORDS: GroupWords<'deal'> = {
  title: 'El reparto',
  options: {
    'table.firstPlayer': {
      label: 'Quién juega primero',
      says: {
        afterDealer: 'Juega primero el jugador que sigue a quien reparte.',
        dealer: 'Juega primero quien reparte.',
      },
    },
    'deal.size': {
      label: 'Número de cartas',
      says: {
        fixed: 'En todas las manos se reparte el mismo número de cartas.',
        byRound: 'En cada mano se reparte una carta más que en la anterior.',
        byUpcard: 'Cada jugador recibe todas sus cartas de una vez. La primera va boca arriba y dice cuántas le tocan.',
      },
    },
    'deal.cards': { label: 'Cartas por jugador', says: (cards) => `Cada jugador empieza con ${cards} cartas.` },
    'deal.cardsIfFew': {
      label: 'Cartas por jugador en mesas pequeñas',
      says: (cards) =>
        cards === 0
          ? 'Cada jugador empieza con el mismo número de cartas, sean cuantos sean.'
          : `En una mesa pequeña cada jugador empieza con ${cards} cartas.`,
    },
    'deal.fewPlayers': {
      label: 'Tamaño de una mesa pequeña',
      says: (players) => `En una mesa pequeña juegan ${atMost(players)}.`,
    },
    'deal.upcardMeaning': {
      label: 'Qué dice la primera carta',
      says: {
        additional: 'La carta boca arriba dice cuántas cartas más recibe ese jugador.',
        total: 'La carta boca arriba dice cuántas cartas recibe ese jugador en total, contando esa.',
      },
    },
    'deal.upcardCourts': {
      label: 'Una figura como primera carta',
      says: {
        ten: 'Una jota, una reina o un rey boca arriba da 10 cartas.',
        elevenToThirteen: 'Boca arriba, una jota da 11 cartas, una reina 12 y un rey 13.',
      },
    },
    'deal.upcardAce': { label: 'Un as como primera carta', says: (cards) => `Un as boca arriba da ${cards} cartas.` },
    'deal.upcardPermanentWild': {
      label: 'Un comodín fijo como primera carta',
      says: {
        buried: 'Si la carta boca arriba es siempre comodín, vuelve a la baraja y se descubre otra.',
        15: 'Si la carta boca arriba es siempre comodín, da 15 cartas.',
        20: 'Si la carta boca arriba es siempre comodín, da 20 cartas.',
        25: 'Si la carta boca arriba es siempre comodín, da 25 cartas.',
        twoOrTwelve:
          'Si los doses son siempre comodines, quien tenga un dos boca arriba elige entre dos y doce cartas en total.',
      },
    },
    'deal.burySmallUpcards': {
      label: 'Un dos, tres o cuatro como primera carta',
      says: {
        false: 'Una carta baja boca arriba da pocas cartas.',
        true: 'Un dos, un tres o un cuatro boca arriba vuelve a la baraja, y se descubre otra carta.',
      },
    },
    'deal.order': {
      label: 'Forma de repartir',
      says: {
        cards: 'Las cartas se reparten de una en una.',
        hands: 'Cada jugador recibe todas sus cartas de una vez.',
      },
    },
    'deal.extra': {
      label: 'Carta extra',
      says: {
        firstPlayer: 'Quien juega primero recibe una carta extra, en lugar de robar en su primer turno.',
        nobody: 'Nadie recibe una carta extra: el primer turno empieza robando, como cualquier otro.',
      },
    },
    'deal.pileUpcard': {
      label: 'Comienzo de la pila de descartes',
      says: {
        none: 'La pila de descartes empieza con el primer descarte.',
        kept: 'Se descubre una carta para empezar la pila de descartes.',
        replacedIfWild:
          'Se descubre una carta para empezar la pila de descartes; si es un comodín, vuelve a la baraja y se descubre otra.',
      },
    },
  },
  remarks: {
    wholeHands: 'Cada jugador recibe todas sus cartas de una vez, con la primera boca arriba; quien reparte, al final.',
    handsGrow: ({ cards }) =>
      `En la primera mano cada jugador recibe ${cards} cartas, y en cada una de las siguientes, una más que en la anterior.`,
    hands: ({ cards, few }) =>
      few === null
        ? `Cada jugador recibe ${cards} cartas.`
        : `Cada jugador recibe ${cards} cartas, o ${few.cards} si juegan ${atMost(few.players)}.`,
  },
  problems: {
    growsForever: 'Si las cartas aumentan en cada mano, el número de manos debe ser fijo.',
    turnedBeforeNamed:
      'La carta que empieza la pila de descartes se descubre antes de que se elija el comodín, así que no se puede cambiar si resulta serlo.',
  },
};
