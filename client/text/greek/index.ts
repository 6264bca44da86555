import type { Language } from '../language.ts';

export const greek: Language = {};
