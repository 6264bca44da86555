import type { Express, Request, RequestHandler, Response } from 'express';
import { GAMES, gameInfoOf, RULES_PATH, rulesPagePath } from '#rules';
import { escaped } from '../escaped.ts';
import { publicOrigin, type Site } from '../origin.ts';
import { wordingFor } from './ruleLanguages.ts';
import { allRulesPage, rulePage, unknownPage } from './rulePages.ts';

/**
 * Adds the public pages of rules, one for each named game, and the files that lead search engines to them.
 * @param limited refuses those who ask too much
 */
export function addRulePages(app: Express, site: Site, limited: RequestHandler): void {
  app.use([RULES_PATH, '/robots.txt', '/sitemap.xml'], limited);
  // Kept by browsers and caches for each language, but compared by its ETag each time: rules change with versions.
  const CACHED = { 'Cache-Control': 'no-cache', Vary: 'Accept-Language' };
  app.get(RULES_PATH, (request, response) => {
    response
      .set(CACHED)
      .type('html')
      .send(allRulesPage(wordingFor(request), publicOrigin(request, site)));
  });
  app.get(`${RULES_PATH}/:game`, (request, response) => {
    const game = gameInfoOf(request.params.game);
    if (!game) return answerUnknown(request, response);
    response
      .set(CACHED)
      .type('html')
      .send(rulePage(game, wordingFor(request), publicOrigin(request, site)));
  });
  app.get('/robots.txt', (request, response) => {
    const origin = publicOrigin(request, site);
    const map = origin && `Sitemap: ${origin}/sitemap.xml\n`;
    response.type('text/plain').send(`User-agent: *\nDisallow: /admin\n${map}`);
  });
  app.get('/sitemap.xml', (request, response) => {
    const origin = publicOrigin(request, site);
    // It takes whole addresses.
    if (origin) response.type('application/xml').send(sitemap(origin));
    else answerUnknown(request, response);
  });
}

/** Answers with a page that says, in the reader's language, that the address leads nowhere. */
export function answerUnknown(request: Request, response: Response): void {
  response
    .status(404)
    .vary('Accept-Language')
    .type('html')
    .send(unknownPage(wordingFor(request)));
}

/** The addresses for search engines: home and the pages of rules. */
const sitemap = (origin: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${['/', RULES_PATH, ...GAMES.map(rulesPagePath)].map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`).join('\n')}
</urlset>
`;
