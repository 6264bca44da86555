import { type Card, cardsOf, isWild, type PlayerView } from '#engine';

/** Cards a viewer has seen lie somewhere they cannot be drawn from: its hand, the table, the pile, others' known cards. */
function seenCards(view: PlayerView): Set<Card> {
  const seen = new Set(view.hand);
  for (const meld of view.melds) for (const card of meld.cards) seen.add(card);
  for (const { known } of view.seats) for (const card of known) seen.add(card);
  for (const { card, did } of view.moves) if (did === 'discard' && card !== null) seen.add(card);
  return seen;
}

/** What may be in the stock or in another's hand, from all this seat remembers of the deal. */
export interface Unseen {
  readonly naturals: readonly Card[];
  readonly wilds: number;
}

export function unseenBy(view: PlayerView): Unseen {
  const seen = seenCards(view);
  const rest = cardsOf(view.rules, view.seats.length).filter((card) => !seen.has(card));
  const naturals = rest.filter((card) => !isWild(view.rules, view.wildRank, card));
  return { naturals, wilds: rest.length - naturals.length };
}
