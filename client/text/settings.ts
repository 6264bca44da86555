import { fixed, say } from './say.ts';

/** The settings, group by group. Those that the home screen has as well are in `text.SETTINGS`. */
const ALL_SETTINGS = fixed('allSettings');

/** The value of the volume slider, shown and read out: "60%". `volume`: 0 to 100. */
const volumeOf = (volume: number): string => say('allSettings-volumeOf', { share: volume / 100 });

/** The texts of the form with all settings. */
export const settingsText = { ALL_SETTINGS, volumeOf };
