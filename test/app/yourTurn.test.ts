import { signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Card, no, ok, parseCard, viewFor } from '#engine';
import type { TableUpdate } from '#protocol';
import { PRESETS } from '#rules';
import { openDevice } from '../../client/device/device.ts';
import type { LiveTable } from '../../client/table/openTable.ts';
import { openTable } from '../../client/table/openTable.ts';
import { gameAt } from '../support/play/gameAt.ts';
import { type Position, position } from '../support/play/positions.ts';
import { forbidden } from './memory.ts';

beforeEach(() => vi.stubGlobal('document', { title: '' }));

/** Whether the page says that the table waits for seat 0. */
function isAsked(moment: Position): boolean {
  const table: TableUpdate['table'] = { ...gameAt(moment).game.table.value, game: viewFor(position(moment), 0) };
  const done = async () => ok(null);
  const live: LiveTable = {
    subscribe(listener) {
      listener({ table, events: null });
      return () => undefined;
    },
    onStatus: () => () => undefined,
    leave: () => undefined,
    ...{ act: done, next: done, rematch: done, start: done, back: done },
    record: async () => no('notNow'),
  };
  const viewport = signal({ width: 1024, height: 768, inset: { top: 0, right: 0, bottom: 0, left: 0 } });
  const open = openTable(live, viewport, openDevice(forbidden).settings);
  const asked = open.yourTurn.value;
  expect(document.title.startsWith('●')).toBe(asked);
  open.close();
  return asked;
}

const moment: Position = { hands: ['4C 9D KS', '8C 6D 3S', '5C 5D 7S'], deal: 1, turn: 1 };
const jack = parseCard('JC') as Card;

test('the viewer’s turn is marked in the title', () => {
  expect(isAsked({ ...moment, turn: 0 })).toBe(true);
  expect(isAsked(moment)).toBe(false);
});

test('a question about the upcard in another player’s turn is marked in the title (§4.78)', () => {
  const rules = PRESETS['crummy-rummy']!;
  const windowFor = (seats: readonly number[]): Position => ({
    ...{ ...moment, rules, pile: 'JC' },
    also: {
      phase: 'window',
      window: {
        ...{ kind: 'take', seats, cards: [jack], claims: [null, null, null], next: 1 },
        waiting: seats.reduce((bits, seat) => bits | (1 << seat), 0),
      },
    },
  });
  expect(isAsked(windowFor([2, 0]))).toBe(true);
  expect(isAsked(windowFor([2]))).toBe(false);
});
