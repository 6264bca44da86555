import type { GroupWords } from '../ruleWords.ts';

const FLOATING =
  'Si has puesto en la mesa todas tus cartas y no te queda ninguna para descartar, flotas: sigues jugando, robas del mazo en tu turno, y la carta robada la pones en la mesa o la descartas.';

/** The words for how a player ends a deal. */
export const GOING_OUT_WORDS: GroupWords<'goingOut'> = {
  title: '{ToGoOut}',
  options: {
    'goingOut.discard': {
      label: 'El último descarte',
      says: {
        required: 'Para {goOut}, debe quedarte una carta para descartar.',
        optional: 'Puedes {goOut} con o sin un último descarte.',
        forbidden: 'Para {goOut}, debes poner en la mesa tu última carta; no puedes descartarla.',
      },
    },
    'goingOut.unplayable': {
      label: 'Un último descarte que no encaje',
      says: {
        false: 'Tu último descarte puede ser cualquier carta.',
        true: 'Tu último descarte debe ser una carta que no se pueda añadir a {noMeld} de la mesa.',
      },
    },
    'goingOut.faceDown': {
      label: 'La cara del último descarte',
      says: { false: 'El último descarte va boca arriba.', true: 'El último descarte va boca abajo.' },
    },
    'goingOut.float': {
      label: 'Flotar',
      says: {
        off: 'Nadie sigue jugando sin cartas.',
        on: FLOATING,
        onWithPenalty: `${FLOATING} Cuando otro jugador {goesOut}, cada jugador que flota roba una carta más.`,
      },
    },
    'goingOut.firstTurn': {
      label: 'Acabar en el primer turno',
      says: {
        true: 'Puedes {goOut} en tu primer turno.',
        false: 'Nadie puede {toGoOut} en su primer turno.',
      },
    },
    'goingOut.relief': {
      label: 'Si alguien no ha jugado aún',
      says: {
        nothing: 'Cuando un jugador {goesOut}, quienes no han tenido turno ya no lo tienen.',
        meld: 'Cuando un jugador {goesOut} en su primer turno, quienes no han tenido turno pueden poner todavía en la mesa cartas de las que se les repartieron.',
        fullTurn: 'Cuando un jugador {goesOut} en su primer turno, quienes no han tenido turno juegan todavía uno.',
      },
    },
    'goingOut.upFor2': {
      label: 'Irse con 2',
      says: {
        false: 'Quedarse con un dos no tiene nada de especial.',
        true: 'Si después de tu descarte solo te queda un dos, puedes acabar la mano y anotarte 2 puntos por él, salvo que los doses sean {wilds}.',
      },
    },
    'goingOut.rummyOnly': {
      label: 'Cómo acaba una mano',
      says: {
        false: 'Una mano acaba cuando un jugador ha jugado todas sus cartas.',
        true: 'Una mano acaba cuando un jugador muestra todas sus cartas combinadas.',
      },
    },
    'goingOut.othersMeldAfter': {
      label: 'Las combinaciones de los demás',
      says: {
        false: 'Los demás ya no ponen nada en la mesa.',
        true: 'Los demás bajan entonces {theMelds} que tengan, de la forma que les deje menos puntos.',
      },
    },
  },
  remarks: {
    lastContract: 'En la última mano el contrato lleva todas tus cartas: basta bajarlo para {goOut}, sin descarte.',
  },
  problems: {
    lastCardStuck:
      'Una última carta que encaja en la mesa no se podría ni colocar ni descartar: permite flotar, o cerrar sin descarte.',
    unplayableButWhere:
      'Una última carta que solo encaja en una combinación ajena no se podría ni colocar ni descartar.',
    floatForNothing:
      'Flotar es para quien no tiene ninguna carta para descartar, así que el último descarte debe ser obligatorio.',
    reliefFromWhat:
      'Quienes no han tenido turno no necesitan una última oportunidad si nadie puede acabar en su primer turno.',
    upForNoTwo: 'Un dos no puede acabar la mano si los doses son siempre comodines o se han quitado.',
    upFor2Points: 'Irse con 2 cuesta 2 puntos, así que hace falta que solo se anoten en contra las cartas que quedan.',
    rummyOrTurns: 'O se baja en los turnos, o todo a la vez cuando alguien acaba la mano: no ambas cosas.',
    nothingOnTable:
      'Si las combinaciones se guardan en la mano, no hay nada en la mesa que ampliar, cambiar o cantar, ni se puede flotar o bajar un contrato.',
    nothingMeldedAtOnce:
      'Si las combinaciones se guardan en la mano, una carta robada no se puede poner en la mesa enseguida, y de la pila solo se puede tomar una carta cada vez.',
    meldsAfterWhat:
      'Los demás solo pueden bajar después sus combinaciones si la mano acaba al mostrar todas las cartas.',
  },
};
