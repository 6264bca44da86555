import type { Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { TableView } from '#protocol';
import type { Settings } from '../device/settings.ts';
import { LazyRules } from '../rules/lazyRules.ts';
import { text } from '../text/index.ts';
import { LazySettings } from '../ui/lazy.tsx';
import { Panel } from '../ui/Panel.tsx';
import { changeSettings, type SettingsProps } from '../ui/settings.ts';

/** The menu: sound, rules, keys, ways to leave, and all settings. */
export function MenuPanel(props: {
  readonly settings: Signal<Settings>;
  readonly table: TableView;
  /** Whether it is a practice game, which this device keeps. */
  readonly isPractice: boolean;
  readonly onClose: () => void;
  /** Opens the list of keys. */
  readonly onKeys: () => void;
  /** Goes home and keeps the seat; null if there is no seat to keep. */
  readonly onHome: (() => void) | null;
  /** Gives up the seat; null in a practice game, where nobody else needs it. */
  readonly onLeave: (() => void) | null;
}) {
  const { isPractice, onHome, onLeave } = props;
  const { rated, hints, rules } = props.table;
  const [showsRules, setShowsRules] = useState(false);
  return (
    <>
      <Panel title={text.PANELS.leave} kind="side" onClose={props.onClose}>
        <div class="menu-buttons">
          <MuteButton settings={props.settings} />
          <button type="button" onClick={() => setShowsRules(true)}>
            {text.PANELS.rules}
          </button>
          <button type="button" onClick={props.onKeys}>
            {text.PANELS.keys}
          </button>
          {onHome && (
            <button type="button" onClick={onHome}>
              {text.PANELS.goHome}
              <small>{isPractice ? text.PANELS.leaveKeptHint : text.PANELS.goHomeHint}</small>
            </button>
          )}
          {onLeave && (
            <button type="button" onClick={onLeave}>
              {text.PANELS.leaveTable}
              {onHome && <small>{text.PANELS.leaveHint}</small>}
            </button>
          )}
          {!hints && <p>{rated ? text.RATED.running : text.LEARNING.hintsOff}</p>}
        </div>
        <LazySettings>{({ SettingsForm }) => <SettingsForm settings={props.settings} />}</LazySettings>
      </Panel>
      {showsRules && (
        <LazyRules>{({ RulesPanel }) => <RulesPanel rules={rules} onClose={() => setShowsRules(false)} />}</LazyRules>
      )}
    </>
  );
}

function MuteButton({ settings }: SettingsProps) {
  const { muted } = settings.value;
  return (
    <button type="button" class="menu-sound" onClick={() => changeSettings(settings, { muted: !muted })}>
      {muted ? text.SETTINGS.unmute : text.SETTINGS.mute}
    </button>
  );
}
