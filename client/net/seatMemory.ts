import { type ItemStorage, type Stored, storedJson } from '../device/storedJson.ts';

/** Opens storage that survives a reload; may throw where it is forbidden. */
export type OpenStorage = () => ItemStorage | null;

const textIn = (found: unknown): string | null => (typeof found === 'string' ? found : null);

/** Stores the code of this tab's table. */
export const seatMemory = (tab: OpenStorage): Stored<string> => storedJson(tab, '.seat', textIn);

/** Stores the token of the guest this device belongs to. */
export const guestMemory = (device: OpenStorage): Stored<string> => storedJson(device, '.guest', textIn);
