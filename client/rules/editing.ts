import { useState } from 'preact/hooks';
import type { RuleSet } from '#engine';
import {
  applies,
  baseGame,
  changedKeys,
  type Difference,
  groupOf,
  mended,
  OPTION_KEYS,
  type OptionKey,
  type OptionValue,
  type RuleProblem,
  rulesProblems,
  valueIn,
  withCompanions,
  withField,
  withValue,
} from '#rules';
import { gamesText, ruleText } from '../text/games.ts';
import { text } from '../text/index.ts';
import { OFTEN_CHANGED, type OptionGroup } from './editorOptions.ts';

/** A choice that conflicts with the other options. */
export interface RefusedChoice {
  readonly key: OptionKey;
  readonly value: OptionValue<OptionKey>;
  readonly problems: readonly RuleProblem[];
  /** The nearest valid rules that keep the choice; null if there are none. */
  readonly wayOut: RuleSet | null;
  /** The other options that `wayOut` changes. */
  readonly also: readonly OptionKey[];
}

/** Options that usually go together with the choice just made. */
export interface Offer {
  readonly key: OptionKey;
  /** The rules with these options. */
  readonly rules: RuleSet;
  readonly also: readonly OptionKey[];
}

/** The result of a choice: the new rules with an offer, or why it is refused. */
export type ChoiceResult =
  | { readonly rules: RuleSet; readonly offer: Offer | null }
  | { readonly refused: RefusedChoice };

/** The differences from the game the rules started from. */
export const changesIn = (rules: RuleSet): readonly Difference[] => ruleText.differences(rules, baseGame(rules));

/** Sets an option; refused if the resulting rules are invalid. */
export function choose<K extends OptionKey>(rules: RuleSet, key: K, value: OptionValue<K>): ChoiceResult {
  const wanted = withValue(rules, key, value);
  const problems = rulesProblems(wanted);
  if (problems.length === 0) {
    const chosen = withoutMoot(wanted);
    return { rules: chosen, offer: offerAfter(chosen, key) };
  }
  const found = mended(wanted, [key]);
  const wayOut = found && withoutMoot(found);
  const also = wayOut ? changedKeys(wayOut, rules).filter((one) => one !== key) : [];
  return { refused: { key, value, problems, wayOut, also } };
}

function offerAfter(rules: RuleSet, key: OptionKey): Offer | null {
  const after = withCompanions(rules, key);
  return after && { key, rules: after, also: changedKeys(after, rules) };
}

/** Sets an option back to its value in the game the rules started from. */
export const reset = (rules: RuleSet, key: OptionKey): ChoiceResult =>
  choose(rules, key, valueIn(baseGame(rules), key));

/**
 * The rules without changes to options that do not apply, as far as they stay valid. The editor does not show these
 * options, and equal games must have equal codes.
 */
export function withoutMoot(rules: RuleSet): RuleSet {
  const base = baseGame(rules);
  const idle = OPTION_KEYS.filter((key) => !applies(rules, key));
  return idle.reduce((now, key) => {
    const plain = withField(now, key, valueIn(base, key));
    const meansTheSame = OPTION_KEYS.every((other) => applies(plain, other) === applies(rules, other));
    return meansTheSame && rulesProblems(plain).length === 0 ? plain : now;
  }, rules);
}

/** The sentences for the options offered. */
const sentencesIn = ({ rules, also }: Offer): readonly string[] => also.map((key) => ruleText.sentenceOf(rules, key));

/** The state and actions of the editor. */
export interface Editing {
  readonly openGroup: OptionGroup['group'] | null;
  readonly openKey: OptionKey | null;
  readonly refused: RefusedChoice | null;
  /** Options that go together with the last choice. */
  readonly offer: Offer | null;
  /** The last change as a sentence, for screen readers. */
  readonly said: string;
  toggleGroup(group: OptionGroup['group']): void;
  toggleOption(key: OptionKey): void;
  choose(key: OptionKey, value: OptionValue<OptionKey>): void;
  reset(key: OptionKey): void;
  resetAll(): void;
  /** Accepts the way out of a refusal, or the offer. */
  accept(): void;
  /** Leaves the rules as they are. */
  dismiss(): void;
}

/** Keeps the state of the editor; `onChange` receives each new set of rules. */
export function useEditing(rules: RuleSet, onChange: (rules: RuleSet) => void): Editing {
  const [openGroup, setOpenGroup] = useState<OptionGroup['group'] | null>('often');
  const [openKey, setOpenKey] = useState<OptionKey | null>(null);
  const [refused, setRefused] = useState<RefusedChoice | null>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [said, setSaid] = useState('');

  const change = (after: RuleSet, what: string, further: Offer | null = null): void => {
    setRefused(null);
    setOpenKey(null);
    setOffer(further);
    const offered = further ? [gamesText.EDITOR.offered, ...sentencesIn(further)] : [];
    setSaid([gamesText.changedTo(what), ...offered].join(' '));
    onChange(after);
  };
  const take = (key: OptionKey, chosen: ChoiceResult): void => {
    if ('rules' in chosen) {
      change(chosen.rules, ruleText.sentenceOf(chosen.rules, key), chosen.offer);
      return;
    }
    setOffer(null);
    // A choice among those changed most is answered there.
    setOpenGroup((open) => (open === 'often' && OFTEN_CHANGED.includes(key) ? open : groupOf(key)));
    setOpenKey(key);
    setRefused(chosen.refused);
  };
  return {
    openGroup,
    openKey,
    refused,
    offer,
    said,
    toggleGroup(group) {
      setOpenGroup(group === openGroup ? null : group);
      setOpenKey(null);
      setRefused(null);
    },
    toggleOption(key) {
      setOpenKey(key === openKey ? null : key);
      setRefused(null);
    },
    choose: (key, value) => take(key, choose(rules, key, value)),
    reset: (key) => take(key, reset(rules, key)),
    resetAll: () => change(baseGame(rules), text.rulesName(baseGame(rules))),
    accept() {
      if (refused?.wayOut) change(refused.wayOut, ruleText.sentenceOf(refused.wayOut, refused.key));
      else if (offer) change(offer.rules, sentencesIn(offer).join(' '));
    },
    dismiss() {
      setRefused(null);
      setOffer(null);
    },
  };
}
