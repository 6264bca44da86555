export {
  type Connecting,
  createPrivate,
  daily,
  guestIn,
  joinByCode,
  lookAtTable,
  quickMatch,
  resume,
  storedGamesIn,
} from './connect.ts';
export type { Guest } from './guest.ts';
export type { ConnectionStatus, LossReason, RemoteTable } from './remoteTable.ts';
export type { StoredGames } from './storedGames.ts';
