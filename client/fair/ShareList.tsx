import type { Seat } from '#engine';
import type { TableView } from '#protocol';
import { checkText } from '../text/check.ts';
import { text } from '../text/index.ts';

/** The columns of the picture of a share; it has a square for each bit. */
const COLUMNS = 16;
const BITS = 128;
/** The digits of a share that are shown. */
const SHOWN = 8;

/** The shares of all seats: a name, a picture of the number, and its first digits. */
export const ShareList = (props: {
  readonly shares: readonly string[];
  readonly own: Seat | null;
  readonly table: TableView;
}) => (
  <ul class="check-shares">
    {props.table.seats.map((_, seat) => {
      const share = props.shares[seat] ?? '';
      return (
        <li key={seat}>
          <span>
            {text.who(props.table, seat)}
            {seat === props.own && share !== '' && <small> ({checkText.CHECK.yours})</small>}
          </span>
          {share === '' ? (
            <small>{checkText.CHECK.none}</small>
          ) : (
            <>
              <SharePicture share={share} />
              <code>{share.slice(0, SHOWN)}…</code>
            </>
          )}
        </li>
      );
    })}
  </ul>
);

/** The bits of a share as black and white squares, so that two of them can be told apart at a glance. */
function SharePicture({ share }: { readonly share: string }) {
  const bits = [...share].flatMap((digit) => [8, 4, 2, 1].map((bit) => (Number.parseInt(digit, 16) & bit) > 0));
  const squares = bits
    .slice(0, BITS)
    .flatMap((isSet, index) => (isSet ? [`M${index % COLUMNS} ${Math.floor(index / COLUMNS)}h1v1h-1z`] : []));
  return (
    <svg viewBox={`0 0 ${COLUMNS} ${BITS / COLUMNS}`} aria-hidden="true">
      <path d={squares.join('')} />
    </svg>
  );
}
