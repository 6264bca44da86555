import { type ReadonlySignal, useComputed } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableView } from '#protocol';
import { text } from '../../text/index.ts';
import { lastActionText } from '../../text/lastActionText.ts';
import { SeatAvatar, SeatDot } from '../../ui/Avatar.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SuitText } from '../../ui/SuitText.tsx';
import { type LogDeal, type LogRow, type LogTurn, logByDeal } from '../tableLog.ts';

interface LogProps {
  readonly deals: ReadonlySignal<readonly LogDeal[]>;
  readonly table: TableView;
  readonly onClose: () => void;
  /** Opens the check of a deal; null if there is none. */
  readonly onCheck: ((deal: number) => void) | null;
}

/** The log of a live table. */
export function LiveLog({
  log,
  ...props
}: Omit<LogProps, 'deals'> & { readonly log: ReadonlySignal<readonly LogRow[]> }) {
  const deals = useComputed(() => logByDeal(log.value));
  return <LogPanel deals={deals} {...props} />;
}

/** The log in sentences, by deal and seat, scrolled to the newest at the end. */
export function LogPanel({ deals, table, onClose, onCheck }: LogProps) {
  const end = useRef<HTMLDivElement>(null);
  const shown = deals.value;
  const finished = table.game?.results ?? [];
  useLayoutEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [shown]);
  return (
    <Panel title={text.PANELS.log} kind="side" onClose={onClose}>
      {shown.length === 0 && <p>{text.PANELS.nothingYet}</p>}
      {shown.map(({ deal, turns }) => (
        <section key={deal} class="log" aria-label={lastActionText.logDeal(deal)}>
          <h3>{lastActionText.logDeal(deal)}</h3>
          {onCheck && finished.some((result) => result.deal === deal) && (
            <button type="button" class="check-deal" onClick={() => onCheck(deal)}>
              {text.PANELS.check}
            </button>
          )}
          {turns.map((turn) => (
            <TurnRows key={turn.id} turn={turn} table={table} />
          ))}
        </section>
      ))}
      {shown.length > 0 && (
        <p class="log-key" ref={end}>
          <SeatDot seat={1} />
          {lastActionText.LOG.dot}
        </p>
      )}
    </Panel>
  );
}

interface TurnProps {
  readonly turn: LogTurn;
  readonly table: TableView;
}

const TurnRows = ({ turn: { seat, rows }, table }: TurnProps) => (
  <div class={seat === null ? 'log-turn of-table' : 'log-turn'}>
    {seat !== null && <SeatAvatar seat={seat} info={table.seats[seat]} />}
    <ol>
      {rows.map(({ id, words }) => (
        <li key={id}>
          <SuitText words={words} />
        </li>
      ))}
    </ol>
  </div>
);
