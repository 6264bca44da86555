import type { Card, Reading } from '#engine';
import type { Terms } from '#text';
import { cardShort, readingShort } from '../cards.ts';
import { listed } from '../plural.ts';
import { wordsIn } from '../words.ts';

/** Explains the dot on a card; shown beside a dot. */
export const DOT = 'Auf einer Karte: seit deinem letzten Zug gelegt. Die Farbe zeigt, von wem.';

/** The log's heading for a deal. */
export const logDeal = (deal: number): string => (deal === 0 ? 'Vor der ersten Runde' : `Runde ${deal}`);

/** A deed of a turn in a few words, shown at the seat of the player who did it. */
export const DEEDS = {
  /** "1 Karte gezogen", "2 Karten gezogen". */
  drew: (count: number) => `${someCards(count)} gezogen`,
  /** "7♥ und 8♥ genommen". */
  took: (cards: readonly Card[]) => `${named(cards)} genommen`,
  /** "5 Karten genommen". */
  tookMany: (count: number) => `${someCards(count)} genommen`,
  /** "5-6-7 ♥ ausgelegt". */
  laid: (meld: Reading) => `${readingShort(meld)} ausgelegt`,
  laidContract: 'Kontrakt ausgelegt',
  /** "9♣ angelegt". */
  laidOff: (card: Card) => `${cardShort(card)} angelegt`,
  /** "7♠ gegen Joker". */
  swapped: (natural: Card, terms: Terms) => `${cardShort(natural)} gegen ${wordsIn(terms).wild}`,
  /** The wild stayed on the table (R88): "Joker mit 7♠ verschoben". */
  movedWild: (natural: Card, terms: Terms) => `${wordsIn(terms).wild} mit ${cardShort(natural)} verschoben`,
  /** "K♦ abgeworfen". */
  discarded: (card: Card) => `${cardShort(card)} abgeworfen`,
  /** "9♣ außer der Reihe genommen". */
  tookOutOfTurn: (cards: readonly Card[]) => `${named(cards)} außer der Reihe genommen`,
  /** "3 Karten außer der Reihe genommen". */
  tookManyOutOfTurn: (count: number) => `${someCards(count)} außer der Reihe genommen`,
  called: '„Rummy“ gerufen',
  /** The discard: "K♦ zurückgenommen". */
  tookBack: (card: Card) => `${cardShort(card)} zurückgenommen`,
  wentRummy: 'Rummy gemacht',
  wentUpForTwo: 'up mit 2',
  /** Deeds of one turn, in order: "5-6-7 ♥ ausgelegt, 9♣ angelegt". */
  inOrder: (deeds: readonly string[]) => deeds.join(', '),
} as const;

const someCards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);

const named = (cards: readonly Card[]): string => listed(cards.map(cardShort));
