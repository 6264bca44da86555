// Imported into a process by NODE_OPTIONS (`newerVersion`), turns this program into a newer version of it.
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { CHANGES, type VersionChange } from './changes.ts';
import { patchedSources } from './patch.ts';

const changes = (process.env.NEWER ?? '').split(' ') as VersionChange[];
const sources = patchedSources(changes.flatMap((change) => CHANGES[change]));

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const source = url.startsWith('file:') ? sources.get(fileURLToPath(url)) : undefined;
    return source === undefined ? loaded : { ...loaded, source };
  },
});
