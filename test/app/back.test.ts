import { describe, expect, test } from 'vitest';
import { ok } from '#engine';
import type { TableView } from '#protocol';
import { PRESETS } from '#rules';
import { onStepBack } from '../../client/ui/closing.ts';
import { gameAt } from '../support/play/gameAt.ts';
import { person } from '../support/play/tableViews.ts';
import { eventually } from '../support/progress.ts';
import { at, codeShown, pageAt } from './openPage.ts';
import { lookOf, QuietTable } from './tables.ts';

const { game } = gameAt({ hands: ['4C 9D KS', '8C 6D 3S', '5C 5D 7S'], deal: 1 }).game.table.value;
const UNDER_WAY: Partial<TableView> = { stage: 'playing', isPrivate: false, game };
const PRACTICE: Partial<TableView> = { ...UNDER_WAY, isPrivate: true };

/** A page whose player went from home to this table by a button. */
async function atTable(code: string, seen: Partial<TableView>) {
  const table = new QuietTable(code, seen);
  const quickMatch = async () => ok(table);
  const found = pageAt('/', { net: { quickMatch }, practise: async () => table });
  found.page.play(code === '' ? 'bots' : 'anybody');
  await eventually(() => expect(at(found.page)).toBe('table'));
  return { ...found, table };
}

const asksToLeave = ({ place }: ReturnType<typeof pageAt>['page']) =>
  place.value.at === 'table' ? place.value.open.leaving.value : null;

describe('a step back at a table', () => {
  test.each([
    ['in a game with others', 'ABCD', UNDER_WAY],
    ['in practice', '', PRACTICE],
  ])('asks first, %s, then goes home and keeps the seat', async (_, code, seen) => {
    const { page, history, table, ownTables } = await atTable(code, seen);
    ownTables.remember(tableOf(page));
    history.step(-1);
    expect([at(page), asksToLeave(page), history.left]).toEqual(['table', 'home', 0]);
    history.step(-1);
    expect([at(page), history.left]).toEqual(['home', 0]);
    expect(history.here().pathname).toBe('/');
    expect([table.isAway, table.hasLeft]).toEqual(code === '' ? [false, true] : [true, false]);
    expect(ownTables.all.value.map((own) => own.code)).toEqual(code === '' ? [] : [code]);
  });

  test('closes what is open, the last opened first, before it asks', async () => {
    const { page, history } = await atTable('ABCD', UNDER_WAY);
    const closed: string[] = [];
    const closes = (name: string) => {
      const end = onStepBack(() => {
        closed.push(name);
        end();
      });
    };
    closes('menu');
    closes('rules');
    history.step(-1);
    expect([closed, asksToLeave(page)]).toEqual([['rules'], null]);
    history.step(-1);
    expect([closed, asksToLeave(page)]).toEqual([['rules', 'menu'], null]);
    history.step(-1);
    expect([asksToLeave(page), history.left]).toEqual(['home', 0]);
  });

  test('closes an open chooser before it asks', async () => {
    const { page, history } = await atTable('ABCD', UNDER_WAY);
    const { chooser } = gameOf(page);
    Object.assign(chooser, { value: { asks: 'reading', options: [] } });
    history.step(-1);
    expect([chooser.value, asksToLeave(page)]).toEqual([null, null]);
  });

  test('asks again after the player has chosen to stay', async () => {
    const { page, history } = await atTable('ABCD', UNDER_WAY);
    history.step(-1);
    if (page.place.value.at === 'table') page.place.value.open.leaving.value = null;
    history.step(-1);
    expect([at(page), asksToLeave(page), history.left]).toEqual(['table', 'home', 0]);
  });

  test.each([
    ['for a spectator', { ...UNDER_WAY, viewer: 'spectator' }],
    ['once the game is over', { ...UNDER_WAY, game: game && { ...game, phase: 'over' } }],
    ['during a search for players', { isPrivate: false }],
  ] satisfies [string, Partial<TableView>][])('leaves without asking %s', async (_, seen) => {
    const { page, history, table } = await atTable('ABCD', seen);
    history.step(-1);
    expect([at(page), table.hasLeft, history.left]).toEqual(['home', true, 0]);
  });

  test('keeps the seat at a private table that has not started', async () => {
    const { page, history, table } = await atTable('ABCD', { isPrivate: true, seats: [person('Ana')] });
    history.step(-1);
    expect([at(page), table.hasLeft, table.isAway]).toEqual(['home', false, true]);
  });

  test('leads home from a lost table', async () => {
    const { page, history, table } = await atTable('ABCD', UNDER_WAY);
    table.tell('lost', 'tableClosed');
    history.step(-1);
    expect([at(page), history.left]).toEqual(['home', 0]);
  });

  test('leads home past all screens before the table', async () => {
    const table = new QuietTable('ABCD', UNDER_WAY);
    const { page, history } = pageAt('/', { net: { quickMatch: async () => ok(table) } });
    page.go({ at: 'games' });
    if (PRESETS.biddies) page.go({ at: 'rules', rules: PRESETS.biddies });
    page.play('anybody');
    await eventually(() => expect(codeShown(page)).toBe('ABCD'));
    for (let steps = 0; steps < 2; steps++) history.step(-1);
    expect([at(page), history.here().search, history.left]).toEqual(['home', '', 0]);
    history.step(-1);
    expect(history.left).toBe(1);
  });

  test('leads home from a table opened by a link', async () => {
    const table = new QuietTable('ABCD', { ...UNDER_WAY, isPrivate: true });
    const lookAtTable = async (code: string) => ok(lookOf(code));
    const { page, history } = pageAt('/t/ABCD', { net: { lookAtTable, joinByCode: async () => ok(table) } });
    await page.comeBack();
    page.join('player');
    await eventually(() => expect(codeShown(page)).toBe('ABCD'));
    for (let steps = 0; steps < 2; steps++) history.step(-1);
    expect([at(page), history.here().pathname, history.left]).toEqual(['home', '/', 0]);
  });
});

/** Opens something over the page, as a panel does. Tells whether it is open, and closes it as its button would. */
function openOver() {
  let isOpen = true;
  const close = () => {
    isOpen = false;
    end();
  };
  const end = onStepBack(close);
  return { isOpen: () => isOpen, close };
}

describe('a step back with something open over a screen', () => {
  test('closes it, at home too; the next one leaves, and a step forward changes nothing', () => {
    const { page, history } = pageAt('/');
    const panel = openOver();
    history.step(-1);
    expect([panel.isOpen(), at(page), history.left]).toEqual([false, 'home', 0]);
    history.step(1);
    expect([at(page), history.left]).toEqual(['home', 0]);
    history.step(-1);
    expect(history.left).toBe(1);
  });

  test('closed by its own button, a single step leaves the screen', () => {
    const { page, history } = pageAt('/');
    page.go({ at: 'games' });
    for (let times = 0; times < 3; times++) openOver().close();
    history.step(-1);
    expect([at(page), history.left, history.addresses.length]).toEqual(['home', 0, 3]);
    openOver().close();
    history.step(-1);
    expect([at(page), history.left]).toEqual(['home', 1]);
  });

  test('closes what was opened last first', () => {
    const { history } = pageAt('/');
    const [first, second] = [openOver(), openOver()];
    history.step(-1);
    expect([first.isOpen(), second.isOpen(), history.left]).toEqual([true, false, 0]);
    history.step(-1);
    expect([first.isOpen(), history.left]).toEqual([false, 0]);
  });

  test('stays on a screen deeper in, which keeps the address it changed meanwhile', () => {
    const { page, history } = pageAt('/');
    page.go({ at: 'ratings', family: 'crazyRummy' });
    const panel = openOver();
    page.change({ at: 'ratings', family: 'contract' as never });
    history.step(-1);
    expect([panel.isOpen(), at(page)]).toEqual([false, 'ratings']);
    expect(history.here().search).toContain('contract');
    history.step(-1);
    expect(at(page)).toBe('home');
  });

  test('after it led to another screen or to a table leads back to the screen below it', async () => {
    const { page, history } = pageAt('/', { practise: async () => new QuietTable('', PRACTICE) });
    const panel = openOver();
    page.go({ at: 'games' });
    panel.close();
    expect(page.back.call(page)).not.toBe(null);
    expect([at(page), history.here().search]).toEqual(['home', '']);
    openOver().close();
    page.play('bots');
    await eventually(() => expect(at(page)).toBe('table'));
    for (let steps = 0; steps < 2; steps++) history.step(-1);
    expect([at(page), history.left]).toEqual(['home', 0]);
  });

  test('from the page’s own Back button leaves the screen, not the page', () => {
    const { page, history } = pageAt('/?games');
    void page.comeBack();
    openOver().close();
    page.back();
    expect([at(page), history.left]).toEqual(['home', 0]);
  });
});

test('a reload at a table adds no history entry', async () => {
  const { history, table } = await atTable('ABCD', UNDER_WAY);
  expect(history.addresses).toEqual(['/', '/']);
  const again = pageAt('/', { seat: true, net: { resume: async () => ok(table) } }, history);
  await again.page.comeBack();
  expect([codeShown(again.page), history.addresses.length]).toEqual(['ABCD', 2]);
});

describe('going home from the menu mid-deal', () => {
  test('keeps the seat and remembers the table', async () => {
    const { page, history, table, ownTables } = await atTable('ABCD', UNDER_WAY);
    ownTables.remember(tableOf(page));
    page.goAway();
    expect([at(page), table.hasLeft, table.isAway, history.here().pathname]).toEqual(['home', false, true, '/']);
    expect(ownTables.all.value.map(({ code }) => code)).toEqual(['ABCD']);
  });

  test('closes a practice game, which is kept on the device', async () => {
    const { page, table } = await atTable('', PRACTICE);
    page.goAway();
    expect([at(page), table.hasLeft]).toEqual(['home', true]);
  });
});

function gameOf(page: ReturnType<typeof pageAt>['page']) {
  if (page.place.value.at !== 'table') throw new Error('the page shows no table');
  return page.place.value.open.game;
}

const tableOf = (page: ReturnType<typeof pageAt>['page']): TableView => gameOf(page).table.value;
