import { live, type MoreLanguage, more } from './language.ts';

/** The texts that only the final standing has. */
export const finalText: MoreLanguage['final'] = live(() => more.final);
