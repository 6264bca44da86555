import { describe, expect, test } from 'vitest';
import { callerAddress, isOwnPage } from '../../server/http/origin.ts';

const asked = (headers: Record<string, string>, remoteAddress = '10.0.0.1') => ({ headers, socket: { remoteAddress } });

describe('whose page asks', () => {
  test.each([
    ['our own', 'http://cards.example', 'cards.example', true],
    ['our own, on a port', 'http://192.168.1.5:2567', '192.168.1.5:2567', true],
    ['our own, by https at a proxy', 'https://cards.example', 'cards.example', true],
    ['our own, written large', 'http://cards.example', 'Cards.Example', true],
    ['another site', 'https://evil.example', 'cards.example', false],
    ['the same machine, another port', 'http://cards.example:81', 'cards.example', false],
    ['a site that only begins like ours', 'http://cards.example.evil.example', 'cards.example', false],
    ['a page without a name', 'null', 'cards.example', false],
    ['nonsense', 'http://[', 'cards.example', false],
  ])('%s', (_what, origin, host, isOurs) => {
    expect(isOwnPage(asked({ origin, host }), 0)).toBe(isOurs);
  });

  test('is not asked of what is no browser', () => expect(isOwnPage(asked({ host: 'cards.example' }), 0)).toBe(true));

  test('what a proxy says of our name counts only if it is our operator’s', () => {
    const request = asked({
      origin: 'https://cards.example',
      host: 'inside:2567',
      'x-forwarded-host': 'cards.example',
    });
    expect([isOwnPage(request, 0), isOwnPage(request, 1)]).toEqual([false, true]);
  });
});

describe('an address', () => {
  const via = (told: string, proxies: number, remote = '10.0.0.1') =>
    callerAddress(asked({ 'x-forwarded-for': told }, remote), proxies);

  test.each([
    ['is the line’s own where no proxy is trusted, whatever is written', '1.2.3.4', 0, '10.0.0.1'],
    ['is what our proxy saw', '1.2.3.4', 1, '1.2.3.4'],
    ['is not what its owner wrote for the proxy to pass on', '9.9.9.9, 1.2.3.4', 1, '1.2.3.4'],
    ['is what the first of two proxies saw', '9.9.9.9, 1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
    ['is the farthest known where fewer stand before us than was said', '1.2.3.4', 3, '1.2.3.4'],
    ['is the line’s own where the proxy says nothing', '', 1, '10.0.0.1'],
  ])('%s', (_what, told, proxies, address) => expect(via(told, proxies)).toBe(address));

  test.each([
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
  ])('%s counts as %s: a line of the new kind has millions', (remote, address) => {
    expect(via('', 0, remote)).toBe(address);
  });
});
