import { expect, test } from 'vitest';
import type { Completing, Reason } from '#bots';
import { parseCards, viewFor } from '#engine';
import { lessons } from '../../client/text/lessons.ts';
import { preset } from '../support/play/deals.ts';
import { position } from '../support/play/positions.ts';

const view = viewFor(position({ hands: ['4C 9D KS', '2C 2D', '5C 5D'], melds: ['1 run 7H: 7H 8H 9H'] }), 0);
const say = (reason: Reason, at = view): string =>
  lessons.reasonWords(reason, at, (seat) => ({ name: `Seat ${seat}`, isYou: false }));
const card = (text: string): number => parseCards(text)[0] as number;
const found = (live: number, gone = 0, wilds = 0): Completing => ({ live, gone, wilds });

test('points laid down are safe from the player closest to going out, else by a chance', () => {
  const safe = { type: 'safe', points: 24, chance: 0.34 } as const;
  expect(say({ ...safe, seat: 2, cards: 1 })).toBe(
    'This turn makes 24 points safe if Seat 2, down to 1 card, is the next to go out.',
  );
  expect(say({ ...safe, seat: -1, cards: 0 })).toBe(
    'This turn makes 24 points safe if the deal ends before your next turn (a chance of about 35%).',
  );
});

test('going out, in the game’s own words', () => {
  expect(say({ type: 'goesOut', saved: 34 })).toBe('It lets you go out: your 34 points don’t count.');
  expect(say({ type: 'goesOut', saved: 0 })).toBe('It lets you go out.');
  const beanie = viewFor(position({ rules: preset('beanie'), hands: ['4C 9D KS', '2C 2D', '5C 5D'] }), 0);
  expect(say({ type: 'goesOut', saved: 1 }, beanie)).toBe('It lets you beanie: your 1 point doesn’t count.');
});

test('a card kept, with the cards that complete it', () => {
  const keeps = { type: 'keeps', card: card('4C') } as const;
  const fromPile = { ...keeps, card: card('5C'), completing: found(2) };
  expect(say({ ...fromPile, beside: parseCards('4C') })).toBe('The 5♣ goes with the 4♣: 2 cards would make a meld.');
  expect(say({ ...fromPile, beside: parseCards('4C 5D') })).toBe(
    'The 5♣ goes with your cards: 2 cards would make a meld.',
  );
  expect(say({ ...keeps, beside: parseCards('5C 4D'), completing: found(3, 2) })).toBe(
    'Keep the 4♣: 3 cards would make a meld; 2 are already gone.',
  );
  expect(say({ ...keeps, beside: parseCards('5C'), completing: found(1, 1, 4) })).toBe(
    'Keep the 4♣ and 5♣: 1 card or any wild would make a meld; 1 is already gone.',
  );
});

test('a discard, with what it costs and what would complete it', () => {
  const sheds = { type: 'sheds', card: card('KS'), points: 10 } as const;
  expect(say({ ...sheds, completing: found(0) })).toBe('The K♠ costs 10 points and goes with nothing you hold.');
  expect(say({ ...sheds, completing: found(0, 1) })).toBe('The K♠ costs 10 points, and the card it needed is gone.');
  expect(say({ ...sheds, completing: found(0, 2) })).toBe(
    'The K♠ costs 10 points, and the 2 cards it needed are gone.',
  );
  expect(say({ ...sheds, completing: found(1) })).toBe(
    'The K♠ costs 10 points, and only 1 card would make a meld with it.',
  );
  expect(say({ ...sheds, completing: found(6) })).toBe(
    'The K♠ costs 10 points, and 6 cards would make a meld with it.',
  );
  expect(say({ ...sheds, points: 0, completing: found(0) })).toBe('The K♠ goes with nothing you hold.');
  expect(say({ ...sheds, points: 0, completing: found(1) })).toBe('Only 1 card would make a meld with the K♠.');
  expect(say({ ...sheds, points: 0, completing: found(0, 1) })).toBe('The card the K♠ needed is gone.');
});

test('a card denied to the next player', () => {
  const denies = { type: 'denies', card: card('TH'), seat: 1 } as const;
  expect(say({ ...denies, how: 'fits', known: [] })).toBe(
    'Keep the 10♥ from Seat 1, who plays next: it fits a meld on the table.',
  );
  expect(say({ ...denies, how: 'frees', known: [] })).toBe(
    'Keep the 10♥ from Seat 1, who plays next: it would free a wild.',
  );
  expect(say({ ...denies, how: 'collects', known: parseCards('JH QH') })).toBe(
    'Keep the 10♥ from Seat 1, who plays next and holds the J♥ and Q♥.',
  );
});

test('a wild that a swap frees, and its use', () => {
  const swap = { type: 'swap', meld: 0, wild: card('AS'), natural: card('9H') } as const;
  const frees = { type: 'frees', swap } as const;
  expect(say({ ...frees, lets: null })).toBe('The 9♥ frees the wild A♠.');
  expect(say({ type: 'frees', swap: { ...swap, second: card('9S') }, lets: null })).toBe('9♥ and 9♠ free the wild A♠.');
  expect(say({ ...frees, lets: { type: 'layOff', card: card('AS'), meld: 0, place: 'low' } })).toBe(
    'The 9♥ frees the wild A♠, which you then lay off.',
  );
  const reading = { kind: 'set', suit: -1, rank: 13, cards: parseCards('KC KS AS') } as const;
  expect(say({ ...frees, lets: { type: 'meld', reading } })).toBe('The 9♥ frees the wild A♠, which goes into K-K-K.');
});

test('a card of the pile and the stock', () => {
  const reading = { kind: 'run', suit: 2, rank: 7, cards: parseCards('7H 8H 9H') } as const;
  expect(say({ type: 'completes', card: card('9H'), reading, on: -1 })).toBe('The 9♥ completes 7-8-9 ♥.');
  expect(say({ type: 'completes', card: card('TH'), reading: null, on: 0 })).toBe('The 10♥ fits 7-8-9 ♥.');
  expect(say({ type: 'pileUseless', card: card('JD') })).toBe('The J♦ on the pile is of no use to you now.');
  expect(say({ type: 'stock', helping: 11, unseen: 37 })).toBe('11 of the 37 unseen cards would help you at once.');
  expect(say({ type: 'stock', helping: 37, unseen: 37 })).toBe('Any of the 37 unseen cards would help you at once.');
  expect(say({ type: 'returns', card: card('JD') })).toMatch(/^You can discard the J♦ again, /);
});

test('what a turn leaves, holds back or scores', () => {
  expect(say({ type: 'fewest', points: 4, cards: 1 })).toBe('It leaves 4 points in your hand, the fewest possible.');
  expect(say({ type: 'holdsBack', points: 24, chance: 0.04 })).toMatch(/^Your melds \(24 points\) .* about 5% /);
  expect(say({ type: 'scores', points: 40 })).toBe('This turn scores 40 points.');
  expect(say({ type: 'toContract', card: card('4C'), hasPlace: false, missing: 2 })).toBe(
    'The 4♣ has no place in your contract, which still needs 2 cards.',
  );
  expect(say({ type: 'toContract', card: card('4C'), hasPlace: true, missing: 1 })).toBe(
    'The contract still needs 1 card.',
  );
});

test('the points of the first melds', () => {
  expect(say({ type: 'opens', points: 48, needed: 40 })).toBe('Your first melds count 48 points, and 40 are enough.');
  expect(say({ type: 'toOpening', points: 31, needed: 40, lacksRun: false })).toBe(
    'You hold 31 of the 40 points that your first melds need.',
  );
  expect(say({ type: 'toOpening', points: 0, needed: 51, lacksRun: true })).toBe(
    'Your first melds need 51 points, and you hold none yet.',
  );
  expect(say({ type: 'toOpening', points: 60, needed: 51, lacksRun: true })).toBe(
    'One of your first melds must be a run without wilds.',
  );
});
