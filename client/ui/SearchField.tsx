import type { Ref } from 'preact';

/** A search field for a list. Escape clears it. Screen readers are told the number of results. */
export function SearchField(props: {
  readonly label: string;
  readonly value: string;
  /** The number of results as text; empty without a search. */
  readonly found: string;
  readonly onSearch: (value: string) => void;
  /** A ref to the input, for moving the focus there. */
  readonly field?: Ref<HTMLInputElement>;
}) {
  const { label, value, found, onSearch } = props;
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
          ref={props.field ?? null}
          maxLength={60}
          autocomplete="off"
          spellcheck={false}
          value={value}
          onInput={({ currentTarget }) => onSearch(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <p class="unseen" role="status">
        {found}
      </p>
    </search>
  );
}
