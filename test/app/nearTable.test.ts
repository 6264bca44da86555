import { expect, test } from 'vitest';
import type { PublicTable } from '#protocol';
import { PRESETS, type PresetId, printRules } from '#rules';
import { nearTable } from '../../client/home/nearTable.ts';

const codeOf = (id: PresetId): string => printRules(PRESETS[id]!);
const WISH = { rules: codeOf('crazy-rummy-3'), seats: 4, pace: 'usual' } as const;
const table = (code: string, own: Partial<PublicTable> = {}): PublicTable => ({
  ...{ code, ...WISH, people: 1, free: 3, isOpen: true, stage: 'playing', deal: 1, ...own },
});
const found = (...tables: readonly PublicTable[]): string | null => nearTable(WISH, tables)?.code ?? null;

test('the nearest table is named before one goes there, and of two the one with more people', () => {
  const longer = table('LONGER', { rules: codeOf('crazy-rummy-7') });
  const another = table('OTHER', { rules: codeOf('crazy-rummy'), seats: 5, people: 4 });
  expect(found(another, longer)).toBe('LONGER');
  expect(found(longer, table('MORE', { seats: 3, people: 2 }))).toBe('MORE');
});

test('nothing is named where there is a table as wished, or none that a quick match would join', () => {
  const near = { rules: codeOf('crazy-rummy-7') };
  expect(found(table('NEAR', near), table('WISHED'))).toBeNull();
  expect(found(table('FULL', { ...near, isOpen: false }))).toBeNull();
  expect(found(table('EMPTY', { ...near, people: 0 }))).toBeNull();
  expect(found(table('LATE', { ...near, deal: 4 }))).toBeNull();
  expect(found(table('SLOW', { pace: 'none' }))).toBeNull();
  expect(found(table('BIDDIES', { rules: codeOf('biddies') }))).toBeNull();
});
