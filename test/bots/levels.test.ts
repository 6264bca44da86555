import { expect, test } from 'vitest';
import { LEVELS, think, thinkAs, thinkAtLevel } from '#bots';
import { type Random, randomFrom, viewFor } from '#engine';
import { LEVEL_NAMES } from '#protocol';
import { preset } from '../support/play/deals.ts';
import { playDeal } from './playDeal.ts';

test('a bot plays at the level of the given name, or as Steady if there is none', () => {
  for (const { before, by } of playDeal(preset('crazy-rummy'), 3, 2)) {
    if (by === 'table') continue;
    const view = viewFor(before, by);
    const random = (): Random => randomFrom('named', [], 'bots');
    for (const level of LEVELS) {
      expect(thinkAtLevel(view, random(), level)).toEqual(thinkAs[level](view, random()));
    }
    expect(thinkAtLevel(view, random(), 'a level to come')).toEqual(think(view, random()));
  }
});

test('the names on the wire are the levels, in the same order', () => {
  expect(LEVEL_NAMES).toEqual(LEVELS);
});
