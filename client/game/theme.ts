import { signal } from '@preact/signals';
import type { Theme } from './settings.ts';

/** The theme on screen. */
export type ShownTheme = Exclude<Theme, 'auto'>;

/** The name of the felt and theme on the root element. The page sets it, and drawing code redraws when it changes. */
export const shownLook = signal('');

/** The theme to show for this setting, on a device that prefers `light` or not. */
export const shownTheme = (chosen: Theme, light: boolean): ShownTheme =>
  chosen === 'auto' ? (light ? 'light' : 'dark') : chosen;
