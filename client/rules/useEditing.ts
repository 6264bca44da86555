import { useState } from 'preact/hooks';
import type { RuleSet } from '#engine';
import { baseGame, type EditorGroup, groupOf, type OptionKey, type OptionValue, sentenceOf } from '#rules';
import { text } from '../text/index.ts';
import { type Chosen, choose, type Offer, type Refused, reset } from './editing.ts';

/** What of the editor is open, and what becomes of a choice. */
export interface Editing {
  readonly openGroup: EditorGroup | null;
  readonly openKey: OptionKey | null;
  readonly refused: Refused | null;
  /** What goes with the choice made last. */
  readonly offer: Offer | null;
  /** What changed last, for those who listen. */
  readonly said: string;
  toggleGroup(group: EditorGroup): void;
  toggleOption(key: OptionKey): void;
  choose(key: OptionKey, value: OptionValue<OptionKey>): void;
  reset(key: OptionKey): void;
  resetAll(): void;
  /** Takes the way out, or what goes with a choice. */
  accept(): void;
  /** Leaves the rules as they are. */
  dismiss(): void;
}

export function useEditing(rules: RuleSet, onChange: (rules: RuleSet) => void): Editing {
  const [openGroup, setOpenGroup] = useState<EditorGroup | null>('players');
  const [openKey, setOpenKey] = useState<OptionKey | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [said, setSaid] = useState('');

  const change = (after: RuleSet, what: string, further: Offer | null = null): void => {
    setRefused(null);
    setOpenKey(null);
    setOffer(further);
    const offered = further ? [text.EDITOR.offered, ...further.also.map(({ sentence }) => sentence)] : [];
    setSaid([text.changedTo(what), ...offered].join(' '));
    onChange(after);
  };
  const take = (key: OptionKey, chosen: Chosen): void => {
    if ('rules' in chosen) {
      change(chosen.rules, sentenceOf(chosen.rules, key), chosen.offer);
      return;
    }
    setOffer(null);
    setOpenGroup(groupOf(key));
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
      if (refused?.wayOut) change(refused.wayOut, sentenceOf(refused.wayOut, refused.key));
      else if (offer) change(offer.rules, offer.also.map(({ sentence }) => sentence).join(' '));
    },
    dismiss() {
      setRefused(null);
      setOffer(null);
    },
  };
}
