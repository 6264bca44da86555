import type { Signal } from '@preact/signals';
import { hasFourInks, type Settings } from '../device/settings.ts';
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

/** The switch for four colours, which the tinted face always has. */
export const FourColoursToggle = ({ settings }: FormProps) => (
  <Toggle
    label={text.SETTINGS.fourColours}
    hint={text.SETTINGS.fourColoursHint}
    on={hasFourInks(settings.value)}
    disabled={settings.value.face === 'fourColour'}
    onToggle={(on) => change(settings, { fourColours: on })}
  />
);

/** The settings of how cards look. New players see them beside their name. */
export function LooksForm({ settings }: FormProps) {
  const { face, cardSize } = settings.value;
  return (
    <>
      <FourColoursToggle settings={settings} />
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
