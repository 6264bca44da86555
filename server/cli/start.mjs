// What `npm start` runs: plain JavaScript, so that what Node makes of our TypeScript is kept from one start to the next.
// It spares a later start the stripper of types, in both threads: 20 MB, and a third of the time.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../node_modules/.cache/compiled');
enableCompileCache(folder);
// Threads read it from there.
process.env.NODE_COMPILE_CACHE = folder;
await import('./start.ts');
