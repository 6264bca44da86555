import type { Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { RuleSet } from '#engine';
import type { Settings } from '../game/settings.ts';
import { text } from '../text/index.ts';
import { Panel } from './Panel.tsx';
import { RulesLater } from './rulesLater.tsx';
import { SettingsForm } from './SettingsForm.tsx';

/** Settings, rules, and the way out. */
export function MenuPanel(props: {
  readonly settings: Signal<Settings>;
  /** What is played here. */
  readonly rules: RuleSet;
  readonly onClose: () => void;
  /** Tells what the keys are. */
  readonly onKeys: () => void;
  readonly onLeave: () => void;
}) {
  const [showsRules, setShowsRules] = useState(false);
  return (
    <>
      <Panel title={text.PANELS.leave} kind="side" onClose={props.onClose}>
        <SettingsForm settings={props.settings} />
        <div class="menu-buttons">
          <button type="button" onClick={() => setShowsRules(true)}>
            {text.RULES_PAGE.hereWePlay}
          </button>
          <button type="button" onClick={props.onKeys}>
            {text.KEYS.title}
          </button>
          <button type="button" onClick={props.onLeave}>
            {text.PANELS.leaveTable}
            <small>{text.PANELS.leaveHint}</small>
          </button>
        </div>
      </Panel>
      {showsRules && <RulesLater rules={props.rules} onClose={() => setShowsRules(false)} />}
    </>
  );
}
