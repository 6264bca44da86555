import { expect, test } from 'vitest';
import { MAX_SEATS, type RuleSet } from '#engine';
import { crazyRummy, PRESETS, withValue } from '#rules';
import { tableCodeIn, tablePath, typedTable } from '../../client/addresses.ts';
import { openDevice } from '../../client/device/device.ts';
import { memory } from './memory.ts';

const BIDDIES = PRESETS.biddies as RuleSet;
const OURS = withValue(BIDDIES, 'goingOut.oneCard', false);

test('a device remembers the name, the settings and the game chosen last', () => {
  const storage = memory();
  const device = openDevice(() => storage);
  device.name.value = 'Ana';
  device.rules.value = BIDDIES;
  device.settings.value = { ...device.settings.value, fourColours: true };
  const later = openDevice(() => storage);
  expect(later.name.value).toBe('Ana');
  expect(later.rules.value).toBe(BIDDIES);
  expect(later.settings.value).toEqual({ ...device.settings.value, fourColours: true });
});

test('a device remembers how often each game was opened, and ignores what is damaged', () => {
  const storage = memory();
  openDevice(() => storage).plays.value = { biddies: 2 };
  expect(openDevice(() => storage).plays.value).toEqual({ biddies: 2 });
  storage.setItem('crazy-rummy-1', '{"plays":{"biddies":"many","beanie":1}}');
  expect(openDevice(() => storage).plays.value).toEqual({ beanie: 1 });
});

test('a device remembers house rules', () => {
  const storage = memory();
  openDevice(() => storage).rules.value = OURS;
  expect(openDevice(() => storage).rules.value).toEqual(OURS);
});

test('a device remembers a named game by its id, so that it is that game even if its rules change', () => {
  const storage = memory();
  openDevice(() => storage).rules.value = structuredClone(BIDDIES);
  expect(storage.getItem('crazy-rummy-1')).toContain('"rules":"biddies"');
});

test('a device remembers both paces; public tables always have a clock', () => {
  const storage = memory();
  const { paces } = openDevice(() => storage);
  expect([paces.anybody.value, paces.friends.value]).toEqual(['usual', 'none']);
  paces.anybody.value = 'fast';
  paces.friends.value = 'usual';
  const later = openDevice(() => storage).paces;
  expect([later.anybody.value, later.friends.value]).toEqual(['fast', 'usual']);
  storage.setItem('crazy-rummy-1', '{"paces":{"anybody":"none","friends":"blitz"}}');
  const odd = openDevice(() => storage).paces;
  expect([odd.anybody.value, odd.friends.value]).toEqual(['usual', 'none']);
});

test('a device remembers the options of a table for friends: all are allowed by default', () => {
  const storage = memory();
  const { hosting } = openDevice(() => storage);
  const allowed = ({ bots, spectators, hints }: typeof hosting) => [bots.value, spectators.value, hints.value];
  expect(allowed(hosting)).toEqual([true, true, true]);
  hosting.bots.value = false;
  hosting.hints.value = false;
  expect(allowed(openDevice(() => storage).hosting)).toEqual([false, true, false]);
  storage.setItem('crazy-rummy-1', '{"hosting":{"bots":"never","spectators":null}}');
  expect(allowed(openDevice(() => storage).hosting)).toEqual([true, true, true]);
});

test('where nobody has chosen a game, it has three deals, and bots are beginners; a quick match asks for no level', () => {
  const storage = memory();
  const { rules, levels, name } = openDevice(() => storage);
  expect(rules.value).toBe(PRESETS['crazy-rummy-3']);
  expect(levels.each.value).toEqual(Array(MAX_SEATS - 1).fill('beginner'));
  expect(levels.last.value).toBe('steady');
  name.value = 'Ana';
  const later = openDevice(() => storage);
  expect([later.rules.value, later.levels.each.value[0]]).toEqual([PRESETS['crazy-rummy-3'], 'beginner']);
  storage.setItem('crazy-rummy-1', '{"rules":"crazy-rummy"}');
  const older = openDevice(() => storage);
  expect([older.rules.value, older.levels.each.value[0]]).toEqual([crazyRummy, 'steady']);
});

test('a device remembers the level of each bot, and the level chosen last', () => {
  const storage = memory();
  storage.setItem('crazy-rummy-1', '{"rules":"crazy-rummy"}');
  const { levels } = openDevice(() => storage);
  expect(levels.each.value).toEqual(Array(MAX_SEATS - 1).fill('steady'));
  expect(levels.last.value).toBe('steady');
  levels.each.value = levels.each.value.with(1, 'sharp');
  levels.last.value = 'sharp';
  const later = openDevice(() => storage).levels;
  expect([later.each.value, later.last.value]).toEqual([levels.each.value, 'sharp']);
  storage.setItem('crazy-rummy-1', '{"rules":"biddies","levels":{"each":["sharp",7,"grandmaster"],"last":"best"}}');
  const odd = openDevice(() => storage).levels;
  expect(odd.each.value.slice(0, 3)).toEqual(['sharp', 'steady', 'steady']);
  expect([odd.each.value.length, odd.last.value]).toEqual([MAX_SEATS - 1, 'steady']);
});

test('a device remembers the avatar that its player chose, if there is one of that number', () => {
  const storage = memory();
  expect(openDevice(() => storage).avatar.value).toBeNull();
  openDevice(() => storage).avatar.value = 17;
  expect(openDevice(() => storage).avatar.value).toBe(17);
  for (const odd of ['24', '-1', '"17"', '1.5', 'null']) {
    storage.setItem('crazy-rummy-1', `{"avatar":${odd}}`);
    expect(openDevice(() => storage).avatar.value, odd).toBeNull();
  }
});

test('two tabs change different fields, and each keeps what the other changed', () => {
  const storage = memory();
  const [one, other] = [openDevice(() => storage), openDevice(() => storage)];
  one.settings.value = { ...one.settings.value, felt: 'wine' };
  other.settings.value = { ...other.settings.value, volume: 20 };
  one.name.value = 'Ana';
  other.rules.value = BIDDIES;
  one.paces.anybody.value = 'fast';
  other.paces.friends.value = 'usual';
  one.plays.value = { biddies: 1 };
  other.plays.value = { beanie: 1 };
  const { settings, name, rules, paces, plays } = openDevice(() => storage);
  expect(settings.value).toMatchObject({ felt: 'wine', volume: 20 });
  expect([name.value, rules.value]).toEqual(['Ana', BIDDIES]);
  expect([paces.anybody.value, paces.friends.value]).toEqual(['fast', 'usual']);
  expect(plays.value).toEqual({ biddies: 1, beanie: 1 });
});

test('a tab follows what another one changes, and does not store it again as its own', () => {
  const storage = memory();
  const [one, other] = [openDevice(() => storage), openDevice(() => storage)];
  other.settings.value = { ...other.settings.value, felt: 'wine' };
  other.levels.last.value = 'sharp';
  other.plays.value = { biddies: 1 };
  const { rules } = one;
  const named = rules.value;
  one.reread();
  expect([one.settings.value, one.levels.last.value]).toEqual([other.settings.value, 'sharp']);
  expect(rules.value).toBe(named);
  one.plays.value = { ...one.plays.value, biddies: Number(one.plays.value.biddies) + 1 };
  other.settings.value = { ...other.settings.value, felt: 'plum' };
  one.name.value = 'Ana';
  const later = openDevice(() => storage);
  expect([later.settings.value.felt, later.name.value, later.plays.value]).toEqual(['plum', 'Ana', { biddies: 2 }]);
});

test('a tab that cannot store a change keeps it, and stores it with the next one', () => {
  const storage = memory();
  let isFull = true;
  const setItem = (key: string, value: string): void => {
    if (isFull) throw new Error('full');
    storage.setItem(key, value);
  };
  const device = openDevice(() => ({ ...storage, setItem }));
  device.name.value = 'Ana';
  openDevice(() => storage).seats.value = 3;
  device.reread();
  expect([device.name.value, device.seats.value]).toEqual(['Ana', 3]);
  isFull = false;
  device.hasPlayed.value = true;
  expect(openDevice(() => storage).name.value).toBe('Ana');
});

test('what a newer version stored stays, and what another tab leaves out is not reset', () => {
  const storage = memory();
  const device = openDevice(() => storage);
  device.avatar.value = 17;
  storage.setItem('crazy-rummy-1', '{"settings":{"felt":"wine","glow":true},"name":"Ana","luck":7}');
  device.reread();
  expect([device.settings.value.felt, device.name.value, device.avatar.value]).toEqual(['wine', 'Ana', 17]);
  device.seats.value = 3;
  const stored = JSON.parse(storage.getItem('crazy-rummy-1') ?? '');
  expect(stored).toMatchObject({ settings: { felt: 'wine', glow: true }, luck: 7, avatar: 17, seats: 3 });
});

test.each(['[1]', '7', '{"settings":7,"name":7,"seats":"many","rules":"r1.x~y"}'])(
  'an invalid stored value (%s) is ignored',
  (found) => {
    const storage = memory();
    storage.setItem('crazy-rummy-1', found);
    const { settings, name, seats, rules } = openDevice(() => storage);
    expect([settings.value.speed, name.value, seats.value, rules.value]).toEqual([
      'normal',
      '',
      4,
      PRESETS['crazy-rummy-3'],
    ]);
  },
);

test('the device works without storage', () => {
  const device = openDevice(() => {
    throw new Error('forbidden');
  });
  device.name.value = 'Ana';
  expect(device.name.value).toBe('Ana');
});

test('the address of a private table contains its code', () => {
  expect(tableCodeIn(tablePath('KXQT'))).toBe('KXQT');
  expect(tableCodeIn('/t/kxqt/')).toBe('KXQT');
  for (const path of ['/', '/t/', '/t/a/b', '/table/KXQT', '/t/…']) expect(tableCodeIn(path)).toBeNull();
});

test.each(['KXQT', ' kxqt ', 'k x-q–t', 'ＫＸＱＴ', 'KXQT.', '“KXQT”', 'K\u200bXQT\u00a0', '(kxqt)', 'ⓀⓍⓆⓉ'])(
  'a code is found however it is written: %s',
  (written) => {
    expect(typedTable(written)).toBe('KXQT');
    expect(tableCodeIn(`/t/${encodeURIComponent(written)}`)).toBe('KXQT');
    expect(tableCodeIn(`/T/${encodeURIComponent(written)}/`)).toBe('KXQT');
    expect(typedTable(`Come to https://rummy.example/t/${written.trim().split(' ').join('')}?x#y`)).toBe('KXQT');
  },
);

test.each(['', '…', 'ж', '/t/', 'https://rummy.example/t/', 'x'.repeat(21)])('there is no code in "%s"', (written) => {
  expect(typedTable(written)).toBe('');
});
