/** The phrases that can be said at a table. Each page words them in its own language. */
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

/** Those that make sense before the game. */
export const WAITING_PHRASES = [
  'hello',
  'goodLuck',
  'thanks',
  'sorry',
  'oneMoment',
  'takeYourTime',
] as const satisfies readonly (typeof PHRASES)[number][];

/** The emotes that can be sent. */
export const EMOTES = ['smile', 'laugh', 'surprise', 'sad', 'thumbsUp', 'heart'] as const;

/** Everything that can be said; there is no free text. The index is the number on the wire, so append only. */
export const SAYINGS = [...PHRASES, ...EMOTES] as const;

export type Saying = (typeof SAYINGS)[number];
