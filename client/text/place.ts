import { say } from './say.ts';

/** "1st", "2nd", "3rd", "4th": no table has twenty places. */
export const place = (position: number): string => say('tally-place', { position });
