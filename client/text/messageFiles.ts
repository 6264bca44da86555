/** Message files as modules: the build makes two files of those of a language (`vite.config.ts`). */
const FILES = import.meta.glob<string>('../../shared/text/*/*.ftl', {
  import: 'default',
});

/**
 * Fetches message files of a language. Tests and the server read them from files (`server/text/messageFiles.ts`).
 * @throws TypeError if they cannot be fetched
 */
export const fetchMessageFiles = (code: string, names: readonly string[]): Promise<readonly string[]> =>
  Promise.all(names.map((name) => (FILES[`../../shared/text/${code}/${name}.ftl`] as () => Promise<string>)()));
