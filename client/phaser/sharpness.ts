/** More device pixels than this per CSS pixel are not seen. */
const SHARPEST = 3;

/** Device pixels to draw per CSS pixel. */
export const sharpness = (): number => Math.min(SHARPEST, Math.max(1, window.devicePixelRatio || 1));
