import { fixed, say } from './say.ts';

/** The profile screen: the guest on this device, and how to move to another device. */
const PLAYER = fixed('profile');

/** A name is refused for a sign in it. */
const unfitSign = (sign: string): string => say('profile-unfitSign', { sign });

/** The texts of the profile screen. */
export const profileText = { PLAYER, unfitSign };
