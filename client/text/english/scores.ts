import type { Rank, RuleSet, Seat } from '#engine';
import type { TableView } from '#protocol';
import { rankNames } from './cards.ts';
import { listed } from './plural.ts';
import { plain, signed } from './table.ts';
import { who } from './told.ts';
import { wordsOf } from './words.ts';

/** "Deal 4, eights wild". */
export const tallyHeading = (deal: number, wildRank: Rank, rules?: RuleSet): string =>
  wildRank === 0 ? `Deal ${deal}` : `Deal ${deal}, ${rankNames(wildRank)} ${wordsOf(rules).beWilds}`;

/** "Next deal in 12 s". */
export const nextIn = (seconds: number): string => `Next deal in ${seconds} s`;

/** The countdown to a rematch that a player asked for: "Rematch in 12 s. Press Rematch to keep your seat". */
export const rematchIn = (seconds: number, isReady: boolean): string =>
  isReady ? `Rematch in ${seconds} s` : `Rematch in ${seconds} s. Press Rematch to keep your seat`;

/** "Waiting for Ana and Ben"; empty if there is nobody to wait for. */
export const waitingFor = (names: readonly string[]): string =>
  names.length === 0 ? '' : `Waiting for ${listed(names)}`;

/** "You win", "Ana wins", "You and Ana win". */
export function winners(table: TableView, seats: readonly Seat[]): string {
  const names = seats.map((seat) => who(table, seat));
  return `${listed(names)} ${names.length === 1 && names[0] !== 'You' ? 'wins' : 'win'}`;
}

/** "1st", "2nd", "3rd", "4th": no table has twenty places. */
export const place = (position: number): string => `${position}${['st', 'nd', 'rd'][position - 1] ?? 'th'}`;

/** Points added by the Press: "+2 for the Press". */
export const pressMoved = (count: number): string => `${signed(count)} for the Press`;

/** The points of a deal: "+12", "+0", "−5". */
export const gained = (count: number): string => (count < 0 ? plain(count) : `+${count}`);
