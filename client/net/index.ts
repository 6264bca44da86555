export { type Connecting, createPrivate, joinByCode, lookAt, quickMatch, resume } from './connect.ts';
export type { ConnectionStatus, RemoteTable } from './remoteTable.ts';
export type { SeatStorage } from './seatMemory.ts';
