import { expect, test } from 'vitest';
import { parseCards, type SeatAction, viewFor } from '#engine';
import { reviewText } from '../../client/text/review.ts';
import { preset } from '../support/play/deals.ts';
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

test('without a decision nothing is compared', () => {
  expect(reviewText.fortuneWords(65, null, 20.3, 'sharp')).toBe(
    'You had 65 points, and nothing to decide yourself. In your seat, a Sharp bot has 20 points on average.',
  );
  expect(reviewText.skillWords(null, 'sharp')).toBe('you had nothing to decide yourself');
});

test('praise is given only with skill, and for turns that the player had', () => {
  expect(reviewText.nothingCostly(0, false)).toContain('Well played!');
  expect(reviewText.nothingCostly(-4, false)).not.toContain('Well played!');
  expect(reviewText.nothingCostly(8, true)).toBe('');
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

test('so are the plays that only some games have', () => {
  const view = viewFor(position({ hands: ['KD', '2C 3C', '5C 6C'], rules: preset('crummy-rummy'), wildRank: 0 }), 0);
  const [king] = parseCards('KD') as [number];
  const readings = [
    { kind: 'run', suit: 2, rank: 7, cards: parseCards('7H 8H 9H') },
    { kind: 'set', suit: -1, rank: 3, cards: parseCards('3H 3C 3S') },
  ] as const;
  const actions: readonly SeatAction[] = [
    { type: 'contract', readings },
    { type: 'goOut' },
    { type: 'float' },
    { type: 'endTurn' },
    { type: 'goRummy', readings, card: null },
    { type: 'goRummy', readings, card: king },
    { type: 'upForTwo', card: king },
    { type: 'decline' },
  ];
  expect(actions.map((action) => reviewText.actionWords(action, view))).toEqual([
    'Lay the contract: 7-8-9 ♥ and 3-3-3',
    'Go out',
    'Float',
    'End your turn',
    'Go Rummy with 7-8-9 ♥ and 3-3-3',
    'Go Rummy with 7-8-9 ♥ and 3-3-3, and discard the K♦',
    'Discard the K♦ and end the deal with your 2',
    'Leave the pile',
  ]);
});

test('a draw of several cards of the pile is told by the deepest', () => {
  const rules = preset('five-thousand-rummy');
  const view = viewFor(position({ rules, hands: ['KD', '2C', '5C'], phase: 'draw', pile: '4C 7C 9D QH' }), 0);
  const draws = [1, 3].map((count): SeatAction => ({ type: 'draw', from: 'pile', count }));
  expect(draws.map((draw) => reviewText.actionWords(draw, view))).toEqual([
    'Take the Q♥',
    'Take 3 cards, down to the 7♣',
  ]);
});

test('deals that are no longer stored are counted', () => {
  expect([1, 2].map(reviewText.missingDeals)).toEqual([
    '1 deal of this game is no longer stored.',
    '2 deals of this game are no longer stored.',
  ]);
});

test('the cards dealt are compared with the average, without alarm', () => {
  expect(reviewText.withShare(7, 6.76)).toBe('7 (6.8)');
  expect([4.52, 0, -4.52].map(reviewText.aboveShare)).toEqual(['+4.5', '0', '−4.5']);
  expect(reviewText.dealtWords('wilds', 7, 6.76, 0.1)).toBe(
    'Wilds: 7; the average is 6.8. That’s normal: two series in three end this close.',
  );
  expect(reviewText.dealtWords('deadwood', 420, 478, -1.2)).toBe(
    'Deadwood: 420; the average is 478. That’s somewhat less than usual; about one series in three is like that.',
  );
  expect(reviewText.dealtWords('wilds', 14, 6.8, 3)).toContain('more than in 19 of 20 fair series');
});
