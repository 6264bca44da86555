import { useState } from 'preact/hooks';
import type { RuleSet } from '#engine';
import { type EditorGroup, type OptionKey, optionOf, sentenceOf } from '#rules';
import { text } from '../../text/index.ts';
import { type Chosen, choose, gameBehind, type Refused, reset } from './editing.ts';

/** What of the editor is open, and what becomes of a choice. */
export interface Editing {
  readonly openGroup: EditorGroup | null;
  readonly openKey: OptionKey | null;
  readonly refused: Refused | null;
  /** What changed last, for those who listen. */
  readonly said: string;
  toggleGroup(group: EditorGroup): void;
  toggleOption(key: OptionKey): void;
  choose(key: OptionKey, value: unknown): void;
  reset(key: OptionKey): void;
  resetAll(): void;
  /** Takes the way out that was offered. */
  accept(): void;
  /** Leaves the rules as they were. */
  dismiss(): void;
}

export function useEditing(rules: RuleSet, onChange: (rules: RuleSet) => void): Editing {
  const [openGroup, setOpenGroup] = useState<EditorGroup | null>('players');
  const [openKey, setOpenKey] = useState<OptionKey | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [said, setSaid] = useState('');

  const change = (after: RuleSet, what: string): void => {
    setRefused(null);
    setOpenKey(null);
    setSaid(text.changedTo(what));
    onChange(after);
  };
  const take = (key: OptionKey, chosen: Chosen): void => {
    if ('rules' in chosen) {
      change(chosen.rules, sentenceOf(chosen.rules, key));
      return;
    }
    setOpenGroup(optionOf(key).group);
    setOpenKey(key);
    setRefused(chosen.refused);
  };
  return {
    openGroup,
    openKey,
    refused,
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
    choose: (key, value) => take(key, choose(rules, key, value as never)),
    reset: (key) => take(key, reset(rules, key)),
    resetAll: () => change(gameBehind(rules), text.rulesName(gameBehind(rules))),
    accept() {
      if (refused?.wayOut) change(refused.wayOut, sentenceOf(refused.wayOut, refused.key));
    },
    dismiss: () => setRefused(null),
  };
}
