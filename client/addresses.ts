import { RATED_FAMILIES, type RatedFamily } from '#protocol';

/** The address of a private table: `/t/ABCD`. */
export const tablePath = (code: string): string => `/t/${encodeURIComponent(code)}`;

/**
 * The code in the address of a private table, in capitals, however it is written: the full stop of a sentence, spaces
 * and other widths of letters are left out. Null for any other path.
 */
export const tableCodeIn = (path: string): string | null => codeIn(/^\/t\/([^/]*)\/?$/i.exec(decoded(path))?.[1] ?? '');

/** The longest pasted text that is searched for a link or code, in characters. */
export const MAX_PASTED_CHARACTERS = 2000;

/** The table code in a pasted or typed text: the code itself, or a link to the table; empty if there is none. */
export const typedTable = (text: string): string =>
  codeIn(/\/t\/([^/?#\s]*)/i.exec(decoded(text.normalize('NFKC')))?.[1] ?? text) ?? '';

/** The letters and digits of a text, in capitals; null if there are none, or more than any code has. */
function codeIn(text: string): string | null {
  const code = text
    .normalize('NFKC')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase();
  return code !== '' && code.length <= 20 ? code : null;
}

/** Some messengers percent-encode links needlessly. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address of a screen that shows rules in words: `/?rules=biddies`. Codes need no escaping. */
export const rulesPath = (code: string): string => `/?rules=${code}`;

/** The address of the editor for these rules: `/?rules=biddies&edit`. */
export const editPath = (code: string): string => `${rulesPath(code)}&edit`;

/** The address of the player's own profile: name and recovery code. */
export const PLAYER_PATH = '/?player';

/** The address of the player's own stored games. */
export const HISTORY_PATH = '/?history';

/** The address of a player's stored games: `/p/0123…`. */
export const playerPath = (id: string): string => `/p/${id}`;

/** The public id of the player in an address; null for any other path. */
export const playerIdIn = (path: string): string | null => /^\/p\/([0-9a-f]{32})\/?$/.exec(path)?.[1] ?? null;

/** The address of today's daily deal. */
export const DAILY_PATH = '/?daily';

/** The address of the leaderboard of a family of games: `/?ratings`, `/?ratings=greek`. */
export const ratingsPath = (family: RatedFamily): string =>
  family === RATED_FAMILIES[0] ? '/?ratings' : `/?ratings=${family}`;

/** The family of games in `ratings` of an address; the first for any other value. */
export const familyIn = (value: string | null): RatedFamily =>
  RATED_FAMILIES.find((family) => family === value) ?? RATED_FAMILIES[0];

/** The address of the ways to play with friends. */
export const FRIENDS_PATH = '/?friends';

/** The address of the list of games. */
export const GAMES_PATH = '/?games';

/** The address of the screen that opens records. */
export const REPLAY_PATH = '/?replay';

/** The address of a stored game: `/g/0123…`. */
export const gamePath = (id: string): string => `/g/${id}`;

/** The id of the stored game in an address; null for any other path. */
export const gameIdIn = (path: string): string | null => /^\/g\/([0-9a-f]{32})\/?$/.exec(path)?.[1] ?? null;
