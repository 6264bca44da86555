import type { Rank } from '#engine';
import type { Terms } from '#rules';
import type { Person } from '../person.ts';
import { rankNames } from './cards.ts';
import { listed } from './plural.ts';
import { plain } from './table.ts';
import { subjects } from './told.ts';
import { wordsIn } from './words.ts';

/** "Runde 4, Achten sind Joker" */
export const tallyHeading = (deal: number, wildRank: Rank, terms: Terms): string =>
  wildRank === 0 ? `Runde ${deal}` : `Runde ${deal}, ${rankNames(wildRank)} sind ${wordsIn(terms).wilds}`;

/** "Warten auf Ana und Ben"; empty if there is nobody to wait for. */
export const waitingFor = (names: readonly string[]): string =>
  names.length === 0 ? '' : `Warten auf ${listed(names)}`;

/** "Du gewinnst", "Ana gewinnt", "Du und Ana gewinnt", "Ana und Ben gewinnen". */
export function won(people: readonly Person[]): string {
  const withYou = people.some(({ isYou }) => isYou);
  const verb = people.length === 1 ? (withYou ? 'gewinnst' : 'gewinnt') : withYou ? 'gewinnt' : 'gewinnen';
  return `${subjects(people)} ${verb}`;
}

/** "1.", "2." */
export const place = (position: number): string => `${position}.`;

/** The points of a deal: "+12", "+0", "−5". */
export const gained = (count: number): string => (count < 0 ? plain(count) : `+${count}`);
