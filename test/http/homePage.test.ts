import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, expect, test } from 'vitest';
import { LANGUAGES, PAGE_LANGUAGES } from '#rules';
import { readMessages } from '../../client/text/languages.ts';
import { buildManifests } from '../../server/cli/buildClient.ts';
import { sendHome } from '../../server/http/builtPage.ts';
import { RULE_MESSAGES } from '../../server/http/wording.ts';

const ROOT = join(import.meta.dirname, '../..');
const CODES = LANGUAGES.map(({ code }) => code);

// The built page has the same words as its source.
const server = createServer(
  express().get(['/', '/t/:code'], sendHome(join(ROOT, 'client'), { proxies: 0, publicUrl: 'https://cards.example' })),
);
const listening = new Promise<string>((resolve) =>
  server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
);
afterAll(() => void server.close());

const ask = async (path: string, headers: Record<string, string>) => fetch((await listening) + path, { headers });

test.each(CODES)('a link to the game or to a table is previewed in the language of who sees it: %s', async (code) => {
  const say = RULE_MESSAGES[code];
  const about = say('app-about');
  for (const path of ['/', '/t/BCDFGH']) {
    const reply = await ask(path, { 'Accept-Language': `tlh, ${code};q=0.8` });
    const page = await reply.text();
    expect(page).toContain(`<html lang="${code}">`);
    expect(page).toContain(`<meta name="description" content="${about}" />`);
    expect(page).toContain(`<meta property="og:description" content="${about}" />`);
    expect(page).toContain(`<noscript>${say('app-needsScripts')}</noscript>`);
    expect([reply.headers.get('Vary'), reply.headers.get('Cache-Control')]).toEqual(['Accept-Language', 'no-cache']);
  }
});

test.each(['/', '/t/BCDFGH'])('its preview has whole addresses: %s', async (path) => {
  const page = await (await ask(path, { Host: 'evil.example' })).text();
  expect(page).toContain('<meta property="og:image" content="https://cards.example/table.jpg" />');
  expect(page).toContain(`<meta property="og:url" content="https://cards.example${path}" />`);
  expect(page).not.toContain('evil');
});

test('the page is not sent again in the same language if it has not changed', async () => {
  const etag = (await ask('/', { 'Accept-Language': 'en' })).headers.get('ETag') ?? '';
  const again = await ask('/', { 'Accept-Language': 'en', 'If-None-Match': etag, 'Cache-Control': 'max-age=0' });
  expect(again.status).toBe(304);
});

test('an installed app has its words in each language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  cpSync(join(ROOT, 'public/manifest.webmanifest'), join(folder, 'manifest.webmanifest'));
  buildManifests(folder);
  for (const code of CODES) {
    const file = code === 'en' ? 'manifest.webmanifest' : `manifest.${code}.webmanifest`;
    const { lang, description, shortcuts, id } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const say = RULE_MESSAGES[code];
    expect([id, lang, description]).toEqual(['/', code, say('app-about')]);
    expect(shortcuts).toEqual([
      { name: say('app-shortcut-daily'), url: '/?daily' },
      { name: say('app-shortcut-games'), url: '/?games' },
      { name: say('app-shortcut-history'), url: '/?history' },
    ]);
  }
  rmSync(folder, { recursive: true });
});

test.each(PAGE_LANGUAGES.map(({ code }) => code))('its shortcuts are called as at home: %s', async (code) => {
  const say = await readMessages(code, 'all');
  for (const name of ['daily', 'games', 'history'] as const)
    expect(say(`app-shortcut-${name}`)).toBe(say(`home-${name}`));
});
