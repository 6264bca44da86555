/** More device pixels than this per CSS pixel make no visible difference. */
const SHARPEST = 3;

/** The number of device pixels to draw per CSS pixel. */
export const sharpness = (): number => Math.min(SHARPEST, Math.max(1, window.devicePixelRatio || 1));
