import type { Signal } from '@preact/signals';
import { type Settings, SPEEDS } from '../game/settings.ts';
import { text } from '../text/index.ts';
import { Choice, Toggle } from './Choice.tsx';

/** How the cards look: offered on the first screen. */
export function LooksForm({ settings }: { readonly settings: Signal<Settings> }) {
  const { fourColours, bigCards } = settings.value;
  const set = (change: Partial<Settings>): void => {
    settings.value = { ...settings.value, ...change };
  };
  return (
    <>
      <Toggle
        label={text.SETTINGS.fourColours}
        hint={text.SETTINGS.fourColoursHint}
        on={fourColours}
        onToggle={(on) => set({ fourColours: on })}
      />
      <Toggle label={text.SETTINGS.bigCards} on={bigCards} onToggle={(on) => set({ bigCards: on })} />
    </>
  );
}

/** Everything that can be set on this device. At least one of tapping and dragging stays on. */
export function SettingsForm({ settings }: { readonly settings: Signal<Settings> }) {
  const { speed, warns, taps, drags } = settings.value;
  const set = (change: Partial<Settings>): void => {
    settings.value = { ...settings.value, ...change };
  };
  return (
    <div class="settings">
      <LooksForm settings={settings} />
      <Toggle
        label={text.SETTINGS.warns}
        hint={text.SETTINGS.warnsHint}
        on={warns}
        onToggle={(on) => set({ warns: on })}
      />
      <Toggle label={text.SETTINGS.taps} on={taps} onToggle={(on) => set({ taps: on, drags: drags || !on })} />
      <Toggle label={text.SETTINGS.drags} on={drags} onToggle={(on) => set({ drags: on, taps: taps || !on })} />
      <Choice
        legend={text.SETTINGS.speed}
        name="speed"
        options={SPEEDS.map((value) => ({ value, label: text.SETTINGS.speeds[value] }))}
        value={speed}
        onChoose={(value) => set({ speed: value })}
      />
    </div>
  );
}
