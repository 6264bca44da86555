import { type Arrangement, type Card, isTooLike, newMelds, type Reading } from '#engine';
import type { PlayLine } from './line.ts';
import type { Notes } from './notes.ts';

/**
 * The melds that a seat's new ones must be unlike: in contract games those it has laid, after the contract (R165). Null
 * where it may lay no new melds, since its contract comes first or was all it may lay (R62, R66).
 */
export function laidBeside(
  { rules, seat }: Notes,
  line: Pick<PlayLine, 'melds' | 'melded'>,
): readonly Reading[] | null {
  const { contract, newAfterContract } = rules.play;
  if (contract === 'off') return [];
  return newAfterContract && line.melded ? line.melds.filter(({ by }) => by === seat) : null;
}

/** How many melds are tried as the first of several. */
const MAX_FIRST_MELDS = 12;
/** Further wilds are not tried in new melds: there would be thousands. */
const MAX_WILDS_TRIED = 3;

/**
 * The melds, unlike each other and these, that take the most weight out of a hand, and the cards left. Few cards are
 * left after a contract, so melds are chosen one by one, the heaviest first.
 */
export function arrangedBeside(
  { rules, wildRank, wilds }: Notes,
  laid: readonly Reading[],
  cards: readonly Card[],
  weight: (card: Card) => number,
): Arrangement {
  const spare = cards.filter((card) => wilds[card] === 1).slice(MAX_WILDS_TRIED);
  const tried = cards.filter((card) => !spare.includes(card));
  const weigh = (some: readonly Card[]): number => some.reduce((sum, card) => sum + weight(card), 0);
  const melds = newMelds(rules, wildRank, tried, { min: 0, max: tried.length })
    .filter((reading) => !isTooLike(rules, reading, laid))
    .sort((a, b) => weigh(b.cards) - weigh(a.cards));
  let best: readonly Reading[] = [];
  for (const first of melds.slice(0, MAX_FIRST_MELDS)) {
    const chosen = [first];
    for (const meld of melds) {
      const isFree = chosen.every(({ cards: taken }) => taken.every((card) => !meld.cards.includes(card)));
      if (isFree && !isTooLike(rules, meld, chosen)) chosen.push(meld);
    }
    if (weigh(cardsOf(chosen)) > weigh(cardsOf(best))) best = chosen;
  }
  const left = cards.filter((card) => !cardsOf(best).includes(card));
  return { readings: best, left, points: weigh(left) };
}

const cardsOf = (readings: readonly Reading[]): readonly Card[] => readings.flatMap(({ cards }) => cards);
