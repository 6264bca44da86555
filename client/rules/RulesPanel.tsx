import type { RuleSet } from '#engine';
import { text } from '../text/index.ts';
import { lastActionText } from '../text/lastActionText.ts';
import { shortRules } from '../text/shortRules.ts';
import { SeatDot } from '../ui/Avatar.tsx';
import { Panel } from '../ui/Panel.tsx';
import { RulesInPictures } from './RulesInPictures.tsx';
import { RulesInWords } from './RulesInWords.tsx';

/** The rules of a table: a summary, the differences, then all of them, in the game's own terms. */
export function RulesPanel({ rules, onClose }: { readonly rules: RuleSet; readonly onClose: () => void }) {
  return (
    <Panel title={text.PANELS.rules} kind="middle" onClose={onClose}>
      <p class="rules-name">{text.rulesName(rules)}</p>
      <section class="rules short">
        <h3>{shortRules.SHORT_RULES.heading}</h3>
        {shortRules.rulesInShort(rules).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {rules.table.direction === 'counterClockwise' && <p>{text.anticlockwise()}</p>}
        {rules.play.when !== 'goingOutOnly' && (
          <p class="log-key">
            <SeatDot seat={1} />
            {lastActionText.LOG.dot}
          </p>
        )}
      </section>
      <RulesInPictures rules={rules} Heading="h3" />
      <RulesInWords rules={rules} />
    </Panel>
  );
}
