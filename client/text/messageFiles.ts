import { MESSAGE_FILES } from '#text';

/** Message files as modules: the build makes one file of those of a language (`vite.config.ts`). */
const FILES = import.meta.glob<string>('../../shared/text/*/*.ftl', {
  import: 'default',
});

/**
 * Fetches the message files of a language. Tests and the server read them from files (`server/text/messageFiles.ts`).
 * @throws TypeError if they cannot be fetched
 */
export const fetchMessageFiles = (code: string): Promise<readonly string[]> =>
  Promise.all(MESSAGE_FILES.map((name) => (FILES[`../../shared/text/${code}/${name}.ftl`] as () => Promise<string>)()));
