import { expect, test } from 'vitest';
import { parseCards, type RuleSet } from '#engine';
import { crazyRummy, OPTIONS, type OptionKey, PRESETS, withValue } from '#rules';
import { exampleOf, findOptions, OFTEN_CHANGED } from '../../client/rules/editorOptions.ts';

const words = (rules: RuleSet, key: OptionKey): readonly string[] => exampleOf(rules, key).map((line) => line.words);

test('house rules begin with the options that people change most, and a search leaves them to their parts', () => {
  const [first] = findOptions(crazyRummy);
  expect(first?.choices.map(({ key }) => key)).toEqual(OFTEN_CHANGED);
  expect(findOptions(crazyRummy, 'packs').map(({ group }) => group)).not.toContain('often');
});

test('only options that apply are among them', () => {
  const [first] = findOptions(PRESETS['basic-rummy'] as RuleSet);
  expect(first?.choices.map(({ key }) => key)).toEqual(['goingOut.relief', 'melds.runAce', 'pack.packs', 'deal.cards']);
});

test('a turn for those who had none comes with how often it matters (R108)', () => {
  const [line] = exampleOf(crazyRummy, 'goingOut.relief');
  expect(line?.words).toBe(
    'Out of 100 deals of the standard game, someone gets no turn in 7 with four players and in 22 with six.',
  );
});

test('a change of a wild’s points changes the hand of the example', () => {
  expect(words(crazyRummy, 'scoring.wild')).toEqual(['38 points in hand']);
  expect(words(withValue(crazyRummy, 'scoring.wild', 50), 'scoring.wild')).toEqual(['63 points in hand']);
});

test('a high Ace makes a run of queen, king and ace', () => {
  expect(words(crazyRummy, 'melds.runAce')).toEqual(['✓ A run', '✗ Not a run']);
  expect(words(withValue(crazyRummy, 'melds.runAce', 'lowOrHigh'), 'melds.runAce')).toEqual(['✓ A run', '✓ A run']);
  expect(words(withValue(crazyRummy, 'melds.runAce', 'high'), 'melds.runAce')).toEqual(['✗ Not a run', '✓ A run']);
});

test('a swap is shown before and after, and not if wilds stay', () => {
  const [before, after] = exampleOf(crazyRummy, 'swap.to');
  const [seven, eight, nine, wild] = parseCards('7H 8H 9H 8D');
  expect(before?.parts).toEqual([seven, { wild }, nine, 'and', eight]);
  expect(after?.parts).toEqual([seven, eight, nine, 'and', { wild }]);
  const [, stays] = exampleOf(withValue(crazyRummy, 'swap.to', 'off'), 'swap.to');
  expect(stays?.parts).toEqual([seven, { wild }, nine]);
});

test('each value of these options has an example of its own', () => {
  for (const key of OFTEN_CHANGED) {
    for (const value of OPTIONS[key].values) {
      const rules = withValue(crazyRummy, key, value as never);
      for (const { parts } of exampleOf(rules, key))
        expect(parts.length, key).toBeGreaterThanOrEqual(['wilds.schedule', 'goingOut.relief'].includes(key) ? 0 : 1);
    }
  }
});
