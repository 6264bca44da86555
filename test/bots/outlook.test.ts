import { expect, it } from 'vitest';
import { cardOf, randomFrom } from '#engine';
import { crazyRummy } from '#rules';
import { suitMasksOf } from '#solver';
import { drawsFor } from '../../shared/bots/solved/outlook.ts';
import { tablesFor } from '../../shared/solver/tables.ts';
import { handToTry } from '../solver/triedHands.ts';
import { secretOf } from '../support/play/playGame.ts';

it('no draw leaves fewer points than the quick estimate says', () => {
  const random = randomFrom(secretOf(3), [], 'hands that wait');
  let less = 0;
  for (let n = 0; n < 500; n++) {
    const wildRank = 1 + random.below(13);
    const hand = handToTry(random, 1 + random.below(8), random.below(4), wildRank);
    const left = suitMasksOf(hand, crazyRummy, wildRank);
    const fits = [0, 1, 2, 3].map(() => 1 << (1 + random.below(13))) as [number, number, number, number];
    const position = { rules: crazyRummy, tables: tablesFor(crazyRummy, wildRank) };
    const { points, atBest } = drawsFor(position, { left, fits, room: random.below(3) });
    expect(atBest(-1, 0)).toBeLessThanOrEqual(points(-1, 0));
    for (let card = 0; card < 52; card++) {
      const [suit, rank] = [Math.floor(card / 13), (card % 13) + 1];
      if (rank === wildRank || hand.includes(cardOf(suit, rank))) continue;
      expect(atBest(suit, rank)).toBeLessThanOrEqual(points(suit, rank));
      if (atBest(suit, rank) < points(suit, rank)) less++;
    }
  }
  expect(less).toBeGreaterThan(500);
});
