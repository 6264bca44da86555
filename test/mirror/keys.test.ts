import { beforeEach, expect, test, vi } from 'vitest';
import { parseCard } from '#engine';
import { PRESETS } from '#rules';
import type { Game } from '../../client/game/createGame.ts';
import { onTableKey, onUndoKey } from '../../client/mirror/tableKeys.ts';
import { gameAt } from '../support/play/gameAt.ts';

const key = (name: string, held: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key: name, target: null, preventDefault: () => undefined, ...held }) as KeyboardEvent;

const press = (event: KeyboardEvent, game: Game, letters = true): void =>
  onTableKey(event, { game, letters, onHelp: () => undefined, onSpeak: null, hints: null });

beforeEach(() => {
  vi.stubGlobal('HTMLInputElement', class {});
  vi.stubGlobal('HTMLElement', class {});
});

const moment = { hands: ['4C 9D KS', '2C 2D', '5C 5D'], deal: 9, pile: '3H QD', phase: 'draw' } as const;

test('U takes the upcard, Z puts it back', async () => {
  const { game, done, settle } = gameAt(moment);
  press(key('u'), game);
  await settle();
  press(key('Z'), game);
  await settle();
  expect(done).toEqual(['draw', 'takeBack']);
});

test('on a Greek keyboard the keys are where they are on an English one', async () => {
  const { game, done, settle } = gameAt(moment);
  press(key('θ', { code: 'KeyU' }), game);
  await settle();
  onUndoKey(key('ζ', { code: 'KeyZ', ctrlKey: true }), game);
  await settle();
  expect(done).toEqual(['draw', 'takeBack']);
});

test('on a German keyboard Z is where Y is on an English one', async () => {
  const { game, done, settle } = gameAt(moment);
  press(key('u', { code: 'KeyU' }), game);
  await settle();
  press(key('z', { code: 'KeyY' }), game);
  await settle();
  expect(done).toEqual(['draw', 'takeBack']);
});

test('key repeats are ignored, with Ctrl too', async () => {
  const { game, done, settle } = gameAt(moment);
  press(key('u'), game);
  await settle();
  for (const held of [{}, { ctrlKey: true }, { metaKey: true }]) {
    press(key('z', { ...held, repeat: true }), game);
    onUndoKey(key('z', { ...held, repeat: true }), game);
    await settle();
  }
  expect(done).toEqual(['draw']);
  onUndoKey(key('z', { ctrlKey: true }), game);
  await settle();
  expect(done).toEqual(['draw', 'takeBack']);
});

const table = { hands: ['8H 9D KS', '2C 2D', '5C 5D'], deal: 13, melds: ['0 run 5H: 5H 6H 7H', '1 set 9: 9C 9S KH'] };

test('L lays the selection off, W takes a wild in two presses', async () => {
  const { game, done, settle } = gameAt(table);
  press(key('w'), game);
  expect(game.selected.value).toHaveLength(1);
  press(key('w'), game);
  await settle();
  expect(done).toEqual(['swap']);
  game.tap({ on: 'hand', card: parseCard('8H') as number });
  press(key('l'), game);
  await settle();
  expect(done).toEqual(['swap', 'layOff']);
});

test('L with several places leads to the first of them, and plays nothing', async () => {
  const focus = vi.fn();
  const querySelector = vi.fn(() => ({ focus }));
  vi.stubGlobal('document', { querySelector });
  const melds = ['0 run 5H: 5H 6H 7H', '1 set 8: 8C 8D 8S'];
  const { game, done, settle } = gameAt({ ...table, melds });
  game.tap({ on: 'hand', card: parseCard('8H') as number });
  press(key('l'), game);
  await settle();
  expect(done).toEqual([]);
  expect(focus).toHaveBeenCalledOnce();
});

test('K skips to the player’s turn', () => {
  const { game, hurried } = gameAt({ ...table, turn: 1 }, 0, { withBots: true });
  press(key('k'), game);
  expect(hurried()).toBe(1);
});

test('Y and N only answer a window', async () => {
  const card = parseCard('JC') as number;
  const window = { kind: 'take' as const, seats: [0], cards: [card], waiting: 1, claims: [null, null, null], next: 1 };
  const { game, done, settle } = gameAt({
    hands: ['4C 9D KS', '8C 6D 3S', '5C 5D 7S'],
    rules: PRESETS['crummy-rummy']!,
    deal: 1,
    pile: 'JC',
    turn: 1,
    also: { phase: 'window', window },
  });
  press(key('n'), game);
  await settle();
  press(key('y'), game);
  await settle();
  expect(done).toEqual(['pass']);
});

test('O ends a turn that has no discard', async () => {
  const rules = PRESETS['basic-rummy']!;
  const { game, done, settle } = gameAt({
    hands: ['8H', '2C 2D', '5C 5D'],
    rules,
    deal: 1,
    melds: ['0 run 5H: 5H 6H 7H'],
  });
  press(key('o'), game);
  game.tap({ on: 'hand', card: parseCard('8H') as number });
  press(key('l'), game);
  await settle();
  press(key('o'), game);
  await settle();
  expect(done).toEqual(['layOff', 'goOut']);
});

test('letters that are switched off do nothing; Escape clears the selection', async () => {
  const { game, done, settle } = gameAt(moment);
  press(key('u'), game, false);
  await settle();
  expect(done).toEqual([]);
  for (const name of ['4C', 'KS']) game.tap({ on: 'hand', card: parseCard(name) as number });
  press(key('Escape'), game, false);
  expect(game.selected.value).toEqual([]);
});

test('? shows the keys, unless letters are switched off', () => {
  const { game } = gameAt(moment);
  const onHelp = vi.fn();
  onTableKey(key('?'), { game, letters: false, onHelp, onSpeak: null, hints: null });
  expect(onHelp).not.toHaveBeenCalled();
  onTableKey(key('?'), { game, letters: true, onHelp, onSpeak: null, hints: null });
  expect(onHelp).toHaveBeenCalledOnce();
});

test('T opens the phrases at tables with people', () => {
  const { game } = gameAt(moment);
  const onSpeak = vi.fn();
  const keys = { game, onHelp: vi.fn(), hints: null };
  onTableKey(key('t'), { ...keys, letters: false, onSpeak });
  onTableKey(key('t'), { ...keys, letters: true, onSpeak: null });
  expect(onSpeak).not.toHaveBeenCalled();
  onTableKey(key('T'), { ...keys, letters: true, onSpeak });
  expect(onSpeak).toHaveBeenCalledOnce();
});

test('H asks for a hint and the next best, V shows its cards; Escape closes it before it clears the selection', () => {
  const { game } = gameAt(moment);
  let shows = true;
  const close = vi.fn(() => {
    const did = shows;
    shows = false;
    return did;
  });
  const hints = { press: vi.fn(), exact: vi.fn(), close };
  const keys = { game, letters: true, onHelp: vi.fn(), onSpeak: null, hints };
  onTableKey(key('h'), { ...keys, hints: null });
  onTableKey(key('h'), { ...keys, letters: false });
  expect(hints.press).not.toHaveBeenCalled();
  onTableKey(key('H'), keys);
  onTableKey(key('v'), keys);
  expect([hints.press, hints.exact].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  game.tap({ on: 'hand', card: parseCard('4C') as number });
  onTableKey(key('Escape'), { ...keys, letters: false });
  expect(game.selected.value).toHaveLength(1);
  onTableKey(key('Escape'), keys);
  expect(game.selected.value).toEqual([]);
});
