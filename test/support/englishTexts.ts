import { readMessages } from '../../client/text/readMessages.ts';

/** All English messages. */
export const english = await readMessages('en', 'all');
