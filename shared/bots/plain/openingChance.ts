import { type Card, openingWith } from '#engine';
import { faceIndex } from '../unseen.ts';
import type { Notes, OpeningChance } from './notes.ts';
import { findOpening } from './opening.ts';

/** The chances of a hand whose seat has not opened (R154). */
export function openingChance(notes: Notes, hand: readonly Card[]): OpeningChance {
  const key = hand.join();
  const known = notes.chances.get(key);
  if (known) return known;
  const chance = chanceOf(notes, hand);
  notes.chances.set(key, chance);
  return chance;
}

function chanceOf(notes: Notes, hand: readonly Card[]): OpeningChance {
  const begun = openingWith(notes.rules, notes.wildRank, []);
  const ready = findOpening(notes, hand, { begun, kept: 1, owed: -1 });
  if (ready) {
    const laid = new Set(ready.flatMap(({ cards }) => cards));
    return (discard) => (laid.has(discard) ? 0 : 1);
  }
  // Of one draw for all discards: an opening that leaves two cards leaves one whichever of the two is discarded.
  let opening = 0;
  const usedIn = new Map<Card, number>();
  for (const { card, count } of unlike(notes)) {
    const found = findOpening(notes, [...hand, card], { begun, kept: 2, owed: card });
    if (!found) continue;
    opening += count;
    for (const used of found.flatMap(({ cards }) => cards)) usedIn.set(used, (usedIn.get(used) ?? 0) + count);
  }
  const total = Math.max(1, notes.unseen.length);
  return (discard) => (opening - (usedIn.get(discard) ?? 0)) / total;
}

/** One unseen card of each face, and how many there are. */
function unlike({ unseen, faces }: Notes): readonly { readonly card: Card; readonly count: number }[] {
  const cards = new Map<number, Card>();
  for (const card of unseen) cards.set(faceIndex(card), card);
  return [...cards].map(([face, card]) => ({ card, count: faces[face] as number }));
}
