import type { Language } from '../language.ts';

export const german: Language = {};
