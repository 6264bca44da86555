import type { Seat } from '#engine';
import type { SeatInfo } from '#protocol';
import { botNameAmong, nameAmong } from './names.ts';

/** Missed turns on end after which a person counts as away. */
const MISSED_TURNS = 2;

/** A place at the table, with what nobody else may know of it. */
interface Place {
  kind: SeatInfo['kind'];
  name: string;
  /** Who sits here: the host's own word for a person. */
  player: string | null;
  connected: boolean;
  standIn: boolean;
  ready: boolean;
  /** Turns on end that the clock had to finish. */
  missed: number;
  /** When the person was last seen, while gone. */
  goneSince: number | null;
}

const emptyPlace = (): Place => ({
  kind: 'empty',
  name: '',
  player: null,
  connected: false,
  standIn: false,
  ready: false,
  missed: 0,
  goneSince: null,
});

/** Who sits where, who is here, who is played for. Knows no cards and no rules. */
export class Seats {
  readonly #places: Place[];

  constructor(count: number) {
    this.#places = Array.from({ length: count }, emptyPlace);
  }

  #place(seat: Seat): Place {
    const place = this.#places[seat];
    if (!place) throw new RangeError(`no seat ${seat}`);
    return place;
  }

  info(): readonly SeatInfo[] {
    return this.#places.map(({ kind, name, connected, standIn, ready }) => ({ kind, name, connected, standIn, ready }));
  }

  name(seat: Seat): string {
    return this.#place(seat).name;
  }

  of(player: string): Seat | null {
    const seat = this.#places.findIndex((place) => place.player === player);
    return seat < 0 ? null : seat;
  }

  first(kind: SeatInfo['kind']): Seat | null {
    const seat = this.#places.findIndex((place) => place.kind === kind);
    return seat < 0 ? null : seat;
  }

  isPerson(seat: Seat): boolean {
    return this.#places[seat]?.kind === 'person';
  }

  /** A bot chooses for this seat, its own or standing in. */
  isPlayedByBot(seat: Seat): boolean {
    const { kind, standIn } = this.#place(seat);
    return kind === 'bot' || standIn;
  }

  isStandIn(seat: Seat): boolean {
    return this.#place(seat).standIn;
  }

  /** Seats whose person is here and playing. */
  present(): readonly Seat[] {
    return this.#places.flatMap((place, seat) =>
      place.kind === 'person' && place.connected && !place.standIn ? [seat] : [],
    );
  }

  /** Somebody is here to see the game, even if a bot plays for them. */
  isAttended(): boolean {
    return this.#places.some((place) => place.kind === 'person' && place.connected);
  }

  /** Everybody present, and at least one, has pressed Next or Rematch. */
  isReady(): boolean {
    const present = this.present();
    return present.length > 0 && present.every((seat) => this.#place(seat).ready);
  }

  isAnyReady(): boolean {
    return this.#places.some(({ ready }) => ready);
  }

  seatPerson(seat: Seat, player: string, name: string): void {
    const taken = this.#names(seat);
    this.#places[seat] = { ...emptyPlace(), kind: 'person', name: nameAmong(name, taken), player, connected: true };
  }

  seatBot(seat: Seat): void {
    const taken = this.#names(seat);
    this.#places[seat] = { ...emptyPlace(), kind: 'bot', name: botNameAmong(taken), connected: true };
  }

  /** Gives every empty place to a bot, and for a rematch those of people who are not ready. Answers with their seats. */
  fillWithBots(isRematch: boolean): readonly Seat[] {
    const free = this.#places.flatMap(({ kind, ready }, seat) =>
      kind === 'empty' || (kind === 'person' && isRematch && !ready) ? [seat] : [],
    );
    for (const seat of free) this.seatBot(seat);
    return free;
  }

  clear(seat: Seat): void {
    this.#places[seat] = emptyPlace();
  }

  connect(seat: Seat): void {
    Object.assign(this.#place(seat), { connected: true, standIn: false, missed: 0, goneSince: null });
  }

  disconnect(seat: Seat, time: number): void {
    Object.assign(this.#place(seat), { connected: false, ready: false, goneSince: time });
  }

  standIn(seat: Seat): void {
    Object.assign(this.#place(seat), { standIn: true, ready: false });
  }

  handBack(seat: Seat): void {
    Object.assign(this.#place(seat), { standIn: false, missed: 0 });
  }

  /** False when it was already. */
  setReady(seat: Seat): boolean {
    const place = this.#place(seat);
    const isNew = !place.ready;
    place.ready = true;
    return isNew;
  }

  clearReady(): void {
    for (const place of this.#places) place.ready = false;
  }

  acted(seat: Seat): void {
    this.#place(seat).missed = 0;
  }

  /** The clock finished a turn here. True when that makes its person count as away. */
  missedTurn(seat: Seat): boolean {
    const place = this.#place(seat);
    place.missed += 1;
    return place.missed >= MISSED_TURNS;
  }

  /** The person gone longest whom nobody plays for yet, and since when. */
  longestGone(): { readonly seat: Seat; readonly since: number } | null {
    let longest: { seat: Seat; since: number } | null = null;
    for (const [seat, { goneSince, standIn }] of this.#places.entries()) {
      if (goneSince !== null && !standIn && (!longest || goneSince < longest.since))
        longest = { seat, since: goneSince };
    }
    return longest;
  }

  #names(except: Seat): string[] {
    return this.#places.filter((_, seat) => seat !== except).map(({ name }) => name);
  }
}
