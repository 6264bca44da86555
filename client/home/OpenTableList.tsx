import { useId, useState } from 'preact/hooks';
import type { OpenTables, PublicTable } from '#protocol';
import { readRuleCode } from '#rules';
import { text } from '../text/index.ts';

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
      <h2 id={id}>{text.OPEN_TABLES.heading}</h2>
      {all?.length ? (
        <>
          <p class="here-now">{text.hereNow(all)}</p>
          <ul>
            {shown?.map((table) => (
              <OpenTableRow key={table.code} {...props} table={table} />
            ))}
          </ul>
        </>
      ) : (
        <p class="hint">{all ? text.OPEN_TABLES.none : text.OPEN_TABLES.unknown}</p>
      )}
      {!showsAll && all && all.length > FEW && (
        <button type="button" onClick={() => setShowsAll(true)}>
          {text.showAll(all.length)}
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
  const now = text.openTableNow(table);
  return (
    <li>
      <p>
        <strong>{game}</strong>
        <small>{now}</small>
      </p>
      <button
        type="button"
        aria-label={text.atOpenTable(does, game, now)}
        aria-disabled={busy}
        onClick={() => (canSit ? onSitDown : onLook)(table.code)}
      >
        {text.OPEN_TABLES[does]}
      </button>
    </li>
  );
}
