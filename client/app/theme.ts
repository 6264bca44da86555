import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Settings } from '../game/settings.ts';
import { shownTheme, theme } from '../game/theme.ts';

/** Gives the page the theme its settings say: what CSS depends on stands at the root, and the browser's own edge goes with it. */
export function followTheme(settings: ReadonlySignal<Settings>): void {
  const root = document.documentElement;
  const device = window.matchMedia('(prefers-color-scheme: light)');
  const light = signal(device.matches);
  device.addEventListener('change', () => {
    light.value = device.matches;
  });
  effect(() => {
    root.classList.toggle('four-colours', settings.value.fourColours);
    theme.value = shownTheme(settings.value.theme, light.value);
    root.dataset.theme = theme.value;
    followEdge();
  });
}

function followEdge(): void {
  const { backgroundColor } = getComputedStyle(document.body);
  // One for each theme of the device, until the page has its own.
  for (const edge of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    edge.content = backgroundColor;
}
