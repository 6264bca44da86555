import type { Rank } from '#engine';
import type { Terms } from '#rules';
import type { Person } from '../data.ts';
import { rankNames } from './cards.ts';
import { listed } from './plural.ts';
import { plain } from './table.ts';
import { subject } from './told.ts';
import { wordsIn } from './words.ts';

/** "Deal 4, eights wild". */
export const tallyHeading = (deal: number, wildRank: Rank, terms: Terms): string =>
  wildRank === 0 ? `Deal ${deal}` : `Deal ${deal}, ${rankNames(wildRank)} ${wordsIn(terms).beWilds}`;

/** "Waiting for Ana and Ben"; empty if there is nobody to wait for. */
export const waitingFor = (names: readonly string[]): string =>
  names.length === 0 ? '' : `Waiting for ${listed(names)}`;

/** "You win", "Ana wins", "You and Ana win". */
export function won(people: readonly Person[]): string {
  const isOneOther = people.length === 1 && !people[0]?.isYou;
  return `${listed(people.map(subject))} ${isOneOther ? 'wins' : 'win'}`;
}

/** "1st", "2nd", "3rd", "4th": no table has twenty places. */
export const place = (position: number): string => `${position}${['st', 'nd', 'rd'][position - 1] ?? 'th'}`;

/** The points of a deal: "+12", "+0", "−5". */
export const gained = (count: number): string => (count < 0 ? plain(count) : `+${count}`);
