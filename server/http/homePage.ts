import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { escaped } from './escaped.ts';
import { publicOrigin, type Site } from './origin.ts';
import { RULE_MESSAGES, wordingFor } from './rules/ruleLanguages.ts';

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
