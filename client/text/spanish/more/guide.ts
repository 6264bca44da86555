import type { Card, Rank, Reading } from '#engine';
import { isFeminine } from '#words/spanish/cards';
import { cardShort, readingShort } from '../cards.ts';
import { listedOr } from '../plural.ts';
import { cardsCount } from '../table.ts';
import { theCard, theRanks, toThe } from '../told.ts';

/** The texts of the first-game guide that do not depend on the cards. */
export const GUIDE = {
  name: 'Guía',
  gotIt: 'Entendido',
  leave: 'Dejar la guía',
  count:
    'La mano ha terminado. Las cartas que te quedan cuentan en tu contra; cada comodín, 25. Mira cómo los puntos vuelan a los totales.',
  lastCard:
    'Te queda una sola carta, así que roba del mazo. Luego coloca una y descarta la otra, o quédate la nueva y descarta la que tenías.',
  goOut: 'Una sola carta: descártala para cerrar. Así acaba la mano, y los demás cuentan las cartas que les quedan.',
  discard: '¿Nada más que bajar? Toca una carta que no necesites. Al descartarla acaba tu turno.',
  pressDiscard: 'Pulsa «Descartar». Conviene soltar las cartas altas: son las que más cuentan en tu contra.',
  closing: 'Esa ha sido tu primera mano. Ya sabes cómo va.',
  closingWords:
    'Gana el total más bajo después de todas las manos. Para ver las reglas completas, toca el letrero del comodín, arriba.',
  notSeen: 'Lo que aún no ha salido:',
  playOn: 'Seguir jugando',
} as const;

/** One sentence on each topic that a first deal may not reach. */
export const TOPIC_TEXT = {
  meld: 'Tres o cuatro cartas del mismo valor, o tres o más seguidas del mismo palo: tócalas y pulsa «Bajar».',
  layOff:
    'Cuando hayas bajado una combinación, podrás añadir cartas a cualquiera de la mesa: toca la carta y luego el lugar que se ilumina.',
  swap: 'Si tienes la carta a la que sustituye un comodín de la mesa, puedes cambiarla por él: toca las dos.',
  lastCard: 'Con una sola carta, debes robar del mazo. Tu última carta es siempre un descarte.',
} as const;

/** The aim of the game. */
export const handStep = (cards: number): string =>
  `Estas ${cardsCount(cards)} son tuyas. Intenta jugarlas todas antes que nadie, en tríos (tres o cuatro del mismo valor) y escaleras (tres o más seguidas del mismo palo).`;

/** The rank that is wild in this deal, and how many of these cards the player holds. */
export function wildStep(rank: Rank, held: number): string {
  const one = isFeminine(rank) ? 'una' : 'uno';
  const own = held === 0 ? '' : ` Tienes ${held === 1 ? one : held}.`;
  return `En esta mano ${theRanks(rank)} son comodines: sustituyen a cualquier carta que necesites.${own} La próxima mano tiene otro comodín.`;
}

/** Where to draw from. `top` is the top card of the pile. */
export const drawStep = (top: Card | null): string =>
  top === null
    ? 'Tu turno. Todos los turnos empiezan robando: toca el mazo.'
    : `Tu turno. Todos los turnos empiezan robando: toca el mazo, o la pila si te sirve ${theCard(top)}.`;

/** A meld in the hand, with `wilds` wilds in it. */
export const meldStep = (meld: Reading, wilds: number): string =>
  `Tienes ${aMeld(meld)}${wilds > 0 ? ', con ayuda de un comodín' : ''}. Toca sus cartas una a una.`;

/** Shown when the selection is a meld. */
export const pressMeldStep = (meld: Reading): string =>
  `Eso es ${aMeld(meld)}. Pulsa «Bajar», o arrastra las cartas a la mesa.`;

/** Shown when a card fits a meld on the table. */
export const layOffStep = (card: Card, meld: Reading): string =>
  `Tu ${cardShort(card)} encaja en ${meld.kind === 'set' ? 'este trío' : 'esta escalera'}. Toca la carta y luego el lugar que se ilumina. Cada carta que sueltas ayuda.`;

/** Shown when the player can swap for a wild on the table. */
export const swapStep = (wild: Card, natural: Card): string =>
  `Lo mejor de este juego: tienes ${theCard(natural)}, y el comodín ${cardShort(wild)} está en su lugar. Toca los dos para cambiarlos, y el comodín es tuyo.`;

/** Shown when a wild is on the table. */
export const wildOnTableStep = (wild: Card, faces: readonly Card[]): string =>
  `Aquí el comodín ${cardShort(wild)} sustituye ${listedOr(faces.map((face) => toThe(theCard(face))))}, como indica su marca. Cuando hayas bajado una combinación, podrás cambiar esa carta por el comodín.`;

/** Shown when another player has laid a meld and this player none. */
export const othersMeldStep = (meld: Reading): string =>
  `En la mesa hay ${aMeld(meld)}. Lo que se baja es de todos: cuando hayas bajado una combinación tuya, podrás añadir cartas a cualquiera. Un punto de color marca las cartas jugadas después de tu último turno.`;

/** "una escalera, 5-6-7 ♥", "un trío, K-K-K". */
const aMeld = (meld: Reading): string => `${meld.kind === 'set' ? 'un trío' : 'una escalera'}, ${readingShort(meld)}`;
