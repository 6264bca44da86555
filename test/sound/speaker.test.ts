import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../../client/device/settings.ts';
import { Speaker } from '../../client/sound/speaker.ts';
import type { Cue } from '../../client/stage/cues.ts';
import { settled } from '../support/progress.ts';

/** A speaker with a fake instrument that records every sound. */
async function room(chosen: Partial<Settings> = {}) {
  const settings = signal<Settings>({ ...DEFAULT_SETTINGS, ...chosen });
  const heard: string[] = [];
  const gains: number[] = [];
  const here = { opened: 0, awake: true, wakes: 0, rests: 0, now: 1000, fails: false };
  const instrument = {
    get awake() {
      return here.awake;
    },
    async wake() {
      here.wakes++;
      here.awake = true;
    },
    rest: () => void here.rests++,
    setGain: (gain: number) => void gains.push(gain),
    play(sound: string, ms: number) {
      heard.push(`${sound} ${ms}`);
      return () => void heard.push(`no ${sound}`);
    },
  };
  const open = async () => {
    here.opened++;
    if (here.fails) throw new Error('no such file');
    return instrument;
  };
  const speaker = new Speaker(settings, { open, now: () => here.now, chance: () => 0.5 });
  return { settings, heard, gains, here, speaker };
}

const set = (settings: { value: Settings }, change: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...change };
};

const deal = (cards: number): Cue[] => Array.from({ length: cards }, (_, i) => ({ sound: 'deal', at: i * 100 }));

test('nothing is opened or played before the first gesture', async () => {
  const { speaker, here, heard } = await room();
  speaker.play([{ sound: 'draw', at: 0 }]);
  speaker.setVisible(true);
  await settled();
  expect(here.opened).toBe(0);
  speaker.gesture();
  speaker.gesture();
  await settled();
  expect([here.opened, here.wakes, heard]).toEqual([1, 1, []]);
  speaker.play([{ sound: 'draw', at: 30 }]);
  expect(heard).toEqual(['draw 30']);
});

test('a sound asked for with the first gesture plays once the instrument has come and is awake', async () => {
  const { speaker, here, heard } = await room();
  here.awake = false;
  speaker.gesture();
  await speaker.hear('swap');
  expect([here.opened, heard]).toEqual([1, ['swap 0']]);
  here.awake = false;
  await speaker.hear('place');
  expect(heard).toEqual(['swap 0', 'place 0']);
});

test('a failed load is tried again with the next gesture', async () => {
  const { speaker, here } = await room();
  here.fails = true;
  speaker.gesture();
  await settled();
  here.fails = false;
  speaker.gesture();
  await settled();
  expect([here.opened, here.wakes]).toEqual([2, 1]);
});

test('a muted page opens nothing until sound is switched on', async () => {
  const { speaker, here, settings, gains } = await room({ muted: true });
  speaker.gesture();
  await settled();
  expect(here.opened).toBe(0);
  set(settings, { muted: false });
  await settled();
  expect(here.opened).toBe(1);
  expect(gains).toEqual([0.36]);
});

test('a volume change applies at once and plays a sample, but not at every step of the slider', async () => {
  const { speaker, here, settings, gains, heard } = await room();
  speaker.gesture();
  await settled();
  for (const volume of [70, 80, 90]) set(settings, { volume });
  expect(gains.map((gain) => gain.toFixed(2))).toEqual(['0.36', '0.49', '0.64', '0.81']);
  expect(heard).toEqual(['place 0']);
  here.now += 500;
  set(settings, { muted: true });
  expect(gains.at(-1)).toBe(0);
  speaker.play([{ sound: 'yourTurn', at: 0 }]);
  expect(heard).toEqual(['place 0']);
  here.now += 500;
  set(settings, { fourColours: true });
  expect(gains).toHaveLength(5);
});

test('while the page is hidden only yourTurn plays', async () => {
  const { speaker, heard } = await room();
  speaker.gesture();
  await settled();
  speaker.setVisible(false);
  speaker.play([
    { sound: 'discard', at: 0 },
    { sound: 'yourTurn', at: 200 },
  ]);
  expect(heard).toEqual(['yourTurn 200']);
});

test('hiding the page drops pending sounds, and showing it wakes the instrument', async () => {
  const { speaker, here, heard } = await room();
  speaker.gesture();
  await settled();
  speaker.play(deal(3));
  here.now += 150;
  speaker.setVisible(false);
  expect(heard.slice(3)).toEqual(['no deal']);
  const { wakes } = here;
  speaker.setVisible(true);
  expect(here.wakes).toBe(wakes + 1);
});

test('an interrupted page is silent and plays nothing late', async () => {
  const { speaker, here, heard } = await room();
  speaker.gesture();
  await settled();
  here.awake = false;
  speaker.play(deal(2));
  here.awake = true;
  speaker.play([{ sound: 'draw', at: 0 }]);
  expect(heard).toEqual(['draw 0']);
});

test('a tap cuts a deal short, and yourTurn plays at once', async () => {
  const { speaker, here, heard } = await room();
  speaker.gesture();
  await settled();
  speaker.play([...deal(6), { sound: 'yourTurn', at: 900 }]);
  here.now += 250;
  speaker.hurry();
  expect(heard.slice(7)).toEqual(['no deal', 'no deal', 'no deal', 'no yourTurn', 'yourTurn 0']);
});

test('a tap does not cut a single move short', async () => {
  const { speaker, heard } = await room();
  speaker.gesture();
  await settled();
  speaker.play([
    { sound: 'discard', at: 200 },
    { sound: 'yourTurn', at: 200 },
  ]);
  speaker.hurry();
  expect(heard).toEqual(['discard 200', 'yourTurn 200']);
});

test('muted or hidden, the output rests at once; hidden in the middle of a deal it still says whose turn it is', async () => {
  const { settings, speaker, here, heard } = await room();
  speaker.gesture();
  await settled();
  set(settings, { muted: true });
  expect([here.rests, here.wakes]).toEqual([1, 1]);
  speaker.gesture();
  speaker.setVisible(true);
  expect(here.wakes).toBe(1);
  set(settings, { muted: false });
  expect(here.wakes).toBe(2);
  speaker.play([...deal(5), { sound: 'yourTurn', at: 900 }]);
  speaker.setVisible(false);
  expect([here.rests, heard.at(-1)]).toEqual([1, 'yourTurn 0']);
  speaker.setVisible(true);
  here.now += 1_000;
  speaker.setVisible(false);
  expect(here.rests).toBe(2);
});
