import { dealsIn, gameWinners, type RuleSet, standing } from '#engine';
import type { LevelName, SeatInfo, TableView } from '#protocol';
import { COLOUR, FONT } from '../stage/theme.ts';
import { text } from '../text/index.ts';
import { sheetText } from '../text/scoreSheet.ts';
import { layRace, seatStyle, shortenedToFit, totalsAfter } from './race.ts';

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
const PIXELS_PER_UNIT = 2;
const PICTURE_WIDTH = 600;
const MARGIN_PX = 28;
const HEAD_HEIGHT = 92;
const ROW_HEIGHT = 36;
const CHART_HEIGHT = 230;
const CHART_NAMES_WIDTH = 150;
const CHART_SCALE_WIDTH = 44;
const FOOT_HEIGHT = 46;
const PLACE_WIDTH = 44;
/** The felt that a new player sees: a result is shown to others. */
const HEAD_COLOUR = '#164d3e';
const SOFT_COLOUR = '#4a5c54';
const WINNER_COLOUR = '#7a5200';
const RULE_COLOUR = '#d9d3c3';

/** Draws a result on a new canvas: the game, the standing, the race and where it was played. */
export function drawResult(result: SharedResult, address: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const chartAt = HEAD_HEIGHT + 14 + result.rows.length * ROW_HEIGHT + 16;
  const height = chartAt + CHART_HEIGHT + FOOT_HEIGHT;
  canvas.width = PICTURE_WIDTH * PIXELS_PER_UNIT;
  canvas.height = height * PIXELS_PER_UNIT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws no pictures');
  context.scale(PIXELS_PER_UNIT, PIXELS_PER_UNIT);
  context.fillStyle = COLOUR.paper;
  context.fillRect(0, 0, PICTURE_WIDTH, height);
  drawHead(context, result);
  drawRows(context, result);
  context.save();
  context.translate(MARGIN_PX, chartAt);
  drawChart(context, result);
  context.restore();
  write(context, sheetText.playedAt(address), {
    x: MARGIN_PX,
    y: height - 18,
    size: 15,
    weight: 500,
    colour: SOFT_COLOUR,
  });
  return canvas;
}

interface TextStyle {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
  readonly align?: 'left' | 'right' | 'center';
  /** The width beyond which the text ends in "…". */
  readonly most?: number;
}

function write(
  context: CanvasRenderingContext2D,
  words: string,
  { x, y, size, weight, colour, align = 'left', most }: TextStyle,
): void {
  context.font = `${weight} ${size}px ${FONT}`;
  context.textAlign = align;
  context.fillStyle = colour;
  context.fillText(most === undefined ? words : shortenedToFit(context, words, most), x, y);
}

function drawHead(context: CanvasRenderingContext2D, result: SharedResult): void {
  context.fillStyle = HEAD_COLOUR;
  context.fillRect(0, 0, PICTURE_WIDTH, HEAD_HEIGHT);
  const most = PICTURE_WIDTH - 2 * MARGIN_PX;
  const title = sheetText.resultGame(result);
  write(context, title, { x: MARGIN_PX, y: 44, size: 28, weight: 800, colour: COLOUR.text, most });
  write(context, sheetText.resultStage(result), {
    x: MARGIN_PX,
    y: 72,
    size: 17,
    weight: 500,
    colour: COLOUR.textSoft,
    most,
  });
}

function drawRows(context: CanvasRenderingContext2D, { rows }: SharedResult): void {
  const right = PICTURE_WIDTH - MARGIN_PX;
  rows.forEach((row, i) => {
    const y = HEAD_HEIGHT + 14 + i * ROW_HEIGHT + 24;
    const colour = row.isWinner ? WINNER_COLOUR : COLOUR.ink;
    const weight = row.isWinner ? 800 : 600;
    write(context, sheetText.resultPlace(row), { x: MARGIN_PX, y, size: 18, weight, colour });
    const name = sheetText.resultName(row);
    write(context, name, {
      x: MARGIN_PX + PLACE_WIDTH,
      y,
      size: 18,
      weight,
      colour,
      most: right - MARGIN_PX - PLACE_WIDTH - 90,
    });
    write(context, sheetText.resultTotal(row), { x: right, y, size: 18, weight: 800, colour, align: 'right' });
    context.fillStyle = RULE_COLOUR;
    context.fillRect(MARGIN_PX, y + 11, right - MARGIN_PX, 1);
  });
}

function drawChart(context: CanvasRenderingContext2D, { rows }: SharedResult): void {
  const size = {
    width: PICTURE_WIDTH - 2 * MARGIN_PX,
    height: CHART_HEIGHT,
    names: CHART_NAMES_WIDTH,
    figures: CHART_SCALE_WIDTH,
  };
  const { series, scale, deals, left, right } = layRace(
    rows.map(({ totals }) => totals),
    size,
  );
  const small = { size: 13, weight: 500, colour: SOFT_COLOUR } as const;
  for (const { total, y } of scale) {
    context.fillStyle = RULE_COLOUR;
    context.fillRect(left, y, right - left, 1);
    write(context, sheetText.figure(total), { ...small, x: left - 8, y: y + 4, align: 'right' });
  }
  for (const { deal, x } of deals) write(context, `${deal}`, { ...small, x, y: CHART_HEIGHT - 4, align: 'center' });
  series.forEach(({ points, nameAt }, i) => {
    const row = rows[i];
    if (!row) return;
    const { colour, mark, dashes } = seatStyle(row.seat);
    context.strokeStyle = colour;
    context.fillStyle = colour;
    context.lineWidth = 2.5;
    context.lineJoin = 'round';
    context.setLineDash([...dashes]);
    context.stroke(new Path2D(`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`));
    context.setLineDash([]);
    for (const { x, y } of points.slice(1)) drawMark(context, mark, x, y, 0.7);
    drawMark(context, mark, right + 16, nameAt, 1);
    const name = sheetText.resultName({ ...row, bot: null });
    write(context, name, { ...small, colour: COLOUR.ink, x: right + 27, y: nameAt + 4, most: CHART_NAMES_WIDTH - 27 });
  });
}

function drawMark(context: CanvasRenderingContext2D, mark: string, x: number, y: number, scale: number): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.fill(new Path2D(mark));
  context.restore();
}
