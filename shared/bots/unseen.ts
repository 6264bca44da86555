import { type Card, cardsOf, faceOf, isWild, JOKER, type PlayerView, unseenCards } from '#engine';

/** Faces are numbered as in the first pack, Jokers after them. */
const FACE_COUNT = 53;
const JOKER_FACE = 52;

/** The index of a card in face counts. Packs are ignored and all Jokers are equal. */
export const faceIndex = (card: Card): number => (card >= JOKER ? JOKER_FACE : faceOf(card));

/** The cards out of sight: what may still come for somebody who remembers nothing. Ascending. */
export function outOfSight({ rules, seats, hand, melds, pile }: PlayerView): readonly Card[] {
  const inSight = new Set([...hand, ...melds.flatMap(({ cards }) => cards), ...pile.slice(-1)]);
  return cardsOf(rules, seats.length).filter((card) => !inSight.has(card));
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
  const counts = new Uint8Array(FACE_COUNT);
  for (const card of cards) (counts[faceIndex(card)] as number)++;
  return counts;
}
