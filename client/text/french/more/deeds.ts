import type { Card, Reading } from '#engine';
import type { Terms } from '#text';
import { cardShort, readingShort } from '../cards.ts';
import { listed } from '../plural.ts';
import { wordsIn } from '../words.ts';

/** Explains the dot on a card; shown beside a dot. */
export const DOT = 'Sur une carte : posée depuis votre dernier tour. Sa couleur est celle du joueur.';

/** The log's heading for a deal. */
export const logDeal = (deal: number): string => (deal === 0 ? 'Avant la première manche' : `Manche ${deal}`);

/** A deed of a turn in a few words, in the present, shown at the seat of the player who did it. */
export const DEEDS = {
  /** "pioche une carte", "pioche 2 cartes". */
  drew: (count: number) => `pioche ${someCards(count)}`,
  /** "prend 7♥ et 8♥". */
  took: (cards: readonly Card[]) => `prend ${named(cards)}`,
  /** "prend 5 cartes". */
  tookMany: (count: number) => `prend ${someCards(count)}`,
  /** "pose 5-6-7 ♥". */
  laid: (meld: Reading) => `pose ${readingShort(meld)}`,
  laidContract: 'pose le contrat',
  /** "ajoute 9♣". */
  laidOff: (card: Card) => `ajoute ${cardShort(card)}`,
  /** "7♠ contre le joker". */
  swapped: (natural: Card, terms: Terms) => `${cardShort(natural)} contre le ${wordsIn(terms).joker}`,
  /** The wild stayed on the table (R88): "déplace un joker avec 7♠". */
  movedWild: (natural: Card, terms: Terms) => `déplace un ${wordsIn(terms).joker} avec ${cardShort(natural)}`,
  /** "défausse K♦". */
  discarded: (card: Card) => `défausse ${cardShort(card)}`,
  /** "prend 9♣ hors tour". */
  tookOutOfTurn: (cards: readonly Card[]) => `prend ${named(cards)} hors tour`,
  /** "prend 3 cartes hors tour". */
  tookManyOutOfTurn: (count: number) => `prend ${someCards(count)} hors tour`,
  called: 'annonce Rami',
  /** The discard: "reprend K♦". */
  tookBack: (card: Card) => `reprend ${cardShort(card)}`,
  wentRummy: 'fait rami',
  wentUpForTwo: 'fait up pour 2',
  /** Deeds of one turn, in order: "pose 5-6-7 ♥, ajoute 9♣". */
  inOrder: (deeds: readonly string[]) => deeds.join(', '),
} as const;

const someCards = (count: number): string => (count === 1 ? 'une carte' : `${count} cartes`);

const named = (cards: readonly Card[]): string => listed(cards.map(cardShort));
