/** The address of a private table: `/t/ABCD`. */
export const tablePath = (code: string): string => `/t/${encodeURIComponent(code)}`;

/** The code in such an address; null for any other. */
export const tableCodeIn = (path: string): string | null =>
  /^\/t\/([A-Za-z0-9]{1,20})\/?$/.exec(path)?.[1]?.toUpperCase() ?? null;

/** The address at which rules are shown in words: `/?rules=biddies`. Their code needs no escapes. */
export const rulesPath = (code: string): string => `/?rules=${code}`;

/** The address at which they are changed. */
export const editPath = (code: string): string => `${rulesPath(code)}&edit`;

/** The address of one's own player. */
export const PLAYER_PATH = '/?player';

/** The address at which a game is chosen. */
export const GAMES_PATH = '/?games';
