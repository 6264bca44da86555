import { describe, expect, test, vi } from 'vitest';
import { ok, type RuleSet } from '#engine';
import { crazyRummy, PRESETS, printRules, ruleLink, withValue } from '#rules';
import { eventually } from '../support/progress.ts';
import { at, codeShown, pageAt } from './openPage.ts';
import { lookOf, QuietTable } from './tables.ts';

const biddies = PRESETS.biddies as RuleSet;
const ours = withValue(crazyRummy, 'goingOut.oneCard', false);

describe('a link with rules', () => {
  test('shows the rules without joining anything', async () => {
    const { page, device } = pageAt(`/?rules=${ruleLink(ours)}`);
    await page.comeBack();
    expect(page.place.value).toEqual({ at: 'rules', rules: ours });
    expect(device.rules.value).toBe(crazyRummy);
  });

  test('can lead to the editor', async () => {
    const { page } = pageAt(`/?rules=${ruleLink(ours)}&edit`);
    await page.comeBack();
    expect(page.place.value).toEqual({ at: 'editor', rules: ours });
  });

  test.each([
    ['poker', 'unknownGame'],
    ['v1.crazy-rummy~zz1', 'unknownOption'],
    ['v1.crazy-rummy~gfz', 'unknownValue'],
    ['v2.crazy-rummy~gf1', 'newerVersion'],
    ['r2.crazy-rummy~gf1', 'olderVersion'],
    ['<script>alert(1)</script>', 'malformed'],
    ['', 'malformed'],
    ['x'.repeat(5_000), 'tooLong'],
    ['v1.crazy-rummy~re1~ri1', 'cannotWork'],
  ])('that is invalid (%s) says why and changes nothing', async (code, why) => {
    const { page, device, history } = pageAt(`/?rules=${encodeURIComponent(code)}`);
    await page.comeBack();
    expect(page.problem.value).toMatchObject({ code: why });
    expect([at(page), device.rules.value, history.addresses]).toEqual(['home', crazyRummy, ['/']]);
  });
});

describe('the game played', () => {
  const play = async (rules?: RuleSet, seats = 4) => {
    const createPrivate = vi.fn(async () => ok(new QuietTable('NEW')));
    const { page, device } = pageAt('/', { net: { createPrivate } });
    device.seats.value = seats;
    page.play('friends', rules);
    await eventually(() => expect(codeShown(page)).toBe('NEW'));
    return { wish: createPrivate.mock.calls[0]?.at(0), device };
  };

  test('is Crazy Rummy until something else is chosen', async () => {
    expect((await play()).wish).toMatchObject({ rules: printRules(crazyRummy), seats: 4 });
  });

  test('becomes the chosen one when it is played from a screen of rules', async () => {
    const { wish, device } = await play(ours);
    expect(wish).toMatchObject({ rules: printRules(ours), seats: 4 });
    expect(device.rules.value).toBe(ours);
  });

  test('has the preferred number of seats, or the nearest the game allows', async () => {
    expect((await play(biddies, 6)).wish).toMatchObject({ seats: 4 });
    expect((await play(biddies, 2)).wish).toMatchObject({ seats: 3 });
    expect((await play(PRESETS.george, 8)).wish).toMatchObject({ seats: 8 });
  });

  test('has no clock among friends and the usual pace in public, until another is chosen', async () => {
    const pace = async (company: 'friends' | 'anybody', chosen?: 'usual' | 'fast') => {
      const found = vi.fn(async () => ok(new QuietTable('NEW')));
      const { page, device } = pageAt('/', { net: { createPrivate: found, quickMatch: found } });
      if (chosen) device.paces[company].value = chosen;
      page.play(company);
      await eventually(() => expect(codeShown(page)).toBe('NEW'));
      return found.mock.calls[0]?.at(0);
    };
    expect(await pace('friends')).toMatchObject({ pace: 'none' });
    expect(await pace('anybody')).toMatchObject({ pace: 'usual' });
    expect(await pace('friends', 'usual')).toMatchObject({ pace: 'usual' });
    expect(await pace('anybody', 'fast')).toMatchObject({ pace: 'fast' });
  });

  test('is requested for friends with the choice of bots and spectators', async () => {
    const createPrivate = vi.fn(async () => ok(new QuietTable('NEW')));
    const { page, device } = pageAt('/', { net: { createPrivate } });
    device.hosting.spectators.value = false;
    page.play('friends');
    await eventually(() => expect(codeShown(page)).toBe('NEW'));
    expect(createPrivate.mock.calls[0]?.at(0)).toMatchObject({ bots: true, spectators: false });
  });

  test('can be practised by any rules', async () => {
    const practise = vi.fn(async () => new QuietTable(''));
    const { page } = pageAt('/', { practise });
    page.play('bots', ours);
    await eventually(() => expect(codeShown(page)).toBe(''));
    expect(practise).toHaveBeenCalledWith({ name: 'Guest', rules: printRules(ours), seats: 4 });
  });
});

describe('Back', () => {
  test('retraces the screens visited', () => {
    const { page, history } = pageAt('/');
    page.go({ at: 'games' });
    page.go({ at: 'rules', rules: biddies });
    expect(history.addresses).toEqual(['/', '/?games', '/?rules=biddies']);
    page.back();
    expect(at(page)).toBe('games');
    history.step(1);
    expect(page.place.value).toEqual({ at: 'rules', rules: biddies });
    history.step(-1);
    history.step(-1);
    expect(at(page)).toBe('home');
  });

  test('leads home from the player screen, which has an address', async () => {
    const { page, history } = pageAt('/');
    page.go({ at: 'player' });
    expect(history.addresses).toEqual(['/', '/?player']);
    page.back();
    history.step(1);
    expect(at(page)).toBe('player');
  });

  test('leads home from a replay, whose address names a game and a moment', async () => {
    const game = '0123456789abcdef0123456789abcdef';
    const { page, history } = pageAt(`/g/${game}#deal-7-turn-4`);
    await page.comeBack();
    expect(page.place.value).toEqual({ at: 'replay', game, moment: '#deal-7-turn-4' });
    expect(history.addresses).toEqual([`/g/${game}#deal-7-turn-4`]);
    page.back();
    expect([at(page), history.addresses]).toEqual(['home', ['/']]);
    page.go({ at: 'replay', game: null, moment: '' });
    expect(history.addresses).toEqual(['/', '/?replay']);
    page.back();
    history.step(1);
    expect(page.place.value).toEqual({ at: 'replay', game: null, moment: '' });
  });

  test.each(['/g/', '/g/x', '/g/0123', '/g/../etc'])('home, and no game, is at %s', async (address) => {
    const { page } = pageAt(address);
    await page.comeBack();
    expect(at(page)).toBe('home');
  });

  test('leads home from a screen opened by a link', async () => {
    const { page, history } = pageAt('/?rules=biddies');
    await page.comeBack();
    page.back();
    expect([at(page), history.addresses]).toEqual(['home', ['/']]);
  });

  test('keeps the changes in the editor', () => {
    const { page, history } = pageAt('/');
    page.go({ at: 'editor', rules: crazyRummy });
    page.change({ at: 'editor', rules: ours });
    page.back();
    history.step(1);
    expect(page.place.value).toEqual({ at: 'editor', rules: ours });
    expect(history.addresses).toHaveLength(2);
  });

  test('happens automatically when a game is chosen, which home then shows', () => {
    const { page, device } = pageAt('/');
    page.go({ at: 'games' });
    page.choose(biddies);
    expect([at(page), device.rules.value]).toEqual(['home', biddies]);
  });

  test('and forward to the address of a table looks at it again', async () => {
    const lookAtTable = async (code: string) => ok(lookOf(code));
    const { page, history } = pageAt('/', { net: { lookAtTable } });
    page.look('NEW');
    await eventually(() => expect(at(page)).toBe('look'));
    history.step(-1);
    expect(at(page)).toBe('home');
    history.step(1);
    await eventually(() => expect(at(page)).toBe('look'));
  });
});
