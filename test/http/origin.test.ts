import { describe, expect, test } from 'vitest';
import { callerAddress, isOwnPage, publicOrigin } from '../../server/http/origin.ts';

const asked = (headers: Record<string, string>, remoteAddress = '10.0.0.1') => ({
  headers,
  socket: { remoteAddress, localAddress: '10.0.0.9', localPort: 2567 },
});

describe('a request’s origin', () => {
  test.each([
    ['is our own', 'http://cards.example', 'cards.example', true],
    ['is our own, on a port', 'http://192.168.1.5:2567', '192.168.1.5:2567', true],
    ['is our own, through an https proxy', 'https://cards.example', 'cards.example', true],
    ['is our own, in capitals', 'http://cards.example', 'Cards.Example', true],
    ['is another site', 'https://evil.example', 'cards.example', false],
    ['is another port of the same machine', 'http://cards.example:81', 'cards.example', false],
    ['is a site whose name only begins like ours', 'http://cards.example.evil.example', 'cards.example', false],
    ['is `null`', 'null', 'cards.example', false],
    ['is malformed', 'http://[', 'cards.example', false],
    ['is our own, behind a proxy that names the port', 'https://cards.example', 'cards.example:443', true],
    ['is our own, on a named default port', 'http://cards.example', 'cards.example:80', true],
    ['is our own, by its full name', 'https://cards.example', 'cards.example.:443', true],
    ['is our own, asked for by its full name', 'https://cards.example.', 'Cards.Example', true],
    ['is our own, an IPv6 address', 'http://[::1]:2567', '[0:0:0:0:0:0:0:1]:2567', true],
    ['is our own, an IPv6 address on the default port', 'https://[2001:db8::1]', '[2001:DB8::1]:443', true],
    ['is on the other default port', 'https://cards.example', 'cards.example:80', false],
    ['is another port behind a proxy', 'https://cards.example:444', 'cards.example:443', false],
    ['is in a host that is none', 'https://evil.example', 'cards.example@evil.example', false],
    ['is nowhere', 'https://cards.example', '', false],
    ['is not of the web', 'ftp://cards.example', 'cards.example', false],
  ])('%s', (_what, origin, host, isOurs) => {
    expect(isOwnPage(asked({ origin, host }), 0)).toBe(isOurs);
  });

  test('is missing if the client is not a browser', () =>
    expect(isOwnPage(asked({ host: 'cards.example' }), 0)).toBe(true));

  test('is compared with X-Forwarded-Host only behind a trusted proxy', () => {
    const request = asked({
      origin: 'https://cards.example',
      host: 'inside:2567',
      'x-forwarded-host': 'cards.example',
    });
    expect([isOwnPage(request, 0), isOwnPage(request, 1)]).toEqual([false, true]);
    const named = asked({ origin: 'https://cards.example', host: 'x', 'x-forwarded-host': 'Cards.example:443, x' });
    expect(isOwnPage(named, 1)).toBe(true);
  });
});

describe('our own public origin', () => {
  const at = (host: string | undefined, publicUrl?: string, proxies = 0, localAddress = '192.168.1.5') =>
    publicOrigin(
      {
        headers: { host, 'x-forwarded-host': host },
        socket: { remoteAddress: '10.0.0.1', localAddress, localPort: 2567 },
      },
      { proxies, publicUrl },
    );

  test('is what the operator says, whatever was requested', () => {
    for (const host of ['evil.example', 'localhost:2567', undefined]) {
      expect(at(host, 'https://cards.example', 1)).toBe('https://cards.example');
    }
  });

  test.each([
    ['localhost:2567', '127.0.0.1', 'http://localhost:2567'],
    ['LOCALHOST:2567', '::1', 'http://localhost:2567'],
    ['192.168.1.5:2567', '192.168.1.5', 'http://192.168.1.5:2567'],
    ['192.168.1.5:2567', '::ffff:192.168.1.5', 'http://192.168.1.5:2567'],
    ['[::1]:2567', '::1', 'http://[::1]:2567'],
    ['192.168.1.6:2567', '192.168.1.5', ''],
    ['localhost:81', '127.0.0.1', ''],
    ['localhost', '127.0.0.1', ''],
    ['evil.example:2567', '192.168.1.5', ''],
    ['evil.example', '192.168.1.5', ''],
    ['localhost:2567@evil.example', '127.0.0.1', ''],
    ['cards.example/"><b>', '192.168.1.5', ''],
    [undefined, '192.168.1.5', ''],
  ])('is believed of the machine itself alone: %s at %s', (host, local, origin) => {
    expect(at(host, undefined, 0, local)).toBe(origin);
    expect(at(host, undefined, 1, local)).toBe('');
  });
});

describe('the caller’s address', () => {
  const via = (told: string, proxies: number, remote = '10.0.0.1') =>
    callerAddress(asked({ 'x-forwarded-for': told }, remote), proxies);

  test.each([
    ['is that of the connection if no proxy is trusted, whatever the header says', '1.2.3.4', 0, '10.0.0.1'],
    ['is the one that our proxy saw', '1.2.3.4', 1, '1.2.3.4'],
    ['is not one that the client put into the header', '9.9.9.9, 1.2.3.4', 1, '1.2.3.4'],
    ['is the one that the first of two proxies saw', '9.9.9.9, 1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
    ['is the farthest known one if there are fewer proxies than configured', '1.2.3.4', 3, '1.2.3.4'],
    ['is that of the connection if the proxy sends no header', '', 1, '10.0.0.1'],
  ])('%s', (_what, told, proxies, address) => expect(via(told, proxies)).toBe(address));

  test.each([
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
  ])('%s counts as %s', (remote, address) => {
    expect(via('', 0, remote)).toBe(address);
  });
});
