/** The games of the family: their rules, options, text form and sentences. */
export {
  type Difficulty,
  findGames,
  GAME_GROUPS,
  GAMES,
  type GameGroup,
  type GameInfo,
  gameInfoOf,
  searchText,
  TERMS,
  type Terms,
} from './catalogue/index.ts';
export { baseGame, changeCount, mayBeRated, namedGame } from './changes.ts';
export { MAX_CODE_LENGTH, printRules, RULE_CODE_VERSION, ruleLink } from './codes/print.ts';
export { codeOf1, parseRules, RULE_CODE_PROBLEMS, type RuleCodeProblem, readRuleCode } from './codes/read.ts';
export { mended, withCompanions } from './mended.ts';
export {
  applies,
  choiceOf,
  EDITOR_GROUPS,
  type EditorGroup,
  groupOf,
  isNearlySolved,
  isSolved,
  OPTION_KEYS,
  OPTIONS,
  type OptionKey,
  type OptionKeyIn,
  type OptionLine,
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
export { RULES_VERSION, type RulesRead, readStoredRules, type StoredRules, storedRules } from './stored.ts';
export {
  cardName,
  cardShort,
  rankName,
  rankNames,
  rankShort,
  spoken,
  suitName,
  suitSymbol,
} from './words/english/cards.ts';
export { GAME_WORDS, wordsOf } from './words/english/gameWords.ts';
export { groupTitle, howWePlay, type RulesSection } from './words/english/howWePlay.ts';
export {
  type PictureCard,
  type RulePicture,
  type RulesInPictures,
  rulesInPictures,
} from './words/english/pictures.ts';
export { alsoNamed, RULES_PAGES, RULES_PATH, rulesOf, rulesPagePath } from './words/english/rulesPages.ts';
export {
  type Difference,
  differences,
  optionLabel,
  problemSentence,
  ruleCodeSentence,
  sentenceOf,
  valueSentence,
} from './words/english/sentences.ts';
export type { GameWords } from './words/gameWords.ts';
export { termsOf } from './words/terms.ts';
