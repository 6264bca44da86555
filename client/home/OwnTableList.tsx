import type { ReadonlySignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { OwnTable } from '../device/ownTables.ts';
import { text } from '../text/index.ts';
import { useNow } from '../ui/useNow.ts';

/** The tables at which the player has a seat; hidden if there are none. */
export function OwnTableList(props: {
  readonly tables: ReadonlySignal<readonly OwnTable[]>;
  readonly busy: boolean;
  readonly onLook: (code: string) => void;
}) {
  const { tables, busy, onLook } = props;
  const id = useId();
  const now = useNow();
  if (tables.value.length === 0) return null;
  return (
    <section class="own-tables card" aria-labelledby={id}>
      <h2 id={id}>{text.ownTables()}</h2>
      {tables.value.map(({ code, rules, names, seenAt, adjourned }) => (
        <button key={code} type="button" class="own-table" aria-disabled={busy} onClick={() => onLook(code)}>
          {text.ownTable(text.codedGame(rules), names)}
          <small>{text.ownTableWhen(code, seenAt, adjourned, now)}</small>
        </button>
      ))}
    </section>
  );
}
