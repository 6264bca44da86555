import { Client } from 'colyseus.js';
import type { SocketRoom } from '../../client/net/remoteTable.ts';

/** The SDK rooms behind the page's connections, by the port of each tab's own proxy. */
const rooms = new Map<string, SocketRoom>();

const { consumeSeatReservation } = Client.prototype;
Client.prototype.consumeSeatReservation = async function (this: Client, ...given: never[]) {
  const room = await Reflect.apply(consumeSeatReservation, this, given);
  rooms.set(String(this.settings.port), room as unknown as SocketRoom);
  return room;
} as typeof consumeSeatReservation;

/** The SDK room last joined through this address, which gives access to the raw state and the socket. */
export const roomBehind = (address: string): SocketRoom | undefined => rooms.get(new URL(address).port);
