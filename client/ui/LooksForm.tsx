import type { Signal } from '@preact/signals';
import type { Settings } from '../game/settings.ts';
import { text } from '../text/index.ts';
import { Toggle } from './Choice.tsx';

/** The settings that a form shows and changes. */
export interface FormProps {
  readonly settings: Signal<Settings>;
}

/** Sets what is named, and leaves the rest. */
export const change = (settings: Signal<Settings>, changed: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...changed };
};

/** How the cards look: offered on the first screen. */
export function LooksForm({ settings }: FormProps) {
  const { fourColours, bigCards } = settings.value;
  return (
    <>
      <Toggle
        label={text.SETTINGS.fourColours}
        hint={text.SETTINGS.fourColoursHint}
        on={fourColours}
        onToggle={(on) => change(settings, { fourColours: on })}
      />
      <Toggle label={text.SETTINGS.bigCards} on={bigCards} onToggle={(on) => change(settings, { bigCards: on })} />
    </>
  );
}
