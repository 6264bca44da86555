import { effect, type ReadonlySignal } from '@preact/signals';
import { tablePath } from '../addresses.ts';
import type { Device } from '../device/device.ts';
import { type Alerts, BROWSER_NOTIFICATIONS, type Notifier, openNotifier } from '../device/notifications.ts';
import { BROWSER_TURN_SIGNS, showTurnSigns } from '../device/turnSigns.ts';
import { browserVibration, openVibration } from '../device/vibration.ts';
import { Speaker } from '../sound/speaker.ts';
import { playTableSounds, vibrateAtTable } from '../table/tableSounds.ts';
import type { PagePlace } from './page.ts';

/**
 * Plays the sounds of the table while the player is at it, vibrates at what they do, and shows their turn outside the
 * page: a notification, a mark on the icon, a screen that stays on.
 */
export function openAlerts(
  place: ReadonlySignal<PagePlace>,
  { settings }: Device,
  isVisible: ReadonlySignal<boolean>,
): Alerts {
  // Fetched with the first gesture, before which no sound may be made.
  const open = async () => (await import('../sound/instrument.ts')).openInstrument();
  const api = { open, now: () => performance.now(), chance: Math.random };
  const speaker = new Speaker(settings, api);
  const notifier = openNotifier(settings, BROWSER_NOTIFICATIONS);
  listen(speaker, notifier);
  effect(() => {
    const now = place.value;
    if (now.at !== 'table') return undefined;
    const { code } = now.open.game.table.peek();
    return notifier.follow(now.open, code === '' ? '/' : tablePath(code));
  });
  // A page that was closed during a turn has left its mark on the icon.
  BROWSER_TURN_SIGNS.setBadge(false);
  effect(() => {
    const now = place.value;
    return now.at === 'table' ? showTurnSigns(now.open.yourTurn, isVisible, BROWSER_TURN_SIGNS) : undefined;
  });
  effect(() => {
    const now = place.value;
    // What is heard must not delay what is seen.
    return now.at === 'table' && now.open.isPainted.value ? playTableSounds(now.open, speaker) : undefined;
  });
  const vibrate = openVibration(settings, browserVibration());
  effect(() => {
    const now = place.value;
    return now.at === 'table' && vibrate ? vibrateAtTable(now.open, vibrate) : undefined;
  });
  return { ...notifier, vibrate, playSound: (sound) => void speaker.hear(sound) };
}

/** Events after which browsers allow sound: the end of a touch, not its beginning. */
const UNLOCKING_EVENTS = ['pointerup', 'keydown', 'click'] as const;

function listen(speaker: Speaker, notifier: Notifier): void {
  // Capture phase: an element that stops the event must not prevent sound from being unlocked.
  for (const type of UNLOCKING_EVENTS) document.addEventListener(type, () => speaker.gesture(), { capture: true });
  document.addEventListener('pointerdown', () => speaker.hurry(), { capture: true });
  document.addEventListener('visibilitychange', () => {
    const isVisible = document.visibilityState === 'visible';
    speaker.setVisible(isVisible);
    if (isVisible) notifier.seen();
  });
}
