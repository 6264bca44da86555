import type { Seat } from '#engine';
import type { Saying, TableView } from '#protocol';
import type { Person } from '#text';
import { personAt } from './person.ts';
import { fixed, say } from './say.ts';

/** The phrases of the table chat, and the names of its emoji. */
export const SAYING_TEXT = fixed('sayings');

/** The button that opens the phrases, and the title of their panel. */
export const saySomething = (): string => say('company-saySomething');

/** The accessible name of the button over a player's seat: "About Ben". */
export const aboutPlayer = (name: string): string => say('company-about', { who: { name, isYou: false } });

/** A phrase as read out: "Ben: Well played!", "You: Smile." */
export function saysAloud(who: Person, saying: Saying): string {
  const phrase = SAYING_TEXT[saying];
  // The Greek question mark is a semicolon.
  return say('company-aloud', { who, words: /[!?;]$/.test(phrase) ? phrase : `${phrase}.` });
}

/** A phrase as read out, by who said it. */
export const saidBy = (table: TableView, seat: Seat, saying: Saying): string =>
  saysAloud(personAt(table, seat), saying);
