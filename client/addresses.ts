/** The address of a private table: `/t/ABCD`. */
export const tablePath = (code: string): string => `/t/${encodeURIComponent(code)}`;

/** The code in the address of a private table, in capitals; null for any other path. */
export const tableCodeIn = (path: string): string | null =>
  /^\/t\/([A-Za-z0-9]{1,20})\/?$/.exec(path)?.[1]?.toUpperCase() ?? null;

/** The address of a screen that shows rules in words: `/?rules=biddies`. Codes need no escaping. */
export const rulesPath = (code: string): string => `/?rules=${code}`;

/** The address of the editor for these rules: `/?rules=biddies&edit`. */
export const editPath = (code: string): string => `${rulesPath(code)}&edit`;

/** The address of the player's own profile: name and recovery code. */
export const PLAYER_PATH = '/?player';

/** The address of the list of games. */
export const GAMES_PATH = '/?games';
