import { expect, test } from 'vitest';
import { quickMatchesFirst } from '../../server/cluster/cluster.ts';
import type { Listing } from '../../server/tables.ts';

const ORDER = { id: 'f'.repeat(32), isPrivate: false, seats: 4, rules: 'crazy-rummy', pace: 'usual' } as const;

const table = (code: string, rest: Partial<Listing>): Listing => ({
  ...{ order: { ...ORDER, code }, stage: 'waiting', deal: 0, guests: [], people: 1, present: 1, openSeats: 3 },
  ...rest,
});

test('tables that wait come before games, and games that a newcomer may still join before all others', () => {
  const listed = [
    table('LATE', { stage: 'playing', deal: 9, people: 3, openSeats: 1 }),
    table('DESERTED', { stage: 'playing', deal: 1, people: 2, present: 0, openSeats: 2 }),
    table('EARLY', { stage: 'playing', deal: 2, people: 2, openSeats: 2 }),
    table('CLOSED', { stage: 'playing', deal: 1, people: 1, openSeats: 0 }),
    table('ONE', { people: 1 }),
    table('TWO', { people: 2, openSeats: 2 }),
  ];
  const codes = quickMatchesFirst(listed).map(({ order }) => order.code);
  expect(codes).toEqual(['TWO', 'ONE', 'EARLY', 'LATE', 'DESERTED', 'CLOSED']);
});
