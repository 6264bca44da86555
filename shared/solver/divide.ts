import { type Arrangement, bestArrangement, type Card, isWild, type Rank, type RuleSet, rankOf, suitOf } from '#engine';

/** Up to this size, each wild counting three times, the best melds of a hand are found quickly. */
const MAX_QUICK_SIZE = 16;
const WILD_EXTRA_SIZE = 2;
/** Above this many naturals, even they are not arranged all at once. */
const MAX_QUICK_NATURALS = 20;

/** Where only a whole hand goes out (R111), every card left is one too many, whatever its points. */
const CARD_WEIGHT = 100;

/** How much a card in a meld matters beside its points, so that a card of no points belongs in one too. */
export const weightBeside = ({ goingOut }: RuleSet): number => (goingOut.rummyOnly ? CARD_WEIGHT : 1);

type Search = (cards: readonly Card[]) => Arrangement;

/**
 * Divides cards into new melds and cards left, in any game of the family, so that those left weigh least. In large
 * hands wilds are placed one by one after the naturals, which may miss a slightly better division.
 * @param weight how much it matters that a card is in a meld; above 0
 */
export function divide(
  rules: RuleSet,
  wildRank: Rank,
  cards: readonly Card[],
  weight: (card: Card) => number,
): Arrangement {
  const best: Search = (some) => bestArrangement(rules, wildRank, some, weight);
  const wilds = cards.filter((card) => isWild(rules, wildRank, card));
  if (cards.length + WILD_EXTRA_SIZE * wilds.length <= MAX_QUICK_SIZE) return best(cards);
  const naturals = cards.filter((card) => !wilds.includes(card));
  return wilds.reduce(
    (so, wild) => {
      const more = best([...so.left, wild]);
      return { ...more, readings: [...so.readings, ...more.readings] };
    },
    naturalMelds(best, naturals),
  );
}

/** Melds of naturals only. In a very large hand it tries runs first and sets first, and keeps whichever leaves less. */
function naturalMelds(best: Search, cards: readonly Card[]): Arrangement {
  if (cards.length <= MAX_QUICK_NATURALS) return best(cards);
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
