import { type Card, cardsOf, faceOf, isWild, JOKER, type PlayerView } from '#engine';

/** Faces are counted by their number in the first pack, Jokers after them. */
const FACES = 53;
const JOKER_FACE = 52;

/** The place of a card among counted faces: packs do not count, Jokers are all alike. */
export const faceIndex = (card: Card): number => (card >= JOKER ? JOKER_FACE : faceOf(card));

/**
 * The cards that lie in the discard pile, as far as the viewer has seen them: buried ones were the top once. A card turned
 * for the pile and covered before the viewer could remember it is left out.
 */
function seenInPile({ pile, pileCount, moves }: PlayerView): readonly Card[] {
  if (pile.length === pileCount) return pile;
  const lying: Card[] = [];
  for (const { did, card } of moves) {
    if (did === 'discard' && card !== null) lying.push(card);
    else if (did !== 'stock') lying.pop();
  }
  return lying.slice(Math.max(0, lying.length - pileCount));
}

/** Cards a viewer knows to lie where they cannot be drawn from: its hand, the table, the pile, others' known cards. */
function seenBy(view: PlayerView): Set<Card> {
  const seen = new Set([...view.hand, ...seenInPile(view), view.indicator]);
  for (const { cards } of view.melds) for (const card of cards) seen.add(card);
  for (const { known } of view.seats) for (const card of known) seen.add(card);
  return seen;
}

/** What may be in the stock or in another's hand, from all this seat remembers of the deal; ascending. */
export function unseenCards(view: PlayerView): readonly Card[] {
  const seen = seenBy(view);
  return cardsOf(view.rules, view.seats.length).filter((card) => !seen.has(card));
}

/** The same as the solver counts it: naturals by card, wilds by number. */
export interface Unseen {
  readonly naturals: readonly Card[];
  readonly wilds: number;
}

export function unseenBy(view: PlayerView): Unseen {
  const rest = unseenCards(view);
  const naturals = rest.filter((card) => !isWild(view.rules, view.wildRank, card));
  return { naturals, wilds: rest.length - naturals.length };
}

/** How many of each face (`faceIndex`) are among some cards. */
export function countFaces(cards: readonly Card[]): Uint8Array {
  const counts = new Uint8Array(FACES);
  for (const card of cards) (counts[faceIndex(card)] as number)++;
  return counts;
}
