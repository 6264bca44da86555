import type { Person } from '../person.ts';

/** A player as the subject of a sentence: "You", "Ana". */
export const subject = ({ name, isYou }: Person): string => (isYou ? 'You' : name);

/** A player later in a sentence: "you", "Ana". */
export const object = ({ name, isYou }: Person): string => (isYou ? 'you' : name);
