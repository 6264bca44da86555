/** Reloads the page in the newest version, by code fetched now; if that is gone, a plain reload brings the newest. */
export const reload = (): Promise<void> =>
  import('./reloadNewest.ts').then(
    ({ reloadNewest }) => reloadNewest(),
    () => location.reload(),
  );
