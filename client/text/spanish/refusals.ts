import type { Refusal } from '#protocol';
import type { Terms } from '#text';
import type { Hint } from '../../game/intents.ts';
import { capital } from './plural.ts';
import { type Words, wordsIn } from './words.ts';

type Said = string | ((words: Words) => string);

/** The sentence for each refusal. A code without a sentence does not compile. */
const REFUSAL_TEXT: Readonly<Record<Refusal, Said>> = {
  notNow: 'No puedes hacer eso en este momento del turno.',
  notYourTurn: 'Aún no es tu turno.',
  notYourCard: 'No tienes esa carta en la mano.',
  pileEmpty: 'La pila de descartes está vacía. Roba del mazo.',
  mustDrawStock: 'Con una sola carta, debes robar del mazo.',
  noSuchMeld: ({ thatMeld }) => `${capital(thatMeld)} ya no está ahí.`,
  notAMeld: ({ aSet }) => `Estas cartas no forman ${aSet} ni una escalera.`,
  setFull: ({ thatSet }) => `En ${thatSet} no cabe ninguna carta más.`,
  doesNotFit: 'Esa carta no encaja ahí.',
  meldFirst: ({ ownMeld }) => `Primero baja ${ownMeld}.`,
  keepOne: 'Debe quedarte una carta para descartar.',
  notWild: ({ wild }) => `Solo puedes cambiar por un ${wild}.`,
  wrongNatural: ({ wild }) => `Para cambiar por un ${wild} necesitas la carta a la que sustituye.`,
  keepDrawn: ({ goOut }) =>
    `Empezaste el turno con una sola carta: no puedes descartar la que robaste si no es para ${goOut}.`,
  nothingToTakeBack: 'No hay nada que anular.',
  tooManyPlays: 'Demasiadas jugadas hechas y anuladas en este turno. Descarta para acabarlo.',
  tooManyWilds: ({ thatMeld, wilds }) => `${capital(thatMeld)} tendría demasiados ${wilds}.`,
  onlyWilds: ({ aMeld, wilds }) => `A ${aMeld} solo de ${wilds} únicamente se le pueden añadir ${wilds}.`,
  locked: ({ aSet, wilds }) => `No se puede sacar nada de ${aSet} que se bajó solo con ${wilds}.`,
  meldsNotYet: ({ melds }) => `Aún no puedes bajar ${melds}.`,
  oneMeldATurn: ({ newMeld }) => `Solo puedes bajar ${newMeld} por turno.`,
  notYourMeld: ({ ownMelds }) => `Solo puedes añadir cartas a ${ownMelds}.`,
  contractFirst: 'Primero baja tu contrato entero.',
  wrongContract: ({ theseMelds }) => `${capital(theseMelds)} no cumplen el contrato de esta mano.`,
  noNewMelds: ({ newMelds }) =>
    `Después del contrato no puedes bajar ${newMelds}. Añade cartas a lo que hay en la mesa.`,
  topCardOnly: 'Ahora solo puedes tomar la carta de arriba de la pila de descartes.',
  needTwoNaturals: 'Para tomar esa carta necesitas dos cartas naturales que combinen con ella.',
  mustMeldTaken: 'Juega la carta que tomaste de la pila de descartes o anula tus jugadas.',
  frozen: 'Las cartas que tomaste de la pila de descartes no se pueden jugar hasta tu próximo turno.',
  meldOrDiscardDrawn: 'Juega la carta que robaste, o descártala.',
  noGivingBack: 'No puedes descartar la carta que tomaste en este turno.',
  wildStays: 'Solo los jokers pueden salir de donde están.',
  reuseWild: ({ wild }) => `Juega el ${wild} que tomaste o anula el cambio.`,
  wildNeedsPlace: ({ wild, aMeld }) => `Mueve el ${wild} a ${aMeld} donde quepa.`,
  oneSwapATurn: ({ wild }) => `Solo puedes cambiar por un ${wild} en cada turno.`,
  lastCardPlayable: ({ aMeld }) => `Tu última carta encaja en ${aMeld} de la mesa. Colócala.`,
  notOutYet: ({ goOut }) => `No puedes ${goOut} en tu primer turno.`,
  noLastDiscard: ({ goOut }) => `Para ${goOut}, pon en la mesa todas tus cartas. No puedes descartar la última.`,
  cardsLeft: 'Aún tienes cartas en la mano.',
  notUpForTwo: ({ wild }) => `Para irte con 2, quédate con un 2 que no sea ${wild}.`,
  notRummy: 'No todas tus cartas están combinadas.',
  rankTaken: ({ wild }) => `Ese valor ya ha sido ${wild}. Elige otro.`,
  notAsked: 'Ahora no tienes nada que responder.',
  notCallable: 'Esa carta no encaja en nada de la mesa.',
  badMessage: 'El servidor no ha entendido eso. Recarga la página.',
  stale: 'La partida ya ha seguido adelante.',
  notSeated: 'Estás mirando. Solo los jugadores pueden hacer eso.',
  notPlaying: 'No hay ninguna partida en curso.',
  alreadyPlaying: 'La partida ya ha empezado.',
  gameOver: 'La partida ha terminado. Si empieza otra, puedes ocupar el sitio de un bot entre dos manos.',
  tableFull: 'Esta mesa está llena.',
  notFull: 'Esta mesa no tiene bots. La partida empieza cuando no quede ningún sitio libre.',
  hostStarts: 'Empieza la partida quien abrió la mesa. Si ya no está, le toca a quien ocupa el sitio siguiente.',
  noSpectators: 'Esta mesa no admite público.',
  nobodyThere: 'En ese sitio ya no hay ningún otro jugador.',
  noSuchTable: 'Ninguna mesa tiene este código. Compruébalo y prueba otra vez.',
  badToken: 'El servidor ya no reconoce este dispositivo. Recarga la página.',
  noSuchGuest: 'Nadie tiene este código. Compruébalo y prueba otra vez.',
  badName: 'Elige un nombre de 1 a 20 caracteres normales.',
  badRules: 'Esta página no puede leer las reglas de esa mesa. Recarga la página.',
  badSeats: 'Ese juego no es para este número de jugadores.',
  oldVersion: 'Hay una versión más nueva del juego. Recarga la página.',
  tooFast: 'Demasiado rápido. Espera un momento y prueba otra vez.',
  serverFull: 'El servidor está lleno ahora. Prueba otra vez dentro de unos minutos.',
  tooManyTables: 'Tú o tu red tenéis demasiadas mesas abiertas. Sal de una o prueba más tarde.',
  offline: 'No hay conexión con la mesa. Comprueba tu conexión.',
  lessonWaits: 'Eso viene después. Por ahora, haz lo que dice la lección.',
  noSockets:
    'El servidor responde, pero algo bloquea las conexiones en directo (WebSockets). Prueba con otra red o practica sin conexión.',
  tableClosed: 'Esta mesa tuvo que cerrarse. El registro de la partida se conserva.',
  newerTable:
    'En esta mesa se jugó por última vez con una versión más nueva del juego. Se conserva, y se abrirá otra vez cuando vuelva esa versión.',
};

/** The sentence for each hint from the page itself. */
const HINT_TEXT: Readonly<Record<Hint, Said>> = {
  tapToArrange: 'Toca una carta y luego el lugar adonde debe ir.',
  noMeldOrder: ({ melds }) => `No se pudo ordenar por ${melds}. Prueba otra vez cuando haya conexión.`,
  selectToDiscard: 'Elige una carta para descartarla.',
  selectToMeld: ({ aSet }) => `Primero elige las cartas de ${aSet} o de una escalera.`,
  tooFewToMeld: ({ aMeld }) => `${capital(aMeld)} necesita más cartas.`,
  fitsNotAll: 'No todas estas cartas encajan ahí.',
  meldOfItsOwn: ({ aMeld }) => `Estas cartas ya forman ${aMeld}. Bájalas en un hueco de la mesa.`,
  noContractFound: 'Tus cartas aún no cumplen el contrato.',
  noRummyFound: 'Aún no tienes todas tus cartas combinadas.',
  selectForTwo: 'Elige la carta que descartas, y quédate con el 2.',
  timeRanOut: 'Se te acabó el tiempo.',
  notOpened: 'No se pudo abrir. Recarga la página y prueba otra vez.',
  gameForgotten: 'Esa partida no se guardó. Empieza una nueva.',
};

/** The sentence for a refusal or a hint, in the game's own words: "Ese downer ya no está ahí." */
export function sentence(code: Refusal | Hint, terms: Terms): string {
  const said = { ...REFUSAL_TEXT, ...HINT_TEXT }[code];
  return typeof said === 'string' ? said : said(wordsIn(terms));
}
