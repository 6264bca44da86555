import type { Card } from '../cards/cards.ts';
import { cardsOf } from '../cards/pack.ts';
import type { PlayerView } from './playerView.ts';

/**
 * Returns the cards of the discard pile that the viewer knows, the top card last. Buried cards were once the top card,
 * so all are known but an upcard that was covered before the viewer's memory begins.
 */
export function seenInPile({ pile, pileCount, moves }: PlayerView): readonly Card[] {
  if (pile.length === pileCount) return pile;
  const lying: Card[] = [];
  for (const { did, card } of moves) {
    if (did === 'discard' && card !== null) lying.push(card);
    else if (did !== 'stock') lying.pop();
  }
  return lying.slice(Math.max(0, lying.length - pileCount));
}

/** Returns the cards, ascending, that may be in the stock or another hand by all that the viewer has seen. */
export function unseenCards(view: PlayerView): readonly Card[] {
  const isSeen = new Uint8Array(256);
  const see = (cards: readonly Card[]): void => {
    for (const card of cards) isSeen[card] = 1;
  };
  see(view.hand);
  see(seenInPile(view));
  for (const { cards } of view.melds) see(cards);
  for (const { known } of view.seats) see(known);
  if (view.indicator >= 0) isSeen[view.indicator] = 1;
  return cardsOf(view.rules, view.seats.length).filter((card) => isSeen[card] === 0);
}
