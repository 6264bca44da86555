import { expect, test, vi } from 'vitest';
import { no, type RuleSet } from '#engine';
import type { LevelName } from '#protocol';
import { crazyRummy, parseRules, withValue } from '#rules';
import type { Page } from '../../client/app/page.ts';
import type { Opponents } from '../../client/device/device.ts';
import { eventually } from '../support/progress.ts';
import { pageAt } from './openPage.ts';

const MIXED = ['sharp', 'steady', 'beginner'] as const;

/** The page's request for a table when a player who chose these levels, from the left on, presses something. */
async function wishOf(
  press: (page: Page) => void,
  levels: readonly LevelName[] = MIXED,
  rules: RuleSet = crazyRummy,
  avatar: number | null = null,
  seats = 4,
) {
  const ask = vi.fn((_: object) => Promise.resolve(no('offline' as const)));
  const practise = (wish: object) => ask(wish).then(() => Promise.reject(new TypeError('no worker')));
  const net = { createPrivate: ask, quickMatch: ask, joinByCode: (_: string, who: object) => ask(who) };
  const { page, device } = pageAt('/', { practise, net });
  device.rules.value = rules;
  device.seats.value = seats;
  device.levels.each.value = device.levels.each.value.map((level, bot) => levels[bot] ?? level);
  device.levels.last.value = levels.at(-1) ?? 'steady';
  device.avatar.value = avatar;
  press(page);
  await eventually(() => expect(ask).toHaveBeenCalled());
  return ask.mock.calls[0]?.[0];
}

test.each(['bots', 'friends'] as const)('a table of %s has the levels chosen, from the left on', async (company) => {
  const wish = await wishOf((page) => page.play(company));
  expect(wish).toMatchObject({ levels: ['steady', 'sharp', 'steady', 'beginner'] });
  expect(wish).not.toHaveProperty('level');
});

test('where play goes the other way around, the last seat is on the player’s left', async () => {
  const rules = withValue(crazyRummy, 'table.direction', 'counterClockwise');
  const wish = await wishOf((page) => page.play('bots'), MIXED, rules);
  expect(wish).toMatchObject({ levels: ['steady', 'beginner', 'steady', 'sharp'] });
});

test.each<[string, (page: Page) => void]>([
  ['quick match', (page) => page.play('anybody')],
  ['table from the list', (page) => page.sitDown('KXQTBB')],
])('a %s is told the level chosen last, and no others', async (_, press) => {
  const wish = await wishOf(press);
  expect(wish).toMatchObject({ level: 'beginner' });
  expect(wish).not.toHaveProperty('levels');
});

test.each(['bots', 'friends', 'anybody'] as const)(
  'a table of %s is told nothing if all are Steady',
  async (company) => {
    const wish = await wishOf((page) => page.play(company), []);
    expect(wish).not.toHaveProperty('level');
    expect(wish).not.toHaveProperty('levels');
  },
);

test.each(['bots', 'friends', 'anybody'] as const)(
  'a table of %s is told the avatar that the player chose, and nothing until then',
  async (company) => {
    const wish = (avatar: number | null) => wishOf((page) => page.play(company), MIXED, crazyRummy, avatar);
    expect(await wish(17)).toMatchObject({ avatar: 17 });
    expect(await wish(null)).not.toHaveProperty('avatar');
  },
);

test('a quick game of five or six gives everybody a turn, and no other table is changed (§4.103)', async () => {
  const rulesOf = async (company: Opponents, seats: number, rules = crazyRummy) => {
    const wish = await wishOf((page) => page.play(company), [], rules, null, seats);
    return wish && 'rules' in wish ? parseRules(String(wish.rules)) : null;
  };
  const late = withValue(crazyRummy, 'goingOut.relief', 'fullTurn');
  expect(await rulesOf('anybody', 5)).toEqual(late);
  expect(await rulesOf('anybody', 6)).toEqual(late);
  expect(await rulesOf('anybody', 4)).toEqual(crazyRummy);
  expect(await rulesOf('friends', 6)).toEqual(crazyRummy);
  expect(await rulesOf('bots', 6)).toEqual(crazyRummy);
  const own = withValue(crazyRummy, 'scoring.wild', 15);
  expect(await rulesOf('anybody', 6, own)).toEqual(own);
});
