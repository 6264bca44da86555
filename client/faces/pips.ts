import type { Suit } from '#engine';

/** Our own drawings of the four suits: paths in a square from -1 to 1, created on first use. */
let paths: readonly Path2D[] | null = null;

const STEM_PATH = 'M0 .35 C.02 .7 .14 .93 .36 1 L-.36 1 C-.14 .93 -.02 .7 0 .35 Z';
const DIAMOND_PATH =
  'M0 -1 C.2 -.62 .48 -.26 .76 0 C.48 .26 .2 .62 0 1 C-.2 .62 -.48 .26 -.76 0 C-.48 -.26 -.2 -.62 0 -1 Z';
const HEART_PATH =
  'M0 .96 C-.28 .56 -1 .16 -1 -.36 C-1 -.74 -.74 -.95 -.47 -.95 C-.22 -.95 -.07 -.78 0 -.56' +
  ' C.07 -.78 .22 -.95 .47 -.95 C.74 -.95 1 -.74 1 -.36 C1 .16 .28 .56 0 .96 Z';
const SPADE_PATH =
  'M0 -1 C.26 -.58 .96 -.18 .96 .3 C.96 .62 .72 .78 .48 .78 C.28 .78 .1 .66 0 .44' +
  ' C-.1 .66 -.28 .78 -.48 .78 C-.72 .78 -.96 .62 -.96 .3 C-.96 -.18 -.26 -.58 0 -1 Z';

function makePaths(): readonly Path2D[] {
  const club = new Path2D(STEM_PATH);
  for (const [x, y] of [
    [0, -0.5],
    [-0.5, 0.24],
    [0.5, 0.24],
  ] as const) {
    club.moveTo(x + 0.46, y);
    club.arc(x, y, 0.46, 0, Math.PI * 2);
  }
  club.moveTo(0.3, 0);
  club.arc(0, 0, 0.3, 0, Math.PI * 2);
  return [club, new Path2D(DIAMOND_PATH), new Path2D(HEART_PATH), new Path2D(`${SPADE_PATH} ${STEM_PATH}`)];
}

/** Draws a suit's pip centred on (x, y), `size` from the middle to the edge, upside down if `turned`. */
export function drawPip(
  ctx: CanvasRenderingContext2D,
  suit: Suit,
  x: number,
  y: number,
  size: number,
  turned = false,
): void {
  paths ??= makePaths();
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size, turned ? -size : size);
  ctx.fill(paths[suit] as Path2D);
  ctx.restore();
}

/**
 * The places of the pips of a number card: columns -1 to 1, rows 0 (top) to 1. Those in the lower half are upside
 * down.
 */
export const PIP_PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [0, 0],
    [0, 1],
  ],
  3: [
    [0, 0],
    [0, 0.5],
    [0, 1],
  ],
  4: [
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, 0],
    [1, 0],
    [0, 0.5],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, 0],
    [1, 0],
    [-1, 0.5],
    [1, 0.5],
    [-1, 1],
    [1, 1],
  ],
  7: [
    [-1, 0],
    [1, 0],
    [0, 0.25],
    [-1, 0.5],
    [1, 0.5],
    [-1, 1],
    [1, 1],
  ],
  8: [
    [-1, 0],
    [1, 0],
    [0, 0.25],
    [-1, 0.5],
    [1, 0.5],
    [0, 0.75],
    [-1, 1],
    [1, 1],
  ],
  9: [
    [-1, 0],
    [1, 0],
    [-1, 0.333],
    [1, 0.333],
    [0, 0.5],
    [-1, 0.667],
    [1, 0.667],
    [-1, 1],
    [1, 1],
  ],
  10: [
    [-1, 0],
    [1, 0],
    [0, 0.167],
    [-1, 0.333],
    [1, 0.333],
    [-1, 0.667],
    [1, 0.667],
    [0, 0.833],
    [-1, 1],
    [1, 1],
  ],
};
