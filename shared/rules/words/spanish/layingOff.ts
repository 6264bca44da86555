import type { GroupWords } from '../ruleWords.ts';

/** The words for adding cards to melds. */
export const LAY_OFF_WORDS: GroupWords<'layingOff'> = {
  title: 'Colocar',
  options: {
    'play.layOffNeedsMeld': {
      label: 'Bajarse antes de colocar',
      says: {
        true: 'Si ya has bajado {ownMeld} en esta mano, puedes colocar, es decir, añadir cartas a {theMelds} de la mesa.',
        false: 'Puedes colocar, es decir, añadir cartas a {theMelds} de la mesa, incluso antes de bajar {ownMeld}.',
      },
    },
    'play.layOffOthers': {
      label: 'Colocar en combinaciones ajenas',
      says: {
        true: 'Puedes colocar en {theMelds} de cualquier jugador.',
        false: 'Solo puedes colocar en {ownMelds}.',
      },
    },
    'play.owner': {
      label: 'De quién son las cartas',
      says: {
        common: 'Las cartas de la mesa no son de nadie.',
        player: 'Cada carta de la mesa queda delante de quien la jugó y cuenta para ese jugador.',
      },
    },
    'goingOut.callRummy': {
      label: 'Cantar «rummy»',
      says: {
        off: 'Nadie puede cantar «rummy» por un descarte.',
        top: 'Cuando un descarte encaja en {aMeld} de la mesa, los demás pueden cantar «¡Rummy!» y colocarlo ahí antes de que robe el jugador siguiente; si cantan varios, se lo lleva el primero al que le toque jugar.',
        pile: 'Después de un descarte, los demás pueden cantar «¡Rummy!» por cualquier carta de la pila que encaje en {aMeld} de la mesa o forme {aMeld} con las que tiene encima. Quien canta se lleva también todas las que tiene encima. Si cantan varios, se la lleva el primero al que le toque jugar.',
      },
    },
    'goingOut.callEffect': {
      label: 'Qué hace quien canta',
      says: {
        wholeTurn: 'Cantar vale como robar: quien canta juega un turno, y el juego sigue desde ahí.',
        cardOnly: 'Quien canta coloca solo esa carta, y el juego sigue como antes.',
      },
    },
  },
  remarks: {},
  problems: {
    callOnOwnMelds:
      'Quien canta coloca una carta en una combinación de cualquier jugador, así que debe estar permitido colocar en combinaciones ajenas.',
    callWithOneCard: 'Con una sola carta hay que robar del mazo, pero cantar vale como robar.',
    callWithoutDiscard:
      'Quien cante con una última carta que no encaja en nada no podría acabar el turno sin un descarte.',
  },
};
