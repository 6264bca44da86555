import { dealsIn, gameWinners, type RuleSet, standing } from '#engine';
import type { LevelName, SeatInfo, TableView } from '#protocol';
import { COLOUR, FONT } from '../stage/theme.ts';
import { text } from '../text/index.ts';
import { sheetText } from '../text/scoreSheet.ts';
import { fitted, layRace, raceLine, totalsAfter } from './race.ts';

/** A row of a result to share. */
export interface ResultRow {
  /** The name at the table; empty for the viewer of a practice game, who has none there. */
  readonly name: string;
  /** The level of a bot; null for a person. */
  readonly bot: LevelName | null;
  /** 1 for the best total; equal totals share a place. */
  readonly place: number;
  readonly isWinner: boolean;
  readonly total: number;
  /** The totals before the first deal and after each. */
  readonly totals: readonly number[];
  /** The seat, for its line in the chart. */
  readonly seat: number;
}

/** The standing of a game to share: what everybody at the table sees, without code, link or cards. */
export interface SharedResult {
  readonly rules: RuleSet;
  readonly deals: number;
  /** The deals of the whole game; 0 if a target ends it. */
  readonly ofDeals: number;
  readonly isOver: boolean;
  /** Best first. */
  readonly rows: readonly ResultRow[];
}

/** The standing of the game at this table; null before the first deal has ended. */
export function resultOf(table: TableView): SharedResult | null {
  const { game, seats, viewer, isPrivate, code } = table;
  const last = game?.results.at(-1);
  if (!game || !last) return null;
  const totals = game.seats.map(({ total }) => total);
  const isOver = game.phase === 'over';
  const winners = isOver ? gameWinners(game.rules, totals, last.out) : [];
  const isPractice = isPrivate && code === '';
  return {
    rules: table.rules,
    deals: game.results.length,
    ofDeals: game.rules.game.end === 'schedule' ? dealsIn(game.rules) : 0,
    isOver,
    rows: standing(game.rules, totals, winners).map(({ seat, total, place }) => ({
      name: isPractice && seat === viewer ? '' : text.playerName(seats[seat] as SeatInfo),
      bot: seats[seat]?.level ?? null,
      place,
      isWinner: winners.includes(seat),
      total,
      totals: totalsAfter(game.results, seat),
      seat,
    })),
  };
}

/** Pixels of the picture for each unit of its layout. */
const SHARPNESS = 2;
const WIDTH = 600;
const EDGE = 28;
const HEAD = 92;
const ROW = 36;
const CHART = 230;
const CHART_NAMES = 150;
const CHART_FIGURES = 44;
const FOOT = 46;
const PLACE = 44;
/** The felt that a new player sees: a result is shown to others. */
const HEAD_GROUND = '#164d3e';
const SOFT = '#4a5c54';
const WINNER = '#7a5200';
const LINE = '#d9d3c3';

type Pen = CanvasRenderingContext2D;

/** Draws a result on a new canvas: the game, the standing, the race and where it was played. */
export function drawResult(result: SharedResult, address: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const chartAt = HEAD + 14 + result.rows.length * ROW + 16;
  const height = chartAt + CHART + FOOT;
  canvas.width = WIDTH * SHARPNESS;
  canvas.height = height * SHARPNESS;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the browser draws no pictures');
  pen.scale(SHARPNESS, SHARPNESS);
  pen.fillStyle = COLOUR.paper;
  pen.fillRect(0, 0, WIDTH, height);
  drawHead(pen, result);
  drawRows(pen, result);
  pen.save();
  pen.translate(EDGE, chartAt);
  drawChart(pen, result);
  pen.restore();
  write(pen, sheetText.playedAt(address), { x: EDGE, y: height - 18, size: 15, weight: 500, colour: SOFT });
  return canvas;
}

interface Writing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
  readonly align?: 'left' | 'right' | 'center';
  /** The width beyond which the text ends in "…". */
  readonly most?: number;
}

function write(pen: Pen, words: string, { x, y, size, weight, colour, align = 'left', most }: Writing): void {
  pen.font = `${weight} ${size}px ${FONT}`;
  pen.textAlign = align;
  pen.fillStyle = colour;
  pen.fillText(most === undefined ? words : fitted(pen, words, most), x, y);
}

function drawHead(pen: Pen, result: SharedResult): void {
  pen.fillStyle = HEAD_GROUND;
  pen.fillRect(0, 0, WIDTH, HEAD);
  const most = WIDTH - 2 * EDGE;
  const title = sheetText.resultGame(result);
  write(pen, title, { x: EDGE, y: 44, size: 28, weight: 800, colour: COLOUR.text, most });
  write(pen, sheetText.resultStage(result), { x: EDGE, y: 72, size: 17, weight: 500, colour: COLOUR.textSoft, most });
}

function drawRows(pen: Pen, { rows }: SharedResult): void {
  const right = WIDTH - EDGE;
  rows.forEach((row, i) => {
    const y = HEAD + 14 + i * ROW + 24;
    const colour = row.isWinner ? WINNER : COLOUR.ink;
    const weight = row.isWinner ? 800 : 600;
    write(pen, sheetText.resultPlace(row), { x: EDGE, y, size: 18, weight, colour });
    const name = sheetText.resultName(row);
    write(pen, name, { x: EDGE + PLACE, y, size: 18, weight, colour, most: right - EDGE - PLACE - 90 });
    write(pen, sheetText.resultTotal(row), { x: right, y, size: 18, weight: 800, colour, align: 'right' });
    pen.fillStyle = LINE;
    pen.fillRect(EDGE, y + 11, right - EDGE, 1);
  });
}

function drawChart(pen: Pen, { rows }: SharedResult): void {
  const size = { width: WIDTH - 2 * EDGE, height: CHART, names: CHART_NAMES, figures: CHART_FIGURES };
  const { lines, scale, deals, left, right } = layRace(
    rows.map(({ totals }) => totals),
    size,
  );
  const small = { size: 13, weight: 500, colour: SOFT } as const;
  for (const { total, y } of scale) {
    pen.fillStyle = LINE;
    pen.fillRect(left, y, right - left, 1);
    write(pen, sheetText.figure(total), { ...small, x: left - 8, y: y + 4, align: 'right' });
  }
  for (const { deal, x } of deals) write(pen, `${deal}`, { ...small, x, y: CHART - 4, align: 'center' });
  lines.forEach(({ points, nameAt }, i) => {
    const row = rows[i];
    if (!row) return;
    const { colour, mark, dashes } = raceLine(row.seat);
    pen.strokeStyle = colour;
    pen.fillStyle = colour;
    pen.lineWidth = 2.5;
    pen.lineJoin = 'round';
    pen.setLineDash([...dashes]);
    pen.stroke(new Path2D(`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`));
    pen.setLineDash([]);
    for (const { x, y } of points.slice(1)) drawMark(pen, mark, x, y, 0.7);
    drawMark(pen, mark, right + 16, nameAt, 1);
    const name = sheetText.resultName({ ...row, bot: null });
    write(pen, name, { ...small, colour: COLOUR.ink, x: right + 27, y: nameAt + 4, most: CHART_NAMES - 27 });
  });
}

function drawMark(pen: Pen, mark: string, x: number, y: number, scale: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.fill(new Path2D(mark));
  pen.restore();
}
