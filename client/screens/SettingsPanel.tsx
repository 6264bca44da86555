import { text } from '../text/index.ts';
import type { FormProps } from './LooksForm.tsx';
import { Panel } from './Panel.tsx';
import { SettingsLater } from './settingsLater.tsx';

/** Everything that can be set, opened from a screen. */
export function SettingsPanel({ settings, onClose }: FormProps & { readonly onClose: () => void }) {
  return (
    <Panel title={text.SETTINGS.title} kind="middle" onClose={onClose}>
      <SettingsLater settings={settings} />
      <p class="settings-where">{text.SETTINGS.here}</p>
    </Panel>
  );
}
