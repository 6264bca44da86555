import { dealsIn, type RuleSet } from '#engine';
import type { TableView } from '#protocol';
import { text } from '../text/index.ts';
import { sheetText } from '../text/scoreSheet.ts';
import { Panel } from '../ui/Panel.tsx';
import { Race } from './RaceChart.tsx';
import { SettlementTable } from './Settlement.tsx';
import { SheetTable } from './SheetTable.tsx';

/** The score sheet: the goal of the game, the points and totals deal by deal, the race, and the points of cards. */
export function ScoreSheet(props: {
  readonly table: TableView;
  readonly onClose: () => void;
  /** Opens the panel that shares the result; null if it cannot be shared. */
  readonly onShare: (() => void) | null;
}) {
  const { table, onClose, onShare } = props;
  const view = table.game;
  const results = view?.results ?? [];
  return (
    <Panel title={text.PANELS.scores} kind="wide" onClose={onClose}>
      {view && <p class="goal">{sheetText.goal(view, view.seats.length, dealsIn(view.rules))}</p>}
      {results.length === 0 && <p>{sheetText.SHEET.none}</p>}
      {view && results.length > 0 && (
        <>
          <SheetTable table={table} view={view} />
          <div class="sheet-end">
            <p class="sheet-key">{sheetText.sheetKey(view)}</p>
            {onShare && (
              <button type="button" onClick={onShare}>
                {text.PANELS.share}
              </button>
            )}
          </div>
          {/* The sheet itself has the totals as a table. */}
          <Race table={table} view={view} open={results.length > 1} hasTable={false} />
        </>
      )}
      {view?.phase === 'over' && <SettlementTable table={table} view={view} />}
      {view && <CardValues rules={view.rules} seats={view.seats.length} />}
    </Panel>
  );
}

/** The points of each card in this game. */
function CardValues({ rules, seats }: { readonly rules: RuleSet; readonly seats: number }) {
  return (
    <details class="more">
      <summary>{sheetText.SHEET.counts}</summary>
      <table class="values">
        <tbody>
          {sheetText.cardValues(rules, seats).map(({ cards, points }) => (
            <tr key={cards}>
              <th scope="row">{cards}</th>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{sheetText.countedHow(rules)}</p>
    </details>
  );
}
