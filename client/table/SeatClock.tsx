import { askedSeats } from '#engine';
import { placed } from '../stage/boxStyle.ts';
import type { OpenTable } from './openTable.ts';

/** The last seconds of the others for whom the table waits, on their avatars. The viewer's own are beside the words. */
export function SeatClock({ open }: { readonly open: Pick<OpenTable, 'game' | 'layout' | 'othersLeft'> }) {
  const left = open.othersLeft.value;
  const { game } = open.game.table.value;
  if (left === null || game === null) return null;
  const asked = askedSeats(game);
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
