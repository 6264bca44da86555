import type { RuleSet } from '#engine';
import { EDITOR_GROUPS, type EditorGroup, type OptionLine, optionsOf, searchText, termsOf } from '#rules';
import { gamesText, ruleText } from '../text/games.ts';
import { exampleOf, OFTEN_CHANGED } from './optionExample.ts';

/** A group of options in the editor: a part of the rules, or the options that people change most. */
export interface OptionGroup {
  readonly group: EditorGroup | 'often';
  readonly title: string;
  readonly choices: readonly OptionLine[];
}

/**
 * The options of these rules by group, after those that people change most: all, or those with every word of the search
 * in their group's title, their label, one of their sentences or their example.
 */
export function findOptions(rules: RuleSet, search = ''): readonly OptionGroup[] {
  const wanted = search.split(/\s+/).map(searchText).filter(Boolean);
  const terms = termsOf(rules);
  const choices = optionsOf(rules);
  const often =
    wanted.length > 0 ? [] : OFTEN_CHANGED.flatMap((key) => choices.find((choice) => choice.key === key) ?? []);
  const parts = EDITOR_GROUPS.map((group) => {
    const title = ruleText.groupTitle(group, terms);
    const found = choices.filter((choice) => choice.group === group && fits(choice, title));
    return { group, title, choices: found };
  });
  const all: readonly OptionGroup[] = [{ group: 'often', title: gamesText.EDITOR.often, choices: often }, ...parts];
  return all.filter((group) => group.choices.length > 0);

  function fits({ key, values }: OptionLine, title: string): boolean {
    if (wanted.length === 0) return true;
    const sentences = values.map((value) => ruleText.valueSentence(key, value as never, terms));
    const examples = exampleOf(rules, key).map((line) => line.words);
    const said = [title, ruleText.optionLabel(key), ...sentences, ...examples].map(searchText).join(' ');
    return wanted.every((word) => said.includes(word));
  }
}
