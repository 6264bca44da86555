import type { Card, Reading } from '#engine';
import type { Terms } from '#text';
import { cardShort, readingShort } from '../cards.ts';
import { listed } from '../plural.ts';
import { wordsIn } from '../words.ts';

/** Explains the dot on a card; shown beside a dot. */
export const DOT = 'En una carta: se jugó después de tu último turno. Tiene el color de quien la jugó.';

/** The log's heading for a deal. */
export const logDeal = (deal: number): string => (deal === 0 ? 'Antes de la primera mano' : `Mano ${deal}`);

/** A deed of a turn in a few words, shown at the seat of the player who did it. */
export const DEEDS = {
  /** "robó una carta", "robó 2 cartas". */
  drew: (count: number) => `robó ${someCards(count)}`,
  /** "tomó 7♥ y 8♥". */
  took: (cards: readonly Card[]) => `tomó ${named(cards)}`,
  /** "tomó 5 cartas". */
  tookMany: (count: number) => `tomó ${someCards(count)}`,
  /** "bajó 5-6-7 ♥". */
  laid: (meld: Reading) => `bajó ${readingShort(meld)}`,
  laidContract: 'bajó el contrato',
  /** "colocó 9♣". */
  laidOff: (card: Card) => `colocó ${cardShort(card)}`,
  /** "7♠ por el comodín". */
  swapped: (natural: Card, terms: Terms) => `${cardShort(natural)} por el ${wordsIn(terms).wild}`,
  /** The wild stayed on the table (R88): "movió un comodín con 7♠". */
  movedWild: (natural: Card, terms: Terms) => `movió un ${wordsIn(terms).wild} con ${cardShort(natural)}`,
  /** "descartó K♦". */
  discarded: (card: Card) => `descartó ${cardShort(card)}`,
  /** "tomó 9♣ fuera de turno". */
  tookOutOfTurn: (cards: readonly Card[]) => `tomó ${named(cards)} fuera de turno`,
  /** "tomó 3 cartas fuera de turno". */
  tookManyOutOfTurn: (count: number) => `tomó ${someCards(count)} fuera de turno`,
  called: 'cantó rummy',
  /** The discard: "recuperó K♦". */
  tookBack: (card: Card) => `recuperó ${cardShort(card)}`,
  wentRummy: 'hizo rummy',
  wentUpForTwo: 'se fue con 2',
  /** Deeds of one turn, in order: "bajó 5-6-7 ♥, colocó 9♣". */
  inOrder: (deeds: readonly string[]) => deeds.join(', '),
} as const;

const someCards = (count: number): string => (count === 1 ? 'una carta' : `${count} cartas`);

const named = (cards: readonly Card[]): string => listed(cards.map(cardShort));
