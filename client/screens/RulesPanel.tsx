import type { RuleSet } from '#engine';
import { text } from '../text/index.ts';
import { Panel } from './Panel.tsx';
import { RulesInWords } from './rules/RulesInWords.tsx';

/** How we play here: what is different first, in the words of the game. */
export function RulesPanel({ rules, onClose }: { readonly rules: RuleSet; readonly onClose: () => void }) {
  return (
    <Panel title={text.RULES_PAGE.hereWePlay} kind="middle" onClose={onClose}>
      <p class="rules-name">{text.rulesName(rules)}</p>
      <RulesInWords rules={rules} />
    </Panel>
  );
}
