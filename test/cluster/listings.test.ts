import { expect, test } from 'vitest';
import { peopleAt, peopleIn, quickMatchesFirst } from '../../server/cluster/cluster.ts';
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

test('people at public tables count: those of tables that gather, and those who play for themselves', () => {
  const { order } = table('FULL', {});
  const listed = [
    table('GATHERS', { people: 2, openSeats: 2 }),
    table('FULL', { stage: 'playing', deal: 3, people: 4, present: 3, openSeats: 0 }),
    table('OVER', { stage: 'over', deal: 13, people: 4, present: 4, openSeats: 0 }),
    table('SECRET', { order: { ...order, isPrivate: true }, people: 3, present: 3 }),
  ];
  expect(peopleAt(listed)).toEqual({ looking: 2, playing: 3 });
  expect(peopleIn([peopleAt(listed), { looking: 1, playing: 0 }])).toEqual({ looking: 3, playing: 3 });
  expect(peopleIn([])).toEqual({ looking: 0, playing: 0 });
});
