import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { packFiles } from '../../server/http/builtPage.ts';
import { type RunningServer, startServer } from '../../server/index.ts';
import { memoryStore } from '../support/server/memoryStore.ts';

describe('the configuration', () => {
  test('defaults to port 2567 on all addresses', () => {
    expect(readConfig({})).toMatchObject({ port: 2567, host: undefined, logLevel: 'info' });
    expect(readConfig({ PORT: '80', HOST: '::1', LOG_LEVEL: 'warn' })).toMatchObject({
      port: 80,
      host: '::1',
      logLevel: 'warn',
    });
  });

  test.each([
    { PORT: 'http' },
    { PORT: '-1' },
    { PORT: '70000' },
    { PORT: '2.5' },
    { LOG_LEVEL: 'loud' },
    { TRUST_PROXY: 'true' },
    { TRUST_PROXY: '-1' },
    { PUBLIC_URL: 'cards.example' },
    { PUBLIC_URL: 'https://cards.example/play' },
    { PUBLIC_URL: 'ftp://cards.example' },
    { CLUSTER_ADDRESS: '10.0.0.11' },
    { CLUSTER_ADDRESS: 'http://10.0.0.11:2567' },
    { CLUSTER_ADDRESS: 'east:70000' },
    { DATABASE_URL: 'foo' },
    { DATABASE_URL: 'mysql://rummy@localhost/rummy' },
  ])('refuses %o with a one-line message', (env) => {
    expect(() => readConfig(env)).toThrow(
      /^(PORT|LOG_LEVEL|TRUST_PROXY|PUBLIC_URL|CLUSTER_ADDRESS|DATABASE_URL) must be [^\n]+$/,
    );
  });

  test.each(['10.0.0.11:2567', '[fd00::7]:2567', 'east.inside:80'])('accepts %s as the cluster address', (address) => {
    expect(readConfig({ CLUSTER_ADDRESS: address })).toMatchObject({ clusterAddress: address });
  });

  test('requires a shared database for several processes', () => {
    expect(() => readConfig({ REDIS_URL: 'redis://localhost' })).toThrow(/^REDIS_URL needs DATABASE_URL: [^\n]+$/);
  });
});

describe('a server', () => {
  let folder: string;
  let pageFolder: string;
  let server: RunningServer;
  const config = () => ({ ...readConfig({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' }), pageFolder });
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'page-'));
    // As in a checkout below ~/.local or ~/.cache.
    pageFolder = join(folder, '.x/dist');
    mkdirSync(join(pageFolder, 'assets'), { recursive: true });
    writeFileSync(join(pageFolder, 'index.html'), '<title>the page</title>');
    writeFileSync(join(pageFolder, '.hidden'), 'not for others');
    writeFileSync(join(pageFolder, 'assets/page.js'), 'play();');
    await packFiles(join(pageFolder, 'assets'));
    server = await startServer(config(), { store: memoryStore() });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const get = async (path: string) => {
    const reply = await fetch(server.address + path);
    return [reply.status, await reply.text()];
  };

  test('reports that it is alive', async () => {
    expect(await get('/healthz')).toEqual([200, '{"ok":true}']);
  });

  test('serves the page, also at the link of a table', async () => {
    expect(await get('/')).toEqual([200, '<title>the page</title>']);
    expect(await get('/t/BCDFGH')).toEqual([200, '<title>the page</title>']);
    expect(await get('/g/0123456789abcdef0123456789abcdef')).toEqual([200, '<title>the page</title>']);
    expect(await get('/p/0123456789abcdef0123456789abcdef')).toEqual([200, '<title>the page</title>']);
  });

  test('serves its assets even from below a hidden folder, but no hidden file', async () => {
    expect(await get('/assets/page.js')).toEqual([200, 'play();']);
    expect((await get('/.hidden'))[0]).toBe(404);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('to a browser that accepts %s sends the encoding %s', async (unpacks, packing) => {
    const reply = await fetch(`${server.address}/assets/page.js`, { headers: { 'Accept-Encoding': unpacks } });
    expect(reply.headers.get('Content-Encoding')).toBe(packing);
    expect(reply.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(reply.headers.get('Cache-Control')).toContain('immutable');
    expect(await reply.text()).toBe('play();');
  });

  test('serves nothing else', async () => {
    for (const path of ['/../package.json', '/assets/none.js', '/matchmake/', '/__healthcheck', '/t/', '/.env']) {
      expect((await get(path))[0]).toBe(404);
    }
  });

  test('answers a malformed path without revealing internals', async () => {
    expect(await get('/t/%E0%A4%A')).toEqual([400, '{"ok":false,"reason":"badMessage"}']);
    expect((await get('/assets/%00'))[1]).not.toMatch(/node_modules|\.ts/);
  });

  test('fails on a port in use', async () => {
    const { port } = new URL(server.address);
    await expect(startServer({ ...config(), port: Number(port) }, { store: memoryStore() })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    expect((await get('/healthz'))[0]).toBe(200);
  });
});
