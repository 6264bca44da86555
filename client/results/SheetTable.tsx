import { useLayoutEffect, useState } from 'preact/hooks';
import type { DealResult, PlayerView, Seat } from '#engine';
import type { TableView } from '#protocol';
import { text } from '../text/index.ts';
import { sheetText } from '../text/scoreSheet.ts';
import { tallyText } from '../text/tally.ts';
import { SeatAvatar } from '../ui/Avatar.tsx';
import { useWidth } from '../ui/useWidth.ts';
import { totalsAfter } from './race.ts';

/** Screens on which a row per deal fits better than a column per deal. */
const UPRIGHT_SCREEN_QUERY = '(max-width: 799px) and (orientation: portrait)';
/** With more seats side by side, their names are written upwards on narrow screens. */
const MAX_LEVEL_NAMES_NARROW = 3;
/** With more seats, on all screens. */
const MAX_LEVEL_NAMES_WIDE = 5;

interface SheetProps {
  readonly table: TableView;
  readonly view: PlayerView;
}

/**
 * The points and the running totals of every deal, with its dealer, its wild rank and the player who went out. A column
 * per deal, or a row per deal on an upright screen; the newest is in view.
 */
export function SheetTable(props: SheetProps) {
  const { results } = props.view;
  const isUpright = useMedia(UPRIGHT_SCREEN_QUERY);
  const [scroll, width] = useWidth<HTMLElement>();
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    if (scroll.current) scroll.current.scrollLeft = scroll.current.scrollWidth;
  }, [results.length, isUpright]);
  useLayoutEffect(() => {
    setWide(scroll.current !== null && scroll.current.scrollWidth > scroll.current.clientWidth);
  }, [results.length, isUpright, width]);
  return (
    // Keyboard users must be able to scroll it.
    <section
      class={isWide ? 'sheet-scroll wide' : 'sheet-scroll'}
      ref={scroll}
      tabIndex={0}
      aria-label={sheetText.SHEET.sheet}
    >
      {isUpright ? <RowPerDeal {...props} /> : <ColumnPerDeal {...props} />}
    </section>
  );
}

function ColumnPerDeal({ table, view }: SheetProps) {
  const { results, seats } = view;
  return (
    <table class="sheet">
      <thead>
        <tr>
          <th scope="col">{text.PANELS.player}</th>
          {results.map((result) => (
            <DealHead key={result.deal} result={result} table={table} scope="col" />
          ))}
          <th scope="col" class="total">
            {text.PANELS.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {seats.map(({ total }, seat) => {
          const totals = totalsAfter(results, seat);
          return (
            <tr key={seat}>
              <th scope="row">
                <SeatAvatar seat={seat} info={table.seats[seat]} /> {text.who(table, seat)}
              </th>
              {results.map((result, i) => (
                <Points key={result.deal} result={result} seat={seat} total={totals[i + 1] ?? 0} />
              ))}
              <td class="total">{text.plain(total)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function RowPerDeal({ table, view }: SheetProps) {
  const { results, seats } = view;
  const totals = seats.map((_, seat) => totalsAfter(results, seat));
  return (
    <table class={`sheet rows ${sheetClass(seats.length)}`}>
      <SeatHeads table={table} />
      <tbody>
        {results.map((result, i) => (
          <tr key={result.deal}>
            <DealHead result={result} table={table} scope="row" />
            {totals.map((line, seat) => (
              <Points key={seat} result={result} seat={seat} total={line[i + 1] ?? 0} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.PANELS.total}</th>
          {seats.map(({ total }, seat) => (
            <td key={seat} class="total">
              {text.plain(total)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** The class of a table with this many seats side by side. */
export const sheetClass = (seats: number): string =>
  `${seats > MAX_LEVEL_NAMES_NARROW ? 'many' : ''} ${seats > MAX_LEVEL_NAMES_WIDE ? 'crowded' : ''}`;

/** The heads of a table with a column per seat. */
export const SeatHeads = ({ table }: { readonly table: TableView }) => (
  <thead>
    <tr>
      <th scope="col">{sheetText.SHEET.deal}</th>
      {table.seats.map((_, seat) => (
        <th key={seat} scope="col">
          <SeatAvatar seat={seat} info={table.seats[seat]} />
          <span class="seat-name">{text.who(table, seat)}</span>
        </th>
      ))}
    </tr>
  </thead>
);

/** The head of a deal: its wild rank, and what happened in it, for screen readers. */
function DealHead(props: { readonly result: DealResult; readonly table: TableView; readonly scope: 'row' | 'col' }) {
  const { result, table, scope } = props;
  return (
    <th scope={scope} class="deal-head" aria-label={sheetText.dealLabel(result, table)}>
      {scope === 'row' && <small>{sheetText.dealNumber(result)}</small>}
      <span class="deal-wild">{sheetText.dealWild(result.wildRank)}</span>
      {scope === 'col' && <small>{sheetText.dealNumber(result)}</small>}
    </th>
  );
}

/** A seat's points in a deal, the points the Press added after it, and the total so far. */
function Points(props: { readonly result: DealResult; readonly seat: Seat; readonly total: number }) {
  const { result, seat, total } = props;
  const moved = result.added[seat] ?? 0;
  return (
    <td>
      <span class={result.out === seat ? 'out' : ''}>{text.plain(result.points[seat] ?? 0)}</span>
      {result.dealer === seat && <abbr title={text.dealer()}>{sheetText.dealtMark()}</abbr>}
      {moved !== 0 && (
        <small class="moved" title={tallyText.pressMoved(moved)}>
          {sheetText.movedShort(moved)}
        </small>
      )}
      <small class="so-far">
        <span class="unseen">{sheetText.SHEET.total}</span>
        {text.plain(total)}
      </small>
    </td>
  );
}

/** Whether the screen is like this, also once it is turned. */
function useMedia(query: string): boolean {
  const [fits, setFits] = useState(() => matchMedia(query).matches);
  // Before the first paint: a device may be turned right after it.
  useLayoutEffect(() => {
    const media = matchMedia(query);
    const follow = (): void => setFits(media.matches);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, [query]);
  return fits;
}
