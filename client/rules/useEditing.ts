import { useState } from 'preact/hooks';
import type { RuleSet } from '#engine';
import { baseGame, groupOf, type OptionKey, type OptionValue } from '#rules';
import { gamesText, ruleText } from '../text/games.ts';
import { text } from '../text/index.ts';
import { type Chosen, choose, type Offer, type Refused, reset } from './editing.ts';
import type { OptionGroup } from './findOptions.ts';
import { OFTEN_CHANGED } from './optionExample.ts';

/** The sentences for the options offered. */
const sentencesIn = ({ rules, also }: Offer): readonly string[] => also.map((key) => ruleText.sentenceOf(rules, key));

/** The state and actions of the editor. */
export interface Editing {
  readonly openGroup: OptionGroup['group'] | null;
  readonly openKey: OptionKey | null;
  readonly refused: Refused | null;
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
  const [refused, setRefused] = useState<Refused | null>(null);
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
  const take = (key: OptionKey, chosen: Chosen): void => {
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
