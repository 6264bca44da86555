import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { no, ok } from '#engine';
import { openIdentity } from '../../client/app/identity.ts';
import type { TableSources } from '../../client/app/sources.ts';
import type { Guest } from '../../client/net/guest.ts';
import { brokenSource } from './openPage.ts';

const playerOf = (guest: Partial<Guest>) => {
  const replace = vi.fn();
  const device = { name: signal('Zoe'), avatar: signal<number | null>(null) };
  const net = async () => ({ guestIn: () => guest }) as unknown as Awaited<ReturnType<TableSources['net']>>;
  return { player: openIdentity({ net }, { replace }, device), replace, device };
};

test('the server creates the recovery code', async () => {
  const { player } = playerOf({ recoveryCode: async () => ok('ABCD-EFGH-JKMN-PQRS') });
  expect(await player.onNewCode()).toEqual(ok('ABCD-EFGH-JKMN-PQRS'));
});

test('a device that becomes another guest gets their name, avatar and tables', async () => {
  const tables = [{ code: 'ABCDEF', rules: 'crazy-rummy', names: ['Ben'] }];
  const recover = vi.fn(async () => ok({ name: 'Ann', avatar: 3, tables }));
  const { player, replace, device } = playerOf({ recover });
  expect(await player.onRecover('abcd-efgh')).toEqual(ok(null));
  expect([recover.mock.calls, replace.mock.calls]).toEqual([[['abcd-efgh']], [[tables]]]);
  expect([device.name.value, device.avatar.value]).toEqual(['Ann', 3]);
});

test('a device that becomes a guest of whom nothing is known forgets its seats, and keeps the name', async () => {
  const { player, replace, device } = playerOf({
    recover: async () => ok({ name: null, avatar: null, tables: [] }),
  });
  expect(await player.onRecover('abcd-efgh')).toEqual(ok(null));
  expect(replace.mock.calls).toEqual([[[]]]);
  expect([device.name.value, device.avatar.value]).toEqual(['Zoe', null]);
});

test.each(['noSuchGuest', 'tooFast', 'offline'] as const)(
  'a failed recovery (%s) keeps the guest and the seats',
  async (reason) => {
    const { player, replace } = playerOf({ recover: async () => no(reason), recoveryCode: async () => no(reason) });
    expect(await player.onRecover('abcd')).toEqual(no(reason));
    expect(await player.onNewCode()).toEqual(no(reason));
    expect(replace).not.toHaveBeenCalled();
  },
);

test('a module that cannot be loaded counts as offline', async () => {
  const player = openIdentity(
    { net: brokenSource },
    { replace: () => undefined },
    { name: signal(''), avatar: signal(null) },
  );
  expect(await player.onNewCode()).toEqual(no('offline'));
  expect(await player.onRecover('abcd')).toEqual(no('offline'));
});
