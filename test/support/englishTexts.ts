import { readMessages } from '../../client/text/languages.ts';

/** All English messages. */
export const english = await readMessages('en', 'all');
