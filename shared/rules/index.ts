/** The games of the family: their rules, options and text form, and how a language tells them. */
export {
  type Difficulty,
  GAME_GROUPS,
  GAMES,
  type GameGroup,
  type GameInfo,
  gameInfoOf,
  RULES_PATH,
  rulesPagePath,
  searchText,
  termsOf,
} from './catalogue/index.ts';
export {
  baseGame,
  changeCount,
  changedKeys,
  mayBeRated,
  namedGame,
  ratedGame,
} from './changes.ts';
export { MAX_CODE_LENGTH, printRules, RULE_CODE_VERSION, ruleLink } from './codes/print.ts';
export { parseRules, RULE_CODE_PROBLEMS, type RuleCodeProblem, readRuleCode } from './codes/read.ts';
export { mended, withCompanions } from './mended.ts';
export {
  applies,
  choiceOf,
  EDITOR_GROUPS,
  type EditableOption,
  type EditorGroup,
  groupOf,
  isNearlySolved,
  isSolved,
  OPTION_KEYS,
  OPTIONS,
  type OptionKey,
  type OptionKeyIn,
  type OptionValue,
  optionOf,
  optionsOf,
  type PlayOptionKey,
  type RuleProblemCode,
  valueIn,
  withField,
  withValue,
} from './options/index.ts';
export { type ExampleOf, type RuleExample, ruleExamples } from './pictures/ruleExamples.ts';
export { crazyRummy } from './presets/crazyRummy.ts';
export { PRESET_IDS, PRESETS, type PresetId } from './presets/index.ts';
export { canPlay, RULE_PROBLEM_CODES, type RuleProblem, rulesProblems } from './problems.ts';
export { bestTable, type QuickTable, quickRank, quickRules, tableDistance } from './quickMatches.ts';
export { RULES_VERSION, type RulesRead, readStoredRules, type StoredRules, storedRules } from './stored.ts';
export { otherNames } from './words/findGames.ts';
export { DRAFTS, LANGUAGES, type LanguageCode, PAGE_LANGUAGES, type PageLanguage, PSEUDO } from './words/languages.ts';
export type { PictureCard, PicturedRules, RulePicture } from './words/pictures.ts';
export { createRuleTexts, type Difference, type RulesSection, type RuleTexts } from './words/ruleTexts.ts';
