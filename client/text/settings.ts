import { fixed, say } from './say.ts';

/** The settings, group by group. Those that the home screen has as well are in `text.SETTINGS`. */
const ALL_SETTINGS = fixed('allSettings');

/** The value of the volume slider, shown and read out: "60%". `volume`: 0 to 100. */
const volumeOf = (volume: number): string => say('allSettings-volumeOf', { share: volume / 100 });

/** The texts of the form with all settings. */
export const settingsText = { ALL_SETTINGS, volumeOf };

/** The profile screen: the guest on this device, and how to move to another device. */
const PLAYER = fixed('profile');

/** A name is refused for a sign in it. */
const unfitSign = (sign: string): string => say('profile-unfitSign', { sign });

/** The texts of the profile screen. */
export const profileText = { PLAYER, unfitSign };
