import type { Saying } from '#protocol';
import type { Person } from '#text';
import { personName } from './table.ts';

/** The phrases of the table chat, and the names of its emoji. */
export const SAYING_TEXT: Readonly<Record<Saying, string>> = {
  hello: 'Hallo!',
  goodLuck: 'Viel Glück!',
  wellPlayed: 'Gut gespielt!',
  niceSwap: 'Toller Tausch!',
  thanks: 'Danke!',
  sorry: 'Tut mir leid!',
  oops: 'Hoppla!',
  oneMoment: 'Moment, bitte',
  takeYourTime: 'Lass dir Zeit',
  yourTurn: 'Du bist dran!',
  goodGame: 'Schöne Partie!',
  another: 'Noch eine Partie?',
  smile: 'Lächeln',
  laugh: 'Lachen',
  surprise: 'Wow',
  sad: 'Traurig',
  thumbsUp: 'Daumen hoch',
  heart: 'Herz',
};

/** A phrase as read out: "Ben: Gut gespielt!", "Du: Lächeln." */
export const saysAloud = (who: Person, saying: Saying): string => {
  const words = SAYING_TEXT[saying];
  return `${personName(who)}: ${words}${/[!?]$/.test(words) ? '' : '.'}`;
};

/** The button that opens the phrases, and the title of their panel. */
export const SAY_SOMETHING = 'Etwas sagen';

/** The accessible name of the button over a player's seat. */
export const aboutPlayer = (name: string): string => `Über ${name}`;
