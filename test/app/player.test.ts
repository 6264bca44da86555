import { expect, test, vi } from 'vitest';
import { no, ok } from '#engine';
import { openIdentity } from '../../client/app/identity.ts';
import type { TableSources } from '../../client/app/sources.ts';
import type { Guest } from '../../client/net/guest.ts';
import { brokenSource } from './openPage.ts';

const playerOf = (guest: Partial<Guest>) => {
  const forgetAll = vi.fn();
  const net = async () => ({ guestIn: () => guest }) as unknown as Awaited<ReturnType<TableSources['net']>>;
  return { player: openIdentity({ net }, { forgetAll }), forgetAll };
};

test('the server creates the recovery code', async () => {
  const { player } = playerOf({ recoveryCode: async () => ok('ABCD-EFGH-JKMN-PQRS') });
  expect(await player.onNewCode()).toEqual(ok('ABCD-EFGH-JKMN-PQRS'));
});

test('a device that becomes another guest forgets its seats', async () => {
  const recover = vi.fn(async () => ok(null));
  const { player, forgetAll } = playerOf({ recover });
  expect(await player.onRecover('abcd-efgh')).toEqual(ok(null));
  expect([recover.mock.calls, forgetAll.mock.calls]).toEqual([[['abcd-efgh']], [[]]]);
});

test.each(['noSuchGuest', 'tooFast', 'offline'] as const)(
  'a failed recovery (%s) keeps the guest and the seats',
  async (reason) => {
    const { player, forgetAll } = playerOf({ recover: async () => no(reason), recoveryCode: async () => no(reason) });
    expect(await player.onRecover('abcd')).toEqual(no(reason));
    expect(await player.onNewCode()).toEqual(no(reason));
    expect(forgetAll).not.toHaveBeenCalled();
  },
);

test('a module that cannot be loaded counts as offline', async () => {
  const player = openIdentity({ net: brokenSource }, { forgetAll: () => undefined });
  expect(await player.onNewCode()).toEqual(no('offline'));
  expect(await player.onRecover('abcd')).toEqual(no('offline'));
});
