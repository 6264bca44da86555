import { useEffect, useState } from 'preact/hooks';
import type { RuleSet } from '#engine';
import { printRules, ruleLink } from '#rules';
import { gamesText } from '../text/games.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { RulesNameField } from './RulesNameField.tsx';

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
