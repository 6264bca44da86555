import type { RefObject } from 'preact';

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
