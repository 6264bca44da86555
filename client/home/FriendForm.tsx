import { useId, useState } from 'preact/hooks';
import { PACE_NAMES } from '#protocol';
import { typedTable } from '../addresses.ts';
import type { BotLevels, Hosting, Paces } from '../device/choices.ts';
import { LONGEST_PASTE } from '../rules/pasted.ts';
import { text } from '../text/index.ts';
import { ChoiceToggle } from '../ui/Choice.tsx';
import { CodeField } from '../ui/CodeField.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { LevelChoice } from '../ui/LevelChoice.tsx';
import { PaceChoice } from './PaceChoice.tsx';

/** The most characters of which the server looks for a table. */
const LONGEST_CODE = 20;

interface FriendProps {
  readonly paces: Paces;
  readonly hosting: Hosting;
  readonly levels: BotLevels;
  /** The number of bots, if nobody comes. */
  readonly others: number;
  readonly busy: boolean;
  readonly onCreate: () => void;
  readonly onLook: (code: string) => void;
}

/** Play with friends: opens a private table, or looks one up by its code or link. */
export function FriendForm(props: FriendProps) {
  const [code, setCode] = useState('');
  const id = useId();
  const join = (event: Event): void => {
    event.preventDefault();
    // What cannot be a code is told so like one that nobody has.
    if (code.trim() !== '') props.onLook(typedTable(code) || code.trim().slice(0, LONGEST_CODE));
  };
  return (
    <section class="friends card" aria-labelledby={id}>
      <h2 id={id}>{text.HOME.playFriend}</h2>
      <button type="button" aria-disabled={props.busy} onClick={props.onCreate}>
        {text.HOME.create}
      </button>
      <HostForm {...props} />
      <form onSubmit={join}>
        <CodeField label={text.HOME.code} longest={LONGEST_PASTE} capitals code={code} onCode={setCode} />
        <button type="submit">{text.HOME.join}</button>
      </form>
    </section>
  );
}

/** The options of the table: a summary that opens the form. */
function HostForm({ paces, hosting: { bots, spectators, hints }, levels, others }: FriendProps) {
  const chosen = bots.value ? levels.each.value.slice(0, others) : null;
  return (
    <div class="host-form">
      <Disclosure label={text.hostingInShort(paces.friends.value, chosen, spectators.value, hints.value)}>
        <PaceChoice legend={text.PACE.friends} paces={PACE_NAMES} pace={paces.friends} />
        <ChoiceToggle label={text.HOSTING.bots} hint={text.HOSTING.botsHint} choice={bots} />
        {chosen && <LevelChoice levels={levels} bots={others} />}
        <ChoiceToggle label={text.HOSTING.spectators} hint={text.HOSTING.spectatorsHint} choice={spectators} />
        <ChoiceToggle label={text.HOSTING.hints} hint={text.HOSTING.hintsHint} choice={hints} />
      </Disclosure>
    </div>
  );
}
