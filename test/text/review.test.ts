import { expect, test } from 'vitest';
import { parseCards, type SeatAction, viewFor } from '#engine';
import { reviewText } from '../../client/text/review.ts';
import { position } from '../support/play/positions.ts';

test('luck and skill are told with a sign, and in words', () => {
  expect([8.4, -3.2, 0.4, -0.4].map(reviewText.shareOf)).toEqual(['+8', '−3', '0', '0']);
  expect([8, -3, 0].map(reviewText.luckWords)).toEqual([
    'the cards were better than usual',
    'the cards were worse than usual',
    'the cards were as good as usual',
  ]);
  expect(reviewText.skillWords(-11, 'sharp')).toBe('worse than a Sharp bot with your cards');
  expect(reviewText.skillWords(2, 'expert')).toBe('better than an Expert bot with your cards');
});

test('the three results of a deal are a sentence', () => {
  expect(reviewText.fortuneWords(23, 12.4, 1.2, 'sharp')).toBe(
    'You had 23 points. In your seat, a Sharp bot has 12 points with the same cards, and 1 point on average with other cards.',
  );
});

test('praise is given only with skill', () => {
  expect(reviewText.nothingCostly(0)).toContain('Well played!');
  expect(reviewText.nothingCostly(-4)).not.toContain('Well played!');
});

test('a moment is headed by its deal, turn and cost', () => {
  expect(reviewText.momentHeading(7, 4, 3.14)).toBe('Deal 7, turn 4: −3.1 points');
  expect(reviewText.momentHeading(7, 4, 106.8)).toBe('Deal 7, turn 4: −107 points');
});

test('the actions of a turn are told in a few words', () => {
  const hands = ['7H 8H 9H KD', '2C 3C', '5C 6C'];
  const view = viewFor(position({ hands, melds: ['1 run 4S: 4S 5S 6S'], pile: 'QC' }), 0);
  const [seven, king] = parseCards('7H KD') as [number, number];
  const reading = { kind: 'run', suit: 2, rank: 7, cards: parseCards('7H 8H 9H') } as const;
  const actions: readonly SeatAction[] = [
    { type: 'draw', from: 'stock' },
    { type: 'draw', from: 'pile', count: 1 },
    { type: 'meld', reading },
    { type: 'layOff', card: seven, meld: 0, place: 'high' },
    { type: 'discard', card: king },
  ];
  expect(actions.map((action) => reviewText.actionWords(action, view))).toEqual([
    'Draw from the stock',
    'Take the Q♣',
    'Lay 7-8-9 ♥',
    'Lay off the 7♥ on 4-5-6 ♠',
    'Discard the K♦',
  ]);
});
