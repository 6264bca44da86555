/** Where the game server listens: the page's own origin; while developing, through the page server's proxy. */
export const gameServer = (): string => (import.meta.env.DEV ? `${location.origin}/rt` : location.origin);
