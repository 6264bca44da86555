import { beforeEach, expect, test, vi } from 'vitest';
import { onTableKey, onUndoKey } from '../../client/mirror/tableKeys.ts';
import { gameAt } from '../support/gameAt.ts';

const key = (name: string, held: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key: name, target: null, preventDefault: () => undefined, ...held }) as KeyboardEvent;

beforeEach(() => vi.stubGlobal('HTMLInputElement', class {}));

const moment = { hands: ['4C 9D KS', '2C 2D', '5C 5D'], deal: 9, pile: '3H QD', phase: 'draw' } as const;

test('U takes the upcard, Z puts it back', async () => {
  const { game, done, settle } = gameAt(moment);
  onTableKey(key('u'), game);
  await settle();
  onTableKey(key('Z'), game);
  await settle();
  expect(done).toEqual(['draw', 'takeBack']);
});

test('a key held down does its work once, with Ctrl too', async () => {
  const { game, done, settle } = gameAt(moment);
  onTableKey(key('u'), game);
  await settle();
  for (const held of [{}, { ctrlKey: true }, { metaKey: true }]) {
    onTableKey(key('z', { ...held, repeat: true }), game);
    onUndoKey(key('z', { ...held, repeat: true }), game);
    await settle();
  }
  expect(done).toEqual(['draw']);
  onUndoKey(key('z', { ctrlKey: true }), game);
  await settle();
  expect(done).toEqual(['draw', 'takeBack']);
});
