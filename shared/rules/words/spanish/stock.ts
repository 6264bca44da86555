import type { GroupWords } from '../ruleWords.ts';

/** The words for an empty stock. */
export const STOCK_WORDS: GroupWords<'stock'> = {
  title: 'El mazo vacío',
  options: {
    'stock.end': {
      label: 'Cuando se acaba el mazo',
      says: {
        afterTurn: 'Quien roba la última carta del mazo termina su turno; entonces acaba la mano.',
        reshuffle: 'Cuando se acaba el mazo, la pila de descartes se baraja y pasa a ser el nuevo mazo.',
        whilePileTaken:
          'Cuando se acaba el mazo, el juego sigue mientras cada jugador tome en su turno de la pila de descartes.',
      },
    },
    'stock.reshuffles': {
      label: 'Cuántas veces se vuelve a barajar',
      says: (times) =>
        times === 0
          ? 'Eso puede pasar diez veces; la siguiente vez que se acabe el mazo, termina la mano.'
          : 'Eso pasa una vez; la siguiente vez que se acabe el mazo, termina la mano.',
    },
    'stock.keepTop': {
      label: 'La carta de arriba al barajar',
      says: {
        false: 'Toda la pila pasa al mazo.',
        true: 'La carta de arriba de la pila se queda donde está.',
      },
    },
    'stock.score': {
      label: 'Si nadie ha cerrado',
      says: {
        hands: 'Si la mano acaba así, cada jugador cuenta las cartas que le quedan.',
        nobody: 'Si la mano acaba así, nadie puntúa.',
        melded:
          'Si la mano acaba así, cada jugador suma las cartas que ha puesto en la mesa, y las que le quedan no cuentan.',
        meldedMinusHand:
          'Si la mano acaba así, cada jugador suma las cartas que ha puesto en la mesa y resta las que le quedan.',
      },
    },
    'stock.stalemate': {
      label: 'Bloqueo',
      says: {
        false: 'Una mano sigue aunque nadie pueda acabarla.',
        true: 'Si a todos les queda una sola carta y ya no hay ninguna carta que se pueda añadir a {theMelds} de la mesa, la mano acaba y nadie puntúa.',
      },
    },
  },
  remarks: {
    standstill:
      'Si durante cuatro vueltas nadie roba del mazo ni pone una carta en la mesa, la mano acaba de la misma forma.',
  },
  problems: {
    dealForNobody:
      'Con un número fijo de manos, todas deben puntuar: para que alguna quede sin puntos hace falta una meta.',
    stalemateTooSoon:
      'Con estas reglas se podría seguir jugando aunque a todos les quede una sola carta, así que no sería un bloqueo.',
  },
};
