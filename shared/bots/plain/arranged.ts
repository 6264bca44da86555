import { type Arrangement, bestArrangement, type Card } from '#engine';
import type { Notes } from './notes.ts';

/** Up to this size, each wild counting three times, the best melds of a hand are quickly found. */
const SMALL = 16;
const WILD_SIZE = 2;

/** Where only a whole hand counts (R111) each card left is one too many, whatever it scores. */
const CARD = 100;
/** More than any hand counts. */
const FIRST = 2000;

/**
 * The new melds a seat could make of these cards, and what is left: the most points in them or, where only going Rummy
 * counts, the most cards. In large hands the wilds are put to use one by one, after the naturals: that may miss a little.
 * @param first a card that is in one of the melds if it can be
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

function arrange({ rules, wildRank, wilds, points }: Notes, cards: readonly Card[], first: Card): Arrangement {
  const base = rules.goingOut.rummyOnly ? CARD : 1;
  const weight = (card: Card): number => points(card) + base + (card === first ? FIRST : 0);
  const best = (some: readonly Card[]): Arrangement => bestArrangement(rules, wildRank, some, weight);
  const spare = cards.filter((card) => wilds[card] === 1);
  if (spare.length === 0 || cards.length + WILD_SIZE * spare.length <= SMALL) return best(cards);
  const naturals = best(cards.filter((card) => wilds[card] === 0));
  return spare.reduce((so, wild) => {
    const more = best([...so.left, wild]);
    return { ...more, readings: [...so.readings, ...more.readings] };
  }, naturals);
}
