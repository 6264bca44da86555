import { signal } from '@preact/signals';
import type { Surroundings } from './settings.ts';

/** What is around the table: evening or day. */
export type Shown = Exclude<Surroundings, 'auto'>;

/** What is shown now; the page keeps it, and whoever paints paints again when it changes. */
export const surroundings = signal<Shown>('dark');

/** What is shown where this is chosen, on a device that likes it `light` or not. */
export const surroundingsOf = (chosen: Surroundings, light: boolean): Shown =>
  chosen === 'auto' ? (light ? 'light' : 'dark') : chosen;
