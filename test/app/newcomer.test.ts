import { expect, test, vi } from 'vitest';
import { ok } from '#engine';
import type { TableView } from '#protocol';
import { rememberPlaying } from '../../client/app/remember.ts';
import { openDevice } from '../../client/device/device.ts';
import { gameAt } from '../support/play/gameAt.ts';
import { eventually } from '../support/progress.ts';
import { memory } from './memory.ts';
import { codeShown, pageAt } from './openPage.ts';
import { QuietTable } from './tables.ts';

const { game } = gameAt({ hands: ['4C 9D KS', '8C 6D 3S', '5C 5D 7S'], deal: 1 }).game.table.value;
const counted = { deal: 1, points: [0, 4, 9], added: [0, 0, 0], out: 0 } as unknown as NonNullable<
  typeof game
>['results'][number];
const AFTER_A_DEAL: Partial<TableView> = { stage: 'playing', game: game && { ...game, results: [counted] } };

/** A player who joined a public table in this state, and the request they sent. */
async function plays(seen: Partial<TableView>, code = 'ABCD') {
  const quickMatch = vi.fn(async () => ok(new QuietTable(code, seen)));
  const found = pageAt('/', { net: { quickMatch } });
  rememberPlaying(found.page.place, found.device);
  found.page.play('anybody');
  await eventually(() => expect(codeShown(found.page)).toBe(code));
  return { ...found, wish: quickMatch.mock.calls[0]?.at(0) };
}

test('a player is new to the server until they have finished a deal', async () => {
  const { page, device, wish } = await plays({ stage: 'playing', game });
  expect(wish).toMatchObject({ isNew: true });
  expect(device.hasPlayed.value).toBe(false);
  page.leave();
  const later = await plays(AFTER_A_DEAL);
  expect(later.device.hasPlayed.value).toBe(true);
});

test('a player who has finished a deal is not new on later visits either', async () => {
  const storage = memory();
  openDevice(() => storage).hasPlayed.value = true;
  expect(openDevice(() => storage).hasPlayed.value).toBe(true);
  const quickMatch = vi.fn(async () => ok(new QuietTable('ABCD')));
  const { page, device } = pageAt('/', { net: { quickMatch } });
  device.hasPlayed.value = true;
  page.play('anybody');
  await eventually(() => expect(codeShown(page)).toBe('ABCD'));
  expect(quickMatch.mock.calls[0]?.at(0)).toMatchObject({ isNew: false });
});

test.each([
  ['practice', { ...AFTER_A_DEAL }, ''],
  ['a table without a clock', { ...AFTER_A_DEAL, pace: 'none' }, 'ABCD'],
  ['watching a game', { ...AFTER_A_DEAL, viewer: 'spectator' }, 'ABCD'],
] as const)('%s leaves a player new', async (_, seen, code) => {
  expect((await plays(seen, code)).device.hasPlayed.value).toBe(false);
});
