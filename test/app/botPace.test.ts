import { signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../../client/device/settings.ts';
import { openTable } from '../../client/table/openTable.ts';
import { gameAt } from '../support/play/gameAt.ts';

beforeEach(() => vi.stubGlobal('document', { title: '' }));

test('practice bots play at the speed of the settings, from the start and after every change', () => {
  const heard: string[] = [];
  const { connection } = gameAt({ hands: ['4C 9D', '8C 6D', '5C 5D'] }).game;
  const bots = { set: (speed: string) => void heard.push(speed), hurry: () => undefined };
  const settings = signal<Settings>(DEFAULT_SETTINGS);
  const viewport = signal({ width: 1024, height: 768, inset: { top: 0, right: 0, bottom: 0, left: 0 } });
  const open = openTable({ ...connection, onStatus: () => () => undefined, bots }, viewport, settings);
  expect(heard).toEqual(['normal']);
  settings.value = { ...settings.value, bots: 'fast' };
  expect(heard).toEqual(['normal', 'fast']);
  settings.value = { ...settings.value, muted: true };
  open.close();
  settings.value = { ...settings.value, bots: 'normal' };
  expect(new Set(heard)).toEqual(new Set(['normal', 'fast']));
  expect(heard.at(-1)).toBe('fast');
});
