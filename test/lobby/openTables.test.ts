import { expect, test } from 'vitest';
import { openTables } from '../../server/lobby/quickMatches.ts';
import type { Listing } from '../../server/tables.ts';

const ORDER = {
  ...{ id: 'f'.repeat(32), code: 'KXQTBB', isPrivate: false, seats: 4 },
  ...{ rules: 'crazy-rummy', pace: 'usual' },
} as const;

/** The listing of a table at which Ann waits for others. */
const table = ({ order = {}, ...rest }: { order?: Partial<Listing['order']> } & Partial<Omit<Listing, 'order'>> = {}) =>
  ({
    ...{ order: { ...ORDER, ...order }, stage: 'waiting', deal: 0, guests: ['0'.repeat(32)], people: 1, present: 1 },
    ...{ openSeats: 3, ...rest },
  }) as Listing;
const codes = (...listed: Listing[]) => openTables(listed).map(({ code }) => code);

test('a waiting table shows only its rules, pace, seats and number of people', () => {
  expect(openTables([table()])).toEqual([
    {
      ...{ code: 'KXQTBB', rules: 'crazy-rummy', pace: 'usual', seats: 4, people: 1, free: 3 },
      ...{ isOpen: true, stage: 'waiting', deal: 0 },
    },
  ]);
});

test('during a game, bots’ seats are free after the deal', () => {
  const [shown] = openTables([table({ stage: 'playing', deal: 5, people: 2, present: 1, openSeats: 0 })]);
  expect(shown).toMatchObject({ free: 2, isOpen: false, stage: 'playing', deal: 5 });
  expect(openTables([table({ stage: 'playing', deal: 5, openSeats: 3 })])).toMatchObject([{ free: 3, isOpen: true }]);
});

test('private, full, finished and deserted tables are not listed', () => {
  expect(codes(table({ order: { isPrivate: true } }))).toEqual([]);
  expect(codes(table({ people: 4, present: 4, openSeats: 0 }))).toEqual([]);
  expect(codes(table({ stage: 'playing', present: 0 }))).toEqual([]);
  expect(codes(table({ stage: 'over' }))).toEqual([]);
  expect(codes(table({ people: 0, present: 0, openSeats: 4 }))).toEqual([]);
});

test('a guest on the way to a waiting table counts as one of its people', () => {
  expect(codes(table({ guests: [], people: 1, present: 0 }))).toEqual(['KXQTBB']);
});

test('tables open now come first, then those with most people; at most fifty are listed', () => {
  const named = (code: string, rest: Parameters<typeof table>[0]) => table({ ...rest, order: { code } });
  const later = named('LATER', { stage: 'playing', people: 3, openSeats: 0 });
  const two = named('TWO', { people: 2, openSeats: 2 });
  const one = named('ONE', {});
  expect(codes(later, one, two)).toEqual(['TWO', 'ONE', 'LATER']);
  expect(codes(...Array.from({ length: 60 }, (_, i) => named(`T${i}`, {})))).toHaveLength(50);
});
