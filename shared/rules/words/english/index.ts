/** The rules in English: the house-rule editor, the rules page, what differs, and what is wrong. */
export { groupTitle, howWePlay, type RulesSection } from './howWePlay.ts';
export { problemSentence, ruleCodeSentence } from './problems.ts';
export { type Difference, differences, optionLabel, sentenceOf, valueSentence, wordsOf } from './sentences.ts';
