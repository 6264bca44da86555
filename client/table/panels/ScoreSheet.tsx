import { useLayoutEffect, useRef } from 'preact/hooks';
import { type DealResult, dealsIn, type PlayerView, type Seat } from '#engine';
import type { TableView } from '#protocol';
import { text } from '../../text/index.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Race } from '../tally/Race.tsx';
import { SettlementTable } from '../tally/Settlement.tsx';
import { CardValues } from './CardValues.tsx';

/**
 * The score sheet: the goal of the game, a column per deal with the newest in view, the totals, and the points of
 * cards.
 */
export function ScoreSheet({ table, onClose }: { readonly table: TableView; readonly onClose: () => void }) {
  const view = table.game;
  const results = view?.results ?? [];
  return (
    <Panel title={text.PANELS.scores} kind="middle" onClose={onClose}>
      {view && <p class="goal">{text.goal(view, view.seats.length, dealsIn(view.rules))}</p>}
      {results.length === 0 && <p>{text.PANELS.noScores}</p>}
      {view && results.length > 0 && (
        <>
          <Sheet table={table} view={view} />
          <p class="sheet-key">{text.sheetKey(view)}</p>
          <Race table={table} view={view} />
        </>
      )}
      {view && <CardValues rules={view.rules} seats={view.seats.length} />}
      {view?.phase === 'over' && <SettlementTable table={table} view={view} />}
    </Panel>
  );
}

function Sheet({ table, view }: { readonly table: TableView; readonly view: PlayerView }) {
  const { results } = view;
  const scroll = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (scroll.current) scroll.current.scrollLeft = scroll.current.scrollWidth;
  }, [results.length]);
  return (
    <div class="sheet-scroll" ref={scroll}>
      <table class="sheet">
        <thead>
          <tr>
            <th scope="col">{text.PANELS.player}</th>
            {results.map((result) => (
              <th key={result.deal} scope="col" aria-label={text.columnLabel(result, table)}>
                <span class="deal-wild">{text.columnWild(result.wildRank)}</span>
                <small>{text.columnDeal(result)}</small>
              </th>
            ))}
            <th scope="col" class="total">
              {text.PANELS.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {table.seats.map((_, seat) => (
            <tr key={seat}>
              <th scope="row">{text.who(table, seat)}</th>
              {results.map((result) => (
                <Points key={result.deal} result={result} seat={seat} />
              ))}
              <td class="total">{text.plain(view.seats[seat]?.total ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A seat's points in a deal, and the points the Press added after it. */
function Points({ result, seat }: { readonly result: DealResult; readonly seat: Seat }) {
  const moved = result.added[seat] ?? 0;
  return (
    <td class={result.out === seat ? 'out' : ''}>
      {text.plain(result.points[seat] ?? 0)}
      {result.dealer === seat && <abbr title={text.dealer()}>D</abbr>}
      {moved !== 0 && <small title={text.pressMoved(moved)}>{text.movedShort(moved)}</small>}
    </td>
  );
}
