import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { RequestHandler } from 'express';

/** The compressions of built files, smallest first: the encoding's name and the suffix of the compressed copy. */
export const PACKINGS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** Serves the compressed copies of files in this folder, where they exist, to browsers that accept them. */
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

/** Text files; pictures and fonts are already compressed. */
const TEXT = /\.(?:js|css|svg)$/;

const PACK = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Writes compressed copies of every text file in a folder next to it, at the highest compression. */
export async function packFiles(folder: string): Promise<void> {
  const files = readdirSync(folder).filter((name) => TEXT.test(name));
  const copies = files.flatMap((name) => PACKINGS.map((packing) => ({ file: join(folder, name), ...packing })));
  await Promise.all(
    copies.map(async ({ file, encoding, ending }) => {
      writeFileSync(file + ending, await PACK[encoding](readFileSync(file)));
    }),
  );
}
