import * as english from './english/lessons.ts';

/** The texts of the guide, hints, summary and "Why?". Loaded separately, when first needed. */
export type Lessons = typeof english;

/** These texts in the language of the page. */
export const lessons: Lessons = english;
