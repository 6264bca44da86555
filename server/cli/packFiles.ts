import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { PACKINGS } from '../http/packed.ts';

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
