import type { ReadonlySignal } from '@preact/signals';
import { seatsToAct } from '#engine';
import type { Rect } from '../stage/layout.ts';
import { text } from '../text/index.ts';
import { placed } from '../ui/boxStyle.ts';
import type { OpenTable } from './openTable.ts';

/** The last seconds of the viewer's own time, at the edge of the step's caption. The announcer speaks them. */
export function Hurry(props: { readonly secondsLeft: ReadonlySignal<number | null>; readonly words: Rect }) {
  const left = props.secondsLeft.value;
  if (left === null) return null;
  return (
    <div class="hurry" aria-hidden="true" style={placed(props.words)}>
      <p>{text.hurry(left)}</p>
    </div>
  );
}

/** The last seconds of the others for whom the table waits, on their avatars. The viewer's own are beside the words. */
export function SeatClock({ open }: { readonly open: Pick<OpenTable, 'game' | 'layout' | 'othersLeft'> }) {
  const left = open.othersLeft.value;
  const { game } = open.game.table.value;
  if (left === null || game === null) return null;
  const asked = seatsToAct(game);
  return (
    <>
      {open.layout.value.seats
        .filter(({ seat }) => asked.includes(seat))
        .map(({ seat, avatar }) => (
          <div
            key={seat}
            class="seat-clock"
            aria-hidden="true"
            style={{ ...placed(avatar), '--size': `${avatar.height}px` }}
          >
            {left}
          </div>
        ))}
    </>
  );
}
