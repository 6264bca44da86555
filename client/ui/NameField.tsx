import type { Signal } from '@preact/signals';
import { text } from '../text/index.ts';

/** The field for the player's name at tables. */
export function NameField({ name }: { readonly name: Signal<string> }) {
  return (
    <label class="field">
      <span>{text.HOME.name}</span>
      <input
        type="text"
        maxLength={20}
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
