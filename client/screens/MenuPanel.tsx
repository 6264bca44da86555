import type { Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { RuleSet } from '#engine';
import type { Settings } from '../game/settings.ts';
import { text } from '../text/index.ts';
import { change, type FormProps } from './LooksForm.tsx';
import { Panel } from './Panel.tsx';
import { RulesLater } from './rulesLater.tsx';
import { SettingsLater } from './settingsLater.tsx';

/** Quiet, rules, keys, the way out, and all settings. */
export function MenuPanel(props: {
  readonly settings: Signal<Settings>;
  /** What is played here. */
  readonly rules: RuleSet;
  /** The game can be gone on with when it is left. */
  readonly isKept: boolean;
  readonly onClose: () => void;
  /** Tells what the keys are. */
  readonly onKeys: () => void;
  readonly onLeave: () => void;
}) {
  const [showsRules, setShowsRules] = useState(false);
  return (
    <>
      <Panel title={text.PANELS.leave} kind="side" onClose={props.onClose}>
        <div class="menu-buttons">
          <MuteButton settings={props.settings} />
          <button type="button" onClick={() => setShowsRules(true)}>
            {text.RULES_PAGE.hereWePlay}
          </button>
          <button type="button" onClick={props.onKeys}>
            {text.KEYS.title}
          </button>
          <button type="button" onClick={props.onLeave}>
            {text.PANELS.leaveTable}
            <small>{props.isKept ? text.PANELS.leaveKeptHint : text.PANELS.leaveHint}</small>
          </button>
        </div>
        <SettingsLater settings={props.settings} />
      </Panel>
      {showsRules && <RulesLater rules={props.rules} onClose={() => setShowsRules(false)} />}
    </>
  );
}

function MuteButton({ settings }: FormProps) {
  const { muted } = settings.value;
  return (
    <button type="button" class="menu-sound" onClick={() => change(settings, { muted: !muted })}>
      {muted ? text.SETTINGS.unmute : text.SETTINGS.mute}
    </button>
  );
}
