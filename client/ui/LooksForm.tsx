import type { Signal } from '@preact/signals';
import type { Settings } from '../game/settings.ts';
import { text } from '../text/index.ts';
import { Toggle } from './Choice.tsx';

/** The props of a form about settings. */
export interface FormProps {
  readonly settings: Signal<Settings>;
}

/** Sets the given fields and leaves the others. */
export const change = (settings: Signal<Settings>, changed: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...changed };
};

/** The settings of how cards look. New players see them on the home screen. */
export function LooksForm({ settings }: FormProps) {
  const { fourColours, face, cardSize } = settings.value;
  return (
    <>
      <Toggle
        label={text.SETTINGS.fourColours}
        hint={text.SETTINGS.fourColoursHint}
        on={fourColours}
        onToggle={(on) => change(settings, { fourColours: on })}
      />
      <Toggle
        label={text.SETTINGS.bigCards}
        on={face === 'large' && cardSize === 'large'}
        onToggle={(on) =>
          change(settings, on ? { face: 'large', cardSize: 'large' } : { face: 'classic', cardSize: 'normal' })
        }
      />
    </>
  );
}
