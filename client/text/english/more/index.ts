/** The English texts that no first card needs, by part of the page. */
export const more = {};
