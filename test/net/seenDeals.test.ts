import { describe, expect, test } from 'vitest';
import { no, ok, type PlayerView, type Result, viewFor } from '#engine';
import type { FairDealView, Refusal, TableView } from '#protocol';
import { crazyRummy } from '#rules';
import { SeenDeals } from '../../client/net/seenDeals.ts';
import { dealNumber } from '../support/play/deals.ts';
import { AROUND, sitters } from '../support/play/tableViews.ts';

const GAME = '9'.repeat(32);
const COMMITMENT = 'c0'.repeat(32);
const SHARES = ['a1'.repeat(16), '', 'c3'.repeat(16)];

/** The first deal of a game as seat 0 sees it. */
const dealt: PlayerView = viewFor(dealNumber(crazyRummy, 3, 1, [], 1).state, 0);
const before: PlayerView = { ...dealt, deal: 0, hand: [] };

function tableAt(game: PlayerView, fair: Partial<FairDealView> | null): TableView {
  const exchange = fair && { deal: 1, commitment: COMMITMENT, shares: null, ...fair };
  const around = { ...AROUND, rules: crazyRummy, seats: sitters(3), gameId: GAME };
  return { ...around, viewer: game.viewer, game, fair: exchange };
}

/** A page with a tab's storage, and the shares it sent. */
function page(storage = new Map<string, string>(), answer: Result<null, Refusal> = ok(null)) {
  const tab = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  };
  const sent: [number, string][] = [];
  const deals = new SeenDeals(() => tab);
  const see = (table: TableView): void =>
    deals.see(table, (deal, share) => {
      sent.push([deal, share]);
      return Promise.resolve(answer);
    });
  return { deals, see, sent, storage, seen: () => deals.of(GAME, 1) };
}

const asked = tableAt(before, {});
const published = tableAt(before, { shares: SHARES });
const inDeal = tableAt(dealt, { shares: SHARES });

describe('a page at a table', () => {
  test('adds its own random share once, when the table has committed itself', () => {
    const { see, sent, seen } = page();
    see(asked);
    see(asked);
    expect(sent).toEqual([[1, expect.stringMatching(/^[0-9a-f]{32}$/)]]);
    expect(seen()).toMatchObject({ commitment: COMMITMENT, share: sent[0]?.[1], shares: null });
    const other = page();
    other.see(asked);
    expect(other.sent[0]?.[1]).not.toBe(sent[0]?.[1]);
  });

  test('remembers what was published before the deal, and its own cards', () => {
    const { see, seen } = page();
    see(asked);
    see(published);
    see(inDeal);
    expect(seen()).toMatchObject({ table: AROUND.code, game: GAME, deal: 1, seats: 3, seat: 0, shares: SHARES });
    expect(seen()?.hand).toEqual(dealt.hand);
    see({ ...inDeal, game: { ...dealt, hand: [] } });
    expect(seen()?.hand).toEqual(dealt.hand);
  });

  test('remembers nothing that it sees only afterwards', () => {
    const { see, seen, sent } = page();
    see(inDeal);
    expect(seen()).toBeNull();
    expect(sent).toEqual([]);
  });

  test('does not take shares as published before the deal that come with it', () => {
    const { see, seen } = page();
    see(asked);
    see(inDeal);
    expect(seen()).toMatchObject({ shares: null });
  });

  test('keeps the first commitment if the table changes it before the deal', () => {
    const { see, seen } = page();
    see(asked);
    see(tableAt(before, { commitment: 'ee'.repeat(32), shares: SHARES }));
    expect(seen()).toMatchObject({ commitment: COMMITMENT });
  });

  test('remembers all of it after a reload, and sends the same share again', () => {
    const first = page();
    first.see(asked);
    const again = page(first.storage);
    again.see(asked);
    expect(again.sent).toEqual(first.sent);
    again.see(published);
    expect(page(first.storage).seen()).toMatchObject({ share: first.sent[0]?.[1], shares: SHARES });
  });

  test('sends its share again over a new connection', () => {
    const { deals, see, sent } = page();
    see(asked);
    deals.arrive();
    see(asked);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  test('keeps a share that the table refused, so that leaving it out shows', async () => {
    const { see, seen, sent } = page(new Map(), no('stale'));
    see(asked);
    await Promise.resolve();
    const without = ['', '', 'c3'.repeat(16)];
    see(tableAt(before, { shares: without }));
    expect(seen()).toMatchObject({ seat: 0, share: sent[0]?.[1], shares: without });
  });

  test('has added none if it was refused and the list has another, from a second tab', async () => {
    for (const isLate of [false, true]) {
      const { see, seen } = page(new Map(), no('stale'));
      see(asked);
      if (!isLate) await Promise.resolve();
      see(published);
      await Promise.resolve();
      expect(seen()).toMatchObject({ share: null, shares: SHARES });
    }
  });

  test('keeps a share that the table took and then changed in the list', async () => {
    const { see, seen, sent } = page();
    see(asked);
    await Promise.resolve();
    see(published);
    expect(seen()).toMatchObject({ share: sent[0]?.[1], shares: SHARES });
  });

  test('sends no share for a commitment that changed before its deal', () => {
    const { deals, see, sent } = page();
    see(asked);
    const exchanged = tableAt(before, { commitment: 'ee'.repeat(32) });
    see(exchanged);
    deals.arrive();
    see(exchanged);
    expect(sent).toHaveLength(1);
  });

  test('counts the deals to which it gave a share and that were never dealt, over reloads and games', () => {
    const storage = new Map<string, string>();
    const games = Array.from({ length: 48 }, (_, i) => `${i}`.padStart(32, '0'));
    for (const [i, gameId] of games.entries()) {
      const { see, deals } = page(storage);
      see({ ...asked, gameId });
      see({ ...published, gameId });
      expect(deals.of(gameId, 1)?.begun).toBe(i);
    }
    // At another table, too: the page was sent there.
    const { see, seen, deals } = page(storage);
    see({ ...asked, code: 'BBBBBB' });
    see({ ...inDeal, code: 'BBBBBB' });
    expect(seen()?.begun).toBe(48);
    // Once one is dealt, the next begins anew.
    const next = '7'.repeat(32);
    see({ ...asked, gameId: next });
    expect(deals.of(next, 1)?.begun).toBe(0);
    expect([...storage.values()].join('').length).toBeLessThan(20_000);
  });

  test('counts a number of the same game that was skipped', () => {
    const { see, deals } = page();
    see(asked);
    see(tableAt(before, { deal: 2, commitment: 'ee'.repeat(32) }));
    expect(deals.of(GAME, 2)?.begun).toBe(1);
  });

  test('counts nothing that was dealt while it was away, that it only watched, or that it left itself', () => {
    const later = (game: PlayerView) => tableAt(game, { deal: game.deal + 1, commitment: 'ee'.repeat(32) });
    const away = page();
    away.see(asked);
    away.deals.arrive();
    away.see(later(dealt));
    expect(away.deals.of(GAME, 2)?.begun).toBe(0);
    const other = { ...asked, gameId: '8'.repeat(32) };
    const watching = page();
    watching.see({ ...asked, viewer: 'spectator' });
    watching.see(other);
    expect(watching.deals.of(other.gameId, 1)?.begun).toBe(0);
    const left = page();
    left.see(asked);
    left.deals.leave();
    const back = page(left.storage);
    back.see(other);
    expect(back.deals.of(other.gameId, 1)?.begun).toBe(0);
  });

  test('does not count the same promise again after a restart of the server', () => {
    const { deals, see, seen } = page();
    see(asked);
    deals.arrive();
    see(asked);
    see(inDeal);
    expect(seen()?.begun).toBe(0);
  });

  test('forgets an earlier game', () => {
    const { see, seen } = page();
    see(asked);
    see({ ...asked, gameId: '8'.repeat(32) });
    expect(seen()).toBeNull();
  });

  test('makes nothing of damaged storage', () => {
    for (const text of ['7', '{"a":1}', '[null, 3]']) {
      const { see, seen } = page(new Map([['crazy-rummy-1.deals', text]]));
      see(asked);
      expect(seen()).not.toBeNull();
    }
  });

  test('adds nothing as a spectator, nor at a server that makes no commitments', () => {
    const { see, sent, seen } = page();
    see({ ...asked, viewer: 'spectator' });
    expect(seen()).toMatchObject({ seat: null, commitment: COMMITMENT });
    see(tableAt(before, null));
    expect(sent).toEqual([]);
  });
});
