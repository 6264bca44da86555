import type { Card, Rank, Reading } from '#engine';
import type { LevelName } from '#protocol';
import type { Terms } from '#text';
import { cardName, cardShort, readingShort } from '../cards.ts';
import { levelBot } from '../levels.ts';
import { capital, counted, formats, listed, plural } from '../plural.ts';
import { plain, points, signed } from '../table.ts';
import { theCard, theCards, theRanks } from '../told.ts';
import { wordsIn } from '../words.ts';

export * from './dealt.ts';

/** The fixed texts of the review. */
export const REVIEW = {
  fortune: 'Suerte y habilidad',
  swap: 'Tu mejor cambio',
  good: 'Tus mejores turnos',
  goodHint: 'Frente al turno más obvio: bajar todo lo posible sin ningún cambio y descartar una carta alta.',
  moments: 'Lo que más costó',
  momentsHint: 'Se juzga por lo que podías ver en ese momento: la mala suerte no cuenta.',
  roughHint: 'Solo errores claros: hemos seguido las dos jugadas decenas de veces, cada una con otras cartas ocultas.',
  wasAway: 'Algunos de tus turnos los jugó un bot o el reloj. Esos no se juzgan.',
  noScore: 'Aquí no hay puntos que analizar.',
  played: 'Tú',
  better: 'Mejor',
  hand: 'Tus cartas',
  pile: 'Pila de descartes',
  table: 'En la mesa',
  marks: '✓ carta que sueltas solo en el turno mejor; ✗, solo en el tuyo.',
  luck: 'Suerte',
  skill: 'Habilidad',
  perDeal: 'Mano por mano',
  how: 'Cómo se calcula',
  again: 'Reintentar',
  toTable: 'A la mesa',
  yourTurn: 'Es tu turno.',
  nextBegan: 'Ya ha empezado la mano siguiente.',
  problems: {
    old: 'Este servidor aún no puede analizar manos.',
    busy: 'Prueba otra vez en unos segundos.',
    offline: 'Ahora no hay conexión con la mesa.',
    failed: 'No se pudo terminar el análisis.',
  },
} as const;

/** "Análisis de la mano 7", or of the whole game for null. */
export const reviewTitle = (deal: number | null): string =>
  `Análisis de la ${deal === null ? 'partida' : `mano ${deal}`}`;

/** "Rejugando la mano…", "Rejugando 13 manos…". */
export const replaying = (deals: number): string => `Rejugando ${deals === 1 ? 'la mano' : `${deals} manos`}…`;

/** "La mesa ya no tiene 2 manos de esta partida." */
export const missingDeals = (count: number): string =>
  `La mesa ya no tiene ${counted(count, 'mano', 'manos')} de esta partida.`;

/**
 * The three results of a deal, or two (`bot` is null) for a player who decided nothing:
 * "Has terminado con 23 puntos. Con las mismas cartas, …".
 */
export function fortuneWords(own: number, bot: number | null, expected: number, level: LevelName): string {
  const other = points(Math.round(expected));
  if (bot === null) {
    return `Has terminado con ${points(own)}, sin nada que decidir por tu cuenta. En tu sitio, ${aBot(level)} termina con ${other} en promedio.`;
  }
  return `Has terminado con ${points(own)}. En tu sitio, ${aBot(level)} termina con ${points(Math.round(bot))} con las mismas cartas, y con ${other} en promedio con otras.`;
}

/**
 * Said where no moment was found: the praise only with skill that deserves it. Empty for `isUnjudged`: a bot or
 * the clock played some turns, or there was nothing to decide.
 */
export function nothingCostly(skill: number, isUnjudged: boolean): string {
  if (isUnjudged) return '';
  return `No hemos encontrado ninguna decisión que te costara puntos.${Math.round(skill) >= 0 ? ' ¡Bien jugado!' : ''}`;
}

/** Luck or skill in points for the player: "+8", "−3". */
export const shareOf = (share: number): string => signed(Math.round(share));

/** The meaning of a share of luck. */
export function luckWords(share: number): string {
  const rounded = Math.round(share);
  if (rounded === 0) return 'las cartas fueron tan buenas como siempre';
  return `las cartas fueron ${rounded > 0 ? 'mejores' : 'peores'} que de costumbre`;
}

/** The meaning of a share of skill; null for a player who decided nothing. */
export function skillWords(share: number | null, level: LevelName): string {
  if (share === null) return 'no tuviste nada que decidir por tu cuenta';
  const rounded = Math.round(share);
  const bot = `${aBot(level)} con tus cartas`;
  if (rounded === 0) return `tan bien como ${bot}`;
  return `${rounded > 0 ? 'mejor' : 'peor'} que ${bot}`;
}

/** A deal of the chart in words: "Mano 4: suerte +8, habilidad −3". */
export const dealShares = (deal: number, luck: number, skill: number): string =>
  `Mano ${deal}: suerte ${shareOf(luck)}, habilidad ${shareOf(skill)}`;

/** How luck and skill are worked out, in paragraphs. */
export const howWorkedOut = (level: LevelName): readonly string[] => [
  `Suerte: hacemos que ${aBot(level)} juegue en tu sitio con las mismas cartas, contra varios grupos de bots, y después 32 veces con las cartas barajadas de nuevo. Lo que mejora con tus cartas es tu suerte.`,
  'Habilidad: cuánto mejor lo has hecho que ese bot con las mismas cartas, desde tu primera decisión. Lo que un bot o el reloj decidió por ti no cuenta. También cuentan los demás de tu mesa: contra quien juega bien es más difícil ir por delante.',
  'El signo + es bueno para ti en todos los juegos. Una mano dice poco de la habilidad; una partida entera dice más.',
];

/** The heading of a good turn: "Mano 7, turno 4: 3,1 puntos ganados". */
export const goodHeading = (deal: number, turn: number, gain: number): string =>
  `Mano ${deal}, turno ${turn}: ${formats.grouped(gain < 10 ? gain : Math.round(gain))} ${plural(gain, 'punto ganado', 'puntos ganados')}`;

/** The heading of a swap, and how much lighter the hand was after its turn: "Mano 7, turno 4: 31 puntos bajados". */
export const swapHeading = (deal: number, turn: number, laid: number): string =>
  `Mano ${deal}, turno ${turn}${laid > 0 ? `: ${counted(laid, 'punto bajado', 'puntos bajados')}` : ''}`;

/** The heading of a moment: "Mano 7, turno 4: −3,1 puntos"; from ten points on in whole points. */
export const momentHeading = (deal: number, turn: number, cost: number): string =>
  `Mano ${deal}, turno ${turn}: −${formats.grouped(cost < 10 ? cost : Math.round(cost))} ${plural(cost, 'punto', 'puntos')}`;

/** "Se te escapó lo mismo en 2 turnos más." */
export const repeated = (turns: number): string =>
  `Se te escapó lo mismo en ${counted(turns, 'turno más', 'turnos más')}.`;

/** The cards of a hand for a screen reader: "Tus cartas: siete de corazones y rey de tréboles." */
export const handWords = (hand: readonly Card[]): string => `${REVIEW.hand}: ${listed(hand.map(cardName))}.`;

/** Actions in a few words that say nothing about cards. */
export const ACTIONS = {
  drawFromStock: 'Robar del mazo',
  takeBack: 'Anular',
  float: 'Flotar',
  endTurn: 'Acabar tu turno',
  decline: 'Dejar la pila',
  recall: 'Recuperar el descarte',
  claim: 'Tomar la carta',
  pass: 'Dejar pasar la carta',
  takePress: 'Anotarte los puntos',
  leavePress: 'No anotarte los puntos',
} as const;

/** "Tomar la Q♣"; with further cards above it "Tomar 3 cartas, hasta el 7♣". `count`: the cards taken in all. */
export const takeDownTo = (deepest: Card, count: number): string =>
  count === 1 ? `Tomar ${theCard(deepest)}` : `Tomar ${count} cartas, hasta ${theCard(deepest)}`;

/** "Bajar 7-8-9 ♥". */
export const lay = (meld: Reading): string => `Bajar ${readingShort(meld)}`;

/** "Colocar el 7♥ en 4-5-6 ♠"; `on` is null for a meld that is gone. */
export const layOff = (card: Card, on: Reading | null): string =>
  `Colocar ${theCard(card)}${on ? ` en ${readingShort(on)}` : ''}`;

/** "Cambiar el 7♥ por el comodín 8♣". */
export const swapFor = (natural: Card, wild: Card, terms: Terms): string =>
  `Cambiar ${theCard(natural)} por el ${wordsIn(terms).wild} ${cardShort(wild)}`;

/** "Descartar el K♦". */
export const discardOf = (card: Card): string => `Descartar ${theCard(card)}`;

/** "Bajar el contrato: 7-8-9 ♥ y 3-3-3". */
export const layContract = (melds: readonly Reading[]): string => `Bajar el contrato: ${meldsShort(melds)}`;

/** "Cerrar", "Cortar". */
export const goOut = (terms: Terms): string => capital(wordsIn(terms).toGoOut);

/** "Hacer rummy con 7-8-9 ♥ y 3-3-3, y descartar el K♦"; `card` is the discard, null without one. */
export const goRummy = (melds: readonly Reading[], card: Card | null): string =>
  `Hacer rummy con ${meldsShort(melds)}${card === null ? '' : `, y descartar ${theCard(card)}`}`;

/** "Descartar el K♦ y acabar la mano con tu 2". */
export const upForTwo = (card: Card): string => `Descartar ${theCard(card)} y acabar la mano con tu 2`;

/** The choice of the size of the deal: "Elegir 12 cartas". */
export const chooseSize = (size: number): string => `Elegir ${size} cartas`;

/** The choice of the wild rank: "Elegir los ochos". */
export const nameRank = (rank: Rank): string => `Elegir ${theRanks(rank)}`;

/** "Tomar el 7♥ y el 8♥". */
export const claimOf = (cards: readonly Card[]): string => `Tomar ${theCards(cards)}`;

/** "7-8-9 ♥ y K-K-K". */
const meldsShort = (readings: readonly Reading[]): string => listed(readings.map(readingShort));

/** The scale of the chart: "+20", "−20". */
export const scaleEnd = (end: number): string => (end > 0 ? signed(end) : plain(end));

/** "un bot sagaz". */
const aBot = (level: LevelName): string => `un ${levelBot(level).toLowerCase()}`;
