/** A line of a chart: one value per point in time, oldest first. */
export interface ChartLine {
  readonly name: string;
  readonly values: readonly number[];
}

/** A part of a chart with an axis of its own, from 0 to its highest value. */
export interface ChartPart {
  readonly title: string;
  readonly unit: string;
  readonly lines: readonly ChartLine[];
}

const WIDTH = 960;
const LEFT = 80;
const RIGHT = 150;
const HEAD = 70;
const PLOT = 170;
const GAP = 70;
const FOOT = 10;
/** Distinguishable by people who see colours differently. */
const COLOURS = ['#0b5fa5', '#c4501b', '#3d7a2f', '#7a3d8f'];
const TICKS = 4;
const LABEL_HEIGHT = 16;

/** The steps between ticks of an axis: 1, 2 or 5 times a power of ten, such that about `TICKS` of them reach `most`. */
export function tickStep(most: number): number {
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most / TICKS));
  return power * ([1, 2, 5, 10].find((factor) => factor * power * TICKS >= most) ?? 10);
}

/**
 * Draws the parts below each other as an SVG picture, over the same points in time.
 * @param steps the name of a point in time, such as `minute`; they are numbered from 1
 */
export function chartSvg(title: string, below: string, steps: string, parts: readonly ChartPart[]): string {
  const height = HEAD + parts.length * (PLOT + GAP) + FOOT;
  return svgPage(
    title,
    below,
    height,
    parts.map((part, index) => partSvg(part, HEAD + index * (PLOT + GAP), steps)),
  );
}

/** An SVG picture with a title, a line below it, and elements. */
export function svgPage(title: string, below: string, height: number, elements: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#222">`,
    `<title>${escaped(title)}</title>`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    svgText(LEFT, 28, title, 'font-size="18" font-weight="600"'),
    svgText(LEFT, 48, below, 'fill="#555"'),
    ...elements,
    '</svg>\n',
  ].join('\n');
}

function partSvg({ title, unit, lines }: ChartPart, top: number, steps: string): string {
  const [upper, lower] = [top + 24, top + 24 + PLOT];
  const highest = Math.max(...lines.flatMap(({ values }) => values), 0);
  const step = tickStep(highest);
  const most = Math.max(step, Math.ceil(highest / step) * step);
  const points = Math.max(...lines.map(({ values }) => values.length), 1);
  const x = (index: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * index) / Math.max(1, points - 1);
  const y = (value: number): number => lower - (PLOT * value) / most;
  const ticks = Array.from({ length: Math.round(most / step) + 1 }, (_, index) => index * step);
  const columns = Array.from({ length: points }, (_, index) => index).filter(
    (index) => index % Math.ceil(points / 20) === 0,
  );
  const heights = apart(lines.map(({ values }) => y(values.at(-1) ?? 0)));
  return [
    svgText(LEFT, top + 12, `${title} (${unit})`, 'font-weight="600"'),
    ...ticks.flatMap((tick) => [
      `<path d="M${LEFT} ${y(tick).toFixed(1)}H${WIDTH - RIGHT}" stroke="${tick === 0 ? '#222' : '#ddd'}"/>`,
      svgText(LEFT - 8, y(tick) + 4, `${Number(tick.toPrecision(6))}`, 'text-anchor="end"'),
    ]),
    ...columns.map((index) => svgText(x(index), lower + 18, `${index + 1}`, 'text-anchor="middle"')),
    svgText(WIDTH - RIGHT + 20, lower + 18, steps, 'fill="#555"'),
    ...lines.flatMap(({ name, values }, index) => {
      const colour = COLOURS[index % COLOURS.length];
      const path = values.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`);
      const last = values.at(-1)?.toPrecision(3) ?? '';
      return [
        `<path d="${path.join('')}" fill="none" stroke="${colour}" stroke-width="2"/>`,
        svgText(WIDTH - RIGHT + 8, heights[index]! + 4, `${name} ${Number(last)}`, `fill="${colour}"`),
      ];
    }),
    `<path d="M${LEFT} ${upper}V${lower}" stroke="#222"/>`,
  ].join('\n');
}

/** Moves labels apart so that none covers another. */
function apart(heights: readonly number[]): number[] {
  const moved = [...heights];
  const order = moved.map((_, index) => index).sort((one, other) => heights[one]! - heights[other]!);
  for (const [place, index] of order.entries()) {
    const above = moved[order[place - 1] ?? -1];
    if (above !== undefined) moved[index] = Math.max(moved[index]!, above + LABEL_HEIGHT);
  }
  return moved;
}

/** Text at a place, with further attributes. */
export const svgText = (x: number, y: number, words: string, more: string): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${escaped(words)}</text>`;

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
