import type { Signal } from '@preact/signals';
import { text } from '../text/index.ts';

/** The most letters of a name. */
const MAX_NAME_LETTERS = 20;

/** Marks and joiners of a name, which do not count as letters. */
const MARKS = /[\p{M}\u200C\u200D]/gu;

/** The field for the player's name at tables. */
export function NameField({ name }: { readonly name: Signal<string> }) {
  return (
    <label class="field">
      <span>{text.HOME.name}</span>
      <input
        type="text"
        maxLength={MAX_NAME_LETTERS + (name.value.match(MARKS)?.length ?? 0)}
        autocomplete="nickname"
        placeholder={text.HOME.guest}
        value={name.value}
        onInput={({ currentTarget }) => {
          name.value = currentTarget.value;
        }}
      />
    </label>
  );
}
