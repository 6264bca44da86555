import { type Card, cardsOf, faceOf, isWild, JOKER, type PlayerView } from '#engine';

/** Faces are numbered as in the first pack, Jokers after them. */
const FACES = 53;
const JOKER_FACE = 52;

/** The index of a card in face counts. Packs are ignored and all Jokers are equal. */
export const faceIndex = (card: Card): number => (card >= JOKER ? JOKER_FACE : faceOf(card));

/**
 * The cards of the discard pile, as far as the viewer has seen them: buried cards were once the top card. Leaves out an
 * upcard that was covered before the viewer could remember it.
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

/** Cards the viewer knows cannot be drawn: its hand, the table, the pile and the other players' known cards. */
function seenBy(view: PlayerView): Set<Card> {
  const seen = new Set([...view.hand, ...seenInPile(view), view.indicator]);
  for (const { cards } of view.melds) for (const card of cards) seen.add(card);
  for (const { known } of view.seats) for (const card of known) seen.add(card);
  return seen;
}

/** The cards that may be in the stock or another hand, by all that the viewer has seen of the deal. Ascending. */
export function unseenCards(view: PlayerView): readonly Card[] {
  const seen = seenBy(view);
  return cardsOf(view.rules, view.seats.length).filter((card) => !seen.has(card));
}

/** The unseen cards in the solver's form: naturals by card, wilds by number. */
export interface Unseen {
  readonly naturals: readonly Card[];
  readonly wilds: number;
}

export function unseenBy(view: PlayerView): Unseen {
  const rest = unseenCards(view);
  const naturals = rest.filter((card) => !isWild(view.rules, view.wildRank, card));
  return { naturals, wilds: rest.length - naturals.length };
}

/** Counts cards by face (`faceIndex`). */
export function countFaces(cards: readonly Card[]): Uint8Array {
  const counts = new Uint8Array(FACES);
  for (const card of cards) (counts[faceIndex(card)] as number)++;
  return counts;
}
