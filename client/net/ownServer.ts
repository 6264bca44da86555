import { API_PATH, type DailyPage } from '#protocol';
import { type ItemStorage, type Stored, storedJson } from '../device/storedJson.ts';

/** The page's own server. In development, the page's server proxies `/rt` to the game server. */
export const ownServer = (): string => (import.meta.env.DEV ? `${location.origin}/rt` : location.origin);

/** Opens storage that survives a reload. May throw where storage is forbidden. */
export type OpenStorage = () => ItemStorage | null;

const textIn = (found: unknown): string | null => (typeof found === 'string' ? found : null);

/** Stores the code of this tab's table. */
export const seatMemory = (tab: OpenStorage): Stored<string> => storedJson(tab, '.seat', textIn);

/** Stores the token of the guest this device belongs to. */
export const guestMemory = (device: OpenStorage): Stored<string> => storedJson(device, '.guest', textIn);

/** The timeout of the request: a later answer would only disturb. */
const DAILY_TIMEOUT_MS = 5_000;

/**
 * Today's daily deal, with the own result if this device is a guest already; the request does not make it one. Null
 * without a server.
 */
export async function dailyNow(device: () => Storage): Promise<DailyPage | null> {
  try {
    const token = guestMemory(device).read();
    const headers = token === null ? {} : { Authorization: `Bearer ${token}` };
    const signal = AbortSignal.timeout(DAILY_TIMEOUT_MS);
    const response = await fetch(`${ownServer()}${API_PATH}/daily`, { headers, signal });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
