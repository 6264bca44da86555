import { join } from 'node:path';

/**
 * The environment in which Node keeps our code compiled, in the folder of `npm start`. A program then starts in half
 * the time, unless its predecessor was killed before it could store what it compiled.
 */
export const COMPILED: Readonly<Record<string, string>> = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../node_modules/.cache/compiled'),
};
