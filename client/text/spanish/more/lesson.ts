import type { Card, Rank, Reading } from '#engine';
import type { Person } from '../../data.ts';
import { cardShort, readingShort } from '../cards.ts';
import { cardsCount } from '../table.ts';
import { does, theCard, theRanks, toThe } from '../told.ts';

/** The texts of the lesson that do not depend on the cards. */
export const LESSON = {
  name: 'Lección',
  gotIt: 'Entendido',
  watch: 'A ver',
  skip: 'Saltar la lección',
  draw: 'Tu turno. Todos los turnos empiezan robando: toca el mazo, las cartas boca abajo.',
  pressDiscard: 'Pulsa «Descartar», o arrastra la carta a la pila.',
  goOut: 'Una sola carta: descártala para cerrar. Así acaba la mano, y los demás cuentan las cartas que les quedan.',
  count:
    '¡Muy bien! Has ganado la mano. Los demás cuentan sus cartas, 10 por figura y 25 por comodín. Gana quien menos puntos tenga. Ahora, tres manos desde 0: primero los ases son comodines, luego otras cartas.',
  playOn: 'Jugar tres manos',
} as const;

/** The aim of the game. */
export const handStep = (cards: number): string =>
  `Estas ${cardsCount(cards)} son tuyas. Intenta jugarlas todas antes que nadie, en tríos (tres o cuatro del mismo valor, como 8-8-8) y escaleras (tres o más seguidas del mismo palo). Las que te queden cuentan en tu contra.`;

/** A meld in the hand, with `wilds` wilds in it. */
export const meldStep = (meld: Reading, wilds: number): string =>
  `Tienes ${aMeld(meld)}${meld.kind === 'set' && wilds > 0 ? ': el comodín sustituye a cualquier palo que falte' : ''}. Toca sus cartas una a una y luego pulsa «Bajar».`;

/** Shown when the selection is a meld. */
export const pressMeldStep = (meld: Reading): string =>
  `Eso es ${aMeld(meld)}. Pulsa «Bajar», o arrastra las cartas a la mesa.`;

/** Shown when a card fits a meld on the table. */
export const layOffStep = (card: Card, meld: Reading): string =>
  `Tu ${cardShort(card)} encaja en ${meld.kind === 'set' ? 'el trío' : 'la escalera'} ${readingShort(meld)}: puedes colocar la carta ahí. Tócala y luego el lugar que se ilumina. Cada carta que sueltas ayuda.`;

/** Shown when a card is selected that this step does not need. */
export const putBackStep = (card: Card): string =>
  `Esta carta no hace falta ahora: ${theCard(card)}. Tócala otra vez para dejarla en la mano.`;

/** A run that another player has laid. */
export const othersRunStep = (who: Person, meld: Reading): string =>
  `${does(who, 'has bajado', 'ha bajado')} ${aMeld(meld)}. Tríos y escaleras son combinaciones, y las de la mesa son de todos: cuando hayas bajado una tuya, podrás añadirles cartas.`;

/** The card to discard. */
export const discardStep = (card: Card): string =>
  `¿Nada más que bajar? Un descarte acaba tu turno. Toca ${theCard(card)} y luego pulsa «Descartar»: conviene soltar las cartas altas.`;

/** The rank that is wild, as a meld on the table shows it. */
export const wildStep = (rank: Rank, wild: Card, face: Card): string =>
  `En esta mano ${theRanks(rank)} son comodines: sustituyen a cualquier carta. Aquí el comodín ${cardShort(wild)} sustituye ${toThe(theCard(face))}, como indica su marca.`;

/** Shown before another player swaps. */
export const watchStep = (who: Person, natural: Card): string =>
  `Fíjate bien: ${who.isYou ? 'tienes' : `${who.name} tiene`} ${theCard(natural)}, justo la carta a la que sustituye el comodín.`;

/** Shown after another player has swapped. */
export const swappedStep = (who: Person, natural: Card): string =>
  `Eso es un cambio: ${theCard(natural)} está donde estaba el comodín, y ${who.isYou ? 'tienes' : `${who.name} tiene`} el comodín para volver a usarlo.`;

/** Shown when the top card of the pile helps: it has the rank of a card in hand. */
export const takeStep = (card: Card, held: Card): string =>
  `En vez de robar del mazo, puedes tomar la carta de arriba de la pila. Con tu ${cardShort(held)} va bien ${theCard(card)}: toca la pila.`;

/** Shown when the player can swap for a wild on the table. */
export const swapStep = (wild: Card, natural: Card): string =>
  `¡Ahora tú! Después de robar, y si ya has bajado algo, puedes cambiar. Tienes ${theCard(natural)}, y el comodín ${cardShort(wild)} está en su lugar: toca tu carta y luego el comodín. Será tuyo, para jugarlo o guardarlo.`;

/** "una escalera, 5-6-7 ♥", "un trío, K-K-K". */
const aMeld = (meld: Reading): string => `${meld.kind === 'set' ? 'un trío' : 'una escalera'}, ${readingShort(meld)}`;
