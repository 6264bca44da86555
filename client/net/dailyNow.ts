import { API_PATH, type DailyPage } from '#protocol';
import { ownServer } from './ownServer.ts';
import { guestMemory } from './seatMemory.ts';

/** The timeout of the request, in ms: later it would only disturb. */
const ANSWER_TIME = 5_000;

/**
 * Today's daily deal, with the own result if this device has a guest; it does not become one. Null without a server.
 */
export async function dailyNow(device: () => Storage): Promise<DailyPage | null> {
  try {
    const token = guestMemory(device).read();
    const headers = token === null ? {} : { Authorization: `Bearer ${token}` };
    const signal = AbortSignal.timeout(ANSWER_TIME);
    const response = await fetch(`${ownServer()}${API_PATH}/daily`, { headers, signal });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
