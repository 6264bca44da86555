import type { PlayerView } from '#engine';
import type { TableView } from '#protocol';
import { FONT } from '../stage/theme.ts';
import { text } from '../text/index.ts';
import { sheetText } from '../text/scoreSheet.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { useWidth } from '../ui/useWidth.ts';
import { layRace, type RaceLayout, seatStyle, shortenedToFit, totalsAfter, turningPoint } from './race.ts';
import { SeatHeads, sheetClass } from './SheetTable.tsx';

const CHART_HEIGHT_PX = 220;
const SCALE_WIDTH_PX = 42;
const MAX_NAME_WIDTH_PX = 150;
/** Where the name begins beside the end of the lines, after the seat's mark. */
const NAME_OFFSET_PX = 27;
/** The size of its letters, as in the styles. */
const NAME_SIZE_PX = 13;

interface RaceProps {
  readonly table: TableView;
  readonly view: PlayerView;
}

/**
 * A chart of the totals after each deal: a line per seat, told apart by dashes, marks and names, not only by colours.
 * The same totals can be shown as a table.
 */
export function Race(props: RaceProps & { readonly open?: boolean; readonly hasTable?: boolean }) {
  const { table, view, open = false, hasTable = true } = props;
  return (
    <details class="more" open={open}>
      <summary>{sheetText.SHEET.race}</summary>
      <Chart table={table} view={view} />
      {hasTable && (
        <Disclosure label={sheetText.SHEET.asTable}>
          <TotalsTable table={table} view={view} />
        </Disclosure>
      )}
    </details>
  );
}

function Chart({ table, view }: RaceProps) {
  const [box, width] = useWidth<HTMLDivElement>();
  const totals = view.seats.map((_, seat) => totalsAfter(view.results, seat));
  const names = Math.min(MAX_NAME_WIDTH_PX, Math.round(width * 0.3));
  return (
    <div class="race" ref={box}>
      {width > 0 && (
        <svg width={width} height={CHART_HEIGHT_PX} role="img" aria-label={sheetText.raceNow(table, view)}>
          <ChartDrawing
            table={table}
            layout={layRace(totals, { width, height: CHART_HEIGHT_PX, names, figures: SCALE_WIDTH_PX })}
            widest={names - NAME_OFFSET_PX}
          />
        </svg>
      )}
    </div>
  );
}

function ChartDrawing(props: {
  readonly table: TableView;
  readonly layout: RaceLayout;
  /** The room for a name. */
  readonly widest: number;
}) {
  const { table, layout, widest } = props;
  const { series, scale, deals, left, right } = layout;
  return (
    <>
      {scale.map(({ total, y }) => (
        <g key={total}>
          <line class="rule" x1={left} x2={right} y1={y} y2={y} />
          <text x={left - 6} y={y + 4} text-anchor="end">
            {text.plain(total)}
          </text>
        </g>
      ))}
      {deals.map(({ deal, x }) => (
        <text key={deal} class="deal" x={x} y={CHART_HEIGHT_PX - 4} text-anchor="middle">
          {deal}
        </text>
      ))}
      {series.map(({ points, nameAt }, seat) => {
        const { colour, lightColour, mark, dashes } = seatStyle(seat);
        return (
          <g key={seat} class="seat-line" style={{ '--on-paper': colour, '--on-panel': lightColour }}>
            <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} stroke-dasharray={dashes.join(' ')} />
            {points.slice(1).map(({ x, y }) => (
              <path key={x} d={mark} transform={`translate(${x} ${y}) scale(0.7)`} />
            ))}
            <path d={mark} transform={`translate(${right + 16} ${nameAt})`} />
            <text x={right + NAME_OFFSET_PX} y={nameAt + 4}>
              {shortened(text.who(table, seat), widest)}
            </text>
          </g>
        );
      })}
    </>
  );
}

let measuring: CanvasRenderingContext2D | null = null;

function shortened(name: string, widest: number): string {
  measuring ??= document.createElement('canvas').getContext('2d');
  if (!measuring) return name;
  measuring.font = `${NAME_SIZE_PX}px ${FONT}`;
  return shortenedToFit(measuring, name, widest);
}

/** The totals after each deal, a row per deal. */
function TotalsTable({ table, view }: RaceProps) {
  const { results, seats } = view;
  const totals = seats.map((_, seat) => totalsAfter(results, seat));
  return (
    <div class="sheet-scroll">
      <table class={`sheet rows ${sheetClass(seats.length)}`}>
        <caption class="unseen">{sheetText.SHEET.totals}</caption>
        <SeatHeads table={table} />
        <tbody>
          {results.map(({ deal }, i) => (
            <tr key={deal}>
              <th scope="row">{deal}</th>
              {totals.map((line, seat) => (
                <td key={seat}>{text.plain(line[i + 1] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A sentence on what decided a finished game; nothing if no deal did. */
export function Decided({ table, view }: { readonly table: TableView; readonly view: PlayerView }) {
  const decision = turningPoint(view);
  return decision && <p class="decided">{sheetText.decided(table, decision, view.results.length)}</p>;
}
