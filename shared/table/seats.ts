import type { Seat } from '#engine';
import type { LevelName, SeatInfo } from '#protocol';
import { type ActionEntry, isTurnMissed, type SeatBooking, type SeatEntry, type TableSeat } from './log.ts';
import { botAmong, nameAmong, type Skeleton } from './names.ts';
import type { RatedSeats } from './setup.ts';

export const EMPTY_SEAT: TableSeat = {
  kind: 'empty',
  name: '',
  player: null,
  connected: false,
  standIn: false,
  ready: false,
  adjourns: false,
  missed: 0,
  goneSince: null,
  isNew: false,
};

/**
 * Applies a log entry to a seat. Nothing else changes who sits in a seat or who plays for it.
 * @param now the moment of the entry for `goneSince`
 */
export function seatAfter(before: TableSeat, entry: SeatEntry, now: number): TableSeat {
  const { change, name, player, level, isNew, avatar, byCode, kept } = entry;
  const chosen = { ...(level && { level }), ...(avatar !== undefined && { avatar }), ...(byCode && { byCode }) };
  const taken = { ...EMPTY_SEAT, name, connected: true, ...chosen };
  switch (change) {
    case 'sat':
      return { ...taken, kind: 'person', player: player ?? null, isNew: isNew === true };
    case 'bot':
      return { ...taken, kind: 'bot' };
    case 'left':
      return EMPTY_SEAT;
    case 'returned':
      return { ...playing(before), connected: true };
    case 'dropped':
      // `ready` survives a broken connection; a request to adjourn needs the person present.
      return { ...before, connected: false, adjourns: false, goneSince: now };
    case 'standIn':
      return { ...before, standIn: true, ready: false, adjourns: false, ...(kept && { kept }) };
    case 'handBack':
      return playing(before);
  }
}

/** A log entry of any version: seats have been the same in all of them. */
interface AnyEntry {
  readonly type?: unknown;
  readonly seats?: readonly TableSeat[];
}

/** The seats after these log entries, which begin with a snapshot or with the log. */
export function seatsIn(lines: readonly unknown[]): readonly TableSeat[] {
  let seats: TableSeat[] = [];
  for (const line of lines as readonly AnyEntry[]) {
    if (line.type === 'snapshot' && line.seats) seats = [...line.seats];
    else if (line.type === 'seat') {
      const entry = line as unknown as SeatEntry;
      seats[entry.seat] = seatAfter(seats[entry.seat] ?? EMPTY_SEAT, entry, 0);
    }
  }
  // A seat in which nobody has sat yet has no entry.
  return Array.from(seats, (seat) => seat ?? EMPTY_SEAT);
}

/** The seat of a person who plays for themselves. */
const playing = ({ kept, ...seat }: TableSeat): TableSeat => ({ ...seat, standIn: false, missed: 0 });

/** The step between the avatars of neighbours who chose none, so that all at a table differ. */
const AVATAR_STEP = 3;

/**
 * The avatar of a seat: the number of its bot, or the avatar that its person chose, else one for the seat. Null if the
 * seat is empty.
 */
const avatarAt = (seat: Seat, { kind, avatar }: TableSeat): number | null =>
  kind === 'empty' ? null : (avatar ?? seat * AVATAR_STEP);

/** Consecutive missed turns after which a person counts as away. */
const MAX_MISSED_TURNS = 2;

const known = new WeakMap<TableSeat, SeatInfo>();

/** The level of the bot whose seat this is; null for other seats. */
const levelOf = ({ kind, level = 'steady' }: TableSeat): LevelName | null => (kind === 'bot' ? level : null);

/** The public part of a seat: the same object as long as the seat does not change. */
function infoOf(place: TableSeat, seat: Seat): SeatInfo {
  const before = known.get(place);
  if (before) return before;
  const { kind, name, connected, standIn, ready, adjourns, booking } = place;
  const shown = { level: levelOf(place), avatar: avatarAt(seat, place), booked: booking?.name ?? '' };
  const info = { kind, name, connected, standIn, ready, adjourns, ...shown };
  known.set(place, info);
  return info;
}

const isPerson = ({ kind }: TableSeat): boolean => kind === 'person';
const isBot = ({ kind }: TableSeat): boolean => kind === 'bot';
const isHere = ({ kind, connected }: TableSeat): boolean => kind === 'person' && connected;

/** Tracks who sits where, who is present and whose seat a bot plays. Knows no cards and no rules. */
export class Seats {
  readonly #places: TableSeat[];
  readonly #skeleton: Skeleton;

  /** @param skeleton maps names that look alike to the same text; by default only equal names do */
  constructor(count: number, skeleton: Skeleton = (name) => name) {
    this.#skeleton = skeleton;
    this.#places = Array.from({ length: count }, () => EMPTY_SEAT);
  }

  #place(seat: Seat): TableSeat {
    const place = this.#places[seat];
    if (!place) throw new RangeError(`no seat ${seat}`);
    return place;
  }

  /** The seats with such a place. */
  #seatsWhere(isSuch: (place: TableSeat) => unknown): readonly Seat[] {
    const seats: Seat[] = [];
    for (let seat = 0; seat < this.#places.length; seat++) if (isSuch(this.#place(seat))) seats.push(seat);
    return seats;
  }

  #change(seat: Seat, change: Partial<TableSeat>): void {
    this.#places[seat] = { ...this.#place(seat), ...change };
  }

  #changeAll(change: Partial<TableSeat>): void {
    for (const seat of this.#places.keys()) this.#change(seat, change);
  }

  info(): readonly SeatInfo[] {
    return this.#places.map(infoOf);
  }

  /** For a snapshot of the table. */
  all(): readonly TableSeat[] {
    return [...this.#places];
  }

  /** Restores a snapshot. People start afresh, without missed turns. */
  restore(places: readonly TableSeat[]): void {
    for (const [seat, place] of places.entries()) this.#places[seat] = { ...place, missed: 0 };
  }

  name(seat: Seat): string {
    return this.#place(seat).name;
  }

  of(player: string): Seat | null {
    const seat = this.#places.findIndex((place) => place.player === player);
    return seat < 0 ? null : seat;
  }

  /** The host's id of the person in this seat; null if there is none. */
  player(seat: Seat): string | null {
    return this.#places[seat]?.player ?? null;
  }

  /** The host's ids of all people who sit here. */
  players(): readonly string[] {
    return this.#places.flatMap(({ player }) => player ?? []);
  }

  /** The seats that belong to people, connected or not. */
  people(): readonly Seat[] {
    return this.#seatsWhere(isPerson);
  }

  /** The people whom the host matched, connected or not, but for those who have not asked for this game. */
  matched(): RatedSeats {
    return this.#places.flatMap(({ player, byCode, kept }, seat) =>
      player !== null && !byCode && !kept ? [{ seat, player }] : [],
    );
  }

  first(kind: SeatInfo['kind']): Seat | null {
    const seat = this.#places.findIndex((place) => place.kind === kind);
    return seat < 0 ? null : seat;
  }

  /** The bots' seats that nobody has booked. */
  unbooked(): readonly Seat[] {
    return this.#seatsWhere(({ kind, booking }) => kind === 'bot' && !booking);
  }

  /** The people who are to have bots' seats from the next deal on. */
  bookings(): readonly { readonly seat: Seat; readonly booking: SeatBooking }[] {
    return this.#seatsWhere(({ booking }) => booking).map((seat) => ({
      seat,
      booking: this.#place(seat).booking as SeatBooking,
    }));
  }

  /** The seat that this person has booked; null if there is none. */
  bookedBy(player: string): Seat | null {
    return this.bookings().find(({ booking }) => booking.player === player)?.seat ?? null;
  }

  /** Whether the seat's person is connected, even if a bot plays for them. */
  isHere(seat: Seat): boolean {
    return this.isPerson(seat) && this.#place(seat).connected;
  }

  isPerson(seat: Seat): boolean {
    return this.#places[seat]?.kind === 'person';
  }

  /** Whether a bot plays this seat, as its own or standing in. */
  isPlayedByBot(seat: Seat): boolean {
    const { kind, standIn } = this.#place(seat);
    return kind === 'bot' || standIn;
  }

  /** The number of the bot whose seat this is; null for other seats, even if a bot stands in there. */
  bot(seat: Seat): number | null {
    const place = this.#place(seat);
    return isBot(place) ? avatarAt(seat, place) : null;
  }

  /** The bots with seats of their own. */
  bots(): readonly { readonly seat: Seat; readonly bot: number }[] {
    return this.#seatsWhere(isBot).map((seat) => ({ seat, bot: this.bot(seat) as number }));
  }

  /** The level of the bot that plays this seat, as its own or standing in: stand-ins are Steady. */
  level(seat: Seat): LevelName {
    return levelOf(this.#place(seat)) ?? 'steady';
  }

  /** The levels of bots that people here chose last, without those in seats that they are about to lose. */
  chosenLevels(lost: readonly Seat[]): readonly LevelName[] {
    return this.people().flatMap((seat) => (lost.includes(seat) ? [] : (this.#place(seat).level ?? 'steady')));
  }

  isNew(seat: Seat): boolean {
    return this.#place(seat).isNew;
  }

  /** Ends newcomer status for everybody, since another game begins. */
  clearNew(): void {
    this.#changeAll({ isNew: false });
  }

  isStandIn(seat: Seat): boolean {
    return this.#place(seat).standIn;
  }

  /** The seats whose person is connected and plays. */
  present(): readonly Seat[] {
    return this.#seatsWhere((place) => isHere(place) && !place.standIn);
  }

  /** The seats whose person is connected, even if a bot plays for them. */
  here(): readonly Seat[] {
    return this.#seatsWhere(isHere);
  }

  /** Whether any person is connected, even if a bot plays for them. */
  isAttended(): boolean {
    return this.#places.some(isHere);
  }

  /** Whether at least one person is present and all present have pressed Next or Rematch. */
  isReady(): boolean {
    const present = this.present();
    return present.length > 0 && present.every((seat) => this.#place(seat).ready);
  }

  /** The people present who have not pressed Next or Rematch; empty while nobody has. */
  unready(): readonly Seat[] {
    return this.isAnyReady() ? this.present().filter((seat) => !this.#place(seat).ready) : [];
  }

  /** Whether any connected person has pressed Next or Rematch. */
  isAnyReady(): boolean {
    return this.#places.some(({ ready, connected }) => ready && connected);
  }

  /** The name that a person in this seat gets when they ask for `wanted`. */
  nameFor(seat: Seat, wanted: string): string {
    return nameAmong(wanted, this.#otherNames(seat), this.#skeleton);
  }

  /** The number of the bot that takes this seat. */
  botFor(seat: Seat): number {
    return botAmong(this.#otherNames(seat), this.#skeleton);
  }

  #otherNames(seat: Seat): readonly string[] {
    const others = this.#places.filter((_, other) => other !== seat);
    return others.flatMap(({ name, booking }) => (booking ? [name, booking.name] : [name]));
  }

  /** The people who have not asked for a rematch. */
  notAsking(): readonly Seat[] {
    return this.people().filter((seat) => !this.#place(seat).ready);
  }

  /** The seats kept for the first deal of a rematch, whose people have not come back to them yet. */
  kept(): readonly Seat[] {
    return this.people().filter((seat) => this.#place(seat).kept);
  }

  /** The seats given to bots when a game begins: empty ones and, at a rematch, those of people who lose them. */
  forBots(isRematch: boolean): readonly Seat[] {
    const lost = isRematch ? this.notAsking().filter((seat) => !this.#place(seat).kept) : [];
    return [...this.#places.keys()].filter((seat) => this.#place(seat).kind === 'empty' || lost.includes(seat));
  }

  /** Applies a log entry, as of `now` by the host's clock. */
  note(entry: SeatEntry, now: number): void {
    this.#places[entry.seat] = seatAfter(this.#place(entry.seat), entry, now);
  }

  /** Books a bot's seat for a person, or gives the booking up. */
  book(seat: Seat, by: SeatBooking | null): void {
    const { booking, ...place } = this.#place(seat);
    this.#places[seat] = by ? { ...place, booking: by } : place;
  }

  /** Marks the seat as ready. Returns false if it already was. */
  setReady(seat: Seat): boolean {
    const { ready } = this.#place(seat);
    this.#change(seat, { ready: true, adjourns: false });
    return !ready;
  }

  clearReady(): void {
    this.#changeAll({ ready: false, adjourns: false });
  }

  /** Records or withdraws the person's request to adjourn. */
  toggleAdjourns(seat: Seat): void {
    this.#change(seat, { ready: false, adjourns: !this.#place(seat).adjourns });
  }

  /** Whether at least one person is present and all present, or all people, want to adjourn. */
  isAdjourning(of: 'present' | 'people'): boolean {
    const needed = of === 'people' ? this.people() : this.present();
    return needed.length > 0 && needed.every((seat) => this.#place(seat).adjourns);
  }

  /** Marks everybody as gone until another day. No bot plays for them in the meantime. */
  adjourn(): void {
    this.clearReady();
    for (const seat of this.people()) {
      this.#change(seat, { connected: false, standIn: false, missed: 0, goneSince: null });
    }
  }

  /** Marks people who are not back as gone from `now` on. */
  resume(now: number): void {
    for (const seat of this.people()) {
      if (!this.#place(seat).connected) this.#change(seat, { goneSince: now });
    }
  }

  /** Whether people sit here and all of them are connected. */
  isComplete(): boolean {
    const people = this.people();
    return people.length > 0 && people.every((seat) => this.#place(seat).connected);
  }

  /** Records who acted, or whose turn was ended for them. Returns true if that person now counts as away. */
  onAction(entry: ActionEntry): boolean {
    const { by, origin } = entry;
    if (by === 'table') return false;
    if (origin === 'person' && this.#place(by).missed > 0) this.#change(by, { missed: 0 });
    if (!isTurnMissed(entry)) return false;
    const missed = this.#place(by).missed + 1;
    this.#change(by, { missed });
    return missed >= MAX_MISSED_TURNS;
  }

  /** The person gone longest for whom no bot plays yet, and since when. */
  longestGone(): { readonly seat: Seat; readonly since: number } | null {
    let longest: { seat: Seat; since: number } | null = null;
    for (const [seat, { goneSince, connected, standIn }] of this.#places.entries()) {
      if (goneSince !== null && !connected && !standIn && (!longest || goneSince < longest.since))
        longest = { seat, since: goneSince };
    }
    return longest;
  }

  /**
   * The last disconnection among those who would lose their seat at a rematch, back or not; -Infinity if there is none.
   */
  lastGone(): number {
    const times = this.#places.flatMap(({ ready, standIn, goneSince }) => (ready || standIn ? [] : (goneSince ?? [])));
    return Math.max(...times);
  }
}
