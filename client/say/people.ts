import type { Person } from '#text';
import { say } from './say.ts';

/** A player's name on its own, as in a table of points: "You", "Ana". */
export const personName = (who: Person): string => say('cards-personAlone', { who });
