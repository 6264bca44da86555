import { expect, test } from 'vitest';
import { parseCards, type SeatAction, viewFor } from '#engine';
import { leaving, shownCards } from '../../client/results/MomentCard.tsx';
import { preset } from '../support/play/deals.ts';
import { position } from '../support/play/positions.ts';

const rules = preset('five-thousand-rummy');
const view = viewFor(position({ rules, hands: ['KD', '2C', '5C'], phase: 'draw', pile: '4C 7C 9D QH' }), 0);
const run = { kind: 'run', suit: 2, rank: 7, cards: parseCards('7H 8H 9H') } as const;
const set = { kind: 'set', suit: -1, rank: 3, cards: parseCards('3H 3C 3S') } as const;
const [king, two] = parseCards('KD 2S') as [number, number];

const CONTRACT: SeatAction = { type: 'contract', readings: [run, set] };
const RUMMY: SeatAction = { type: 'goRummy', readings: [run], card: king };
const UP_FOR_TWO: SeatAction = { type: 'upForTwo', card: king };

test('cards leave the hand by melds, by the contract, and by going out with or without a discard', () => {
  expect(leaving([CONTRACT])).toEqual(new Set([...run.cards, ...set.cards]));
  expect(leaving([RUMMY])).toEqual(new Set([...run.cards, king]));
  expect(leaving([{ ...RUMMY, card: null }])).toEqual(new Set(run.cards));
  expect(leaving([{ type: 'meld', reading: set }, UP_FOR_TWO])).toEqual(new Set([...set.cards, king]));
  expect(leaving([{ type: 'draw', from: 'stock' }, { type: 'goOut' }])).toEqual(new Set());
  const swap: SeatAction = { type: 'swap', meld: 0, wild: two, natural: king };
  expect(leaving([swap, { type: 'discard', card: two }])).toEqual(new Set([king, two]));
});

test('an action is shown with its melds and cards, a draw from the pile with the deepest card taken', () => {
  expect(shownCards(CONTRACT, view)).toEqual({ readings: [run, set], cards: [] });
  expect(shownCards(RUMMY, view)).toEqual({ readings: [run], cards: [king] });
  expect(shownCards(UP_FOR_TWO, view)).toEqual({ readings: [], cards: [king] });
  const drawn = [1, 3].map((count) => shownCards({ type: 'draw', from: 'pile', count }, view).cards);
  expect(drawn).toEqual(['QH', '7C'].map(parseCards));
  expect(shownCards({ type: 'draw', from: 'stock' }, view)).toEqual({ readings: [], cards: [] });
});
