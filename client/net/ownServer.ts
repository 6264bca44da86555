/** The page's own server. While developing, the one of the page passes `/rt` on to the game's. */
export const ownServer = (): string => (import.meta.env.DEV ? `${location.origin}/rt` : location.origin);
