import type { RuleSet } from '#engine';
import type { Terms } from '#text';
import { GAMES, type GameInfo, gameInfoOf, searchText } from '../catalogue/index.ts';
import { changedKeys } from '../changes.ts';
import type { RuleCodeProblem } from '../codes/read.ts';
import {
  applies,
  EDITOR_GROUPS,
  type EditorGroup,
  isSameValue,
  type OptionKey,
  type OptionValue,
  type RuleProblemCode,
  valueIn,
} from '../options/index.ts';
import { crazyRummy } from '../presets/crazyRummy.ts';
import type { RuleProblem } from '../problems.ts';
import { RULE_LINES, type RuleLine, type RuleSentence } from './lines.ts';
import { type PicturedRules, picturesIn } from './pictures.ts';
import type { RuleRemark } from './remarks.ts';
import type { AppWords, GameTexts, OptionText, PageWords, RuleWords } from './ruleWords.ts';
import { said } from './said.ts';
import { termsOf } from './terms.ts';

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
  /** The language's code (BCP 47). */
  readonly code: string;
  /** The texts of the public pages of rules. */
  readonly pages: PageWords;
  readonly app: AppWords;
  /** A game's name; the id itself for an unknown game. */
  gameName(id: string): string;
  /** A game's main difference from others, in one sentence. */
  gameAbout(game: GameInfo): string;
  /** Where a game is played, or who invented it. */
  gameOrigin(game: GameInfo): string;
  /**
   * The games whose name matches a text in whole or in part, best first; a name may lead to several (§4.62). An empty
   * text matches all.
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
  /** As in the corner of a card: "8", "J". */
  readonly rankShort: RuleWords['rankShort'];
  /** "♥"; empty for no suit. */
  readonly suitSymbol: RuleWords['suitSymbol'];
}

/** Tells rules in the words of a language. */
export function createRuleTexts(words: RuleWords): RuleTexts {
  const { code, groups, forms, games, origins, ruleCodes, pages, app, rankShort, suitSymbol } = words;
  // Every option and every problem belongs to one of the parts.
  const parts = Object.values(groups);
  const options: { readonly [K in OptionKey]: OptionText<K> } = Object.assign({}, ...parts.map((part) => part.options));
  const problems: Readonly<Record<RuleProblemCode, string>> = Object.assign({}, ...parts.map((part) => part.problems));

  const groupTitle = (group: EditorGroup, terms: Terms = 'common'): string => said(groups[group].title, forms[terms]);

  function valueSentence<K extends OptionKey>(key: K, value: OptionValue<K>, terms: Terms = 'common'): string {
    const says: unknown = options[key].says;
    const sentence =
      typeof says === 'function'
        ? (says as (value: OptionValue<K>) => string)(value)
        : (says as Record<string, string | undefined>)[String(value)];
    return said(sentence ?? '', forms[terms]);
  }

  const sentenceOf = (rules: RuleSet, key: OptionKey): string =>
    valueSentence(key, valueIn(rules, key), termsOf(rules));

  const problemSentence = ({ code }: Pick<RuleProblem, 'code'>): string => said(problems[code], forms.common);

  function told<G extends EditorGroup>(rules: RuleSet, group: G, line: RuleLine<G>): readonly string[] {
    if (typeof line === 'function') {
      const sentences = line(rules).map((sentence) => sentenceSaid(rules, group, sentence));
      return sentences.length === 0 ? [] : [sentences.join(' ')];
    }
    const [key, silent] = typeof line === 'string' ? [line, undefined] : line;
    return applies(rules, key) && !isSameValue(valueIn(rules, key), silent) ? [sentenceOf(rules, key)] : [];
  }

  function sentenceSaid<G extends EditorGroup>(rules: RuleSet, group: G, sentence: RuleSentence<G>): string {
    if (typeof sentence === 'string') return sentenceOf(rules, sentence);
    const { remark, data } = sentence as RuleRemark<G>;
    const says = groups[group].remarks[remark] as string | ((known: typeof data) => string);
    return said(typeof says === 'string' ? says : says(data), forms[termsOf(rules)]);
  }

  const sectionOf = <G extends EditorGroup>(rules: RuleSet, group: G): RulesSection => ({
    group,
    title: groupTitle(group, termsOf(rules)),
    sentences: RULE_LINES[group].flatMap((line) => told(rules, group, line)),
  });

  return {
    code,
    pages,
    app,
    gameName: (id) => (gameInfoOf(id) ? (games as Readonly<Record<string, GameTexts>>)[id]?.name : undefined) ?? id,
    gameAbout: ({ id }) => games[id].about,
    gameOrigin: ({ id }) => origins[id],
    findGames: (text) => gamesFound(words, text),
    groupTitle,
    optionLabel: (key) => options[key].label,
    valueSentence,
    sentenceOf,
    howWePlay: (rules) =>
      EDITOR_GROUPS.map((group) => sectionOf(rules, group)).filter(({ sentences }) => sentences.length > 0),
    rulesInPictures: (rules) => picturesIn(words, rules),
    differences: (rules, from = crazyRummy) =>
      changedKeys(rules, from).map((key) => ({
        key,
        sentence: sentenceOf(rules, key),
        standard: valueSentence(key, valueIn(from, key), termsOf(rules)),
      })),
    problemSentence,
    ruleCodeSentence: (problem) =>
      problem.code === 'cannotWork'
        ? [ruleCodes.cannotWork, ...problem.problems.map(problemSentence)].join(' ')
        : ruleCodes[problem.code],
    rankShort,
    suitSymbol,
  };
}

/** The games that a search finds, best first. */
function gamesFound(words: RuleWords, text: string): readonly GameInfo[] {
  const wanted = searchText(text);
  if (wanted === '') return text.trim() === '' ? GAMES : [];
  return GAMES.map((game) => ({ game, far: distance(game, words.games[game.id].name, wanted) }))
    .filter(({ far }) => far < 5)
    .sort((one, other) => one.far - other.far)
    .map(({ game }) => game);
}

/** How far a game's names are from a search text: 0 for its own name, 5 for no match. Its id is its English name. */
function distance({ id, alsoCalled }: GameInfo, name: string, wanted: string): number {
  const own = searchText(name);
  const others = [...alsoCalled, id].map(searchText);
  if (own === wanted) return 0;
  if (others.includes(wanted)) return 1;
  if (own.startsWith(wanted)) return 2;
  if (own.includes(wanted)) return 3;
  return others.some((other) => other.includes(wanted)) ? 4 : 5;
}
