import type { Signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { RuleSet } from '#engine';
import { printRules, ruleLink } from '#rules';
import type { Opponents } from '../device/device.ts';
import { MAX_FAVOURITE_NAME_LENGTH } from '../device/favourites.ts';
import { gamesText } from '../text/games.ts';
import { text } from '../text/index.ts';
import { NameField } from '../ui/NameField.tsx';
import { CopyButton } from '../ui/Sharing.tsx';
import { SeatsChoice } from './SeatsChoice.tsx';

/** Buttons that open a table with the rules on screen. */
export function PlayWith(props: {
  readonly rules: RuleSet;
  readonly name: Signal<string>;
  readonly seats: Signal<number>;
  readonly busy: boolean;
  readonly onPlay: (company: Opponents, rules: RuleSet) => void;
}) {
  const { rules, name, seats, busy, onPlay } = props;
  const button = (company: Opponents, words: string, kind: string) => (
    <button type="button" class={kind} aria-disabled={busy} onClick={() => onPlay(company, rules)}>
      {words}
    </button>
  );
  return (
    <section class="play-with card" aria-label={gamesText.RULES_PAGE.play}>
      <h2>{gamesText.RULES_PAGE.play}</h2>
      <SeatsChoice rules={rules} seats={seats} />
      <div class="ways">
        {button('friends', gamesText.RULES_PAGE.friends, 'big gold')}
        {button('bots', text.HOME.practise, '')}
        {button('anybody', text.HOME.playNow, '')}
      </div>
      <NameField name={name} />
    </section>
  );
}

/** Shares rules as a link or code, and saves them on this device under a name. */
export function KeepAndShare(props: {
  readonly rules: RuleSet;
  /** The address that shows these rules. */
  readonly linkTo: (code: string) => string;
  readonly onKeep: (name: string, code: string) => boolean;
}) {
  const code = ruleLink(props.rules);
  const link = props.linkTo(code);
  return (
    <section class="keep card" aria-label={gamesText.RULES_PAGE.keep}>
      <h2>{gamesText.RULES_PAGE.keep}</h2>
      <div class="row">
        <CopyButton words={gamesText.RULES_PAGE.copyLink} copies={link} />
        <CopyButton words={gamesText.RULES_PAGE.copyCode} copies={code} />
      </div>
      <p class="rules-link">
        <span class="unseen">{gamesText.RULES_PAGE.link} </span>
        {link}
      </p>
      <KeepForm code={printRules(props.rules)} onKeep={props.onKeep} />
    </section>
  );
}

function KeepForm(props: { readonly code: string; readonly onKeep: (name: string, code: string) => boolean }) {
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(''), [props.code]);
  const keep = (event: Event): void => {
    event.preventDefault();
    if (name.trim() === '') return;
    setSaid(props.onKeep(name, props.code) ? gamesText.RULES_PAGE.saved : gamesText.RULES_PAGE.full);
  };
  return (
    <form onSubmit={keep}>
      <RulesNameField label={gamesText.RULES_PAGE.name} name={name} onName={setName} />
      <button type="submit">{gamesText.RULES_PAGE.save}</button>
      <p class="said" role="status">
        {said}
      </p>
    </form>
  );
}

/** The field for the name of saved rules. */
export function RulesNameField(props: {
  readonly label: string;
  readonly name: string;
  readonly onName: (name: string) => void;
}) {
  return (
    <label class="field">
      <span>{props.label}</span>
      <input
        type="text"
        maxLength={MAX_FAVOURITE_NAME_LENGTH}
        autocomplete="off"
        value={props.name}
        onInput={({ currentTarget }) => props.onName(currentTarget.value)}
      />
    </label>
  );
}
