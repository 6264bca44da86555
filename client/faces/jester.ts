import { COLOUR, COURT_DRESS } from '../stage/theme.ts';

type Ctx = CanvasRenderingContext2D;
type At = readonly [number, number];

/** Draws a Joker's figure, a jester's head, around (0, 0); it is 100 high. */
export function drawJester(ctx: Ctx): void {
  drawRuff(ctx);
  drawHead(ctx);
  drawCap(ctx);
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
