import type { ReadonlySignal } from '@preact/signals';
import { useId, useState } from 'preact/hooks';
import type { OpenTables, PublicTable } from '#protocol';
import { readRuleCode } from '#rules';
import type { OwnTable } from '../device/ownTables.ts';
import { text } from '../text/index.ts';
import { tablesText } from '../text/tables.ts';
import { useNow } from '../ui/useNow.ts';
import type { RunningGame } from './running.ts';

/** The number of tables shown at first. */
const FEW = 5;

/** The open tables, updated live. */
export function OpenTableList(props: {
  readonly publicNow: OpenTables;
  readonly busy: boolean;
  readonly onSitDown: (code: string) => void;
  readonly onLook: (code: string) => void;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const all = props.publicNow && props.publicNow !== 'offline' ? props.publicNow.tables : null;
  const shown = showsAll ? all : all?.slice(0, FEW);
  return (
    <section class="open-tables card" aria-labelledby={id}>
      <h2 id={id}>{tablesText.OPEN_TABLES.heading}</h2>
      {all?.length ? (
        <>
          <p class="here-now">{tablesText.hereNow(all)}</p>
          <ul>
            {shown?.map((table) => (
              <OpenTableRow key={table.code} {...props} table={table} />
            ))}
          </ul>
        </>
      ) : (
        <p class="hint">{all ? tablesText.OPEN_TABLES.none : tablesText.OPEN_TABLES.unknown}</p>
      )}
      {!showsAll && all && all.length > FEW && (
        <button type="button" onClick={() => setShowsAll(true)}>
          {tablesText.showAll(all.length)}
        </button>
      )}
    </section>
  );
}

function OpenTableRow(props: {
  readonly table: PublicTable;
  readonly busy: boolean;
  readonly onSitDown: (code: string) => void;
  readonly onLook: (code: string) => void;
}) {
  const { table, busy, onSitDown, onLook } = props;
  const game = text.codedGame(table.rules);
  // A newer server may have games this page does not know: a look at the table says so.
  const canSit = table.isOpen && readRuleCode(table.rules).ok;
  const does = canSit ? 'sitDown' : 'look';
  const now = tablesText.openTableNow(table);
  return (
    <li>
      <p>
        <strong>{game}</strong>
        <small>{now}</small>
      </p>
      <button
        type="button"
        aria-label={tablesText.atOpenTable(does, game, now)}
        aria-disabled={busy}
        onClick={() => (canSit ? onSitDown : onLook)(table.code)}
      >
        {tablesText.OPEN_TABLES[does]}
      </button>
    </li>
  );
}

/** The player's games that are not the one to go on with first; hidden if there are none. */
export function OwnTableList(props: {
  readonly tables: ReadonlySignal<readonly OwnTable[]>;
  /** The number of the current deal in the saved practice game; null if there is none. */
  readonly keptDeal: ReadonlySignal<number | null>;
  /** The game to go on with first. */
  readonly running: RunningGame | null;
  readonly busy: boolean;
  readonly onLook: (code: string) => void;
  readonly onGoOn: () => void;
}) {
  const { running, busy, onLook } = props;
  const id = useId();
  const now = useNow();
  const first = running && 'table' in running ? running.table.code : null;
  const tables = props.tables.value.filter(({ code }) => code !== first);
  const deal = first === null ? null : props.keptDeal.value;
  if (tables.length === 0 && deal === null) return null;
  return (
    <section class="own-tables card" aria-labelledby={id}>
      <h2 id={id}>{tablesText.ownTables()}</h2>
      {tables.map(({ code, rules, names, seenAt, adjourned }) => (
        <button key={code} type="button" class="own-table" aria-disabled={busy} onClick={() => onLook(code)}>
          {text.ownTable(text.codedGame(rules), names)}
          <small>{tablesText.ownTableWhen(code, seenAt, adjourned, now)}</small>
        </button>
      ))}
      {deal !== null && (
        <button type="button" class="own-table" aria-disabled={busy} onClick={props.onGoOn}>
          {text.HOME.goOn}
          <small>{text.goOnHint(deal)}</small>
        </button>
      )}
    </section>
  );
}
