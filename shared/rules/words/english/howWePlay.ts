import type { RuleSet } from '#engine';
import { applies, EDITOR_GROUPS, type EditorGroup, isSameValue, valueIn } from '../../options/index.ts';
import { type GameWords, said } from '../gameWords.ts';
import { GAME_WORDS, wordsOf } from './gameWords.ts';
import type { Line } from './groupWords.ts';
import { ENGLISH, sentenceOf } from './sentences.ts';

/** A part of the rules as a person would explain it. */
export interface RulesSection {
  readonly group: EditorGroup;
  readonly title: string;
  readonly sentences: readonly string[];
}

/** The heading of a group of options, in a game's own words. */
export const groupTitle = (group: EditorGroup, words: GameWords = GAME_WORDS.common): string =>
  said(ENGLISH[group].title, words);

/** The full rules of a table in plain sentences, in its game's own words. Leaves out what does not apply. */
export const howWePlay = (rules: RuleSet): readonly RulesSection[] =>
  EDITOR_GROUPS.map((group) => ({
    group,
    title: groupTitle(group, wordsOf(rules)),
    sentences: ENGLISH[group].lines.flatMap((line) => told(rules, line)),
  })).filter(({ sentences }) => sentences.length > 0);

function told(rules: RuleSet, line: Line): readonly string[] {
  if (typeof line === 'function') {
    const remark = line(rules, (key) => sentenceOf(rules, key));
    return remark === null ? [] : [said(remark, wordsOf(rules))];
  }
  const [key, silent] = typeof line === 'string' ? [line, undefined] : line;
  return applies(rules, key) && !isSameValue(valueIn(rules, key), silent) ? [sentenceOf(rules, key)] : [];
}
