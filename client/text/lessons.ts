import { type MoreLanguage, more, withTellers } from './language.ts';
import { hintWords } from './tell/hints.ts';
import { reasonWords } from './tell/reasons.ts';
import { rulesInShort } from './tell/rulesInShort.ts';

const tellers = { hintWords, reasonWords, rulesInShort };

/** The texts of the guide, hints, summary and "Why?". */
export const lessons = withTellers<MoreLanguage['lessons'], typeof tellers>(() => more.lessons, tellers);
