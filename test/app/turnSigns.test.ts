import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { showTurnSigns } from '../../client/device/turnSigns.ts';

const settled = (): Promise<void> => Promise.resolve().then(() => undefined);

/** A turn that is shown on a device with all signs. `isOn` counts the locks on its screen. */
function device(keeps: () => Promise<void> = settled) {
  const yourTurn = signal(false);
  const isVisible = signal(true);
  const seen = { badge: false, isOn: 0 };
  let due: (() => void) | null = null;
  const stop = showTurnSigns(yourTurn, isVisible, {
    setBadge: (isOn) => {
      seen.badge = isOn;
    },
    async keepScreenOn() {
      await keeps();
      seen.isOn++;
      return () => void seen.isOn--;
    },
    after(_, callback) {
      due = callback;
      return () => {
        due = null;
      };
    },
  });
  const set = async (change: { readonly turn?: boolean; readonly visible?: boolean }): Promise<void> => {
    yourTurn.value = change.turn ?? yourTurn.peek();
    isVisible.value = change.visible ?? isVisible.peek();
    for (let i = 0; i < 6; i++) await settled();
  };
  return { seen, set, stop, later: () => due?.(), isTimed: () => due !== null };
}

test('the icon has a mark and the screen stays on during the turn alone', async () => {
  const { seen, set } = device();
  await set({ turn: true });
  expect(seen).toEqual({ badge: true, isOn: 1 });
  await set({ turn: false });
  expect(seen).toEqual({ badge: false, isOn: 0 });
});

test('a hidden page keeps no screen on, but the mark', async () => {
  const { seen, set } = device();
  await set({ turn: true });
  await set({ visible: false });
  expect(seen).toEqual({ badge: true, isOn: 0 });
  await set({ visible: true });
  expect(seen.isOn).toBe(1);
});

test('a turn that ends before the screen is kept on lets it go', async () => {
  let resolve = (): void => undefined;
  const kept = new Promise<void>((done) => {
    resolve = done;
  });
  const { seen, set } = device(() => kept);
  await set({ turn: true });
  await set({ turn: false });
  resolve();
  await set({});
  expect(seen.isOn).toBe(0);
});

test('a device put aside in a turn may sleep after a while', async () => {
  const { seen, set, later, isTimed } = device();
  await set({ turn: true });
  later();
  expect(seen).toEqual({ badge: true, isOn: 0 });
  await set({ turn: false });
  expect(isTimed()).toBe(false);
});

test('leaving the table ends both; a refusal of the browser is no error', async () => {
  const { seen, set, stop } = device();
  await set({ turn: true });
  stop();
  expect(seen).toEqual({ badge: false, isOn: 0 });
  const refusing = device(() => Promise.reject(new Error('hidden')));
  await refusing.set({ turn: true });
  expect(refusing.seen.isOn).toBe(0);
});
