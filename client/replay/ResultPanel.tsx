import { gameWinners } from '#engine';
import type { TableView } from '#protocol';
import { termsOf } from '#rules';
import { Race } from '../results/RaceChart.tsx';
import { TallyRows } from '../table/tally/Tally.tsx';
import { tallyText } from '../text/tally.ts';
import { Panel } from '../ui/Panel.tsx';

/** The result of the deal that has just ended, or of the game. */
export function ResultPanel(props: {
  readonly table: TableView;
  /** Why the result is not confirmed; null if it is. */
  readonly doubt: string | null;
  readonly onClose: () => void;
}) {
  const { table, doubt, onClose } = props;
  const view = table.game;
  const result = view?.results.at(-1);
  if (!view || !result) return null;
  const totals = view.seats.map(({ total }) => total);
  const dealTitle = tallyText.tallyHeading(result.deal, result.wildRank, termsOf(view.rules));
  const isOver = view.phase === 'over';
  return (
    <Panel
      title={isOver ? tallyText.winners(table, gameWinners(view.rules, totals, result.out)) : dealTitle}
      kind="middle"
      onClose={onClose}
    >
      {doubt && <p class="replay-doubt">{doubt}</p>}
      {isOver && <h3>{dealTitle}</h3>}
      <TallyRows table={table} view={view} result={result} onCheck={null} />
      {view.results.length > 1 && <Race table={table} view={view} open={isOver} />}
    </Panel>
  );
}
