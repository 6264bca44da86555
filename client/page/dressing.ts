import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Settings } from '../game/settings.ts';
import { surroundings, surroundingsOf } from '../game/surroundings.ts';

/** Dresses the page as the settings say: what CSS depends on stands at the root, and the browser's own edge goes with it. */
export function dressPage(settings: ReadonlySignal<Settings>): void {
  const root = document.documentElement;
  const device = window.matchMedia('(prefers-color-scheme: light)');
  const light = signal(device.matches);
  device.addEventListener('change', () => {
    light.value = device.matches;
  });
  effect(() => {
    root.classList.toggle('four-colours', settings.value.fourColours);
    surroundings.value = surroundingsOf(settings.value.surroundings, light.value);
    root.dataset.surroundings = surroundings.value;
    dressEdge();
  });
}

function dressEdge(): void {
  const { backgroundColor } = getComputedStyle(document.body);
  // One for each of the device's own surroundings, until the page has dressed itself.
  for (const edge of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    edge.content = backgroundColor;
}
