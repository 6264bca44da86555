import { useRef, useState } from 'preact/hooks';
import type { RuleSet } from '#engine';
import { crazyRummy, type Difference } from '#rules';
import { gamesText, ruleText } from '../text/games.ts';
import { text } from '../text/index.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { SearchField } from '../ui/Fields.tsx';
import { ProblemNote } from '../ui/ProblemNote.tsx';
import { ScreenFrame } from '../ui/ScreenFrame.tsx';
import { changesIn, type Editing, useEditing } from './editing.ts';
import { findOptions } from './editorOptions.ts';
import { OptionGroups } from './OptionGroups.tsx';
import { KeepAndShare, PlayWith } from './RulesAside.tsx';
import { DifferenceList, HowWePlay } from './RulesInWords.tsx';
import type { RulesScreenProps } from './RulesScreen.tsx';

/** The editor of house rules: the options on one side, the result on the other. */
export function Editor(props: RulesScreenProps & { readonly onChange: (rules: RuleSet) => void }) {
  const { rules, problem, onChoose, onBack } = props;
  const [search, setSearch] = useState('');
  const editing = useEditing(rules, props.onChange);
  const field = useRef<HTMLInputElement>(null);
  const showAll = (): void => {
    setSearch('');
    field.current?.focus();
  };
  const summary = useRef<HTMLDivElement>(null);
  const changes = changesIn(rules);
  const isSearching = search.trim() !== '';
  const groups = findOptions(rules, search);
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  return (
    <ScreenFrame title={gamesText.EDITOR.heading} kind="two-columns editor" onBack={onBack} escapes={false}>
      <ProblemNote problem={problem} />
      <div class="column">
        <p class="about">
          {changes.length === 0 && <strong>{gamesText.gameIs(text.rulesName(rules))} </strong>}
          {text.rulesAbout(rules, changes.length)} {gamesText.EDITOR.how}
        </p>
        <SearchField
          label={gamesText.EDITOR.search}
          clear={gamesText.GAMES_SCREEN.clear}
          value={search}
          found={isSearching ? gamesText.rulesFound(count) : ''}
          onSearch={setSearch}
          field={field}
        />
        {count === 0 && (
          <EmptyState words={gamesText.EDITOR.noneFound}>
            <button type="button" onClick={showAll}>
              {gamesText.GAMES_SCREEN.clear}
            </button>
          </EmptyState>
        )}
        <OptionGroups rules={rules} groups={groups} changes={changes} editing={editing} allOpen={isSearching} />
        <p class="unseen" role="status">
          {editing.said}
        </p>
      </div>
      <div class="column aside" ref={summary} tabIndex={-1}>
        <Changes rules={rules} changes={changes} editing={editing} />
        <PlayWith {...props} />
        <button type="button" onClick={() => onChoose(rules)}>
          {gamesText.RULES_PAGE.useThese}
        </button>
        <KeepAndShare {...props} />
      </div>
      <div class="editor-bar">
        <span>{changes.length > 0 ? text.changesCount(changes.length) : gamesText.EDITOR.noChanges}</span>
        <button type="button" onClick={() => toSummary(summary.current)}>
          {gamesText.EDITOR.toSummary}
        </button>
      </div>
    </ScreenFrame>
  );
}

function toSummary(summary: HTMLElement | null): void {
  summary?.focus({ preventScroll: true });
  summary?.scrollIntoView({ block: 'start' });
}

/** The changes made so far, each with a button that undoes it, and the resulting rules. */
function Changes(props: {
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
