import { type Arrangement, bestArrangement, type Card, rankOf, suitOf } from '#engine';
import type { Notes } from './notes.ts';

/** Up to this size, each wild counting three times, the best melds of a hand are found quickly. */
const SMALL = 16;
const WILD_SIZE = 2;
/** Above this many naturals, even they are not arranged all at once. */
const LARGE = 20;

/** Where only a whole hand goes out (R111), every card left is one too many, whatever its points. */
const CARD = 100;
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

/** Melds of naturals only. In a very large hand it tries runs first and sets first, and keeps whichever leaves less. */
function naturalMelds(best: Search, cards: readonly Card[]): Arrangement {
  if (cards.length <= LARGE) return best(cards);
  const runsFirst = bySome(best, bySome(best, whole(cards), suitOf), rankOf);
  const setsFirst = bySome(best, bySome(best, whole(cards), rankOf), suitOf);
  return runsFirst.left.length <= setsFirst.left.length ? runsFirst : setsFirst;
}

const whole = (cards: readonly Card[]): Arrangement => ({ readings: [], left: cards, points: 0 });

/** Adds melds from the cards left, searching the cards of one suit or one rank at a time. */
function bySome(best: Search, so: Arrangement, part: (card: Card) => number): Arrangement {
  const found = [...new Set(so.left.map(part))].map((one) => best(so.left.filter((card) => part(card) === one)));
  const readings = [...so.readings, ...found.flatMap((more) => more.readings)];
  return { readings, left: found.flatMap(({ left }) => left), points: 0 };
}
