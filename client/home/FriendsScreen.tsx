import type { ReadonlySignal, Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { PACE_NAMES } from '#protocol';
import { MAX_PASTED_CHARACTERS, typedTable } from '../addresses.ts';
import type { BotLevels, Hosting, Paces } from '../device/device.ts';
import { text } from '../text/index.ts';
import { ChoiceToggle } from '../ui/Choice.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { CodeField } from '../ui/Fields.tsx';
import { LevelChoice } from '../ui/LevelChoice.tsx';
import { NameField } from '../ui/NameField.tsx';
import { type Problem, ProblemNote } from '../ui/ProblemNote.tsx';
import { ScreenFrame } from '../ui/ScreenFrame.tsx';
import { GameChoices, type GameChoicesProps, othersOf, PaceChoice } from './GameChoices.tsx';

/** The longest table code that the server accepts, in characters. */
const MAX_TABLE_CODE_LENGTH = 20;

interface FriendsProps extends Omit<GameChoicesProps, 'children'> {
  readonly name: Signal<string>;
  readonly paces: Paces;
  readonly hosting: Hosting;
  readonly levels: BotLevels;
  readonly problem: ReadonlySignal<Problem | null>;
  /** Whether a table is being opened. */
  readonly busy: boolean;
  readonly onCreate: () => void;
  readonly onLook: (code: string) => void;
  readonly onBack: () => void;
}

/** Play with friends: open a private table, or look one up by its code or link. */
export function FriendsScreen(props: FriendsProps) {
  const [code, setCode] = useState('');
  const { busy } = props;
  const join = (event: Event): void => {
    event.preventDefault();
    // Input that cannot be a code gets the same answer as a code that no table has.
    if (code.trim() !== '') props.onLook(typedTable(code) || code.trim().slice(0, MAX_TABLE_CODE_LENGTH));
  };
  return (
    <ScreenFrame title={text.HOME.playFriend} kind="two-columns with-friends" onBack={props.onBack}>
      <ProblemNote problem={props.problem} />
      <div class="column">
        <section class="card">
          <NameField name={props.name} />
          <button type="button" class="big gold" aria-disabled={busy} onClick={props.onCreate}>
            {text.HOME.create}
          </button>
          <HostForm {...props} />
        </section>
        <section class="card">
          <form onSubmit={join}>
            <CodeField label={text.HOME.code} maxLength={MAX_PASTED_CHARACTERS} capitals code={code} onCode={setCode} />
            <button type="submit">{text.HOME.join}</button>
          </form>
        </section>
      </div>
      <div class="column aside">
        <GameChoices {...props}>{null}</GameChoices>
      </div>
    </ScreenFrame>
  );
}

/** The options of the table: a summary that opens the form. */
function HostForm(props: FriendsProps) {
  const { paces, hosting, levels } = props;
  const { bots, spectators, hints } = hosting;
  const others = othersOf(props);
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
