import { COLOUR } from '../../stage/theme.ts';
import { drawPip } from './pips.ts';

/** What a court figure is drawn with. */
interface Court {
  readonly ctx: CanvasRenderingContext2D;
  readonly rank: number;
  readonly suit: number;
  readonly ink: string;
}

const SKIN = '#f6d9ba';
const LINE = '#3a2a1e';
const HAIR: Record<number, string> = { 11: '#b5763a', 12: '#5a3420', 13: '#8c8478' };

/**
 * A jack, queen or king, the same from both ends, in a panel `width` by `height` about (0, 0). Drawn for a half of 50 by 50.
 */
export function drawCourt(
  ctx: CanvasRenderingContext2D,
  rank: number,
  suit: number,
  ink: string,
  width: number,
  height: number,
): void {
  ctx.save();
  const panel = new Path2D();
  panel.roundRect(-width / 2, -height / 2, width, height, 4);
  ctx.fillStyle = '#fbf3df';
  ctx.fill(panel);
  ctx.save();
  ctx.clip(panel);
  for (const turn of [0, Math.PI]) {
    ctx.save();
    ctx.rotate(turn);
    ctx.beginPath();
    ctx.rect(-width / 2, -height / 2, width, height / 2);
    ctx.clip();
    ctx.translate(0, -height / 2);
    ctx.scale(height / 100, height / 100);
    drawHalf({ ctx, rank, suit, ink }, (width * 50) / height);
    ctx.restore();
  }
  ctx.restore();
  ctx.lineWidth = 1.3;
  ctx.strokeStyle = COLOUR.gold;
  ctx.stroke(panel);
  ctx.restore();
}

/** The upper half: 0 to 50 downwards, `half` to each side. */
function drawHalf(court: Court, half: number): void {
  const { ctx, ink, suit } = court;
  drawRobe(court, half);
  drawHead(court);
  if (court.rank === 11) drawCap(court);
  else drawCrown(court);
  ctx.fillStyle = ink;
  drawPip(ctx, suit, -half + 9, 10, 5.6);
}

function drawRobe({ ctx, ink, suit, rank }: Court, half: number): void {
  fillPath(ctx, ink, [
    [-half, 51],
    [-half, 44],
    [-13, 35],
    [13, 35],
    [half, 44],
    [half, 51],
  ]);
  // Ermine for the king, a ruff for the queen, a belt for the jack.
  fillPath(ctx, '#fffaf0', [
    [-9, 34],
    [9, 34],
    [5, 51],
    [-5, 51],
  ]);
  fillPath(ctx, COLOUR.gold, [
    [-13, 35],
    [-8.5, 33],
    [-3.5, 51],
    [-7.5, 51],
  ]);
  fillPath(ctx, COLOUR.gold, [
    [13, 35],
    [8.5, 33],
    [3.5, 51],
    [7.5, 51],
  ]);
  ctx.fillStyle = rank === 13 ? ink : COLOUR.goldDark;
  for (const y of [40, 46]) dot(ctx, 0, y, 1.1);
  ctx.fillStyle = 'rgba(255, 255, 255, 0.55)';
  for (const side of [-1, 1]) drawPip(ctx, suit, side * (half - 8), 47.5, 2.6);
}

function drawHead({ ctx, rank }: Court): void {
  const hair = HAIR[rank] as string;
  ctx.fillStyle = hair;
  if (rank === 12) {
    ellipse(ctx, 0, 26, 12.5, 13);
    fillPath(ctx, hair, [
      [-12.5, 25],
      [12.5, 25],
      [14, 38],
      [7, 37],
      [-7, 37],
      [-14, 38],
    ]);
  } else {
    ellipse(ctx, 0, 24, 11.5, 10.5);
    fillPath(ctx, hair, [
      [-11.5, 24],
      [11.5, 24],
      [12.5, 33],
      [8, 34],
      [-8, 34],
      [-12.5, 33],
    ]);
  }
  fillPath(ctx, SKIN, [
    [-3.2, 32],
    [3.2, 32],
    [3.6, 37],
    [-3.6, 37],
  ]);
  ctx.fillStyle = SKIN;
  ellipse(ctx, 0, 26, 8.6, 9.8);
  if (rank === 13) drawBeard(ctx, hair);
  drawFeatures(ctx, rank);
}

function drawBeard(ctx: CanvasRenderingContext2D, hair: string): void {
  ctx.fillStyle = hair;
  ctx.beginPath();
  ctx.moveTo(-8.8, 26);
  ctx.bezierCurveTo(-8, 31, -4, 29.5, 0, 29.5);
  ctx.bezierCurveTo(4, 29.5, 8, 31, 8.8, 26);
  ctx.bezierCurveTo(9.5, 35, 5, 40, 0, 42.5);
  ctx.bezierCurveTo(-5, 40, -9.5, 35, -8.8, 26);
  ctx.fill();
}

function drawFeatures(ctx: CanvasRenderingContext2D, rank: number): void {
  ctx.fillStyle = LINE;
  for (const side of [-1, 1]) ellipse(ctx, side * 3.4, 25, 1, 1.25);
  ctx.strokeStyle = LINE;
  ctx.lineCap = 'round';
  ctx.lineWidth = 0.9;
  for (const side of [-1, 1])
    line(ctx, [
      [side * 1.9, 22.4],
      [side * 5, 22.2],
    ]);
  line(ctx, [
    [0.3, 25],
    [-0.7, 28.4],
    [0.8, 28.6],
  ]);
  ctx.strokeStyle = rank === 12 ? '#b3263a' : '#8a4a34';
  ctx.lineWidth = rank === 12 ? 1.5 : 1.1;
  ctx.beginPath();
  ctx.arc(0, 29.8, 2.4, 0.25, Math.PI - 0.25);
  ctx.stroke();
}

function drawCrown({ ctx, rank, ink }: Court): void {
  const king = rank === 13;
  const top = king ? 4 : 7;
  const points: [number, number][] = king
    ? [
        [-11, 17],
        [-13, top + 2],
        [-6, 11],
        [0, top - 1],
        [6, 11],
        [13, top + 2],
        [11, 17],
      ]
    : [
        [-10, 17.5],
        [-12, top + 3],
        [-7.5, 12],
        [-4, top],
        [0, 11],
        [4, top],
        [7.5, 12],
        [12, top + 3],
        [10, 17.5],
      ];
  fillPath(ctx, COLOUR.gold, points);
  ctx.lineWidth = 0.7;
  ctx.strokeStyle = COLOUR.goldDark;
  line(ctx, [...points, points[0] as [number, number]]);
  fillPath(ctx, ink, [
    [-10.6, 15],
    [10.6, 15],
    [10.2, 17.8],
    [-10.2, 17.8],
  ]);
  ctx.fillStyle = '#fff6dc';
  for (const [x, y] of points.slice(1, -1)) if (y < 10) dot(ctx, x, y - 0.6, king ? 1.5 : 1.3);
  for (const x of [-6, 0, 6]) dot(ctx, x, 16.4, 0.9);
}

function drawCap({ ctx, ink }: Court): void {
  ctx.fillStyle = ink;
  ctx.beginPath();
  ctx.moveTo(-12.5, 18);
  ctx.bezierCurveTo(-15, 7, 8, 3, 13.5, 12);
  ctx.bezierCurveTo(14, 14, 13.5, 16, 12.5, 18);
  ctx.closePath();
  ctx.fill();
  fillPath(ctx, COLOUR.gold, [
    [-12.8, 15.4],
    [12.8, 15.4],
    [12.2, 18.6],
    [-12.2, 18.6],
  ]);
  ctx.strokeStyle = COLOUR.gold;
  ctx.lineWidth = 2.2;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(8, 15);
  ctx.quadraticCurveTo(16, 10, 14.5, 2.5);
  ctx.stroke();
}

function fillPath(ctx: CanvasRenderingContext2D, fill: string, points: readonly (readonly [number, number])[]): void {
  ctx.fillStyle = fill;
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.closePath();
  ctx.fill();
}

function line(ctx: CanvasRenderingContext2D, points: readonly (readonly [number, number])[]): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.stroke();
}

function ellipse(ctx: CanvasRenderingContext2D, x: number, y: number, rx: number, ry: number): void {
  ctx.beginPath();
  ctx.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  ctx.fill();
}

const dot = (ctx: CanvasRenderingContext2D, x: number, y: number, r: number): void => ellipse(ctx, x, y, r, r);
