import { COLOUR, COURT_DRESS, FONT } from '../stage/theme.ts';
import { FACE_HEIGHT, type FaceStyle } from './paper.ts';
import { bandOf } from './wild.ts';

type Ctx = CanvasRenderingContext2D;
type At = readonly [number, number];

/** The name down the edge: the x of its middle, the first baseline and the font size. */
const NAME_LETTERS: Readonly<Record<FaceStyle['design'], { x: number; y: number; size: number }>> = {
  large: { x: 14, y: 22, size: 20 },
  medium: { x: 14, y: 22, size: 20 },
  big: { x: 16, y: 25, size: 23 },
  small: { x: 14, y: 22, size: 20 },
};

/** From one letter's baseline to the next, as a share of the font size. */
const LETTER_LEADING_EM = 0.86;

/**
 * Draws a Joker: a jester's head, and its name down the edge so that it is not mistaken for a jack. 100 by 140 from (0,
 * 0).
 */
export function drawJoker(ctx: Ctx, wild: boolean, style: FaceStyle): void {
  const low = isLow(wild, style.design);
  drawName(ctx, wild, style);
  const scale = low ? 0.82 : 0.9;
  ctx.save();
  ctx.translate(low ? 62 : 60, low ? 48 : wild ? 60 : 70);
  ctx.scale(scale, scale);
  drawRuff(ctx);
  drawHead(ctx);
  drawCap(ctx);
  ctx.restore();
}

/** In a meld the word on the band needs the room below. */
const isLow = (wild: boolean, design: FaceStyle['design']): boolean => wild && design === 'small';

/** Draws the name down the edge, each letter upright; a long name in smaller letters. */
export function drawName(ctx: Ctx, wild: boolean, { design, words }: FaceStyle): void {
  const { x, y, size: largest } = NAME_LETTERS[isLow(wild, design) ? 'small' : design === 'small' ? 'big' : design];
  const letters = [...words.joker];
  const foot = (wild ? bandOf(design).top : FACE_HEIGHT) - 4;
  const size = Math.min(largest, (foot - y) / (LETTER_LEADING_EM * (letters.length - 1)));
  ctx.fillStyle = COLOUR.ink;
  ctx.font = `800 ${size}px ${FONT}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  letters.forEach((letter, i) => {
    ctx.fillText(letter, x, y + i * size * LETTER_LEADING_EM);
  });
}

function prepareLines(ctx: Ctx): void {
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  ctx.lineWidth = 1.5;
  ctx.strokeStyle = COURT_DRESS.line;
}

/** The ruff: points with bells around the neck, below the chin at (0, 26). */
function drawRuff(ctx: Ctx): void {
  prepareLines(ctx);
  const fills = [COURT_DRESS.dark, COURT_DRESS.gold, COURT_DRESS.bright, COURT_DRESS.gold, COURT_DRESS.dark];
  const tips: readonly At[] = [
    [-30, 37],
    [-17, 47],
    [0, 51],
    [17, 47],
    [30, 37],
  ];
  fills.forEach((fill, i) => {
    const [x, y] = tips[i] as At;
    shape(ctx, fill, [
      [-15 + i * 6, 22],
      [x, y],
      [-9 + i * 6, 22],
    ]);
    bell(ctx, [x, y], 2.8);
  });
}

function drawHead(ctx: Ctx): void {
  ctx.beginPath();
  ctx.ellipse(0, 10, 14.5, 18.5, 0, 0, Math.PI * 2);
  paint(ctx, COLOUR.courtPaper);
  ctx.fillStyle = COURT_DRESS.line;
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.ellipse(side * 5.5, 6.5, 1.5, 2, 0, 0, Math.PI * 2);
    ctx.fill();
    ctx.beginPath();
    ctx.arc(side * 5.5, 5.5, 4.4, -2.5, -0.65);
    ctx.stroke();
  }
  ctx.fillStyle = COURT_DRESS.bright;
  for (const side of [-1, 1])
    shape(
      ctx,
      COURT_DRESS.bright,
      [
        [side * 8.5, 11],
        [side * 11, 14],
        [side * 8.5, 17],
        [side * 6, 14],
      ],
      false,
    );
  ctx.beginPath();
  ctx.moveTo(0, 8);
  ctx.lineTo(-2, 14);
  ctx.lineTo(1.2, 14.4);
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(-7, 18.5);
  ctx.quadraticCurveTo(0, 25.5, 7, 18.5);
  ctx.quadraticCurveTo(0, 21.5, -7, 18.5);
  paint(ctx, COURT_DRESS.bright);
}

/** Draws the cap: three horns with bells over a brim whose middle is (0, -3). */
export function drawCap(ctx: Ctx): void {
  prepareLines(ctx);
  horn(ctx, COURT_DRESS.bright, [-15, -38, -34, -36, -33, -10], [-26, -22, -20, -16, -16, 0]);
  horn(ctx, COURT_DRESS.dark, [15, -38, 34, -36, 33, -10], [26, -22, 20, -16, 16, 0]);
  horn(ctx, COURT_DRESS.gold, [-10, -20, -7, -34, 0, -46], [7, -34, 10, -20, 13, -6], -13);
  ctx.beginPath();
  ctx.roundRect(-17.5, -7, 35, 8, 3.5);
  paint(ctx, COLOUR.ink);
  for (const x of [-10, 0, 10]) bell(ctx, [x, -3], 1.7);
  for (const at of [
    [-33, -8],
    [0, -47],
    [33, -8],
  ] as const)
    bell(ctx, at, 5);
}

type Bend = readonly [number, number, number, number, number, number];

/** A horn from the brim out to its tip and back. */
function horn(ctx: Ctx, fill: string, out: Bend, back: Bend, from = 0): void {
  ctx.beginPath();
  ctx.moveTo(from, -6);
  ctx.bezierCurveTo(...out);
  ctx.bezierCurveTo(...back);
  ctx.closePath();
  paint(ctx, fill);
}

function bell(ctx: Ctx, [x, y]: At, r: number): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  paint(ctx, COURT_DRESS.gold);
}

function shape(ctx: Ctx, fill: string, points: readonly At[], lined = true): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.closePath();
  paint(ctx, fill, lined);
}

function paint(ctx: Ctx, fill: string, lined = true): void {
  ctx.fillStyle = fill;
  ctx.fill();
  if (lined) ctx.stroke();
}
