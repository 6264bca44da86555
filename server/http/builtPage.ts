import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { RequestHandler } from 'express';
import { publicOrigin, type Site } from './origin.ts';
import { escaped, RULE_MESSAGES, wordingFor } from './wording.ts';

/** The language of the built page. */
const sayBuilt = RULE_MESSAGES.en;

/** The picture of link previews in the built page. */
const PREVIEW = '<meta property="og:image" content="/table.jpg" />';

/** The same with whole addresses, which other sites need. */
const previewAt = (origin: string, path: string): string =>
  PREVIEW.replace('/table.jpg', `${origin}/table.jpg`) +
  `\n    <meta property="og:url" content="${escaped(origin + path)}" />`;

/**
 * Answers with the page, whose words for link previews and for browsers without scripts are in the reader's language.
 * The page itself follows the language chosen on the device.
 * @param folder the folder of the built page, whose words are English
 */
export function sendHome(folder: string, site: Site): RequestHandler {
  const file = join(folder, 'index.html');
  return async (request, response) => {
    const { say } = wordingFor(request);
    // Read each time: a newer version may replace the page while the server runs.
    const page = await readFile(file, 'utf8');
    const origin = publicOrigin(request, site);
    response
      .set('Cache-Control', 'no-cache')
      .vary('Accept-Language')
      .type('html')
      .send(
        page
          .replace('<html lang="en">', `<html lang="${say.code}">`)
          .replaceAll(escaped(sayBuilt('app-about')), escaped(say('app-about')))
          .replace(escaped(sayBuilt('app-needsScripts')), escaped(say('app-needsScripts')))
          .replace(PREVIEW, (preview) => (origin ? previewAt(origin, request.path) : preview)),
      );
  };
}

/** The compressions of built files, smallest first: the encoding's name and the suffix of the compressed copy. */
const PACKINGS = [
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
