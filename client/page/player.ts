import { no } from '#engine';
import type { PlayerProps } from '../screens/PlayerScreen.tsx';
import type { OwnTables } from './ownTables.ts';
import type { Ways } from './ways.ts';

/** The ways to be the same guest on another device. */
export type Player = Pick<PlayerProps, 'onNewCode' | 'onRecover'>;

/** Who one is on this device: asks the house, and forgets with the guest the seats that were theirs. */
export function openPlayer({ net }: Pick<Ways, 'net'>, ownTables: Pick<OwnTables, 'forgetAll'>): Player {
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
