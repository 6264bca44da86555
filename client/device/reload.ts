/** Reloads the page in the newest version, by code fetched now; where the server has only newer code, in the plain way. */
export const reload = (): Promise<void> =>
  import('./reloadNewest.ts').then(
    ({ reloadNewest }) => reloadNewest(),
    () => location.reload(),
  );
