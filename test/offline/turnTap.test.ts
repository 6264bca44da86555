import { expect, test } from 'vitest';
import { backToTable, type TurnNotice } from '../../client/offline/turnTap.ts';

const SITE = 'https://rummy.example';
const TOLD = { page: `${SITE}/t/KXQTBC`, table: '/t/KXQTBC' };

/** Taps "your turn" while pages with these addresses are open. Tells what happened. */
async function tap(data: TurnNotice, ...addresses: readonly string[]): Promise<readonly string[]> {
  const done: string[] = [];
  const pages = addresses.map((address) => ({
    url: SITE + address,
    focus: async () => done.push(`focus ${address}`),
  }));
  const matchAll = async () => pages;
  await backToTable({ matchAll, openWindow: async (address) => done.push(`open ${address}`) }, data);
  return done;
}

test('a tap on "your turn" opens the table if no page is open', async () => {
  expect(await tap(TOLD)).toEqual(['open /t/KXQTBC']);
});

test('among several pages it finds the one at the table; a page somewhere else is left alone', async () => {
  expect(await tap(TOLD, '/', '/t/KXQTBC', '/?games')).toEqual(['focus /t/KXQTBC']);
  expect(await tap(TOLD, '/', '/?games')).toEqual(['open /t/KXQTBC']);
});

test('a public table has the address of home, where its page is', async () => {
  expect(await tap({ page: `${SITE}/`, table: '/t/KXQTBC' }, '/?games', '/')).toEqual(['focus /']);
});
