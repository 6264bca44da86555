import { existsSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { RequestHandler } from 'express';

/** How a built file may be packed, the smallest first: what browsers call it, and the ending of its copy. */
export const PACKINGS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** Sends the packed copy of a file in this folder, where the build has made one, to browsers that can unpack it. */
export function packed(folder: string): RequestHandler {
  const files = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return (request, response, next) => {
    const packing = PACKINGS.find(
      ({ encoding, ending }) =>
        files.has(`${request.path.slice(1)}${ending}`) && request.acceptsEncodings(encoding) !== false,
    );
    if (packing) {
      response.type(extname(request.path)).set({ 'Content-Encoding': packing.encoding, Vary: 'Accept-Encoding' });
      request.url = `${request.path}${packing.ending}`;
    }
    next();
  };
}
