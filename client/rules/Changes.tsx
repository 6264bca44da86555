import type { RuleSet } from '#engine';
import { crazyRummy, type Difference } from '#rules';
import { gamesText, ruleText } from '../text/games.ts';
import { text } from '../text/index.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { DifferenceList, HowWePlay } from './RulesInWords.tsx';
import type { Editing } from './useEditing.ts';

/** The changes made so far, each with a button that undoes it, and the resulting rules. */
export function Changes(props: {
  readonly rules: RuleSet;
  readonly changes: readonly Difference[];
  readonly editing: Editing;
}) {
  const { rules, changes, editing } = props;
  const different = ruleText.differences(rules);
  const isStandard = rules.preset === crazyRummy.preset;
  return (
    <section class="changes card">
      <h2>{isStandard ? gamesText.differsIn(changes.length) : gamesText.EDITOR.changes}</h2>
      {changes.length === 0 && <p class="none">{gamesText.EDITOR.noChanges}</p>}
      <ul class="differences">
        {changes.map(({ key, sentence, standard }) => (
          <li key={key}>
            <p class="difference">{sentence}</p>
            <p class="otherwise">
              <span>{gamesText.otherwise(standard, rules.preset)}</span>
              <button
                type="button"
                class="quiet"
                aria-label={gamesText.resetOption(ruleText.optionLabel(key))}
                onClick={() => editing.reset(key)}
              >
                {gamesText.EDITOR.reset}
              </button>
            </p>
          </li>
        ))}
      </ul>
      {changes.length > 1 && (
        <button type="button" onClick={editing.resetAll}>
          {gamesText.EDITOR.resetAll}
        </button>
      )}
      {!isStandard && (
        <Disclosure label={gamesText.differsIn(different.length)}>
          <DifferenceList list={different} />
        </Disclosure>
      )}
      <Disclosure label={text.PANELS.rules}>
        <HowWePlay rules={rules} />
      </Disclosure>
    </section>
  );
}
