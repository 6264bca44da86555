import type { RefObject } from 'preact';

/** A field for a typed or pasted code or link, without autocorrection. */
export function CodeField(props: {
  readonly label: string;
  readonly maxLength: number;
  /** Whether the code is written in capitals. */
  readonly capitals: boolean;
  readonly code: string;
  readonly onCode: (code: string) => void;
}) {
  const { label, maxLength, capitals, code, onCode } = props;
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="text"
        class={capitals ? 'code' : ''}
        maxLength={maxLength}
        autocomplete="off"
        autocapitalize={capitals ? 'characters' : 'none'}
        spellcheck={false}
        value={code}
        onInput={({ currentTarget }) => onCode(currentTarget.value)}
      />
    </label>
  );
}

/**
 * A search field for a list. Escape clears it, as does a button for mouse and finger. Screen readers are told the
 * number of results.
 */
export function SearchField(props: {
  readonly label: string;
  /** The name of the button that clears the search. */
  readonly clear: string;
  readonly value: string;
  /** The number of results as text; empty without a search. */
  readonly found: string;
  readonly onSearch: (value: string) => void;
  /** The input, for moving the focus there. */
  readonly field: RefObject<HTMLInputElement | null>;
}) {
  const { label, value, found, field, onSearch } = props;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    onSearch('');
  };
  return (
    <search class="search">
      <label class="field">
        <span class="unseen">{label}</span>
        <input
          type="search"
          placeholder={label}
          ref={field}
          maxLength={60}
          autocomplete="off"
          spellcheck={false}
          value={value}
          onInput={({ currentTarget }) => onSearch(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      {value !== '' && (
        <button
          type="button"
          class="clear"
          tabIndex={-1}
          aria-label={props.clear}
          onClick={() => {
            onSearch('');
            field.current?.focus();
          }}
        >
          ×
        </button>
      )}
      <p class="unseen" role="status">
        {found}
      </p>
    </search>
  );
}
