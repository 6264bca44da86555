// Imported into a process by NODE_OPTIONS (`newerVersion`), turns this program into a newer version of it.
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { CHANGES, type VersionChange } from './changes.ts';
import { patchedSources } from './patch.ts';

// Threads of the server do not get its environment variables.
const names = process.env.NEWER ?? String(getEnvironmentData('NEWER'));
setEnvironmentData('NEWER', names);
const changes = names.split(' ') as VersionChange[];
const sources = patchedSources(changes.flatMap((change) => CHANGES[change]));

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const source = url.startsWith('file:') ? sources.get(fileURLToPath(url)) : undefined;
    return source === undefined ? loaded : { ...loaded, source };
  },
});
