export {
  type Connecting,
  createPrivate,
  daily,
  guestIn,
  joinByCode,
  lookAtTable,
  quickMatch,
  resume,
} from './connect.ts';
export type { Guest } from './guest.ts';
export type { ConnectionStatus, LossReason, RemoteTable } from './remoteTable.ts';
