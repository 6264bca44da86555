import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { hasFourInks, type Settings, shownLook, shownTheme } from '../device/settings.ts';
import { fetchDesigns } from '../faces/designs.ts';

/**
 * Applies the looks of the settings to the root element for CSS, and to the browser's own toolbar: theme, felt, face
 * and suit colours. Fetches designs that are not the usual ones.
 */
export function followTheme(settings: ReadonlySignal<Settings>): void {
  const root = document.documentElement;
  const device = window.matchMedia('(prefers-color-scheme: light)');
  const light = signal(device.matches);
  device.addEventListener('change', () => {
    light.value = device.matches;
  });
  effect(() => {
    root.classList.toggle('four-colours', hasFourInks(settings.value));
    const { theme, felt, face } = settings.value;
    root.dataset.theme = shownTheme(theme, light.value);
    root.dataset.felt = felt;
    root.dataset.face = face;
    shownLook.value = `${felt} ${root.dataset.theme}`;
    followEdge();
    fetchDesigns(settings.value);
  });
}

function followEdge(): void {
  const { backgroundColor } = getComputedStyle(document.body);
  // index.html has one for each theme of the device.
  for (const edge of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    edge.content = backgroundColor;
}
