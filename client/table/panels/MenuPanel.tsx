import type { Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { RuleSet } from '#engine';
import type { Settings } from '../../game/settings.ts';
import { LazyRulesPanel } from '../../rules/lazyScreens.ts';
import { text } from '../../text/index.ts';
import { change, type FormProps } from '../../ui/LooksForm.tsx';
import { LazySettingsForm } from '../../ui/lazy.tsx';
import { Panel } from '../../ui/Panel.tsx';

/** Quiet, rules, keys, the ways out, and all settings. */
export function MenuPanel(props: {
  readonly settings: Signal<Settings>;
  /** What is played here. */
  readonly rules: RuleSet;
  /** The game can be gone on with later on this device. */
  readonly isPractice: boolean;
  readonly onClose: () => void;
  /** Tells what the keys are. */
  readonly onKeys: () => void;
  /** Home, with the seat kept; null where there is none to keep. */
  readonly onHome: (() => void) | null;
  /** Gives the seat up; null where nobody else would have it. */
  readonly onLeave: (() => void) | null;
}) {
  const { isPractice, onHome, onLeave } = props;
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
          {onHome && (
            <button type="button" onClick={onHome}>
              {text.GOING_HOME.home}
              <small>{isPractice ? text.PANELS.leaveKeptHint : text.GOING_HOME.homeHint}</small>
            </button>
          )}
          {onLeave && (
            <button type="button" onClick={onLeave}>
              {text.PANELS.leaveTable}
              {onHome && <small>{text.PANELS.leaveHint}</small>}
            </button>
          )}
        </div>
        <LazySettingsForm settings={props.settings} />
      </Panel>
      {showsRules && <LazyRulesPanel rules={props.rules} onClose={() => setShowsRules(false)} />}
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
