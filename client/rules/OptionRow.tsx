import { useId, useRef } from 'preact/hooks';
import type { RuleSet } from '#engine';
import { type Difference, type OptionLine, termsOf } from '#rules';
import { gamesText, ruleText } from '../text/games.ts';
import { OfferNote } from './OfferNote.tsx';
import { OptionExample } from './OptionExample.tsx';
import { RefusedNote } from './RefusedNote.tsx';
import type { Editing } from './useEditing.ts';

/** One option: its current value as a sentence, and its other values when pressed. */
export function OptionRow(props: {
  readonly rules: RuleSet;
  readonly option: OptionLine;
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
                  aria-pressed={index === option.chosen}
                  onClick={then(() => editing.choose(key, value))}
                >
                  {ruleText.valueSentence(key, value as never, termsOf(rules))}
                </button>
              </li>
            ))}
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
