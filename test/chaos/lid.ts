import { Client } from 'colyseus.js';
import type { SocketRoom } from '../../client/net/remoteTable.ts';

/** The rooms of the page's own connections, by the port they go through: each tab has one of its own. */
const rooms = new Map<string, SocketRoom>();

const { consumeSeatReservation } = Client.prototype;
Client.prototype.consumeSeatReservation = async function (this: Client, ...given: never[]) {
  const room = await Reflect.apply(consumeSeatReservation, this, given);
  rooms.set(String(this.settings.port), room as unknown as SocketRoom);
  return room;
} as typeof consumeSeatReservation;

/** The room that the page behind this address has joined last, with the lid off: its state, its socket. */
export const roomBehind = (address: string): SocketRoom | undefined => rooms.get(new URL(address).port);
