import type { Card, Reading } from '#engine';
import type { Terms } from '#text';
import { cardShort, readingShort } from '../cards.ts';
import { listed } from '../plural.ts';
import { wordsIn } from '../words.ts';

/** Explains the dot on a card; shown beside a dot. */
export const DOT = 'On a card: laid since your last turn. Its colour is the player’s.';

/** The log's heading for a deal. */
export const logDeal = (deal: number): string => (deal === 0 ? 'Before the first deal' : `Deal ${deal}`);

/** A deed of a turn in a few words, shown at the seat of the player who did it. */
export const DEEDS = {
  /** "drew a card", "drew 2 cards". */
  drew: (count: number) => `drew ${someCards(count)}`,
  /** "took 7♥ and 8♥". */
  took: (cards: readonly Card[]) => `took ${named(cards)}`,
  /** "took 5 cards". */
  tookMany: (count: number) => `took ${someCards(count)}`,
  /** "laid 5-6-7 ♥". */
  laid: (meld: Reading) => `laid ${readingShort(meld)}`,
  laidContract: 'laid the contract',
  /** "laid off 9♣". */
  laidOff: (card: Card) => `laid off ${cardShort(card)}`,
  /** "7♠ for the wild". */
  swapped: (natural: Card, terms: Terms) => `${cardShort(natural)} for the ${wordsIn(terms).wild}`,
  /** The wild stayed on the table (R88): "moved a wild with 7♠". */
  movedWild: (natural: Card, terms: Terms) => `moved a ${wordsIn(terms).wild} with ${cardShort(natural)}`,
  /** "discarded K♦". */
  discarded: (card: Card) => `discarded ${cardShort(card)}`,
  /** "took 9♣ out of turn". */
  tookOutOfTurn: (cards: readonly Card[]) => `took ${named(cards)} out of turn`,
  /** "took 3 cards out of turn". */
  tookManyOutOfTurn: (count: number) => `took ${someCards(count)} out of turn`,
  called: 'called Rummy',
  /** The discard: "took K♦ back". */
  tookBack: (card: Card) => `took ${cardShort(card)} back`,
  wentRummy: 'went Rummy',
  wentUpForTwo: 'went up for 2',
  /** Deeds of one turn, in order: "laid 5-6-7 ♥, laid off 9♣". */
  inOrder: (deeds: readonly string[]) => deeds.join(', '),
} as const;

const someCards = (count: number): string => (count === 1 ? 'a card' : `${count} cards`);

const named = (cards: readonly Card[]): string => listed(cards.map(cardShort));
