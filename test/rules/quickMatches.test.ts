import { expect, test } from 'vitest';
import { bestTable, PRESETS, type PresetId, printRules, type QuickTable } from '#rules';

const codeOf = (id: PresetId): string => printRules(PRESETS[id]!);
const WISH = { rules: codeOf('crazy-rummy-3'), seats: 4, pace: 'usual' } as const;
const LONGER = { rules: codeOf('crazy-rummy-7') };

interface NamedTable extends QuickTable {
  readonly code: string;
}

const table = (code: string, own: Partial<QuickTable> = {}): NamedTable => ({
  ...{ code, ...WISH, people: 1, isOpen: true, stage: 'playing', deal: 1, ...own },
});
const wished = (...tables: readonly NamedTable[]) => bestTable(WISH, false, tables)?.code;
const near = (...tables: readonly NamedTable[]) => bestTable(WISH, true, tables)?.code;

test('a quick match leads to a table as wished, however many people a near one has; alone only if asked', () => {
  const [exact, other] = [table('WISHED', { people: 0 }), table('NEAR', { ...LONGER, people: 3 })];
  expect([wished(other, exact), near(other, exact)]).toEqual(['WISHED', 'WISHED']);
  expect([wished(other), near(other)]).toEqual([undefined, 'NEAR']);
});

test('of near tables the nearest, then one that waits, then the one with most people', () => {
  const far = table('FAR', { rules: codeOf('crazy-rummy'), seats: 5, people: 4, stage: 'waiting' });
  const [few, many] = [table('FEW', LONGER), table('MANY', { seats: 3, people: 2 })];
  expect(near(far, few)).toBe('FEW');
  expect(near(far, few, many)).toBe('MANY');
  expect(near(few, many, table('WAITS', { ...LONGER, stage: 'waiting', deal: 0 }))).toBe('WAITS');
});

test.each([
  ['no open seat', { isOpen: false }],
  ['no people', { people: 0 }],
  ['been played for three deals', { deal: 4 }],
  ['no clock', { pace: 'none' }],
  ['another game', { rules: codeOf('biddies') }],
])('a quick match leads to no near table that has %s', (_why, own) => {
  expect(near(table('NEAR', { ...LONGER, ...own }))).toBeUndefined();
});
