import { describe, expect, test } from 'vitest';
import { callerAddress, isOwnPage, originOf } from '../../server/http/origin.ts';

const asked = (headers: Record<string, string>, remoteAddress = '10.0.0.1') => ({ headers, socket: { remoteAddress } });

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
  });
});

describe('our own origin', () => {
  test.each([
    ['is what was requested', { host: 'Cards.Example:81' }, 0, 'http://cards.example:81'],
    [
      'is secure if a proxy of ours says so',
      { host: 'cards.example', 'x-forwarded-proto': 'https' },
      1,
      'https://cards.example',
    ],
    [
      'is not secure because somebody says so',
      { host: 'cards.example', 'x-forwarded-proto': 'https' },
      0,
      'http://cards.example',
    ],
    ['is not known without a host', {}, 0, ''],
    ['is not known with a host that is none', { host: 'cards.example/"><b>' }, 0, ''],
  ])('%s', (_what, headers, proxies, origin) => {
    expect(originOf(asked(headers as Record<string, string>), proxies)).toBe(origin);
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
