import { beforeEach, describe, expect, test } from 'vitest';
import { addressOf } from '../../server/addresses.ts';
import { TablePlaces } from '../../server/lobby/tablePlaces.ts';

let tables: Map<string, null>;
let places: TablePlaces;
let guests: number;
beforeEach(() => {
  tables = new Map();
  places = new TablePlaces(tables);
  guests = 0;
});

/** Opens a table from an address, as a new guest each time; returns why not, or null. */
function open(written: string, guest = `guest ${guests++}`, isNew = true): string | null {
  const place = places.take({ guest, address: addressOf(written) }, isNew);
  if (!place.ok) return place.reason;
  const code = `${tables.size}`;
  tables.set(code, null);
  places.settle(place.value, code);
  return null;
}

/** Opens as many tables as these addresses get, at most so many each; returns their number. */
function openAll(addresses: readonly string[], most = 2_000): number {
  const before = tables.size;
  for (const address of addresses) for (let count = 0; count < most && open(address) === null; count++);
  return tables.size - before;
}

const lines = (count: number) => Array.from({ length: count }, (_, index) => `10.0.0.${index}`);

describe('an attacker', () => {
  test('with a whole IPv6 line gets as many tables as one address', () => {
    const line = Array.from({ length: 8 }, (_, index) => `2001:db8:1:${index}::1`);
    expect(openAll(line)).toBe(250);
    expect(open('2001:db8:1:8::1')).toBe('tooManyTables');
    expect(open('2001:db8:2::1')).toBe(null);
  });

  test('with many lines of a /48 gets twice as many', () => {
    expect(openAll(Array.from({ length: 32 }, (_, index) => `2001:db8:1:${(index * 256).toString(16)}::1`))).toBe(500);
  });

  test('with many addresses leaves a tenth of all places to others', () => {
    expect(openAll(lines(8))).toBe(1_800);
    expect(open('10.0.0.0')).toBe('serverFull');
    for (const honest of ['192.0.2.1', '2001:db8::1']) expect(open(honest)).toBe(null);
  });

  test('who has thousands of addresses fills the server, and nothing more', () => {
    const all = Array.from({ length: 3_000 }, (_, index) => `10.1.${index >> 8}.${index & 255}`);
    expect(openAll(all)).toBe(2_000);
    expect(open('192.0.2.1')).toBe('serverFull');
  });

  test('gets no more by asking for all at once', () => {
    const asked = Array.from({ length: 300 }, (_, index) =>
      places.take({ guest: `${index}`, address: '10.0.0.1' }, true),
    );
    expect(asked.filter(({ ok }) => ok)).toHaveLength(250);
  });

  test('gets no more by having stored ones opened again', () => {
    for (let count = 0; count < 250; count++) open('10.0.0.1', 'Eve', false);
    expect(open('10.0.0.1', 'Eve', false)).toBe('tooManyTables');
  });
});

describe('a guest', () => {
  test('has at most ten tables, from whatever address', () => {
    for (let count = 0; count < 10; count++) expect(open(`10.0.0.${count}`, 'Ann')).toBe(null);
    expect(open('10.0.1.1', 'Ann')).toBe('tooManyTables');
    expect(open('10.0.1.1', 'Ben')).toBe(null);
  });

  test('comes back to any number of stored ones', () => {
    for (let count = 0; count < 12; count++) expect(open('10.0.0.1', 'Ann', false)).toBe(null);
  });
});

test('a table that has closed, or could not be opened, leaves its place to the next', () => {
  expect(openAll(['10.0.0.1'])).toBe(250);
  tables.delete('17');
  const place = places.take({ guest: 'Ann', address: '10.0.0.1' }, true);
  if (!place.ok) throw new Error(place.reason);
  expect(open('10.0.0.1')).toBe('tooManyTables');
  places.settle(place.value, null);
  expect(open('10.0.0.1')).toBe(null);
});
