import { signal } from '@preact/signals';
import type { Theme } from './settings.ts';

/** The theme on screen. */
export type ShownTheme = Exclude<Theme, 'auto'>;

/** The current theme. The page sets it, and drawing code redraws when it changes. */
export const theme = signal<ShownTheme>('dark');

/** The theme to show for this setting, on a device that prefers `light` or not. */
export const shownTheme = (chosen: Theme, light: boolean): ShownTheme =>
  chosen === 'auto' ? (light ? 'light' : 'dark') : chosen;
