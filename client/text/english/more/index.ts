import { english as rules } from '#words/english';

/** The English texts that no first card needs, by part of the page. */
export const more = { rules };
