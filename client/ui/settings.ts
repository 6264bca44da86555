import type { Signal } from '@preact/signals';
import type { Settings } from '../device/settings.ts';

/** The props of a form about settings. */
export interface SettingsProps {
  readonly settings: Signal<Settings>;
}

/** Sets the given fields and leaves the others. */
export const changeSettings = (settings: Signal<Settings>, changed: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...changed };
};
