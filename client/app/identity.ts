import { no, ok } from '#engine';
import { isAvatar } from '#protocol';
import type { Device } from '../device/device.ts';
import type { OwnTables } from '../device/ownTables.ts';
import type { PlayerProps } from '../home/PlayerScreen.tsx';
import type { TableSources } from './sources.ts';

/** How a player becomes the same guest on another device. */
export type IdentityActions = Pick<PlayerProps, 'onNewCode' | 'onRecover'>;

/**
 * Creates and redeems recovery codes. When another guest is recovered, this device takes over their name, avatar and
 * seats, and forgets those of the previous guest.
 */
export function openIdentity(
  { net }: Pick<TableSources, 'net'>,
  ownTables: Pick<OwnTables, 'replace'>,
  device: Pick<Device, 'name' | 'avatar'>,
): IdentityActions {
  // The module itself may fail to load, too.
  const guest = async () => (await net()).guestIn();
  const unreachable = () => no('offline' as const);
  return {
    onNewCode: () => guest().then((one) => one.recoveryCode(), unreachable),
    async onRecover(code) {
      const known = await guest().then((one) => one.recover(code), unreachable);
      if (!known.ok) return known;
      const { name, avatar, tables } = known.value;
      ownTables.replace(tables);
      if (name !== null) device.name.value = name;
      if (isAvatar(avatar)) device.avatar.value = avatar;
      return ok(null);
    },
  };
}
