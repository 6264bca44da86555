/** The page's own server. In development, the page's server proxies `/rt` to the game server. */
export const ownServer = (): string => (import.meta.env.DEV ? `${location.origin}/rt` : location.origin);
