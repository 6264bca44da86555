import type { RuleSet } from '#engine';
import type { Sayer, Terms } from '#text';
import { type GameInfo, gameInfoOf, termsOf } from '../catalogue/index.ts';
import { changedKeys } from '../changes.ts';
import type { RuleCodeProblem } from '../codes/read.ts';
import {
  applies,
  EDITOR_GROUPS,
  type EditorGroup,
  isSameValue,
  OPTIONS,
  type OptionKey,
  type OptionValue,
  valueIn,
} from '../options/index.ts';
import { crazyRummy } from '../presets/crazyRummy.ts';
import type { RuleProblem } from '../problems.ts';
import { findGames } from './findGames.ts';
import { RULE_LINES, type RuleRow, type RuleSentence } from './lines.ts';
import { labelOf, sayMessage, valueTold } from './options.ts';
import { type PicturedRules, picturesIn } from './pictures.ts';

/** A part of the rules as a person would explain it. */
export interface RulesSection {
  readonly group: EditorGroup;
  readonly title: string;
  readonly sentences: readonly string[];
}

/** A difference between two sets of rules. */
export interface Difference {
  readonly key: OptionKey;
  readonly sentence: string;
  /** The sentence for the other rules, in the words of the first. */
  readonly standard: string;
}

/** Rules told in one language. Sentences about a game use its own words (R149). */
export interface RuleTexts {
  /** A game's name; the id itself for an unknown game. */
  gameName(id: string): string;
  /** A game's main difference from others, in one sentence. */
  gameAbout(game: GameInfo): string;
  /** Where a game is played, or who invented it. */
  gameOrigin(game: GameInfo): string;
  /**
   * The games that one of their names in any language matches in whole or in part, best first; a name may lead to
   * several (§4.62). An empty text matches all.
   * @example findGames('dummy') // Crazy Rummy and 5000 Rummy
   */
  findGames(text: string): readonly GameInfo[];
  /** The heading of a group of options. */
  groupTitle(group: EditorGroup, terms?: Terms): string;
  /** An option's label in the house-rule editor. */
  optionLabel(key: OptionKey): string;
  /** The meaning of an option's value at the table. */
  valueSentence<K extends OptionKey>(key: K, value: OptionValue<K>, terms?: Terms): string;
  /** The sentence for an option in these rules. */
  sentenceOf(rules: RuleSet, key: OptionKey): string;
  /** The full rules of a table in plain sentences. Leaves out what does not apply. */
  howWePlay(rules: RuleSet): readonly RulesSection[];
  /** The main rules in pictures, each legal by these rules and told in words. Leaves out what does not apply. */
  rulesInPictures(rules: RuleSet): PicturedRules;
  /** The differences from another game, by default the standard one. Options that do not apply are left out. */
  differences(rules: RuleSet, from?: RuleSet): readonly Difference[];
  /** Explains why a combination of rules cannot work. */
  problemSentence(problem: Pick<RuleProblem, 'code'>): string;
  /** Explains why a link cannot be opened. */
  ruleCodeSentence(problem: RuleCodeProblem): string;
}

/** Tells rules in a language: that of its messages when a text is read. */
export function createRuleTexts(say: Sayer): RuleTexts {
  const groupTitle = (group: EditorGroup, terms: Terms = 'common'): string => sayMessage(say, `topic-${group}`, terms);

  const valueSentence = <K extends OptionKey>(key: K, value: OptionValue<K>, terms: Terms = 'common'): string =>
    valueTold(key, value, say, terms)
      .map((message) => sayMessage(say, message, terms))
      .join(' ');

  const sentenceOf = (rules: RuleSet, key: OptionKey): string =>
    valueSentence(key, valueIn(rules, key), termsOf(rules));

  const problemSentence = ({ code }: Pick<RuleProblem, 'code'>): string => say(`problem-${code}`);

  function lineTold(rules: RuleSet, line: RuleRow): readonly string[] {
    if (typeof line === 'function') {
      const sentences = line(rules, say).map((sentence) => sentenceTold(rules, sentence));
      return sentences.length === 0 ? [] : [sentences.join(' ')];
    }
    const [key, silent] = typeof line === 'string' ? [line, undefined] : line;
    return applies(rules, key) && !isSameValue(valueIn(rules, key), silent) ? [sentenceOf(rules, key)] : [];
  }

  const sentenceTold = (rules: RuleSet, sentence: RuleSentence): string =>
    isOption(sentence) ? sentenceOf(rules, sentence) : sayMessage(say, sentence, termsOf(rules));

  const sectionOf = (rules: RuleSet, group: EditorGroup): RulesSection => ({
    group,
    title: groupTitle(group, termsOf(rules)),
    sentences: RULE_LINES[group].flatMap((line) => lineTold(rules, line)),
  });

  return {
    gameName: (id) => nameOf(say, id),
    gameAbout: ({ id }) => say(`title-${id}-about`),
    gameOrigin: ({ id }) => say(`title-${id}-origin`),
    findGames: (text) => findGames(text, ({ id }) => nameOf(say, id)),
    groupTitle,
    optionLabel: (key) => say(labelOf(key)),
    valueSentence,
    sentenceOf,
    howWePlay: (rules) =>
      EDITOR_GROUPS.map((group) => sectionOf(rules, group)).filter(({ sentences }) => sentences.length > 0),
    rulesInPictures: (rules) => picturesIn(say, rules),
    differences: (rules, from = crazyRummy) =>
      changedKeys(rules, from).map((key) => ({
        key,
        sentence: sentenceOf(rules, key),
        standard: valueSentence(key, valueIn(from, key), termsOf(rules)),
      })),
    problemSentence,
    ruleCodeSentence: (problem) =>
      [
        say(`badLink-${problem.code}`),
        ...(problem.code === 'cannotWork' ? problem.problems.map(problemSentence) : []),
      ].join(' '),
  };
}

const isOption = (sentence: RuleSentence): sentence is OptionKey =>
  typeof sentence === 'string' && Object.hasOwn(OPTIONS, sentence);

/** A game's name; the id itself for an unknown game. */
function nameOf(say: Sayer, id: string): string {
  const game = gameInfoOf(id);
  return game ? say(`title-${game.id}-name`) : id;
}
