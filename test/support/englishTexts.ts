import { TEXTS } from '../../client/text/languages.ts';

/** The English texts: of the first screen and the table, and the further ones with the messages. */
export const [englishCore, englishMore] = await Promise.all([TEXTS.en.core(), TEXTS.en.further()]);
