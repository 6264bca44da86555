import type { Seat } from '#engine';

/** The number and name that replace somebody's in a log. */
interface Stranger {
  readonly player: string;
  readonly name: string;
}

/** A log without somebody. */
interface Erasure {
  /** The lines that had to change, by their index. */
  readonly changed: readonly (readonly [index: number, line: string])[];
  /** The seats that they hold after these lines. */
  readonly held: ReadonlySet<Seat>;
}

/** A line of a log of any version: their seats have been the same in all of them. */
interface AnyLine {
  readonly type?: unknown;
  readonly seat?: Seat;
  readonly change?: unknown;
  readonly player?: unknown;
  readonly seats?: readonly SeatLine[];
  readonly by?: unknown;
}

interface SomebodyIn {
  readonly player?: unknown;
}

interface SeatLine extends SomebodyIn {
  readonly booking?: SomebodyIn;
}

/** Drops the avatar from a line, as if they had chosen none. */
const UNCHOSEN = { avatar: undefined };

/**
 * Removes a person from lines of a table's log, given as text: their number, and the name and avatar they had there.
 * @param player the host's id of the person
 * @param before the seats that they hold before these lines; none at the beginning of a log, or before a snapshot
 */
export function withoutPlayer(
  lines: readonly string[],
  player: string,
  stranger: Stranger,
  before: ReadonlySet<Seat> = new Set(),
): Erasure {
  const held = new Set(before);
  const changed: (readonly [number, string])[] = [];
  for (const [index, text] of lines.entries()) {
    const line = JSON.parse(text) as AnyLine;
    const after = withoutIn(line, player, stranger, held);
    // A line of a newer version may have the number elsewhere.
    const erased = (after ? JSON.stringify(after) : text).replaceAll(player, stranger.player);
    if (erased !== text) changed.push([index, erased]);
  }
  return { changed, held };
}

function withoutIn(line: AnyLine, player: string, stranger: Stranger, held: Set<Seat>): AnyLine | null {
  if (line.type === 'seat') return seatLine(line, player, stranger, held);
  if (line.type === 'snapshot') return snapshot(line, player, stranger, held);
  return line.type === 'booking' ? bookingLine(line, player, stranger, held) : null;
}

/** Somebody without their number, name and avatar. */
const erased = <One extends SomebodyIn>(one: One, { name, player }: Stranger): One => ({
  ...one,
  ...UNCHOSEN,
  name,
  player,
});

/** A booked seat counts as held: it is theirs as soon as the deal is over. */
function bookingLine(line: AnyLine, player: string, stranger: Stranger, held: Set<Seat>): AnyLine | null {
  const by = line.by as SomebodyIn | null;
  const seat = line.seat as Seat;
  if (by?.player !== player) {
    held.delete(seat);
    return null;
  }
  held.add(seat);
  return { ...line, by: erased(by, stranger) };
}

/** The changed line; null if it is not about this person. Follows which seats they hold. */
function seatLine(line: AnyLine, player: string, { name, player: other }: Stranger, held: Set<Seat>): AnyLine | null {
  const seat = line.seat as Seat;
  if (line.player === player) held.add(seat);
  else if (line.change === 'sat' || line.change === 'bot') held.delete(seat);
  const isTheirs = held.has(seat);
  if (line.change === 'left') held.delete(seat);
  const stranger = { ...line, ...UNCHOSEN, name, ...(line.player === player && { player: other }) };
  return isTheirs ? stranger : null;
}

function snapshot(line: AnyLine, player: string, stranger: Stranger, held: Set<Seat>): AnyLine | null {
  if (!line.seats) return null;
  held.clear();
  const isTheirs = (one?: SomebodyIn): boolean => one?.player === player;
  for (const [seat, one] of line.seats.entries()) if (isTheirs(one) || isTheirs(one.booking)) held.add(seat);
  if (held.size === 0) return null;
  const seats = line.seats.map((one) => {
    const { booking } = one;
    if (isTheirs(one)) return erased(one, stranger);
    return booking && isTheirs(booking) ? { ...one, booking: erased(booking, stranger) } : one;
  });
  return { ...line, seats };
}
