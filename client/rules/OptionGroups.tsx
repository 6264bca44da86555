import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { RuleSet } from '#engine';
import { type Difference, type EditableOption, type OptionKey, termsOf } from '#rules';
import { gamesText, ruleText } from '../text/games.ts';
import { text } from '../text/index.ts';
import type { Editing, Offer, RefusedChoice } from './editing.ts';
import { exampleOf, type OptionGroup } from './editorOptions.ts';
import { PictureRow } from './GamePictureView.tsx';
import { OwnContracts } from './OwnContracts.tsx';

interface OptionGroupsProps {
  readonly rules: RuleSet;
  readonly groups: readonly OptionGroup[];
  readonly changes: readonly Difference[];
  readonly editing: Editing;
  /** Whether all groups are open, as during a search. */
  readonly allOpen: boolean;
}

/** The options in groups, one of which is open at a time. */
export function OptionGroups({ groups, ...props }: OptionGroupsProps) {
  return (
    <div class="option-groups">
      {groups.map((group) => (
        <OptionGroupView key={group.group} group={group} {...props} />
      ))}
    </div>
  );
}

function OptionGroupView(props: Omit<OptionGroupsProps, 'groups'> & { readonly group: OptionGroup }) {
  const { rules, group, changes, editing, allOpen } = props;
  const id = useId();
  const isOpen = allOpen || editing.openGroup === group.group;
  const changeOf = (key: string): Difference | undefined => changes.find((change) => change.key === key);
  const changed = group.choices.filter(({ key }) => changeOf(key)).length;
  return (
    <section class="option-group">
      <h2>
        <button
          type="button"
          class="group-head"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-disabled={allOpen}
          onClick={() => allOpen || editing.toggleGroup(group.group)}
        >
          <span class="group-title">{group.title}</span>
          {changed > 0 && <span class="count">{text.changesCount(changed)}</span>}
        </button>
      </h2>
      <ul id={id} hidden={!isOpen}>
        {isOpen &&
          group.choices.map((option) => (
            <OptionRow key={option.key} rules={rules} option={option} change={changeOf(option.key)} editing={editing} />
          ))}
      </ul>
    </section>
  );
}

/** One option: its current value as a sentence, and its other values when pressed. */
function OptionRow(props: {
  readonly rules: RuleSet;
  readonly option: EditableOption;
  /** How it differs from the game the rules started from; undefined if it does not. */
  readonly change: Difference | undefined;
  readonly editing: Editing;
}) {
  const { rules, option, change, editing } = props;
  const { key } = option;
  const head = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = editing.openKey === key;
  // The focused choice is about to disappear: move the focus to the option itself.
  const then = (act: () => void) => (): void => {
    head.current?.focus();
    act();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    then(() => (editing.refused ? editing.dismiss() : editing.toggleOption(key)))();
  };
  return (
    <li class={`option ${change ? 'changed' : ''}`} onKeyDown={onKeyDown}>
      <button
        type="button"
        class="option-head"
        ref={head}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => editing.toggleOption(key)}
      >
        <span class="option-label">{ruleText.optionLabel(key)}</span>
        <span class="option-now">{ruleText.sentenceOf(rules, key)}</span>
      </button>
      <OptionExample rules={rules} option={key} />
      {change && (
        <p class="otherwise">
          <span>{gamesText.otherwise(change.standard, rules.preset)}</span>
          <button
            type="button"
            class="quiet"
            aria-label={gamesText.resetOption(ruleText.optionLabel(key))}
            onClick={then(() => editing.reset(key))}
          >
            {gamesText.EDITOR.reset}
          </button>
        </p>
      )}
      {editing.offer?.key === key && (
        <OfferNote offer={editing.offer} onAccept={then(editing.accept)} onLeave={then(editing.dismiss)} />
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <ul class="option-values" aria-label={ruleText.optionLabel(key)}>
            {option.values.map((value, index) => (
              <li key={index}>
                <button
                  type="button"
                  class="option-value"
                  aria-pressed={index === option.chosen}
                  onClick={then(() => editing.choose(key, value))}
                >
                  {ruleText.valueSentence(key, value as never, termsOf(rules))}
                </button>
              </li>
            ))}
            {key === 'play.contract' && (
              <li>
                <OwnContracts rules={rules} onUse={(contracts) => then(() => editing.choose(key, contracts))()} />
              </li>
            )}
          </ul>
        )}
        {isOpen && editing.refused && (
          <RefusedNote
            refused={editing.refused}
            rules={rules}
            onAccept={then(editing.accept)}
            onLeave={then(editing.dismiss)}
          />
        )}
      </div>
    </li>
  );
}

/** Offers options that usually go together with the last choice. */
function OfferNote(props: { readonly offer: Offer; readonly onAccept: () => void; readonly onLeave: () => void }) {
  const { offer, onAccept, onLeave } = props;
  return (
    <div class="offer-note" role="group" aria-label={gamesText.EDITOR.offered}>
      <p>{gamesText.EDITOR.offered}</p>
      <ul class="way-out">
        {offer.also.map((key) => (
          <li key={key}>{ruleText.sentenceOf(offer.rules, key)}</li>
        ))}
      </ul>
      <div class="row">
        <button type="button" class="gold" onClick={onAccept}>
          {gamesText.EDITOR.addThese}
        </button>
        <button type="button" onClick={onLeave}>
          {gamesText.EDITOR.notThese}
        </button>
      </div>
    </div>
  );
}

/** Explains why a choice conflicts with the other options, and what else would have to change. Takes the focus. */
function RefusedNote(props: {
  readonly refused: RefusedChoice;
  readonly rules: RuleSet;
  readonly onAccept: () => void;
  readonly onLeave: () => void;
}) {
  const { refused, rules, onAccept, onLeave } = props;
  const { key, value, problems, wayOut, also } = refused;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
  return (
    <div class="refused-note" role="group" aria-label={gamesText.EDITOR.cannot} ref={box} tabIndex={-1}>
      <p class="wanted">{ruleText.valueSentence(key, value as never, termsOf(rules))}</p>
      <div role="alert">
        <p class="refused">{gamesText.EDITOR.cannot}</p>
        {problems.map((problem) => (
          <p key={problem.code}>{ruleText.problemSentence(problem)}</p>
        ))}
      </div>
      {wayOut ? (
        <>
          <p>{also.length > 0 ? gamesText.EDITOR.wayOut : gamesText.EDITOR.wayOutAlone}</p>
          <ul class="way-out">
            {also.map((other) => (
              <li key={other}>{ruleText.sentenceOf(wayOut, other)}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{gamesText.EDITOR.noWayOut}</p>
      )}
      <div class="row">
        {wayOut && (
          <button type="button" class="gold" onClick={onAccept}>
            {gamesText.EDITOR.changeAll}
          </button>
        )}
        <button type="button" onClick={onLeave}>
          {gamesText.EDITOR.leave}
        </button>
      </div>
    </div>
  );
}

/** An option in miniature, as these rules have it; nothing for options without an example. */
function OptionExample({ rules, option }: { readonly rules: RuleSet; readonly option: OptionKey }) {
  const lines = exampleOf(rules, option);
  if (lines.length === 0) return null;
  return (
    <ul class="option-example">
      {lines.map(({ parts, words }, line) => (
        <li key={line}>
          {parts.length > 0 && <PictureRow parts={parts} />}
          {words}
        </li>
      ))}
    </ul>
  );
}
