import type { Card } from '#engine';
import type { ProofFault, ProofProblem, ProofVerdict } from '#record';
import type { Person } from '#text';
import { cardName } from '../cards.ts';
import { counted, listed } from '../plural.ts';
import { named } from '../told.ts';

/** The fixed texts of the check of a deal. */
export const CHECK = {
  working: 'Comprobando la mano…',
  again: 'Reintentar',
  marks: { holds: 'Encaja', fails: 'No encaja', open: 'No se puede comprobar' },
  steps: {
    promise: 'La promesa antes de la mano',
    shares: 'La parte de cada cual',
    cards: 'Las cartas',
    play: 'Después del reparto',
  },
  yours: 'la tuya',
  none: 'no dio ninguna',
  pile: 'Primera carta de la pila',
  indicator: 'Señala el comodín',
  save: 'Guardar prueba',
  saveHint:
    'Un archivo de texto que cualquiera puede comprobar sin este servidor: npm run verify -- ARCHIVO, en el código del juego.',
  figures: 'Todas las cifras',
  figureNames: { commitment: 'Promesa (SHA-256)', secret: 'Secreto', game: 'Partida', table: 'Mesa' },
  how: 'Cómo funciona',
  howParts: [
    'Antes de cada mano la mesa elige un número secreto y publica su huella, de la que nadie puede deducir el secreto. Si el secreto cambiara después, cambiaría la huella.',
    'Luego el dispositivo de cada jugador añade un número propio al azar: su parte. Solo cuando todas las partes están publicadas se reparten las cartas, en un orden calculado con el secreto y todas las partes.',
    'Después de la mano la mesa muestra el secreto. Tu dispositivo recuerda lo que vio y lo vuelve a calcular todo.',
  ],
  limits: 'Qué no demuestra esto',
  limitParts: [
    'Quién vio las cartas. El servidor las conoce todas, y podría contárselas a alguien.',
    'Si el servidor colabora con un jugador de la mesa: ese jugador podría elegir su parte al final, después de probar muchas.',
    'Por qué falta una parte. El servidor podría omitir partes como si hubieran llegado tarde, y elegir así entre unos pocos órdenes: dos por una parte, cuatro por dos, y así sucesivamente. El dispositivo cuya parte falta lo dice.',
    'Nada en absoluto, si nadie dio una parte, como cuando solo hay bots.',
    'Si esta página es de fiar: viene del mismo servidor. Guarda la prueba para comprobarla en otro lugar.',
  ],
  problems: {
    unseen: 'Este dispositivo no estaba en la mesa antes de esta mano, así que no puede saber qué se prometió.',
    missing: 'La mesa ya no tiene esta mano.',
    old: 'Este servidor aún no puede mostrar sus manos.',
    busy: 'Prueba otra vez en unos segundos.',
    offline: 'Ahora no hay conexión con la mesa.',
    failed: 'No se pudo terminar la comprobación.',
  },
} as const;

/** "Comprobación de la mano 7". */
export const checkTitle = (deal: number): string => `Comprobación de la mano ${deal}`;

/** The result of the whole check. `isTables`: nobody gave a share. `times`: how often the table began. */
export function verdictWords(verdict: ProofVerdict, isTables: boolean, times: number): string {
  if (verdict === 'doctored') return 'Algo no encaja. Mira los pasos marcados con ✗.';
  if (isTables) return 'Todo encaja, pero nadie dio una parte: el orden de las cartas lo eligió solo la mesa.';
  if (verdict === 'consistent' && times > 1)
    return `Todo encaja, pero la mesa empezó esta mano ${times} veces. Pudo elegir entre otros tantos órdenes de las cartas.`;
  if (verdict === 'consistent') {
    return 'Nada se contradice, pero tu dispositivo no recibió la lista de partes: la mesa podría haberla escrito después de la mano.';
  }
  return 'Todo encaja. La mesa no pudo elegir estas cartas; lo que esto no demuestra está más abajo.';
}

/** The result for a record that cannot be read. */
export const faultWords = ({ line }: ProofFault): string =>
  `El registro de esta mano está dañado en la línea ${line}. No demuestra nada.`;

/** Cards for a screen reader: "Ana: siete de corazones y rey de tréboles.", or the cards alone. */
export const cardsOfWords = (whose: string | null, cards: readonly Card[]): string =>
  `${whose === null ? '' : `${whose}: `}${listed(cards.map(cardName))}.`;

/** "Mazo, primero la carta siguiente (23 cartas)". */
export const stockName = (count: number): string =>
  `Mazo, primero la carta siguiente (${counted(count, 'carta', 'cartas')})`;

/** A step that fits, or cannot be checked, as a sentence. */
export const HELD = {
  whole: 'Cada carta estuvo siempre en un solo lugar.',
  promise: 'El secreto que se muestra ahora es el que se prometió.',
  seen: 'Tu dispositivo vio la promesa antes de la mano, y sigue siendo la misma.',
  sharesMissed: 'Tu dispositivo no recibió la lista de partes que se publicó antes de la mano.',
  shares: 'Las partes usadas son las que se publicaron antes de la mano.',
  ownShare: 'Tu propia parte está entre ellas, sin cambios.',
  noShare: 'Tu dispositivo no dio ninguna parte.',
  noSeat: 'No tenías sitio.',
  nobodyGave: 'Nadie dio una parte.',
  everybodyGave: 'Todos dieron una parte.',
  handMissed: 'Tu dispositivo no vio tus primeras cartas.',
  hand: 'Las cartas que se te repartieron son las que viste.',
  notShuffled: 'Después no se barajó nada.',
} as const;

/** "2 partes de 4. Sin parte: Ana y tú." */
export const someGave = (count: number, of: number, without: readonly Person[]): string =>
  `${counted(count, 'parte', 'partes')} de ${of}. Sin parte: ${names(without)}.`;

/** "El secreto y las partes dan exactamente estas 52 cartas, en este orden." */
export const deckHeld = (cards: number): string =>
  `El secreto y las partes dan exactamente estas ${cards} cartas, en este orden.`;

/** "Lo que se barajó después (2×) también sale de ahí." */
export const shuffledLater = (times: number): string => `Lo que se barajó después (${times}×) también sale de ahí.`;

/** "Cada una de las 37 acciones llevó a lo que dicen las reglas." */
export const playHeld = (actions: number): string =>
  actions === 1
    ? 'La única acción llevó a lo que dicen las reglas.'
    : `Cada una de las ${actions} acciones llevó a lo que dicen las reglas.`;

/** The problems whose sentences name players. */
type FailedWith = 'late' | 'dropped' | 'changed' | 'otherHands';

/** The table had begun as many deals before this one, and never dealt them. */
export const begunAgain = (count: number): string =>
  `Justo antes de esta mano, la mesa tomó tu parte para ${counted(count, 'mano', 'manos')} y no llegó a repartir ninguna, según vio tu dispositivo. Puede deberse a un fallo del servidor o de tu conexión, pero la mesa también pudo mirar las cartas y empezar de nuevo.`;

/** A step that does not fit because of these players: "Una parte se cambió: Ana." */
export const FAILED_WITH: Readonly<Record<FailedWith, (people: readonly Person[]) => string>> = {
  late: (people) => `Se usó una parte que no se había publicado antes de la mano: ${names(people)}.`,
  dropped: (people) => `Una parte se publicó antes de la mano y luego no se usó: ${names(people)}.`,
  changed: (people) => `Una parte se cambió: ${names(people)}.`,
  otherHands: (people) => `El secreto y las partes dan otras cartas: ${names(people)}.`,
};

/** A step that does not fit, by its problem. */
export const FAILED: Readonly<Record<Exclude<ProofProblem, FailedWith | 'begunAgain'>, string>> = {
  noDeal: 'El registro no empieza con un reparto.',
  twoDeals: 'El registro tiene un segundo reparto.',
  unfinished: 'El registro acaba antes que la mano.',
  goesOn: 'Hay algo después del final de la mano.',
  impossible: 'Esto no puede haber ocurrido: una carta está en dos lugares, o falta.',
  otherNumber: 'El registro es de otra mano.',
  otherChance: 'El registro contiene dos secretos distintos, o dos listas de partes.',
  notPromised: 'El secreto que se muestra ahora no es el que se prometió.',
  notSeen: 'Tu dispositivo no vio esto.',
  otherTable: 'Esta mano es de otra mesa.',
  otherGame: 'Esta mano es de otra partida.',
  otherDeal: 'Esta mano no es la que vio tu dispositivo.',
  otherSeats: 'Esta mesa no tiene el mismo número de sitios que vio tu dispositivo.',
  otherCommitment: 'La promesa se cambió después de la mano.',
  wrongCount: 'La lista de partes no tiene un lugar para cada sitio.',
  notPublished: 'Tu dispositivo no recibió la lista de partes.',
  otherList: 'La lista de partes no es la que tu dispositivo vio antes de la mano.',
  noneGiven: 'Tu dispositivo no dio ninguna parte.',
  leftOut: 'Tu dispositivo dio una parte, pero la mesa la omitió.',
  notMine: 'Se usó una parte como tuya, pero tu dispositivo no dio ninguna.',
  nobody: 'Nadie dio una parte.',
  cannotBeDealt: 'Con estas reglas no se puede repartir en esta mesa.',
  otherStock: 'El secreto y las partes dan otro mazo.',
  otherPile: 'El secreto y las partes dan otra primera carta de la pila.',
  otherIndicator: 'El secreto y las partes dan otra carta que señala el comodín.',
  otherWild: 'El secreto y las partes dan otro comodín.',
  otherFaceUp: 'El secreto y las partes dan otras cartas boca arriba.',
  otherTurn: 'Según las reglas, empieza otro jugador.',
  otherHand: 'Las cartas del registro no son las que viste.',
  otherShuffle: 'El mazo se barajó en un orden distinto del que dan el secreto y las partes.',
  otherRest: 'El resto de la mano no es el que dan el secreto y las partes.',
  refused: 'Las reglas no permiten esto.',
  otherEvents: 'Esto llevó a algo distinto de lo que dicen las reglas.',
};

/** A bot's hand that a person took over in mid-deal. `after`: the number of the action before that. */
export const tookHand = (who: Person, seat: number, after: number): string =>
  `${who.name} ocupó el lugar de un bot (sitio ${seat}) ${after === 0 ? 'antes de la primera acción' : `tras la acción ${after}`}.`;

/** A change of the share that the reader's own device gave. */
export const OWN_CHANGED = 'Tu parte se cambió.';

/** The action that a finding is about: "Acción 5: discard 7H". `action`: a line of the record, if it has it. */
export const atAction = (index: number, action: string): string => `Acción ${index}: ${action}`;

const names = (people: readonly Person[]): string => listed(people.map(named));
