import { no } from '#engine';
import type { OwnTables } from '../device/ownTables.ts';
import type { PlayerProps } from '../home/PlayerScreen.tsx';
import type { TableSources } from './sources.ts';

/** How a player becomes the same guest on another device. */
export type IdentityActions = Pick<PlayerProps, 'onNewCode' | 'onRecover'>;

/**
 * Creates and redeems recovery codes. When another guest is recovered, this device forgets the previous guest's seats.
 */
export function openIdentity(
  { net }: Pick<TableSources, 'net'>,
  ownTables: Pick<OwnTables, 'forgetAll'>,
): IdentityActions {
  // The module itself may fail to load, too.
  const guest = async () => (await net()).guestIn();
  const unreachable = () => no('offline' as const);
  return {
    onNewCode: () => guest().then((one) => one.recoveryCode(), unreachable),
    async onRecover(code) {
      const known = await guest().then((one) => one.recover(code), unreachable);
      if (known.ok) ownTables.forgetAll();
      return known;
    },
  };
}
