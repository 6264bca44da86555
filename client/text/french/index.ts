import type { Language } from '../language.ts';

export const french: Language = {};
