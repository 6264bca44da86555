import type { Ref } from 'preact';

/** A field to search a list by; Escape empties it. How many were found is told to those who listen. */
export function SearchField(props: {
  readonly label: string;
  readonly value: string;
  /** Empty while nothing is searched for. */
  readonly found: string;
  readonly onSearch: (value: string) => void;
  /** The field itself, for whoever leads the focus there. */
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
        <span>{label}</span>
        <input
          type="search"
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
