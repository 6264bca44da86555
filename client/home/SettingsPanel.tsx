import { text } from '../text/index.ts';
import type { FormProps } from '../ui/LooksForm.tsx';
import { LazySettings } from '../ui/lazy.tsx';
import { Panel } from '../ui/Panel.tsx';

/** All settings, opened from a screen. */
export function SettingsPanel({ settings, onClose }: FormProps & { readonly onClose: () => void }) {
  return (
    <Panel title={text.SETTINGS.title} kind="middle" onClose={onClose}>
      <LazySettings>{({ SettingsForm }) => <SettingsForm settings={settings} />}</LazySettings>
      <p class="settings-where">{text.SETTINGS.here}</p>
    </Panel>
  );
}
