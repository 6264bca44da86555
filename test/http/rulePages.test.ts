import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, describe, expect, test } from 'vitest';
import { GAMES, LANGUAGES, PRESETS } from '#rules';
import { securityHeaders } from '../../server/http/app.ts';
import { addRulePages } from '../../server/http/rulePages.ts';
import { RULE_MESSAGES } from '../../server/http/wording.ts';
import { inEnglish, sayInEnglish } from '../support/inEnglish.ts';

const { howWePlay, rulesInPictures } = inEnglish;

function serve(publicUrl: string | undefined) {
  const app = express();
  const site = { proxies: 1, publicUrl };
  app.use(securityHeaders(site));
  addRulePages(app, site, (_request, _response, next) => next());
  const server = createServer(app);
  const listening = new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );
  afterAll(() => void server.close());
  return listening;
}
const known = serve('https://cards.example');
const unknown = serve(undefined);

async function ask(path: string, headers: Record<string, string> = {}, server = known) {
  const reply = await fetch((await server) + path, { headers });
  return { status: reply.status, headers: reply.headers, words: await reply.text() };
}

/** The words of a page as a reader sees them. */
const wordsOf = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"');

describe('the public pages of rules', () => {
  test.each(GAMES.map(({ id }) => id))('%s: all of its rules, in words and pictures', async (id) => {
    const { status, words } = await ask(`/rules/${id}`);
    const rules = PRESETS[id];
    if (!rules) throw new Error(id);
    const shown = wordsOf(words);
    expect(status).toBe(200);
    for (const { title, sentences } of howWePlay(rules))
      for (const part of [title, ...sentences]) {
        expect(shown).toContain(part);
      }
    for (const picture of rulesInPictures(rules).pictures) expect(shown).toContain(picture.words);
    expect(words).toContain(`href="/?rules=${id}"`);
  });

  test('say to search engines and other sites what they are, with whole addresses', async () => {
    const { words, headers } = await ask('/rules/biddies');
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(words).toContain('<title>Biddies: the rules</title>');
    expect(words).toContain('<link rel="canonical" href="https://cards.example/rules/biddies">');
    expect(words).toContain('<meta property="og:url" content="https://cards.example/rules/biddies">');
    expect(words).toContain('<meta property="og:image" content="https://cards.example/table.jpg">');
    expect(words).toContain('<meta property="og:title" content="Biddies: the rules">');
    expect(words).toMatch(/<meta name="description" content="[^"]{20,}">/);
  });

  describe('speak the reader’s language', () => {
    const langOf = ({ words }: { words: string }): string => /<html lang="([^"]*)">/.exec(words)?.[1] ?? '';
    const asking = (accepted: string) => ({ 'Accept-Language': accepted });

    test.each(LANGUAGES.map(({ code, name }) => [name, code] as const))('%s', async (name, code) => {
      for (const path of ['/rules', '/rules/biddies', '/rules/nothing']) {
        const asked = await ask(path, asking(`${code}-CH, tlh;q=0.5`));
        expect(langOf(asked), path).toBe(code);
        expect(asked.headers.get('Vary'), path).toMatch(/Accept-Language/);
        expect(langOf(await ask(`${path}?lang=${code}`, asking('tlh'))), path).toBe(code);
      }
      const { words } = await ask(`/rules/biddies?lang=${code}`);
      expect(wordsOf(words)).toContain(RULE_MESSAGES[code]('rulesPages-inWords'));
      expect(words).toContain(`<meta property="og:locale" content="${code}_`);
      // Links keep the language, and lead to all others.
      expect(words).toContain(`<a href="/rules?lang=${code}">`);
      expect(words).toContain(`hreflang="${code}" lang="${code}" aria-current="true">${name}</a>`);
      for (const other of LANGUAGES) expect(words).toContain(`<a href="/rules/biddies?lang=${other.code}"`);
      expect(words).toContain(`<link rel="canonical" href="https://cards.example/rules/biddies?lang=${code}">`);
      expect(words).toContain(
        `<link rel="alternate" hreflang="${code}" href="https://cards.example/rules/biddies?lang=${code}">`,
      );
    });

    test.each(['tlh', '*', '', 'x-y;q=z'])('English if there is none of %o', async (accepted) => {
      expect(langOf(await ask('/rules/biddies', asking(accepted)))).toBe('en');
    });

    test.each(['xx', '__proto__', 'en"><script>', 'en&lang=fr'])(
      'and repeat no other name of one: %s',
      async (lang) => {
        const { words } = await ask(`/rules/biddies?lang=${lang}`, asking('tlh'));
        expect(langOf({ words })).toBe('en');
        expect(words).toContain('<link rel="canonical" href="https://cards.example/rules/biddies">');
        expect(words).toContain(
          '<link rel="alternate" hreflang="x-default" href="https://cards.example/rules/biddies">',
        );
      },
    );
  });

  test.each(['evil.example', 'evil.example"><script>alert(1)</script>'])('repeat no host: %s', async (host) => {
    for (const server of [known, unknown]) {
      for (const path of ['/rules', '/rules/biddies', '/rules/nothing', '/robots.txt', '/sitemap.xml']) {
        const { words, headers } = await ask(path, { 'X-Forwarded-Host': host, 'X-Forwarded-Proto': 'https' }, server);
        expect(words + JSON.stringify([...headers])).not.toContain('evil');
      }
    }
    const { words } = await ask('/rules/biddies', {}, unknown);
    expect(words).not.toContain('canonical');
    expect(words).toContain('<meta property="og:image" content="/table.jpg">');
    expect((await ask('/sitemap.xml', {}, unknown)).status).toBe(404);
  });

  test('have no script and no inline style, and forbid them', async () => {
    for (const path of ['/rules', '/rules/crummy-rummy', '/rules/nothing']) {
      const { words, headers } = await ask(path);
      expect(words).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
      expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none';.*script-src 'self';/);
    }
  });

  test('are not sent again if they have not changed', async () => {
    const first = await ask('/rules/crazy-rummy');
    const etag = first.headers.get('ETag') ?? '';
    const again = await ask('/rules/crazy-rummy', { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' });
    expect([first.headers.get('Cache-Control'), etag === '', again.status, again.words]).toEqual([
      'no-cache',
      false,
      304,
      '',
    ]);
  });

  test.each(['nothing', '__proto__', 'constructor', '%3Cscript%3E', 'Biddies'])(
    'say in a sentence that there is no game %s',
    async (id) => {
      const { status, words } = await ask(`/rules/${id}`);
      expect(status).toBe(404);
      expect(words).toContain(sayInEnglish('rulesPages-unknown'));
      expect(words).not.toContain(id);
    },
  );

  test('are listed, for people and for search engines', async () => {
    const [list, map, robots] = await Promise.all([ask('/rules'), ask('/sitemap.xml'), ask('/robots.txt')]);
    for (const { id } of GAMES) {
      expect(list.words).toContain(`<a href="/rules/${id}">${inEnglish.gameName(id)}</a>`);
      expect(map.words).toContain(`<loc>https://cards.example/rules/${id}</loc>`);
    }
    expect(robots.words).toContain('Sitemap: https://cards.example/sitemap.xml');
    expect(robots.words).not.toContain('/rules');
    // Its pages say themselves that they are not to be listed, which only those see who may ask for them.
    expect(robots.words).not.toContain('/api');
  });
});
