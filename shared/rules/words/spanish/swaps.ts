import type { GroupWords } from '../ruleWords.ts';

const HOLD = 'Si tienes la carta a la que sustituye un {wild} de la mesa, puedes';

/** The words for swapping for wilds on the table. */
export const SWAP_WORDS: GroupWords<'swaps'> = {
  title: 'Cambiar por {wilds}',
  options: {
    'swap.to': {
      label: 'Cambiar por comodines',
      says: {
        free: `${HOLD} cambiarla por él, y jugarlo o guardarlo.`,
        off: 'Un {wild} de la mesa se queda donde está.',
        thisTurn: `${HOLD} cambiarla por él, pero debes jugarlo en ese mismo turno.`,
        otherMeld: `${HOLD} ponerla en su lugar y mover el {wild} a {otherMeld}, o a otro lugar de {sameMeld}.`,
        stays: `${HOLD} ponerla en su lugar y mover el {wild} a otro lugar de {sameMeld}.`,
      },
    },
    'swap.needsMeld': {
      label: 'Bajarse antes de cambiar',
      says: {
        true: 'Antes debes haber bajado {ownMeld} en esta mano.',
        false: 'No hace falta que hayas bajado {ownMeld}.',
      },
    },
    'swap.which': {
      label: 'Qué comodines pueden salir',
      says: {
        all: 'Cualquier {wild} puede salir así de donde está.',
        jokers: 'Solo los jokers pueden salir así; los demás {wilds} se quedan en {sameMeld}.',
      },
    },
    'swap.allWildLocked': {
      label: 'Tríos solo de comodines',
      says: {
        false: 'Se puede sacar un {wild} incluso de {aSet} solo de {wilds}.',
        true: 'De {aSet} que se bajó solo con {wilds} no se puede sacar nada.',
      },
    },
    'swap.perTurn': {
      label: 'Comodines por turno',
      says: {
        0: 'En un turno puedes cambiar por cuantos {wilds} quieras.',
        1: 'En un turno puedes cambiar por un solo {wild}.',
      },
    },
  },
  remarks: {
    afterDrawing: 'Solo puedes hacerlo después de robar.',
    namedSuit: 'En {aSet}, solo sirve la carta del palo que se dijo.',
    anyOfRank: 'En {aSet}, sirve cualquier carta natural de su valor.',
    missingSuit: 'En {aSet}, sirve una carta de su valor de cualquier palo que falte.',
  },
  problems: {
    swapNoJoker: 'Solo los jokers pueden salir de su combinación, pero no hay ninguno en la baraja.',
  },
};
