import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useId, useState } from 'preact/hooks';
import type { DailyPage, OpenTables, PublicTable } from '#protocol';
import { readRuleCode } from '#rules';
import type { LastGame, LastGames } from '../device/lastGames.ts';
import type { OwnTable } from '../device/ownTables.ts';
import { dailyText } from '../text/daily.ts';
import { historyText } from '../text/history.ts';
import { text } from '../text/index.ts';
import { tablesText } from '../text/tables.ts';
import { isDayOver, useNow } from '../ui/useNow.ts';
import { type RunningGame, useFrozen } from './running.ts';

/** The number of open tables shown at first. */
const MAX_TABLES_AT_FIRST = 5;

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
  const shown = showsAll ? all : all?.slice(0, MAX_TABLES_AT_FIRST);
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
      {!showsAll && all && all.length > MAX_TABLES_AT_FIRST && (
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

/** The last finished games on this device; hidden if there are none. */
export function LastGameList(props: { readonly open: () => Promise<LastGames>; readonly onHistory: () => void }) {
  const { open, onHistory } = props;
  const id = useId();
  const now = useNow();
  const [all, setAll] = useState<readonly LastGame[]>([]);
  useEffect(() => void open().then((games) => setAll(games.all()), reportError), [open]);
  if (all.length === 0) return null;
  return (
    <section class="game-results card" aria-labelledby={id}>
      <h2 id={id}>{historyText.HISTORY.latest}</h2>
      <ul>
        {all.map(({ rules, isDaily, place, totals, seat, endedAt }) => (
          <li key={endedAt}>
            <span class={place === 1 ? 'place first' : 'place'} aria-hidden="true">
              {place}
            </span>
            <p>
              <strong>{isDaily ? text.HOME.daily : text.codedGame(rules)}</strong>
              <small>
                {historyText.resultOf(place, totals.length, totals[seat] ?? 0)}
                {' · '}
                <time dateTime={new Date(endedAt).toISOString()}>{tablesText.dayOf(endedAt, now)}</time>
              </small>
            </p>
          </li>
        ))}
      </ul>
      <button type="button" onClick={onHistory}>
        {historyText.HISTORY.all}
      </button>
    </section>
  );
}

/** The player's result of today's daily deal and their days in a row; without either, a hint about the deal. */
export function DailyState(props: {
  readonly today: () => Promise<DailyPage | null>;
  /** Whether a table is being opened. */
  readonly busy: boolean;
}) {
  const { today, busy } = props;
  const [found, setFound] = useState<DailyPage | null>(null);
  const now = useNow();
  useEffect(() => {
    let isWanted = true;
    const show = (page: DailyPage | null): void => {
      // Without an answer, what is known stays as long as it is true.
      if (isWanted) setFound((before) => page ?? before);
    };
    today().then(show, reportError);
    return () => {
      isWanted = false;
    };
  }, [today, now]);
  const shown = useFrozen(found, busy);
  const hasState = shown && !isDayOver(shown.day, now) && (shown.own !== null || shown.streak > 1);
  return <>{hasState ? dailyText.stateLine(shown) : text.HOME.dailyHint}</>;
}
