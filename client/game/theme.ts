import { signal } from '@preact/signals';
import type { Theme } from './settings.ts';

/** What is around the table: evening or day. */
export type ShownTheme = Exclude<Theme, 'auto'>;

/** What is shown now; the page keeps it, and whoever paints paints again when it changes. */
export const theme = signal<ShownTheme>('dark');

/** What is shown where this is chosen, on a device that likes it `light` or not. */
export const shownTheme = (chosen: Theme, light: boolean): ShownTheme =>
  chosen === 'auto' ? (light ? 'light' : 'dark') : chosen;
