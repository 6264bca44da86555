import type { Rank, RuleSet } from '#engine';
import type { GroupWords } from '../ruleWords.ts';
import { rankNames } from './cards.ts';

const PRESS = 'Si el total de un jugador supera en 50 o más los de todos los demás, la mano siguiente vale el doble.';

/** "De los doses a los nueves, cada carta vale 5; los dieces, 10.", from the lowest number card. */
function numbersSaid(counted: RuleSet['scoring']['numbers'], lowest: Rank): string {
  const from = `De los ${rankNames(lowest)}`;
  return {
    face: `${from} a los dieces, cada carta vale los puntos que marca.`,
    fiveToNine: `${from} a los nueves, cada carta vale 5; los dieces, 10.`,
    fiveToEight: `${from} a los ochos, cada carta vale 5; los nueves y los dieces, 10.`,
    fiveToSeven: `${from} a los sietes, cada carta vale 5; de los ochos a los dieces, 10.`,
  }[counted];
}

/** The words for the points of cards and deals. */
export const SCORING_WORDS: GroupWords<'scoring'> = {
  title: 'Puntos',
  options: {
    'scoring.system': {
      label: 'Qué puntúa',
      says: {
        penalties:
          'Cuando un jugador {goesOut}, los demás se anotan en contra los puntos de las cartas que les quedan.',
        winnerTakesHands: 'Quien {goesOut} suma las cartas que les quedan a todos los demás.',
        meldedMinusHand: 'Cada jugador suma las cartas que ha puesto en la mesa y resta las que le quedan.',
        meldedPlusHands:
          'Cada jugador suma las cartas que ha puesto en la mesa; quien {goesOut} suma también las que les quedan a todos los demás.',
        melded: 'Cada jugador suma las cartas que ha puesto en la mesa, y las que le quedan no cuentan.',
      },
    },
    'scoring.best': {
      label: 'Quién gana',
      says: { low: 'Gana el total más bajo.', high: 'Gana el total más alto.' },
    },
    'scoring.ace': { label: 'As', says: (points) => `Un as vale ${points}.` },
    'scoring.numbers': {
      label: 'Del dos al diez',
      says: {
        face: numbersSaid('face', 2),
        fiveToNine: numbersSaid('fiveToNine', 2),
        fiveToEight: numbersSaid('fiveToEight', 2),
        fiveToSeven: numbersSaid('fiveToSeven', 2),
      },
    },
    'scoring.courts': {
      label: 'Figuras',
      says: {
        ten: 'Las jotas, las reinas y los reyes valen 10.',
        elevenToThirteen: 'Las jotas valen 11, las reinas 12 y los reyes 13.',
      },
    },
    'scoring.wild': { label: 'Comodín', says: (points) => `Un {wild} vale ${points}.` },
    'scoring.wildAce': {
      label: 'As como comodín de la mano',
      says: (points) => `Cuando los ases son {wilds}, cada uno vale ${points}.`,
    },
    'scoring.joker': { label: 'Joker', says: (points) => `Un joker vale ${points}.` },
    'scoring.permanentTwo': { label: 'Dos, siempre comodín', says: (points) => `Un dos vale ${points}.` },
    'scoring.queenOfSpades': {
      label: 'Reina de picas',
      says: (points) =>
        points === 0 ? 'La reina de picas vale lo mismo que las demás reinas.' : `La reina de picas vale ${points}.`,
    },
    'scoring.outBonus': {
      label: 'Premio',
      says: (points) =>
        points === 0 ? 'No hay premio por {toGoOut}.' : `Hay un premio de ${points} puntos por {toGoOut}.`,
    },
    'scoring.doubleRummy': {
      label: 'Todas las cartas de una vez',
      says: {
        false: 'Poner en la mesa todas las cartas de una vez no da nada más.',
        true: 'Poner en la mesa todas las cartas en un turno, sin haber jugado ninguna antes, vale el doble.',
      },
    },
    'scoring.double7K': {
      label: 'Sietes y reyes',
      says: {
        false: 'Todas las manos valen lo mismo, sean cuales sean los {wilds}.',
        true: 'Las manos en que los sietes o los reyes son {wilds} valen el doble.',
      },
    },
    'scoring.press': {
      label: 'El Press',
      says: {
        off: 'Ninguna mano vale el doble a causa de los totales.',
        on: PRESS,
        voluntary: `${PRESS} Si al total más alto le falta algo para eso, su jugador puede anotarse los puntos que faltan.`,
      },
    },
    'scoring.autoPress': {
      label: 'El Auto-Press',
      says: {
        false: 'Después de la primera mano, el Press funciona como después de cualquier otra.',
        true: 'Con cuatro o más jugadores, tras la primera mano el total más alto sube hasta superar en 50 al siguiente, de modo que la segunda mano vale el doble.',
      },
    },
  },
  remarks: { numbers: ({ counted, lowest }) => numbersSaid(counted, lowest) },
  problems: {
    lowOrHigh:
      'Si solo se anotan en contra las cartas que quedan, debe ganar el total más bajo; de cualquier otra forma, el más alto.',
    whoseMelds: 'Si las cartas de la mesa puntúan, deben quedar delante de quien las jugó.',
    meldsNeverSeen: 'Si las combinaciones se guardan en la mano, las cartas de la mesa no pueden puntuar.',
    emptyStockScore: 'Los puntos con el mazo vacío deben concordar con el resto de los puntos.',
    doublesPenalties:
      'El Press y las manos dobles de sietes y reyes exigen que solo se anoten en contra las cartas que quedan.',
    autoPressAlone: 'Para el Auto-Press hace falta el Press.',
  },
};
