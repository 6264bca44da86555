import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
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

/** What is text; pictures and typefaces are packed already. */
const TEXT = /\.(?:js|css|svg)$/;

const PACK = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Puts a packed copy beside every file of text in a folder: packed once, as small as can be, and sent as it is. */
export async function packFiles(folder: string): Promise<void> {
  const files = readdirSync(folder).filter((name) => TEXT.test(name));
  const copies = files.flatMap((name) => PACKINGS.map((packing) => ({ file: join(folder, name), ...packing })));
  await Promise.all(
    copies.map(async ({ file, encoding, ending }) => {
      writeFileSync(file + ending, await PACK[encoding](readFileSync(file)));
    }),
  );
}
