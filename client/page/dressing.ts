import { effect, type ReadonlySignal } from '@preact/signals';
import type { Settings } from '../game/settings.ts';

/** Dresses the page as the settings say: what CSS depends on stands at the root, and the browser's own edge goes with it. */
export function dressPage(settings: ReadonlySignal<Settings>): void {
  const root = document.documentElement;
  effect(() => {
    const { fourColours, surroundings } = settings.value;
    root.classList.toggle('four-colours', fourColours);
    root.dataset.surroundings = surroundings;
    dressEdge();
  });
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', dressEdge);
}

function dressEdge(): void {
  const edge = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (edge) edge.content = getComputedStyle(document.body).backgroundColor;
}
