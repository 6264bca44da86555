import type { ReadonlySignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { OwnTable } from '../device/ownTables.ts';
import { text } from '../text/index.ts';
import { useNow } from '../ui/useNow.ts';
import type { RunningGame } from './running.ts';

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
      <h2 id={id}>{text.ownTables()}</h2>
      {tables.map(({ code, rules, names, seenAt, adjourned }) => (
        <button key={code} type="button" class="own-table" aria-disabled={busy} onClick={() => onLook(code)}>
          {text.ownTable(text.codedGame(rules), names)}
          <small>{text.ownTableWhen(code, seenAt, adjourned, now)}</small>
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
