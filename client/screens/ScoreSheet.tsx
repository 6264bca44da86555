import { useLayoutEffect, useRef } from 'preact/hooks';
import type { DealResult } from '#engine';
import type { TableView } from '#protocol';
import { text } from '../text/index.ts';
import { Panel } from './Panel.tsx';

/** The score sheet: a column a deal, the newest in view, and the totals at the end. */
export function ScoreSheet({ table, onClose }: { readonly table: TableView; readonly onClose: () => void }) {
  const results = table.game?.results ?? [];
  return (
    <Panel title={text.PANELS.scores} kind="middle" onClose={onClose}>
      {results.length === 0 && <p>{text.PANELS.noScores}</p>}
      {results.length > 0 && <Sheet table={table} results={results} />}
      {results.length > 0 && <p class="sheet-key">{table.game ? text.sheetKey(table.game) : ''}</p>}
    </Panel>
  );
}

function Sheet({ table, results }: { readonly table: TableView; readonly results: readonly DealResult[] }) {
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
                <small>{result.deal}</small>
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
                <td key={result.deal} class={result.out === seat ? 'out' : ''}>
                  {result.points[seat]}
                  {result.dealer === seat && <abbr title={text.dealer()}>D</abbr>}
                </td>
              ))}
              <td class="total">{table.game?.seats[seat]?.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
