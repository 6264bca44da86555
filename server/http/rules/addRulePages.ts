import type { Express } from 'express';
import { GAMES, gameInfoOf, RULES_PATH, rulesPagePath } from '#rules';
import { escaped } from '../escaped.ts';
import { originOf } from '../origin.ts';
import { allRulesPage, rulePage, unknownPage } from './rulePages.ts';

/**
 * Adds the public pages of rules, one for each named game, and the files that lead search engines to them.
 * @param proxies the number of the operator's proxies in front of this server
 */
export function addRulePages(app: Express, proxies: number): void {
  // Kept by browsers and caches, but compared by its ETag each time: rules change with versions.
  const CACHED = { 'Cache-Control': 'no-cache' };
  app.get(RULES_PATH, (request, response) => {
    response
      .set(CACHED)
      .type('html')
      .send(allRulesPage(originOf(request, proxies)));
  });
  app.get(`${RULES_PATH}/:game`, (request, response) => {
    const game = gameInfoOf(request.params.game);
    if (!game) return void response.status(404).type('html').send(unknownPage());
    response
      .set(CACHED)
      .type('html')
      .send(rulePage(game, originOf(request, proxies)));
  });
  app.get('/robots.txt', (request, response) => {
    const origin = originOf(request, proxies);
    const map = origin && `Sitemap: ${origin}/sitemap.xml\n`;
    response.type('text/plain').send(`User-agent: *\nDisallow: /admin\n${map}`);
  });
  app.get('/sitemap.xml', (request, response) => {
    response.type('application/xml').send(sitemap(originOf(request, proxies)));
  });
}

/** The addresses for search engines: home and the pages of rules. */
const sitemap = (origin: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${['/', RULES_PATH, ...GAMES.map(rulesPagePath)].map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`).join('\n')}
</urlset>
`;
