import type { PlayerView, Seat } from '#engine';
import type { TableView } from '#protocol';
import { SEAT_COLOUR } from '../../stage/theme.ts';
import { text } from '../../text/index.ts';

const WIDTH = 420;
const HEIGHT = 180;
const LEFT = 42;
const RIGHT = 96;
const EDGE = 12;
const NAME_ROOM = 15;

/** A chart of the totals after each deal, one line per seat with its name at the end. */
export function Race(props: { readonly table: TableView; readonly view: PlayerView; readonly open?: boolean }) {
  const { table, view, open = false } = props;
  const lines = view.seats.map((_, seat) => totalsOf(view, seat));
  const [least, most] = [Math.min(0, ...lines.flat()), Math.max(1, ...lines.flat())];
  const x = (deal: number): number => LEFT + (deal / view.results.length) * (WIDTH - LEFT - RIGHT);
  const y = (total: number): number => HEIGHT - EDGE - ((total - least) / (most - least)) * (HEIGHT - 2 * EDGE);
  const names = spread(lines.map((line) => y(line.at(-1) ?? 0)));
  return (
    <details class="more" open={open}>
      <summary>{text.SCORES.race}</summary>
      <svg class="race" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[least, most].map((total) => (
          <g key={total}>
            <line class="rule" x1={LEFT} x2={WIDTH - RIGHT} y1={y(total)} y2={y(total)} />
            <text x={LEFT - 6} y={y(total) + 4} text-anchor="end">
              {text.plain(total)}
            </text>
          </g>
        ))}
        {lines.map((line, seat) => (
          <g key={seat} style={{ color: SEAT_COLOUR[seat] }}>
            <polyline points={line.map((total, deal) => `${x(deal)},${y(total)}`).join(' ')} />
            <circle cx={x(view.results.length)} cy={y(line.at(-1) ?? 0)} r="4" />
            <text x={WIDTH - RIGHT + 10} y={(names[seat] ?? 0) + 4}>
              {text.who(table, seat)}
            </text>
          </g>
        ))}
      </svg>
    </details>
  );
}

/** A seat's totals after each deal, including points moved by the Press. */
function totalsOf({ results }: PlayerView, seat: Seat): readonly number[] {
  let total = 0;
  return [0, ...results.map(({ points, added }) => (total += (points[seat] ?? 0) + (added[seat] ?? 0)))];
}

/** Moves these heights apart so that the names do not overlap. */
function spread(heights: readonly number[]): readonly number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    last = Math.max(heights[i] ?? 0, last + NAME_ROOM);
    placed[i] = last;
  }
  const over = Math.max(0, last - (HEIGHT - EDGE));
  return placed.map((height) => height - over);
}
