/** What can be said at a table in words. What the words are, each page says in its own language. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'niceSwap',
  'thanks',
  'sorry',
  'oops',
  'oneMoment',
  'takeYourTime',
  'yourTurn',
  'goodGame',
  'another',
] as const;

/** What can be said without words. */
export const EMOTES = ['smile', 'laugh', 'surprise', 'sad', 'thumbsUp', 'heart'] as const;

/** Everything that can be said; there is no free text. Its place here is its number on the wire: new ones go to the end. */
export const SAYINGS = [...PHRASES, ...EMOTES] as const;

export type Saying = (typeof SAYINGS)[number];
