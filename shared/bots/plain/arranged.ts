import type { Arrangement, Card } from '#engine';
import { divide, weightBeside } from '#solver';
import type { Notes } from './notes.ts';

/** More than the weight of any hand. */
const FIRST = 2000;

/**
 * The new melds a seat could lay with these cards, and the cards left: the most points in melds or, where only going
 * Rummy ends the deal, the most cards. In large hands wilds are placed one by one after the naturals, which may miss a
 * slightly better arrangement.
 * @param first a card to put in one of the melds if possible
 */
export function arrangedIn(notes: Notes, cards: readonly Card[], first: Card = -1): Arrangement {
  if (notes.rules.play.contract !== 'off') return { readings: [], left: cards, points: 0 };
  const key = `${first} ${cards.join()}`;
  const known = notes.found.get(key);
  if (known) return known;
  const arranged = arrange(notes, cards, first);
  notes.found.set(key, arranged);
  return arranged;
}

function arrange({ rules, wildRank, points }: Notes, cards: readonly Card[], first: Card): Arrangement {
  const base = weightBeside(rules);
  return divide(rules, wildRank, cards, (card) => points(card) + base + (card === first ? FIRST : 0));
}
