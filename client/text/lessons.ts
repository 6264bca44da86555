import * as english from './english/lessons.ts';

/** Every sentence that teaches: apart from the rest, for it is fetched when somebody wants to learn. */
export type Lessons = typeof english;

/** These sentences in the language of the page. */
export const lessons: Lessons = english;
