import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

/** A row of radio buttons. */
export function ChoiceRow<Value extends string | number>(props: {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly picture?: ComponentChildren }[];
  /** Null if none of them is chosen. */
  readonly value: Value | null;
  readonly onChoose: (value: Value) => void;
}) {
  const { legend, options, value, onChoose } = props;
  // The same choice can be open twice, behind a panel and in it.
  const name = useId();
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="choice-row">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              class="choice-input"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>
              {option.picture}
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A checkbox shown as a switch. */
export function Toggle(props: {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onToggle: (on: boolean) => void;
}) {
  return (
    <label class="toggle">
      <input
        type="checkbox"
        checked={props.on}
        disabled={props.disabled ?? false}
        onChange={({ currentTarget }) => props.onToggle(currentTarget.checked)}
      />
      <span>
        {props.label}
        {props.hint && <small>{props.hint}</small>}
      </span>
    </label>
  );
}

/** A switch for a choice that is kept as a signal. */
export function ChoiceToggle({ choice, ...words }: ChoiceToggleProps) {
  return (
    <Toggle
      {...words}
      on={choice.value}
      onToggle={(on) => {
        choice.value = on;
      }}
    />
  );
}

interface ChoiceToggleProps {
  readonly label: string;
  readonly hint: string;
  readonly choice: Signal<boolean>;
}

/** A slider from 0 to 100; `words` gives its value as text. */
export function Slider(props: {
  readonly label: string;
  readonly value: number;
  readonly words: string;
  readonly onSlide: (value: number) => void;
}) {
  return (
    <label class="slider">
      <span class="slider-words">
        {props.label} <small aria-hidden="true">{props.words}</small>
      </span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={props.value}
        aria-valuetext={props.words}
        onInput={({ currentTarget }) => props.onSlide(currentTarget.valueAsNumber)}
      />
    </label>
  );
}
