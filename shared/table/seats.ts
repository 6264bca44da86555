import type { Seat } from '#engine';
import type { SeatInfo } from '#protocol';
import { type ActionEntry, isTurnMissed, type SeatEntry } from './log.ts';
import { botNameAmong, nameAmong, type Skeleton } from './names.ts';
import { EMPTY_SEAT, type SeatRecord, seatAfter } from './seatRecord.ts';

/** Consecutive missed turns after which a person counts as away. */
const MISSED_TURNS = 2;

/** Who sits where, who is here, who is played for. Knows no cards and no rules. */
export class Seats {
  readonly #places: SeatRecord[];
  readonly #skeleton: Skeleton;

  /** @param skeleton tells which names look alike; without it, only equal ones do */
  constructor(count: number, skeleton: Skeleton = (name) => name) {
    this.#skeleton = skeleton;
    this.#places = Array.from({ length: count }, () => EMPTY_SEAT);
  }

  #place(seat: Seat): SeatRecord {
    const place = this.#places[seat];
    if (!place) throw new RangeError(`no seat ${seat}`);
    return place;
  }

  #change(seat: Seat, change: Partial<SeatRecord>): void {
    this.#places[seat] = { ...this.#place(seat), ...change };
  }

  #changeAll(change: Partial<SeatRecord>): void {
    for (const seat of this.#places.keys()) this.#change(seat, change);
  }

  info(): readonly SeatInfo[] {
    return this.#places.map(({ kind, name, connected, standIn, ready, adjourns }) => {
      return { kind, name, connected, standIn, ready, adjourns };
    });
  }

  name(seat: Seat): string {
    return this.#place(seat).name;
  }

  of(player: string): Seat | null {
    const seat = this.#places.findIndex((place) => place.player === player);
    return seat < 0 ? null : seat;
  }

  /** The host's id for the person in this seat; null when there is none. */
  player(seat: Seat): string | null {
    return this.#places[seat]?.player ?? null;
  }

  /** The host's ids for all people who sit here. */
  players(): readonly string[] {
    return this.#places.flatMap(({ player }) => player ?? []);
  }

  /** Seats that belong to people, connected or not. */
  people(): readonly Seat[] {
    return this.#places.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  first(kind: SeatInfo['kind']): Seat | null {
    const seat = this.#places.findIndex((place) => place.kind === kind);
    return seat < 0 ? null : seat;
  }

  /** Its person is connected, even if a bot plays for them. */
  isHere(seat: Seat): boolean {
    return this.isPerson(seat) && this.#place(seat).connected;
  }

  isPerson(seat: Seat): boolean {
    return this.#places[seat]?.kind === 'person';
  }

  /** A bot plays this seat, as its own or standing in. */
  isPlayedByBot(seat: Seat): boolean {
    const { kind, standIn } = this.#place(seat);
    return kind === 'bot' || standIn;
  }

  isNew(seat: Seat): boolean {
    return this.#place(seat).isNew;
  }

  /** A further game begins: nobody who sits here is new any more. */
  clearNew(): void {
    this.#changeAll({ isNew: false });
  }

  isStandIn(seat: Seat): boolean {
    return this.#place(seat).standIn;
  }

  /** Seats whose person is connected and plays. */
  present(): readonly Seat[] {
    return this.#places.flatMap((place, seat) =>
      place.kind === 'person' && place.connected && !place.standIn ? [seat] : [],
    );
  }

  /** Some person is connected, even if a bot plays for them. */
  isAttended(): boolean {
    return this.#places.some((place) => place.kind === 'person' && place.connected);
  }

  /** Everybody present, and at least one, has pressed Next or Rematch. */
  isReady(): boolean {
    const present = this.present();
    return present.length > 0 && present.every((seat) => this.#place(seat).ready);
  }

  /** Somebody who is connected has. */
  isAnyReady(): boolean {
    return this.#places.some(({ ready, connected }) => ready && connected);
  }

  /** The name for somebody new in this seat; a bot's unless one is wished for. */
  nameFor(seat: Seat, wished?: string): string {
    const taken = this.#places.filter((_, other) => other !== seat).map(({ name }) => name);
    return wished === undefined ? botNameAmong(taken, this.#skeleton) : nameAmong(wished, taken, this.#skeleton);
  }

  /** Seats that a game begins with bots in: empty ones, and for a rematch those of people who are not ready. */
  forBots(isRematch: boolean): readonly Seat[] {
    return this.#places.flatMap(({ kind, ready }, seat) =>
      kind === 'empty' || (kind === 'person' && isRematch && !ready) ? [seat] : [],
    );
  }

  /** Books an entry of the log. */
  note(entry: SeatEntry): void {
    this.#places[entry.seat] = seatAfter(this.#place(entry.seat), entry);
  }

  /** False when it was already. */
  setReady(seat: Seat): boolean {
    const { ready } = this.#place(seat);
    this.#change(seat, { ready: true, adjourns: false });
    return !ready;
  }

  clearReady(): void {
    this.#changeAll({ ready: false, adjourns: false });
  }

  /** Its person wants to adjourn, or no longer. */
  toggleAdjourns(seat: Seat): void {
    this.#change(seat, { ready: false, adjourns: !this.#place(seat).adjourns });
  }

  /** Everybody present, and at least one, wants to adjourn. */
  isAdjourning(): boolean {
    const present = this.present();
    return present.length > 0 && present.every((seat) => this.#place(seat).adjourns);
  }

  /** Everybody leaves until another day; no bot plays for them meanwhile. */
  adjourn(): void {
    this.clearReady();
    for (const seat of this.people()) {
      this.#change(seat, { connected: false, standIn: false, missed: 0, goneSince: null });
    }
  }

  /** People who are not back count as gone from this time on. */
  resume(time: number): void {
    for (const seat of this.people()) {
      if (!this.#place(seat).connected) this.#change(seat, { goneSince: time });
    }
  }

  /** People sit here, and all of them are connected. */
  isComplete(): boolean {
    const people = this.people();
    return people.length > 0 && people.every((seat) => this.#place(seat).connected);
  }

  /** Books who acted, or whose turn was ended for them. True when that person counts as away now. */
  onAction(entry: ActionEntry): boolean {
    const { by, origin } = entry;
    if (by === 'table') return false;
    if (origin === 'person') this.#change(by, { missed: 0 });
    if (!isTurnMissed(entry)) return false;
    const missed = this.#place(by).missed + 1;
    this.#change(by, { missed });
    return missed >= MISSED_TURNS;
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

  /** When the last of those disconnected whom a rematch would cost the seat, back or not; minus infinity if none did. */
  lastGone(): number {
    const times = this.#places.flatMap(({ ready, standIn, goneSince }) => (ready || standIn ? [] : (goneSince ?? [])));
    return Math.max(...times);
  }
}
