import type { Language } from '../language.ts';

export const spanish: Language = {};
