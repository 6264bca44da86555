import type { Seat } from '#engine';
import type { SeatInfo } from '#protocol';
import { type ActionEntry, isTurnMissed, type SeatEntry } from './log.ts';
import { botNameAmong, nameAmong, type Skeleton } from './names.ts';

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
  /** Wants to stop here and go on another day. */
  adjourns: boolean;
  /** Turns on end that the clock had to finish. */
  missed: number;
  /** When the connection of its person broke last; null when it has not, or they went home from a table that rests. */
  goneSince: number | null;
  /** Its person plays their first game. */
  isNew: boolean;
}

const emptyPlace = (): Place => ({
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
});

/** Who sits where, who is here, who is played for. Knows no cards and no rules. */
export class Seats {
  readonly #places: Place[];
  readonly #skeleton: Skeleton;

  /** @param skeleton tells names apart; unless told, only equal ones look alike */
  constructor(count: number, skeleton: Skeleton = (name) => name) {
    this.#skeleton = skeleton;
    this.#places = Array.from({ length: count }, emptyPlace);
  }

  #place(seat: Seat): Place {
    const place = this.#places[seat];
    if (!place) throw new RangeError(`no seat ${seat}`);
    return place;
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

  /** The host's own word for the person in this seat; null when there is none. */
  player(seat: Seat): string | null {
    return this.#places[seat]?.player ?? null;
  }

  /** The host's own words for those people. */
  players(): readonly string[] {
    return this.#places.flatMap(({ player }) => player ?? []);
  }

  /** Seats that belong to people, here or away. */
  people(): readonly Seat[] {
    return this.#places.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  first(kind: SeatInfo['kind']): Seat | null {
    const seat = this.#places.findIndex((place) => place.kind === kind);
    return seat < 0 ? null : seat;
  }

  /** Its person is here, even if a bot plays for them. */
  isHere(seat: Seat): boolean {
    return this.isPerson(seat) && this.#place(seat).connected;
  }

  isPerson(seat: Seat): boolean {
    return this.#places[seat]?.kind === 'person';
  }

  /** A bot chooses for this seat, its own or standing in. */
  isPlayedByBot(seat: Seat): boolean {
    const { kind, standIn } = this.#place(seat);
    return kind === 'bot' || standIn;
  }

  isNew(seat: Seat): boolean {
    return this.#place(seat).isNew;
  }

  /** A further game begins: nobody who sits here is new any more. */
  clearNew(): void {
    for (const place of this.#places) place.isNew = false;
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

  /** Somebody who is here has. */
  isAnyReady(): boolean {
    return this.#places.some(({ ready, connected }) => ready && connected);
  }

  /** The name somebody new in this seat is called by; a bot's where none is wished for. */
  nameFor(seat: Seat, wished?: string): string {
    const taken = this.#places.filter((_, other) => other !== seat).map(({ name }) => name);
    return wished === undefined ? botNameAmong(taken, this.#skeleton) : nameAmong(wished, taken, this.#skeleton);
  }

  /** Places that a game begins with bots in: the empty ones, and for a rematch those of people who are not ready. */
  forBots(isRematch: boolean): readonly Seat[] {
    return this.#places.flatMap(({ kind, ready }, seat) =>
      kind === 'empty' || (kind === 'person' && isRematch && !ready) ? [seat] : [],
    );
  }

  /** Books what became of a seat; nothing else changes who is in one, or who plays for it. */
  note({ seat, change, name, player, isNew, time }: SeatEntry): void {
    const place = this.#place(seat);
    switch (change) {
      case 'sat':
        this.#places[seat] = {
          ...emptyPlace(),
          ...{ kind: 'person', name, player: player ?? null, connected: true, isNew: isNew === true },
        };
        break;
      case 'bot':
        this.#places[seat] = { ...emptyPlace(), kind: 'bot', name, connected: true };
        break;
      case 'left':
        this.#places[seat] = emptyPlace();
        break;
      case 'returned':
        Object.assign(place, { connected: true, standIn: false, missed: 0 });
        break;
      case 'dropped':
        // Somebody is ready who said so, however short the line is broken; what they want to stop, they must be here for.
        Object.assign(place, { connected: false, adjourns: false, goneSince: time });
        break;
      case 'standIn':
        Object.assign(place, { standIn: true, ready: false, adjourns: false });
        break;
      case 'handBack':
        Object.assign(place, { standIn: false, missed: 0 });
        break;
    }
  }

  /** False when it was already. */
  setReady(seat: Seat): boolean {
    const place = this.#place(seat);
    const isNew = !place.ready;
    Object.assign(place, { ready: true, adjourns: false });
    return isNew;
  }

  clearReady(): void {
    for (const place of this.#places) Object.assign(place, { ready: false, adjourns: false });
  }

  /** Its person wants to stop here, or no longer. */
  toggleAdjourns(seat: Seat): void {
    const place = this.#place(seat);
    Object.assign(place, { ready: false, adjourns: !place.adjourns });
  }

  /** Everybody present, and at least one, wants to stop here. */
  isAdjourning(): boolean {
    const present = this.present();
    return present.length > 0 && present.every((seat) => this.#place(seat).adjourns);
  }

  /** All people leave until another day; nobody plays for them meanwhile. */
  adjourn(): void {
    this.clearReady();
    for (const seat of this.people()) {
      Object.assign(this.#place(seat), { connected: false, standIn: false, missed: 0, goneSince: null });
    }
  }

  /** Whoever is not back is gone from now on. */
  resume(time: number): void {
    for (const seat of this.people()) {
      const place = this.#place(seat);
      if (!place.connected) place.goneSince = time;
    }
  }

  /** Somebody sits here, and nobody of them is away. */
  isComplete(): boolean {
    const people = this.people();
    return people.length > 0 && people.every((seat) => this.#place(seat).connected);
  }

  /** Books who acted, or whose turn was ended for them. True when that makes its person count as away. */
  heard(entry: ActionEntry): boolean {
    const { by, origin } = entry;
    if (by === 'table') return false;
    const place = this.#place(by);
    if (origin === 'person') place.missed = 0;
    if (!isTurnMissed(entry)) return false;
    place.missed += 1;
    return place.missed >= MISSED_TURNS;
  }

  /** The person gone longest whom nobody plays for yet, and since when. */
  longestGone(): { readonly seat: Seat; readonly since: number } | null {
    let longest: { seat: Seat; since: number } | null = null;
    for (const [seat, { goneSince, connected, standIn }] of this.#places.entries()) {
      if (goneSince !== null && !connected && !standIn && (!longest || goneSince < longest.since))
        longest = { seat, since: goneSince };
    }
    return longest;
  }

  /** When the last connection broke of those whom a rematch would cost the seat, back or not; long ago, as minus infinity. */
  lastGone(): number {
    const times = this.#places.flatMap(({ ready, standIn, goneSince }) => (ready || standIn ? [] : (goneSince ?? [])));
    return Math.max(...times);
  }
}
