import type { RuleSet } from '#engine';
import {
  EDITOR_GROUPS,
  type EditorGroup,
  groupTitle,
  type OptionLine,
  optionLabel,
  optionsOf,
  searchText,
  valueSentence,
  wordsOf,
} from '#rules';

/** A part of the editor: its heading and what can be chosen there. */
export interface OptionGroup {
  readonly group: EditorGroup;
  readonly title: string;
  readonly choices: readonly OptionLine[];
}

/**
 * What can be chosen in these rules, by groups: all of it, or what has every word of a search in its heading, its label
 * or one of its sentences.
 */
export function findOptions(rules: RuleSet, search = ''): readonly OptionGroup[] {
  const wanted = search.split(/\s+/).map(searchText).filter(Boolean);
  const words = wordsOf(rules);
  const choices = optionsOf(rules);
  return EDITOR_GROUPS.map((group) => {
    const title = groupTitle(group, words);
    const found = choices.filter((choice) => choice.group === group && fits(choice, title));
    return { group, title, choices: found };
  }).filter((group) => group.choices.length > 0);

  function fits({ key, values }: OptionLine, title: string): boolean {
    if (wanted.length === 0) return true;
    const sentences = values.map((value) => valueSentence(key, value as never, words));
    const said = [title, optionLabel(key), ...sentences].map(searchText).join(' ');
    return wanted.every((word) => said.includes(word));
  }
}
