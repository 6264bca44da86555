import type { Seat } from '#engine';
import type { SeatInfo } from '#protocol';
import { avatarCell, placeOfCell } from '../faces/avatars.ts';
import { SEAT_COLOUR } from '../stage/theme.ts';
import { text } from '../text/index.ts';

/** An avatar, by its cell in `avatars.svg`. It is described in words elsewhere. */
export function AvatarPicture({ cell }: { readonly cell: number }) {
  const [column, row] = placeOfCell(cell);
  return <span class="avatar" style={{ '--column': column, '--row': row }} aria-hidden="true" />;
}

const colourOf = (seat: Seat): string => SEAT_COLOUR[seat % SEAT_COLOUR.length] as string;

/** A player's avatar in a ring of the seat's colour; without a picture, the first letter of the name. */
export function SeatAvatar({ seat, info }: { readonly seat: Seat; readonly info: SeatInfo | undefined }) {
  const cell = info ? avatarCell(info) : null;
  const initial = info && [...text.playerName(info)][0]?.toUpperCase();
  return (
    <span class="seat-avatar" style={{ background: colourOf(seat) }} aria-hidden="true">
      {cell === null ? initial : <AvatarPicture cell={cell} />}
    </span>
  );
}

/** The dot on cards that a seat has laid lately. */
export const SeatDot = ({ seat }: { readonly seat: Seat }) => (
  <span class="seat-dot" style={{ background: colourOf(seat) }} aria-hidden="true" />
);
