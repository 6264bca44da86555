import { useEffect, useState } from 'preact/hooks';
import { TableNote } from '../review/TableNote.tsx';
import type { OpenTable } from '../table/openTable.ts';
import { checkText } from '../text/check.ts';
import { Panel } from '../ui/Panel.tsx';
import { CheckResult } from './CheckResult.tsx';
import { type CheckedHands, type CheckProblem, startCheck } from './checking.ts';

/** Problems that another try may solve. */
const PASSING: readonly CheckProblem[] = ['busy', 'offline', 'failed'];

/**
 * The check of a finished deal: whether the cards were those that the table had bound itself to, step by step. The game
 * goes on meanwhile: the panel says what the table waits for, and closes when the viewer's time is running out.
 */
export function CheckPanel(props: { readonly open: OpenTable; readonly deal: number; readonly onClose: () => void }) {
  const { open, deal, onClose } = props;
  const { game, seenDeal, secondsLeft } = open;
  const [attempt, setAttempt] = useState(1);
  const [result, setResult] = useState<CheckedHands | CheckProblem | null>(null);
  const [seen] = useState(() => seenDeal?.(deal) ?? null);
  useEffect(() => {
    const record = (wanted: number) => game.connection.record(wanted);
    return startCheck({ deal, seen, record }, setResult);
  }, [attempt]);
  const isHurried = secondsLeft.value !== null;
  useEffect(() => {
    if (isHurried) onClose();
  }, [isHurried]);
  const tryAgain = (): void => {
    setResult(null);
    setAttempt(attempt + 1);
  };
  return (
    <Panel title={checkText.checkTitle(deal)} kind="middle" onClose={onClose}>
      <div class="check">
        <TableNote open={open} deal={deal} onClose={onClose} />
        {result === null && <p role="status">{checkText.CHECK.working}</p>}
        {typeof result === 'string' && (
          <div role="alert">
            <p>{checkText.CHECK.problems[result]}</p>
            {PASSING.includes(result) && (
              <button type="button" onClick={tryAgain}>
                {checkText.CHECK.again}
              </button>
            )}
          </div>
        )}
        {result !== null && typeof result === 'object' && (
          <CheckResult result={result} seen={seen} table={game.table.value} />
        )}
      </div>
    </Panel>
  );
}
