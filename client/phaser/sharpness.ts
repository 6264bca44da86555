/** More device pixels than this per CSS pixel make no visible difference. */
const MAX_PIXEL_RATIO = 3;

/** The number of device pixels to draw per CSS pixel. */
export const pixelRatio = (): number => Math.min(MAX_PIXEL_RATIO, Math.max(1, window.devicePixelRatio || 1));
