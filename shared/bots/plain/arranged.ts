import { type Arrangement, bestArrangement, type Card, rankOf, suitOf } from '#engine';
import type { Notes } from './notes.ts';

/** Up to this size, each wild counting three times, the best melds of a hand are quickly found. */
const SMALL = 16;
const WILD_SIZE = 2;
/** Beyond so many naturals even they are not sorted at once. */
const LARGE = 20;

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
  const best: Search = (some) => bestArrangement(rules, wildRank, some, weight);
  const spare = cards.filter((card) => wilds[card] === 1);
  if (cards.length + WILD_SIZE * spare.length <= SMALL) return best(cards);
  const naturals = cards.filter((card) => wilds[card] === 0);
  return spare.reduce(
    (so, wild) => {
      const more = best([...so.left, wild]);
      return { ...more, readings: [...so.readings, ...more.readings] };
    },
    naturalMelds(best, naturals),
  );
}

type Search = (cards: readonly Card[]) => Arrangement;

/** Melds of naturals alone; in a very large hand runs first, or sets first, whichever leaves less. */
function naturalMelds(best: Search, cards: readonly Card[]): Arrangement {
  if (cards.length <= LARGE) return best(cards);
  const runsFirst = bySome(best, bySome(best, whole(cards), suitOf), rankOf);
  const setsFirst = bySome(best, bySome(best, whole(cards), rankOf), suitOf);
  return runsFirst.left.length <= setsFirst.left.length ? runsFirst : setsFirst;
}

const whole = (cards: readonly Card[]): Arrangement => ({ readings: [], left: cards, points: 0 });

/** More melds from what is left, sought among the cards of one suit, or of one rank, at a time. */
function bySome(best: Search, so: Arrangement, part: (card: Card) => number): Arrangement {
  const found = [...new Set(so.left.map(part))].map((one) => best(so.left.filter((card) => part(card) === one)));
  const readings = [...so.readings, ...found.flatMap((more) => more.readings)];
  return { readings, left: found.flatMap(({ left }) => left), points: 0 };
}
