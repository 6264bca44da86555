import type { Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { PACE_NAMES, type PaceName } from '#protocol';
import { text } from '../text/index.ts';
import { PaceChoice } from './PaceChoice.tsx';
import { LONGEST_PASTE, tableIn } from './rules/pasted.ts';

/** Play with friends: open a private table, or look at one by its code or its link. */
export function FriendForm(props: {
  readonly pace: Signal<PaceName>;
  readonly onCreate: () => void;
  readonly onJoin: (code: string) => void;
}) {
  const [code, setCode] = useState('');
  const join = (event: Event): void => {
    event.preventDefault();
    if (code.trim() !== '') props.onJoin(tableIn(code));
  };
  return (
    <section class="friends card" aria-label={text.HOME.playFriend}>
      <h2>{text.HOME.playFriend}</h2>
      <PaceChoice legend={text.PACE.friends} name="friends-pace" paces={PACE_NAMES} pace={props.pace} />
      <button type="button" onClick={props.onCreate}>
        {text.HOME.create}
      </button>
      <form onSubmit={join}>
        <label class="field">
          <span>{text.HOME.code}</span>
          <input
            type="text"
            class="code"
            maxLength={LONGEST_PASTE}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            value={code}
            onInput={({ currentTarget }) => setCode(currentTarget.value)}
          />
        </label>
        <button type="submit">{text.HOME.join}</button>
      </form>
    </section>
  );
}
