import { expect, test } from 'vitest';
import { crazyRummy } from '#rules';
import { isolated } from '../../client/text/company.ts';
import { text } from '../../client/text/index.ts';
import { sheetText } from '../../client/text/scoreSheet.ts';

test.each(['דוד', 'علی', 'Ann דוד', '𐤀𐤁'])('%s is isolated in a sentence', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  expect(text.ownName(isolated(name))).toBe(`\u2068${name}\u2069 (you)`);
});

test.each(['Ann', 'Zoë', '李', 'ကျော်', '😀', ''])('%s is written as it is', (name) => {
  expect(isolated(name)).toBe(name);
});

test('the score of a player with a name from right to left stands behind the name', () => {
  const rows = [{ name: 'דוד', bot: null, place: 1, total: 45 }];
  const result = { rules: crazyRummy, deals: 3, ofDeals: 3, isOver: true, rows };
  expect(sheetText.resultLines(result, 'rummy.example')).toContain('1. \u2068דוד\u2069: 45');
});
