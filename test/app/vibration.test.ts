import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { GameEvent } from '#engine';
import { DEFAULT_SETTINGS } from '../../client/device/settings.ts';
import { openVibration, type VibrationApi, type VibrationCue } from '../../client/device/vibration.ts';
import type { ShownChange } from '../../client/stage/cues.ts';
import type { OpenTable } from '../../client/table/openTable.ts';
import { vibrateAtTable } from '../../client/table/tableSounds.ts';
import { gameAt } from '../support/play/gameAt.ts';

/** The viewer's table, with what was felt at it. */
function table() {
  const { game } = gameAt({ hands: ['4C 9D KS', '8C 6D 3S', '5C 5D 7S'], deal: 1 });
  const shown = signal<ShownChange | null>(null);
  const lifted = signal(3);
  const standIn = signal(false);
  const felt: VibrationCue[] = [];
  const open = { shown, lifted, game: { ...game, standIn } } as unknown as OpenTable;
  const stop = vibrateAtTable(open, (shake) => void felt.push(shake));
  const show = (...events: readonly GameEvent[]): void => {
    shown.value = { update: game.update.value, events, steps: [] };
  };
  return { lifted, standIn, felt, show, stop };
}

const swap = (seat: number): GameEvent => ({ type: 'swapped', seat }) as GameEvent;
const end = (out: number): GameEvent => ({ type: 'dealEnded', out }) as GameEvent;

test('a lift, an own swap and going out are felt, and nothing of the others', () => {
  const { lifted, felt, show } = table();
  expect(felt).toEqual([]);
  lifted.value++;
  show(swap(1));
  show(swap(0));
  show(end(2));
  show(swap(0), end(0));
  expect(felt).toEqual(['lift', 'swap', 'goOut']);
});

test('what a bot does for an absent player is not felt, nor anything after the table was left', () => {
  const { lifted, standIn, felt, show, stop } = table();
  standIn.value = true;
  show(swap(0));
  stop();
  standIn.value = false;
  show(end(0));
  lifted.value++;
  expect(felt).toEqual([]);
});

test('a device vibrates unless it is switched off or motion is reduced; one without a motor offers nothing', () => {
  const settings = signal(DEFAULT_SETTINGS);
  const shaken: number[][] = [];
  let isStill = false;
  const api: VibrationApi = { vibrate: (pattern) => void shaken.push(pattern), prefersStill: () => isStill };
  const shake = openVibration(settings, api);
  shake?.('lift');
  expect(shaken).toHaveLength(1);
  isStill = true;
  shake?.('swap');
  isStill = false;
  settings.value = { ...DEFAULT_SETTINGS, vibrates: false };
  shake?.('goOut');
  expect(shaken).toHaveLength(1);
  expect(openVibration(settings, { ...api, vibrate: null })).toBeNull();
});
