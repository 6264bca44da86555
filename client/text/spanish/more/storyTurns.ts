import type { Card, Reading } from '#engine';
import type { Person, Terms } from '#text';
import type { Drawn, DrawnFrom, LaidMeld, TakenBack } from '../../data.ts';
import { cardShort, readingName, readingShort } from '../cards.ts';
import { capital, counted } from '../plural.ts';
import { does, theCard, theCards, theReading, toThe } from '../told.ts';
import { wordsIn } from '../words.ts';

/** The name of the bot that plays for the reader, at the start of a sentence. */
export const THE_BOT = 'El bot';

/** The sentences of the log about a turn. */
export const TURN_STORY = {
  /** "Ana robó una carta del mazo.", "Tomaste el 7♥ de la pila de descartes." */
  drewOne: (who: Person, card: Drawn[number], from: DrawnFrom) =>
    `${drew(who, from)} ${card === null ? 'una carta' : theCard(card)} ${FROM[from]}.`,
  /** "Ana robó 2 cartas del mazo." */
  drewSeveral: (who: Person, count: number, from: DrawnFrom) =>
    `${drew(who, from)} ${counted(count, 'carta', 'cartas')} ${FROM[from]}.`,
  /** Several cards, deepest first: "Ana tomó el 7♥, el 8♠ y la Q♣ de la pila de descartes." */
  tookFromPile: (who: Person, cards: readonly Card[]) => `${took(who)} ${theCards(cards)} ${FROM.pile}.`,
  /** "Ana tomó 3 cartas de la pila de descartes." */
  tookUnseen: (who: Person, count: number) => `${took(who)} ${counted(count, 'carta', 'cartas')} ${FROM.pile}.`,
  /** "Ana bajó un trío de reyes: K♣ K♦ 8♣ (comodín)." */
  laidMeld: (who: Person, meld: LaidMeld, terms: Terms) =>
    `${does(who, 'bajaste', 'bajó')} ${meld.kind === 'set' ? article(wordsIn(terms).aSet) : 'una'} ${meldCards(meld, terms)}.`,
  /** "Ana bajó el contrato: escalera de cuatro a siete de corazones: 4♥ 5♥ 6♥ 7♥; trío de nueves: 9♣ 9♦ 9♠." */
  laidContract: (who: Person, melds: readonly LaidMeld[], terms: Terms) =>
    `${does(who, 'bajaste', 'bajó')} el contrato: ${melds.map((meld) => meldCards(meld, terms)).join('; ')}.`,
  /** "Ana colocó el K♥ en el trío de reyes."; `meld` is null if it is not known. */
  laidOffOn: (who: Person, card: Card, meld: Reading | null, terms: Terms) =>
    `${does(who, 'colocaste', 'colocó')} ${theCard(card)} en ${meld ? theMeld(meld, terms) : wordsIn(terms).aMeld}.`,
  /** "Ana cambió el 5♥ por el comodín 2♣." */
  swappedOut: (who: Person, natural: Card, wild: Card, terms: Terms) => `${swap(who, natural, wild, terms)}.`,
  /** The wild goes to another meld (R88): "Ana cambió el 5♥ por el comodín 2♣, que pasó al trío de nueves." */
  swappedTo: (who: Person, natural: Card, wild: Card, meld: Reading, terms: Terms) =>
    `${swap(who, natural, wild, terms)}, que pasó ${toThe(theMeld(meld, terms))}.`,
  /** The wild stays in its meld (R88): "Ana cambió el 5♥ por el comodín 2♣, que se quedó en la misma combinación." */
  swappedWithin: (who: Person, natural: Card, wild: Card, terms: Terms) =>
    `${swap(who, natural, wild, terms)}, que se quedó en ${wordsIn(terms).sameMeld}.`,
  /** "Ana anuló una combinación." */
  tookBackPlay: (who: Person, play: TakenBack, terms: Terms) =>
    play === 'draw'
      ? `${does(who, 'devolviste', 'devolvió')} a la pila de descartes lo que ${who.isYou ? 'habías' : 'había'} tomado.`
      : `${does(who, 'anulaste', 'anuló')} ${play === 'meld' ? wordsIn(terms).aMeld : TAKEN_BACK[play]}.`,
  /** "Ana descartó el 7♥." */
  discarded: (who: Person, card: Card) => `${does(who, 'descartaste', 'descartó')} ${theCard(card)}.`,
  /** A discard was taken back: "Ana recuperó el 7♥." */
  tookBackDiscard: (who: Person, card: Card) => `${does(who, 'recuperaste', 'recuperó')} ${theCard(card)}.`,
  /** "Ana no tenía ninguna carta para descartar." */
  hadNoDiscard: (who: Person) => `${does(who, 'no tenías', 'no tenía')} ninguna carta para descartar.`,
  /** "Ana flota, sin cartas." */
  floats: (who: Person) => `${does(who, 'flotas', 'flota')}, sin cartas.`,
  /** "Ana no tomó nada de la pila de descartes. La mano acaba." */
  tookNothing: (who: Person) => `${does(who, 'no tomaste', 'no tomó')} nada de la pila de descartes. La mano acaba.`,
  bookedSeat: (who: Person, bot: string) => `${does(who, 'ocupas', 'ocupa')} el sitio de ${bot} desde la próxima mano.`,
  /** "Ana ocupó el sitio de Bruno." */
  tookSeat: (who: Person, bot: string) => `${does(who, 'ocupaste', 'ocupó')} el sitio de ${bot}.`,
  /** "Ana dejó la mesa y Bruno sigue jugando." */
  leftSeat: (who: Person, bot: string) => `${does(who, 'dejaste', 'dejó')} la mesa y ${bot} sigue jugando.`,
  /** "¡Ana hizo rummy!" */
  wentRummy: (who: Person) => `¡${does(who, 'hiciste', 'hizo')} rummy!`,
  /** "Ana se fue con 2: solo le quedaba un 2." */
  wentUpForTwo: (who: Person) => `${does(who, 'te fuiste con 2: solo te', 'se fue con 2: solo le')} quedaba un 2.`,
} as const;

/** The sentences of the log about cards taken out of turn and cards called (R80, R113). */
export const WINDOW_STORY = {
  /** "¿Alguien toma el 9♣ fuera de turno?" */
  asksTakers: (cards: readonly Card[]) => `¿Alguien toma ${theCards(cards)} fuera de turno?`,
  /** "El 9♣ encaja: ¿alguien canta rummy?" */
  asksCallers: (cards: readonly Card[]) =>
    `${capital(theCards(cards))} ${cards.length === 1 ? 'encaja' : 'encajan'}: ¿alguien canta rummy?`,
  nobody: 'Nadie.',
  /** "Ana tomó el 9♣ fuera de turno." */
  tookOutOfTurn: (who: Person, cards: readonly Card[]) => `${took(who)} ${theCards(cards)} fuera de turno.`,
  /** "Ana cantó rummy y tomó el 9♣." */
  called: (who: Person, cards: readonly Card[]) =>
    `${does(who, 'cantaste rummy y tomaste', 'cantó rummy y tomó')} ${theCards(cards)}.`,
  /** "Robaste el 9♣ como carta de castigo." */
  penalty: (who: Person, cards: readonly Card[]) =>
    `${drew(who, 'stock')} ${theCards(cards)} como ${penaltyCards(cards.length)}.`,
  /** "Ana robó 2 cartas de castigo." */
  penaltyUnseen: (who: Person, count: number) =>
    `${drew(who, 'stock')} ${counted(count, 'carta', 'cartas')} de castigo.`,
} as const;

const FROM: Readonly<Record<DrawnFrom, string>> = { stock: 'del mazo', pile: 'de la pila de descartes' };

const TAKEN_BACK: Readonly<Record<Exclude<TakenBack, 'draw' | 'meld'>, string>> = {
  contract: 'el contrato',
  layOff: 'una carta colocada',
  swap: 'un cambio',
};

const article = (words: string): string => words.slice(0, words.indexOf(' '));
const took = (who: Person): string => does(who, 'tomaste', 'tomó');
const drew = (who: Person, from: DrawnFrom): string => (from === 'pile' ? took(who) : does(who, 'robaste', 'robó'));
const penaltyCards = (count: number): string => (count === 1 ? 'carta de castigo' : 'cartas de castigo');

const swap = (who: Person, natural: Card, wild: Card, terms: Terms): string =>
  `${does(who, 'cambiaste', 'cambió')} ${theCard(natural)} por el ${wordsIn(terms).wild} ${cardShort(wild)}`;

/** "el trío de reyes", "la escalera 5-6-7 ♥". */
const theMeld = (meld: Reading, terms: Terms): string =>
  meld.kind === 'set' ? theReading(meld, terms) : `la escalera ${readingShort(meld)}`;

/** A meld with its cards in order, wilds marked: "escalera de cinco a siete de corazones: 5♥ 6♥ 8♣ (comodín)". */
function meldCards(meld: LaidMeld, terms: Terms): string {
  const { wild } = wordsIn(terms);
  const cards = meld.cards.map((card, i) => (meld.wilds[i] ? `${cardShort(card)} (${wild})` : cardShort(card)));
  return `${readingName(meld, terms)}: ${cards.join(' ')}`;
}
