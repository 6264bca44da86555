import { lessons } from '../../../client/text/lessons.ts';

const { hintWords: _hint, reasonWords: _reason, rulesInShort: _rules, ...lessonTexts } = lessons;

/** The parts of the further texts that messages tell, without the functions that choose among them. */
export const TOLD = { lessons: lessonTexts };
