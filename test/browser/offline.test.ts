import type { Page, Request } from '@playwright/test';
import { text } from '../../client/text/index.ts';
import { settingsText } from '../../client/text/settings.ts';
import { tablesText } from '../../client/text/tables.ts';
import { NEWER, openPageHouse, type PageHouse } from '../support/browser/pageServer.ts';
import { shownAt } from '../support/browser/tableSeen.ts';
import { DESKTOP, expect, PLAIN_DEVICE, type TestDevice, test } from '../support/browser/test.ts';
import { act } from '../support/server/company.ts';
import { lineTo } from '../support/server/line.ts';
import { takeSeat } from '../support/server/seat.ts';

const keeping = (device: TestDevice): TestDevice => ({ ...device, serviceWorkers: 'allow' });

/** Waits until the service worker has cached the whole page. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until a newer page has been fetched and its service worker is waiting. */
async function newerWaits(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const isWaiting = async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting);
  // Not `waitForFunction`, which takes any promise as truthy.
  await expect.poll(() => page.evaluate(isWaiting)).toBe(true);
}

/** Replaces the page on the server, and reloads this one as its button for that does. */
async function reloadAsNewest(page: Page, server: PageHouse): Promise<void> {
  const part = server.fileOf('reloadNewest');
  server.deploy();
  await page.evaluate(async (path) => void (await import(path)).reloadNewest(), part);
}

test('after a first visit, practice works without a network and continues after a reload', async ({ open, server }) => {
  const line = await lineTo(server.address);
  const ann = await open(keeping(DESKTOP), '/', line.address);
  const { page } = ann;
  await kept(page);
  await page.evaluate(() => fetch('/healthz'));
  line.cut(true);
  expect(await page.evaluate(() => fetch('/healthz').then(String, () => 'out of reach'))).toBe('out of reach');

  await page.goto(`${line.address}/t/ABCD`);
  await expect(page.getByRole('alert')).toContainText('You can still practise');
  await page.goto(`${line.address}/?rules=biddies`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Biddies');
  await page.goto(line.address);
  await ann.tap(ann.button(/^Play now/));
  await expect(page.getByRole('alert')).toContainText('You can still practise');

  await ann.choose('Players at the table', '3');
  await ann.tap(ann.button(/^Practise/));
  await ann.drawIfAsked();
  const before = await shownAt(ann);
  await page.reload();
  await ann.tap(ann.button(new RegExp(`^${text.HOME.goOn}`)));
  await expect.poll(() => shownAt(ann)).toEqual(before);
  await ann.discardAny();
  await line.close();
});

test('a tap on "your turn" opens the table when its page is closed', async ({ open }) => {
  const { page } = await open(keeping(DESKTOP), '/');
  await kept(page);
  const [worker] = page.context().serviceWorkers();
  await page.goto('about:blank');
  // No test can tap a real notification; the browser opens windows after such a tap alone.
  const opened = await worker?.evaluate(async () => {
    const addresses: string[] = [];
    const done: Promise<unknown>[] = [];
    const { clients } = self as unknown as { clients: { openWindow(address: string): Promise<void> } };
    clients.openWindow = async (address) => void addresses.push(address);
    const notification = { data: { page: `${location.origin}/t/KXQTBC`, table: '/t/KXQTBC' }, close() {} };
    const waitUntil = (task: Promise<unknown>) => done.push(task);
    self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
    await Promise.all(done);
    return addresses;
  });
  expect(opened).toEqual(['/t/KXQTBC']);
});

test('out of reach of the server, a part that is missing in practice asks for no reload, and comes later', async ({
  open,
}) => {
  const ann = await open(PLAIN_DEVICE(DESKTOP));
  const unreached = /\/(?:panels-[^/]*\.js|healthz)$/;
  await ann.page.route(unreached, (route) => route.abort());
  await ann.choose('Players at the table', '3');
  await ann.tap(ann.button(/^Practise/));
  await ann.drawIfAsked();
  await ann.tap(ann.action(text.button('log', null, 'suit')));
  await expect(ann.page.getByRole('alert')).toHaveText(text.HOME.offline);
  await ann.page.unroute(unreached);
  await expect(ann.page.getByRole('dialog', { name: text.PANELS.log })).toBeVisible();
  await expect(ann.page.getByRole('alert')).toBeHidden();
});

test('a newer page waits while a table is open in any tab, and is loaded at home', async ({ open }) => {
  const server = await openPageHouse();
  const ann = await open(keeping(DESKTOP), '/', server.address);
  await kept(ann.page);
  await ann.choose('Players at the table', '3');
  await ann.tap(ann.button(/^Practise/));
  await ann.drawIfAsked();
  server.deploy();
  await newerWaits(ann.page);

  const other = await ann.page.context().newPage();
  await other.goto(server.address);
  await expect(other.getByRole('button', { name: /^Play now/ })).toBeVisible();
  await expect(other.locator(NEWER)).toHaveCount(0);
  await other.close();
  const before = await shownAt(ann);
  await ann.tap(ann.button('Menu'));
  await ann.tap(ann.button('How we play here'));
  await expect(ann.page.getByRole('dialog', { name: 'How we play here' })).toBeVisible();
  await ann.page.keyboard.press('Escape');
  await ann.page.keyboard.press('Escape');
  expect(await shownAt(ann)).toEqual(before);

  await ann.tap(ann.button('Menu'));
  await ann.tap(ann.button(/^Go home/));
  await expect(ann.page.locator(NEWER)).toHaveCount(1);
  await ann.tap(ann.button(new RegExp(`^${text.HOME.goOn}`)));
  await expect.poll(() => shownAt(ann)).toEqual(before);
  await ann.page.close();
  await server.close();
});

test('an update followed by no network begins with the newer page in the player’s language', async ({ open }) => {
  const server = await openPageHouse();
  const { page } = await open(keeping(DESKTOP), '/', server.address);
  await kept(page);
  server.deploy();
  await newerWaits(page);
  await server.close();
  await page.reload();
  await expect(page.locator(NEWER)).toHaveCount(1);
  await page.getByRole('button', { name: text.SETTINGS.open }).click();
  await expect(page.getByRole('heading', { name: settingsText.ALL_SETTINGS.looks })).toBeVisible();
  await page.close();
});

test('a saved page that the server refuses as too old reloads as the newer one, from a table too', async ({ open }) => {
  const server = await openPageHouse();
  const ann = await open(keeping(DESKTOP), '/', server.address);
  await kept(ann.page);
  await ann.tap(ann.button(/^Practise/));
  await ann.drawIfAsked();
  await reloadAsNewest(ann.page, server);
  await expect(ann.page.locator(NEWER)).toHaveCount(1);
  await expect(ann.button(new RegExp(`^${text.HOME.goOn}`))).toBeVisible();
  await ann.page.close();
  await server.close();
});

test('a page too old for the server reloads as the newer one while another tab plays on undisturbed', async ({
  open,
}) => {
  const server = await openPageHouse();
  const ann = await open(keeping(DESKTOP), '/', server.address);
  await kept(ann.page);
  const other = await ann.page.context().newPage();
  await other.goto(server.address);
  await ann.tap(ann.button(/^Practise/));
  await ann.drawIfAsked();
  const before = await shownAt(ann);
  await reloadAsNewest(other, server);
  await expect(other.locator(NEWER)).toHaveCount(1);
  await other.getByRole('button', { name: text.SETTINGS.open }).click();
  await expect(other.getByRole('heading', { name: settingsText.ALL_SETTINGS.looks })).toBeVisible();
  expect(await shownAt(ann)).toEqual(before);
  await expect(ann.page.locator(NEWER)).toHaveCount(0);
  // Only this once: the saved page comes first again.
  await other.reload();
  await expect(other.getByRole('button', { name: text.SETTINGS.open })).toBeVisible();
  await expect(other.locator(NEWER)).toHaveCount(0);
  await ann.page.close();
  await other.close();
  await server.close();
});

test('a part that is gone from the server makes home load the newer page', async ({ browser }) => {
  const server = await openPageHouse();
  // A page of its own: the missing part may cause page errors.
  const page = await browser.newPage({ serviceWorkers: 'block' });
  // With data to be saved, nothing is fetched ahead: only the click finds that the part is gone.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(server.address);
  const opener = page.getByRole('button', { name: 'How to play' });
  await expect(opener).toBeVisible();
  // Home fetches its lists by itself, a while after the first screen.
  await expect(page.getByRole('heading', { name: tablesText.OPEN_TABLES.heading })).toBeVisible();
  server.deploy();
  await opener.click();
  await expect(page.locator(NEWER)).toHaveCount(1);
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'How we play here' })).toBeVisible();
  await page.close();
  await server.close();
});

test('what a table shows by itself is fetched after the first move, before the line can fail', async ({
  open,
  server,
}) => {
  const ann = await open(DESKTOP);
  const asked: string[] = [];
  const fetched: string[] = [];
  const note = (where: string[]) => (request: Request) => {
    where.push(...(/\/(panels)-[^/]*\.js$/.exec(request.url())?.slice(1) ?? []));
  };
  ann.page.on('request', note(asked));
  ann.page.on('requestfinished', note(fetched));
  // Nobody moves before this test does: a bot would.
  await ann.callThemselves('Ann');
  await ann.choose(text.HOME.seats, '3');
  await ann.openPrivately();
  await expect(ann.page.getByText(text.WAITING.invite)).toBeVisible();
  const code = new URL(ann.page.url()).pathname.split('/').at(-1) ?? '';
  const join = (name: string) => takeSeat(server.address, { want: 'code', code, name, spectate: false });
  const others = [await join('Ben'), await join('Eve')];
  await expect(ann.turn.or(ann.words.filter({ hasText: /^Waiting for (?:Ben|Eve)/ }))).toBeVisible();
  // Painted, and whatever follows from that begun.
  await expect(ann.page.locator('.cover[inert]')).toHaveCount(0);
  await ann.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(asked).toEqual([]);
  const mover = others.find(({ game, table }) => game.turn === table.viewer);
  if (mover) await act(mover);
  else {
    await ann.drawIfAsked();
    await ann.discardAny();
  }
  await expect.poll(() => fetched).toEqual(['panels']);
});
