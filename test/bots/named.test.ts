import { expect, test } from 'vitest';
import { LEVELS, think, thinkAs, thinkAtLevel } from '#bots';
import { viewFor } from '#engine';
import { LEVEL_NAMES } from '#protocol';
import { preset } from '../support/play/deals.ts';
import { playDeal } from './playDeal.ts';
import { ANY } from './playTurn.ts';

test('a bot plays at the level of the given name, or as Steady if there is none', () => {
  for (const { before, by } of playDeal(preset('crazy-rummy'), 3, 2)) {
    if (by === 'table') continue;
    const view = viewFor(before, by);
    for (const level of LEVELS) expect(thinkAtLevel(view, ANY, level)).toEqual(thinkAs[level](view, ANY));
    expect(thinkAtLevel(view, ANY, 'a level to come')).toEqual(think(view, ANY));
  }
});

test('every level has a name on the wire, in the same order', () => {
  expect(LEVEL_NAMES.filter((name) => LEVELS.some((level) => level === name))).toEqual([...LEVELS]);
});
