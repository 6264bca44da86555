import type { MoreTexts } from '../../language.ts';

/** The French texts that no first card needs, by part of the page. */
export const more: MoreTexts = {};
