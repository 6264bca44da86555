import { describe, expect, test } from 'vitest';
import { cleanName } from '#table';

describe('a name at the table', () => {
  test.each([
    ['Ann', 'Ann'],
    ['  Ann   Lee ', 'Ann Lee'],
    ["O'Neil", "O'Neil"],
    ['Zoë', 'Zoë'],
    ['李小龍', '李小龍'],
    ['x'.repeat(20), 'x'.repeat(20)],
    ['🂡🂡🂡', '🂡🂡🂡'],
  ])('%s is shown as %s', (raw, shown) => {
    expect(cleanName(raw)).toBe(shown);
  });

  test.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['more than 20 characters', 'x'.repeat(21)],
    ['10,000 characters', 'x'.repeat(10_000)],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['an entity', '&amp;'],
    ['a line break', 'Ann\nBen'],
    ['a null', 'Ann\0'],
    ['a turn of direction', 'Ann\u202enna'],
    ['an invisible character', 'A\u200bnn'],
    ['half a character', 'Ann\ud800'],
    ['marks piled up', `A${'\u0301'.repeat(9)}`],
    ['a number', 7],
    ['no text at all', undefined],
  ])('%s is no name', (_what, raw) => {
    expect(cleanName(raw)).toBeNull();
  });
});
