import { matchMaker, type Room } from '@colyseus/core';
import type { RoomHandle } from '../tables.ts';
import { ClusterFails } from './cluster.ts';

/** How long the other process may take, in ms. */
const PATIENCE = 1_500;

/**
 * Asks a table of another process, wherever that is.
 * @param table its id
 * @param about what is passed on, as JSON
 * @throws ClusterFails when nobody answers in time, or something went wrong there
 */
export async function callRoom<Method extends keyof RoomHandle>(
  table: string,
  method: Method,
  ...about: Parameters<RoomHandle[Method]>
): Promise<Awaited<ReturnType<RoomHandle[Method]>>> {
  try {
    return await matchMaker.remoteRoomCall(table, method as keyof Room, about, PATIENCE);
  } catch {
    // Its own words repeat what was asked, and by whom.
    throw new ClusterFails(`a table's ${method}`, new Error('another process does not answer'));
  }
}
