import { no } from '#engine';
import type { OwnTables } from '../device/ownTables.ts';
import type { PlayerProps } from '../home/PlayerScreen.tsx';
import type { TableSources } from './sources.ts';

/** How to be the same guest on another device. */
export type IdentityActions = Pick<PlayerProps, 'onNewCode' | 'onRecover'>;

/** Who one is on this device: asks the server, and forgets with the guest the seats that were theirs. */
export function openIdentity(
  { net }: Pick<TableSources, 'net'>,
  ownTables: Pick<OwnTables, 'forgetAll'>,
): IdentityActions {
  // The file that asks may be out of reach, too.
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
