import { describe, expect, test } from 'vitest';
import { type InstallApi, openInstalling } from '../../client/device/installing.ts';
import { forbidden, memory } from './memory.ts';

/** A browser; `ask` sends its event, and `asked` counts the dialogs opened since. */
function browser(isInstalled: boolean | null, storage: InstallApi['storage'] = memory) {
  const events = new EventTarget() as unknown as Window;
  const kept = storage === memory ? memory() : null;
  const seen = { asked: 0, prevented: false, outcome: 'accepted' };
  return {
    seen,
    open: () => openInstalling({ events, isInstalled: () => isInstalled, storage: kept ? () => kept : storage }),
    ask() {
      const prompt = async () => {
        seen.asked++;
        return { outcome: seen.outcome };
      };
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
      events.dispatchEvent(event);
      seen.prevented = event.defaultPrevented;
    },
    installed: () => events.dispatchEvent(new Event('appinstalled')),
  };
}

describe('a browser that lets the page ask', () => {
  test('offers a button once it says so, and opens its dialog at a press', () => {
    const { open, ask, seen } = browser(false);
    const { way, install } = open();
    expect(way.value).toBeNull();
    ask();
    expect(way.value).toBe('button');
    expect(seen.prevented).toBe(true);
    install();
    expect(seen.asked).toBe(1);
    expect(way.value).toBeNull();
  });

  test('offers nothing in a later visit if its dialog was dismissed', async () => {
    const { open, ask, seen } = browser(false);
    const { install } = open();
    ask();
    seen.outcome = 'dismissed';
    install();
    await Promise.resolve();
    const { way } = open();
    ask();
    expect(way.value).toBeNull();
  });

  test('offers nothing once it is installed', () => {
    const { open, ask, installed } = browser(false);
    const { way } = open();
    ask();
    installed();
    expect(way.value).toBeNull();
  });

  test('offers nothing in the installed app', () => {
    const { open, ask } = browser(true);
    const { way } = open();
    ask();
    expect(way.value).toBeNull();
  });
});

test('Safari on a tablet shows its share menu', () => {
  expect(browser(null).open().way.value).toBe('shareMenu');
});

test('somebody who declined is not asked again', () => {
  const { open, ask } = browser(null);
  const first = open();
  first.decline();
  expect(first.way.value).toBeNull();
  const later = open();
  ask();
  expect(later.way.value).toBeNull();
});

test('without storage it is offered, and declined for this visit', () => {
  const { way, decline } = browser(null, forbidden).open();
  expect(way.value).toBe('shareMenu');
  decline();
  expect(way.value).toBeNull();
});
