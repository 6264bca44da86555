import * as hints from './hints.ts';
import * as lesson from './lesson.ts';

/** The texts of the guide, hints, summary and "Why?". */
export const lessons = { ...hints, ...lesson };
