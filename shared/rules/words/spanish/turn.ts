import type { GroupWords } from '../ruleWords.ts';

const OUT_OF_TURN =
  'uno solo de los demás puede tomar fuera de turno la carta de arriba de la pila, y debe robar además una carta del mazo; tiene preferencia el jugador siguiente.';

/** The words for how a turn begins and ends. */
export const TURN_WORDS: GroupWords<'turn'> = {
  title: 'El turno',
  options: {
    'draw.depth': {
      label: 'Cuántas cartas se pueden tomar',
      says: {
        one: 'Empieza tu turno robando la primera carta del mazo o tomando la de arriba de la pila de descartes.',
        any: 'Empieza tu turno robando la primera carta del mazo, o tomando de arriba de la pila de descartes tantas cartas como quieras.',
      },
    },
    'draw.gated': {
      label: 'La pila antes de bajarse',
      says: {
        false: 'Puedes tomar de la pila de descartes tanto antes como después de bajar {firstMeld}.',
        true: 'Antes de bajar {firstMeld}, solo puedes tomar la carta de arriba de la pila, y solo para usarla en {thatMeld}.',
      },
    },
    'draw.deepestMustMeld': {
      label: 'La carta de más abajo que tomas',
      says: {
        false: 'Puedes quedarte en la mano la carta de más abajo que tomas de la pila.',
        true: 'Si tomas dos o más cartas de la pila, debes poner en la mesa la de más abajo en ese mismo turno.',
      },
    },
    'draw.takenFrozen': {
      label: 'Las cartas tomadas esperan un turno',
      says: {
        false: 'Puedes poner en la mesa cartas de la pila en el mismo turno en que las tomas.',
        true: 'Después de {firstMeld}, no puedes poner en la mesa las cartas que tomas de la pila hasta tu turno siguiente.',
      },
    },
    'draw.topMustMeld': {
      label: 'La carta de arriba de la pila',
      says: {
        false: 'Si tomas la carta de arriba de la pila, puedes quedártela en la mano.',
        true: 'Si tomas la carta de arriba de la pila, debes ponerla en la mesa en ese turno.',
      },
    },
    'draw.twoNaturals': {
      label: 'Dos cartas naturales con la que tomas',
      says: {
        off: 'No necesitas cartas naturales que acompañen a las que tomas de la pila.',
        forSeveral:
          'Si tomas más que la carta de arriba, debes bajar la de más abajo en {newMeld}, con dos cartas naturales que ya tengas.',
        always:
          'Para tomar de la pila, debes tener dos cartas naturales que combinen con la de más abajo que tomas, y bajarlas con ella.',
      },
    },
    'draw.useOrDiscard': {
      label: 'Una carta del mazo',
      says: {
        false: 'Puedes quedarte en la mano la carta que robas del mazo.',
        true: 'Debes poner en la mesa o descartar la carta que robas del mazo en el mismo turno.',
      },
    },
    'draw.giveBack': {
      label: 'Descartar lo que se toma',
      says: {
        yes: 'Puedes descartar una carta que acabas de tomar de la pila.',
        no: 'No puedes descartar una carta que acabas de tomar de la pila.',
        notIfTopOnly: 'Si tomas solo la carta de arriba de la pila, no puedes descartarla en ese turno.',
      },
    },
    'draw.outOfTurn': {
      label: 'Tomar fuera de turno',
      says: {
        off: 'Nadie puede tomar un descarte fuera de turno.',
        afterDraw: `Después de que un jugador robe del mazo, ${OUT_OF_TURN}`,
        beforeDraw: `Antes de que un jugador robe del mazo, ${OUT_OF_TURN}`,
      },
    },
    'draw.pileShown': {
      label: 'Qué se ve de la pila',
      says: {
        top: 'Solo se ve la carta de arriba de la pila de descartes.',
        all: 'Se ve toda la pila de descartes.',
      },
    },
    'goingOut.discardTakeBack': {
      label: 'Recuperar un descarte',
      says: {
        false: 'Un descarte es definitivo.',
        true: 'Puedes recuperar tu descarte hasta que robe el jugador siguiente.',
      },
    },
    'goingOut.oneCard': {
      label: 'Regla de la última carta',
      says: {
        true: 'Si te queda una sola carta, debes robar del mazo. Luego puedes {goOut} o, si no, te quedas la carta robada y descartas la que tenías.',
        false: 'Si te queda una sola carta, robas y descartas como siempre.',
      },
    },
  },
  remarks: {
    layAndDiscard: 'Luego puedes poner cartas en la mesa. Para acabar tu turno, descarta una carta boca arriba.',
    onlyDiscard: 'Para acabar tu turno, descarta una carta boca arriba.',
  },
  problems: {
    takenUnseen: 'Las cartas de dentro de la pila solo se pueden tomar o cantar si se ve toda la pila de descartes.',
    gateBeforeWhat: 'Una regla sobre tomar varias cartas solo tiene sentido si se pueden tomar varias.',
    frozenMustMeld: 'Una carta tomada de la pila no puede ponerse en la mesa enseguida y a la vez esperar un turno.',
    frozenCall: 'La carta que se canta se pone en la mesa enseguida, así que no puede esperar un turno.',
    keepAndDiscard:
      'Con una sola carta debes quedarte la que robas, así que ninguna regla puede obligarte a ponerla en la mesa o descartarla.',
    outOfTurnBound: 'Un descarte tomado fuera de turno no puede ponerse en la mesa enseguida.',
  },
};
