import { think } from '#bots';
import { type PlayerView, type RuleSet, type Seat, type SeatAction, seatsToAct } from '#engine';
import { canPlay, PRESETS, type PresetId, printRules } from '#rules';
import { memoryLog, Table, type TableSetup, TURN_TIMES, type VersionedLogEntry } from '#table';
import { TEMPO } from '../../server/config.ts';
import { newCode } from '../../server/lobby/codes.ts';
import { CODE_LENGTH } from '../../server/lobby/tableDirectory.ts';
import type { TableSettings } from '../../server/tables.ts';
import { type ManualClock, manualClock } from '../support/clock.ts';
import { entropyFrom } from '../support/entropy.ts';

/** The people at each table, with their guest ids. */
const GUESTS = [
  { id: 'a'.repeat(32), name: 'Ann' },
  { id: 'b'.repeat(32), name: 'Ben' },
] as const;

/** A table whose game has been played to its end. */
export interface PlayedTable {
  readonly order: TableSettings;
  readonly entries: readonly VersionedLogEntry[];
  /** A spectator's views, oldest first, each with the number of log entries at that time. */
  readonly looks: readonly { readonly lines: number; readonly game: PlayerView; readonly isAdjourned: boolean }[];
}

/** Ann's share of each deal. */
const SHARE = '5a'.repeat(16);
const START = Date.UTC(2026, 10, 22);
const SEATS = [3, 4, 2, 5, 6] as const;

/** The order of a table at which Ann, Ben and, where there are seats left, bots play this game. */
function orderOf(preset: PresetId): TableSettings {
  const rules = PRESETS[preset] as RuleSet;
  const seats = SEATS.find((count) => canPlay(rules, count)) ?? 3;
  const random = entropyFrom(`table ${preset}`);
  return {
    id: random().slice(0, 32),
    code: newCode(random, CODE_LENGTH),
    isPrivate: true,
    seats,
    rules: printRules(rules),
    pace: 'usual',
  };
}

/**
 * Plays a whole game that covers every kind of log entry: a turn times out, a person is away for some turns and comes
 * back, and the table adjourns between the first two deals. Ann adds a share to each deal, Ben none.
 */
export function playTable(preset: PresetId): PlayedTable {
  const order = orderOf(preset);
  const clock = manualClock(START);
  const log = memoryLog();
  const pace = { ...TURN_TIMES[order.pace], ...TEMPO };
  const setup: TableSetup = { ...order, rules: PRESETS[preset] as RuleSet, paceName: order.pace, pace };
  const host = { clock, log, secrets: entropyFrom(`deals of ${preset}`), think };
  const play = new Play(new Table(setup, host), clock, () => log.entries.length);
  play.run();
  return { order, entries: log.entries, looks: play.looks };
}

class Play {
  readonly looks: { lines: number; game: PlayerView; isAdjourned: boolean }[] = [];
  readonly #table: Table;
  readonly #clock: ManualClock;
  readonly #lines: () => number;
  #actions = 0;
  #hasRested = false;

  constructor(table: Table, clock: ManualClock, lines: () => number) {
    this.#table = table;
    this.#clock = clock;
    this.#lines = lines;
  }

  run(): void {
    for (const person of GUESTS) this.#table.sit(person);
    this.#table.start(0);
    while (this.#table.stage !== 'over') {
      this.#step();
      this.#look();
    }
  }

  #step(): void {
    const game = this.#view('spectator');
    this.#table.share(0, (game?.deal ?? 0) + 1, SHARE);
    if (!game || this.#isPause(game)) {
      this.#pause(game);
      return;
    }
    const person = seatsToAct(game).find((seat) => seat < GUESTS.length && !this.#isStandIn(seat));
    if (person === undefined) this.#wake();
    else this.#act(person);
  }

  /** Plays for a person. The 20th action times out, and at the 30th Ben is disconnected for ten steps. */
  #act(seat: Seat): void {
    this.#actions++;
    if (this.#actions === 20) this.#wake();
    else if (this.#actions === 30) this.#leaveForAWhile(1);
    else this.#play(seat);
  }

  #play(seat: Seat): void {
    const view = this.#view(seat) as PlayerView;
    const action: SeatAction = think(view, { below: () => 0 });
    const done = this.#table.act(seat, view.seats[seat]?.at ?? -1, action);
    if (!done.ok) throw new Error(`${done.reason}: ${JSON.stringify(action)}`);
  }

  #leaveForAWhile(seat: Seat): void {
    this.#table.disconnect(seat);
    for (let step = 0; step < 10; step++) {
      this.#wake();
      this.#look();
    }
    this.#table.connect(seat);
    this.#table.back(seat);
  }

  #pause(game: PlayerView | null): void {
    if (!game || this.#hasRested || this.#table.isAdjourned) this.#nextDeal();
    else this.#rest();
  }

  #rest(): void {
    this.#hasRested = true;
    for (const seat of GUESTS.keys()) this.#table.adjourn(seat);
    this.#wake();
    for (const seat of GUESTS.keys()) this.#table.disconnect(seat);
    this.#look();
    this.#clock.advance(86_400_000);
    for (const seat of GUESTS.keys()) this.#table.connect(seat);
  }

  #nextDeal(): void {
    for (const seat of GUESTS.keys()) this.#table.next(seat);
    this.#wake();
  }

  #isPause = ({ phase, deal }: PlayerView): boolean => phase === 'ready' && deal > 0;

  #isStandIn = (seat: Seat): boolean => this.#table.tableView('spectator').seats[seat]?.standIn === true;

  #view = (viewer: Seat | 'spectator'): PlayerView | null => this.#table.tableView(viewer).game;

  #wake(): void {
    const due = this.#table.due();
    if (due === null) throw new Error('nothing is due');
    this.#clock.advance(Math.max(0, due - this.#clock.now()));
    this.#table.wake();
  }

  #look(): void {
    const game = this.#view('spectator');
    const { isAdjourned } = this.#table;
    if (game) this.looks.push({ lines: this.#lines(), game, isAdjourned });
    this.#table.drain();
  }
}
