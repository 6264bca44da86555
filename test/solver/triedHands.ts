import { type Card, cardOf, cardPoints, printCards, type Random, type Rank, randomFrom, shuffle } from '#engine';
import { crazyRummy } from '#rules';
import { fewestAfterDiscard, fewestPoints, suitMasksOf } from '#solver';
import { tablesFor } from '../../shared/solver/tables.ts';
import { withOptions } from '../support/play/deals.ts';
import { secretOf } from '../support/play/playGame.ts';
import { fewestByTrying } from './bruteForce.ts';

/** A hand with that many wilds. Few ranks or suits give many melds that compete for the same cards. */
export function handToTry(random: Random, size: number, wildCount: number, wildRank: Rank): Card[] {
  const ranks = [13, 6, 4][random.below(3)] as number;
  const suits = 1 + random.below(4);
  const lowest = 1 + random.below(14 - ranks);
  const wilds = shuffle(random, [0, 1, 2, 3])
    .slice(0, wildCount)
    .map((suit) => cardOf(suit, wildRank));
  const naturals = Array.from({ length: ranks * suits }, (_, i) => cardOf(i % suits, lowest + Math.floor(i / suits)));
  const others = shuffle(random, naturals).filter((card) => !wilds.includes(card) && card % 13 !== wildRank - 1);
  return [...wilds, ...others.slice(0, Math.max(0, size - wildCount))].toSorted((a, b) => a - b);
}

/** Ways to score that differ in which naturals are dear, and in whether a wild is dearer than they are. */
const SCORINGS = [
  crazyRummy,
  withOptions(crazyRummy, { scoring: { ace: 15, numbers: 'fiveToNine' } }),
  withOptions(crazyRummy, { scoring: { courts: 'elevenToThirteen', wild: 10 } }),
];

/** One in how many hands is also tried after each discard, which takes longer. */
const DISCARDING = 4;

/**
 * Lays random hands of up to eight cards, with up to four wilds and some room for wilds on the table. Returns those in
 * which the solver's points, before or after a discard, differ from those found by trying every split.
 */
export function wrongHands(count: number, seed: number): string[] {
  const random = randomFrom(secretOf(seed), [], 'hands to try');
  const wrong: string[] = [];
  for (let n = 0; n < count; n++) {
    const rules = SCORINGS[n % SCORINGS.length] ?? crazyRummy;
    const wildRank = 1 + random.below(13);
    const hand = handToTry(random, 1 + random.below(8), random.below(5), wildRank);
    const room = random.below(4);
    const tables = tablesFor(rules, wildRank);
    const masks = suitMasksOf(hand, rules, wildRank);
    const tried = (cards: readonly Card[]): number =>
      fewestByTrying(cards, wildRank, { room, points: (card) => cardPoints(rules, wildRank, card) });
    const report = (found: number, fewest: number, when: string): void => {
      if (found === fewest) return;
      wrong.push(`${printCards(hand)}, wild ${wildRank}, room ${room}, ${when}: ${found} instead of ${fewest}`);
    };
    report(fewestPoints(tables, masks, room), tried(hand), 'all');
    if (n % DISCARDING > 0) continue;
    const fewest = Math.min(...hand.map((card) => tried(hand.filter((other) => other !== card))));
    report(fewestAfterDiscard(tables, masks, room), fewest, 'after a discard');
    report(fewestAfterDiscard(tables, masks, room, 9), Math.min(9, fewest), 'after a discard, or 9');
  }
  return wrong;
}
