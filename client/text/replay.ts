import { live, type MoreLanguage, more } from './language.ts';

/** The texts of a replay. */
export const replayText: MoreLanguage['replay'] = live(() => more.replay);
