import type { GameEvent, Mutable, Seat } from '#engine';
import type { LevelName } from '#protocol';
import type { RecordStep } from '#record';
import type { LogEntry, RatedPair, SeatEntry, TableSeat } from './log.ts';
import { EMPTY_SEAT, seatAfter } from './seats.ts';
import type { TableSetup } from './setup.ts';
import { readEntries } from './upcasters.ts';

/** A game as a table's log has it. */
export interface GameInLog {
  /** When it began, and when its last step happened, by the calendar. */
  readonly began: number;
  readonly ended: number;
  /** `running` also stands for a game that nobody finished. */
  readonly status: 'running' | 'adjourned' | 'over';
  /** The seats that are rated against each other; null if it does not count for ratings. */
  readonly pairs: readonly RatedPair[] | null;
  readonly steps: readonly RecordStep[];
  /** The people and bots at the table during the game, by seat and then in order. */
  readonly stays: readonly Stay[];
}

/** The games in a part of a log. */
export interface GamesInLog {
  readonly games: readonly GameInLog[];
  /** The number of the line from which the log has to be read next time: a snapshot before all that may change. */
  readonly resume: number;
}

/**
 * Finds the games in a table's log, whichever versions wrote it.
 * @param lines the log from a snapshot on, or from its beginning
 * @param first the number of the first of these lines
 * @throws NewerGame
 */
export function gamesIn(lines: readonly unknown[], first: number, { seats }: Pick<TableSetup, 'seats'>): GamesInLog {
  const games: GameInProgress[] = [];
  const stays = new SeatStays(seats);
  /** The last snapshot, and the last one before the last game. */
  let [last, before] = [first, first];
  for (const [index, entry] of readEntries(lines).entries.entries()) {
    const line = first + index;
    if (entry.type === 'snapshot') {
      last = line;
      stays.resume(entry.seats);
    }
    if (entry.type === 'game') {
      games.push(new GameInProgress(entry, stays));
      before = last;
    }
    stays.add(entry);
    games.at(-1)?.add(entry);
  }
  const mayChange = games.length > 0 && games.at(-1)?.status !== 'over';
  return { games: games.map((game) => game.logged()), resume: mayChange ? before : last };
}

/** A game while its log is read. */
class GameInProgress {
  readonly #began: number;
  readonly #pairs: readonly RatedPair[] | null;
  readonly #steps: RecordStep[] = [];
  readonly #seats: SeatStays;
  #stays: readonly Stay[] = [];
  #ended: number;
  status: GameInLog['status'] = 'running';

  constructor(entry: Extract<LogEntry, { type: 'game' }>, seats: SeatStays) {
    this.#began = entry.time;
    this.#pairs = entry.pairs ?? null;
    this.#ended = entry.time;
    this.#seats = seats;
  }

  add(entry: LogEntry): void {
    if (this.status === 'over') return;
    if (entry.type === 'adjourned') this.status = 'adjourned';
    if (entry.type === 'resumed') this.status = 'running';
    if (entry.type === 'action') {
      const { by, action, events, time } = entry;
      this.#steps.push({ by, action, events });
      this.#ended = time;
      if (events.some(({ type }) => type === 'gameEnded')) this.status = 'over';
    }
    this.#stays = this.#seats.all();
  }

  logged(): GameInLog {
    return {
      began: this.#began,
      ended: this.#ended,
      status: this.status,
      pairs: this.#pairs,
      steps: this.#steps,
      stays: this.#stays,
    };
  }
}

/** The time that somebody held a seat in one game, and what they did there. */
export interface Stay {
  readonly seat: Seat;
  /** 0 for the first who held the seat in this game, then 1, and so on. */
  readonly order: number;
  /** The host's id of a person; null for a bot. */
  readonly player: string | null;
  readonly name: string;
  /** A bot's level; null for a person. */
  readonly level: LevelName | null;
  /** The first deal of the stay, from 1, and the last that ended in it; the last is smaller if there was none. */
  readonly from: number;
  readonly to: number;
  /** The person left the table for good before the game was over. */
  readonly left: boolean;
  /**
   * The number of the entry since which they have been gone: without a connection, or because they left. Null while
   * they are connected, or the game is adjourned. Nobody is gone because the host disconnected them. Entries keep their
   * order when somebody sets the calendar.
   */
  readonly goneSince: number | null;
  /** The host had disconnected them before, and they have not been back. */
  readonly isLost: boolean;
  /** They held the seat when the game began. */
  readonly isFirst: boolean;
  /** How often the seat went out, and how many wilds it took out of melds, while nobody stood in for its person. */
  readonly outs: number;
  /** The finished deals in which they made a move themselves. */
  readonly played: number;
  readonly swaps: number;
}

type OpenStay = Mutable<Stay>;

/** The fields of a stay whose person is connected. */
const CONNECTED = { goneSince: null, isLost: false } as const;

/** Follows who holds which seat through a log, and counts for the current game. */
class SeatStays {
  #seats: readonly TableSeat[];
  /** The stays of the current game, by seat. The last of a seat lasts unless `left` is set. */
  #stays: readonly (readonly OpenStay[])[] = [];
  /** The number of deals of the current game that have ended. */
  #deals = 0;
  /** The number of entries so far. */
  #count = 0;
  /** The seats whose people have made a move themselves in the current deal. */
  readonly #active = new Set<Seat>();

  constructor(seats: number) {
    this.#seats = Array.from({ length: seats }, () => EMPTY_SEAT);
  }

  /** Takes over who sits where from a snapshot. */
  resume(records: readonly TableSeat[]): void {
    this.#seats = records.map((one) => (one.goneSince === null ? one : { ...one, goneSince: this.#count }));
  }

  /** The stays of the current game, by seat and then in order. A bot whose seat a person took is left out. */
  all(): readonly Stay[] {
    return this.#stays.flatMap((stays) =>
      stays
        .filter(({ player }, index) => player !== null || index === stays.length - 1)
        .map((stay, order) => ({ ...stay, order, to: stay.left ? stay.to : this.#deals })),
    );
  }

  add(entry: LogEntry): void {
    this.#count++;
    if (entry.type === 'game') this.#begin();
    else if (entry.type === 'seat') this.#change(entry);
    else if (entry.type === 'adjourned') this.#onAdjourned();
    else if (entry.type === 'resumed') this.#onResumed();
    else if (entry.type === 'action') {
      if (entry.origin === 'person' && entry.by !== 'table') this.#active.add(entry.by);
      for (const event of entry.events) this.#countEvent(event);
    }
  }

  #begin(): void {
    this.#deals = 0;
    this.#stays = this.#seats.map((record, seat) =>
      record.kind === 'empty' ? [] : [this.#stayOf(seat, record, true)],
    );
  }

  #change(entry: SeatEntry): void {
    const { seat, change, player } = entry;
    const before = this.#seats[seat] ?? EMPTY_SEAT;
    const after = seatAfter(before, entry, this.#count);
    this.#seats = this.#seats.with(seat, after);
    const stay = this.#stays[seat]?.at(-1);
    if (stay && change === 'dropped') {
      if (entry.byHost) stay.isLost = true;
      else stay.goneSince ??= this.#count;
    }
    if (stay && change === 'returned') Object.assign(stay, CONNECTED);
    // Nobody has a part in a rematch that they neither asked for nor played.
    if (change === 'bot' && before.kept && stay) {
      this.#stays = this.#stays.with(seat, [{ ...this.#stayOf(seat, after, true), from: stay.from }]);
      return;
    }
    if (change === 'left' && stay) this.#close(stay);
    if (change !== 'sat' && change !== 'bot') return;
    this.#active.delete(seat);
    // Somebody who left and came back to the same seat has never been away.
    const former = this.#stays[seat]?.findLast((one) => one.player !== null);
    if (former && former === stay && former.player === player) Object.assign(former, CONNECTED, { left: false });
    else if (this.#stays[seat]) {
      if (stay && !stay.left) this.#close(stay);
      this.#stays = this.#stays.with(seat, [...(this.#stays[seat] ?? []), this.#stayOf(seat, after, false)]);
    }
  }

  #close(stay: OpenStay): void {
    stay.left = true;
    stay.goneSince ??= this.#count;
    stay.to = this.#deals;
  }

  /** Everybody goes until another day. */
  #onAdjourned(): void {
    const isPerson = ({ kind }: TableSeat): boolean => kind === 'person';
    this.#seats = this.#seats.map((one) => (isPerson(one) ? { ...one, connected: false, standIn: false } : one));
    for (const stay of this.#open()) stay.goneSince = null;
  }

  /** Those who are not back are gone from now on. */
  #onResumed(): void {
    for (const stay of this.#open()) stay.goneSince = this.#seats[stay.seat]?.connected ? null : this.#count;
  }

  /** The stays of those who have a seat now. */
  #open(): readonly OpenStay[] {
    return this.#stays.flatMap((stays) => stays.slice(-1).filter(({ left }) => !left));
  }

  #stayOf(seat: Seat, record: TableSeat, isFirst: boolean): OpenStay {
    const { kind, player, name, level = 'steady', connected, goneSince } = record;
    const end = { ...CONNECTED, left: false, goneSince: connected ? null : goneSince };
    const who = { player: kind === 'bot' ? null : player, name, level: kind === 'bot' ? level : null };
    return {
      seat,
      order: 0,
      ...who,
      isFirst,
      from: this.#deals + 1,
      to: this.#deals,
      ...end,
      outs: 0,
      played: 0,
      swaps: 0,
    };
  }

  #countEvent(event: GameEvent): void {
    if (event.type === 'swapped') this.#own(event.seat, (stay) => stay.swaps++);
    if (event.type === 'tookBack' && event.play?.type === 'swap') this.#own(event.seat, (stay) => stay.swaps--);
    if (event.type === 'dealt') this.#active.clear();
    if (event.type !== 'dealEnded') return;
    this.#deals++;
    for (const stay of this.#open()) if (this.#active.has(stay.seat)) stay.played++;
    this.#own(event.out, (stay) => stay.outs++);
  }

  /** Counts for the holder of a seat, unless a bot stands in for them. */
  #own(seat: Seat, count: (stay: OpenStay) => unknown): void {
    const stay = this.#stays[seat]?.at(-1);
    if (stay && !this.#seats[seat]?.standIn) count(stay);
  }
}
