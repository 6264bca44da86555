import {
  isToAct,
  no,
  ok,
  type PlayerView,
  type Result,
  type RuleSet,
  redact,
  type Seat,
  type SeatAction,
} from '#engine';
import type { BotSpeed, Refusal, TableUpdate, TableView } from '#protocol';
import { printRecord } from '#record';
import { canPlay, readRuleCode, storedRules } from '#rules';
import {
  type ActionEntry,
  type Arrival,
  LOG_VERSION,
  type LogEntry,
  type PlayableRules,
  Table,
  type TableHost,
  type TableLog,
  type TablePace,
  TURN_TIMES,
  type VersionedLogEntry,
} from '#table';
import type { GameToKeep, KeptGame } from './deviceKeeping.ts';
import { isAside, type LessonMove, lessonMove, prepared } from './lesson.ts';
import type { PracticeOptions, PracticeReply, PracticeRequest } from './messages.ts';

/** Collects the steps of the current game from a table's log, to print its finished deals. */
class GameText implements TableLog {
  readonly #log: TableLog;
  readonly #rules: RuleSet;
  readonly #seats: number;
  #steps: ActionEntry[] = [];
  /** Whether the steps are those of the whole game so far. */
  #isWhole = false;

  /** @param past the lines of a saved game, of any version @param log gets all lines */
  constructor(game: { readonly rules: RuleSet; readonly seats: number }, past: readonly unknown[], log: TableLog) {
    this.#rules = game.rules;
    this.#seats = game.seats;
    this.#log = log;
    for (const line of past) this.#collect(line as LogEntry & { readonly v?: number });
  }

  append(line: VersionedLogEntry): void {
    this.#collect(line);
    this.#log.append(line);
  }

  /**
   * The record of the game up to its last finished deal; null if no deal is finished, or if its beginning is missing or
   * was written by another version. Nothing of a running deal is in it.
   */
  finished(): string | null {
    const steps = this.#steps.slice(0, lastEnd(this.#steps));
    return this.#isWhole && steps.length > 0 ? printRecord({ rules: this.#rules, seats: this.#seats, steps }) : null;
  }

  #collect(line: LogEntry & { readonly v?: number }): void {
    if (line.type === 'game') {
      this.#steps = [];
      this.#isWhole = true;
    }
    if (line.type !== 'action') return;
    if (line.v === LOG_VERSION) this.#steps.push(line);
    else this.#isWhole = false;
  }
}

/** The number of steps before the deal that is running; 0 before the first has ended. */
function lastEnd(steps: readonly ActionEntry[]): number {
  const has = (type: 'dealt' | 'dealEnded') =>
    steps.findLastIndex(({ events }) => events.some((one) => one.type === type));
  const [dealt, ended] = [has('dealt'), has('dealEnded')];
  if (ended < 0) return 0;
  return dealt > ended ? dealt : steps.length;
}

/** Effectively no limit, in ms: long enough to come back tomorrow, short enough for a timer. */
const NO_LIMIT_MS = 24 * 60 * 60 * 1000;

/** The pause before a bot's action, and before the first action of a deal, in ms. */
const BOTS: Readonly<Record<BotSpeed, Pick<TablePace, 'bot' | 'deal'>>> = {
  normal: { bot: 900, deal: 1_600 },
  fast: { bot: 350, deal: 1_300 },
};

/** The pace of a practice table, which may change during a game. */
class PracticePace implements TablePace {
  readonly turn = TURN_TIMES.none.turn;
  readonly bank = TURN_TIMES.none.bank;
  readonly credit = TURN_TIMES.none.credit;
  readonly window = NO_LIMIT_MS;
  readonly next = NO_LIMIT_MS;
  readonly botTimeout = NO_LIMIT_MS;
  readonly grace = NO_LIMIT_MS;
  readonly graceWithoutClock = NO_LIMIT_MS;
  readonly silence = NO_LIMIT_MS;
  readonly fill = 0;
  readonly search = 0;
  readonly shares = 0;
  speed: BotSpeed = 'normal';
  /** Bots play without pauses until the player is to act. */
  isHurried = false;

  get bot(): number {
    return this.isHurried ? 0 : BOTS[this.speed].bot;
  }

  get deal(): number {
    return this.isHurried ? 0 : BOTS[this.speed].deal;
  }
}

/** The host of a table in the page. `after` calls back once after `ms` and returns a function that cancels it. */
export interface PracticeHost extends TableHost {
  after(ms: number, callback: () => void): () => void;
}

/** A table of one person and bots, with the timer it needs. */
export interface LocalTable {
  request(request: PracticeRequest): PracticeReply;
  /** Whether its first deal is that of the lesson. */
  readonly isLesson: boolean;
  /** Sets how fast the bots play from now on. */
  pace(speed: BotSpeed): void;
  /** Sets whether the lesson leads the player, as it does from the beginning: bots and moves wait for its steps. */
  lead(leads: boolean): void;
  /**
   * Begins: bots sit down and the first deal is dealt, if they have not yet. Returns the first update. Called once.
   */
  begin(): TableUpdate;
}

/**
 * A new practice game.
 * @throws RangeError if there are no such rules for so many seats
 */
export function newPracticeGame(options: PracticeOptions): GameToKeep {
  const read = readRuleCode(options.rules);
  if (!read.ok || !canPlay(read.value, options.seats)) throw new RangeError(`no rules to play by: ${options.rules}`);
  return { options, ruleSet: storedRules(read.value), past: [] };
}

/**
 * Opens a table for one person and bots in all other seats. It starts the game, or resumes it where `past` ends.
 * @throws RangeError if the rules do not allow this many seats; NewerGame if a newer version wrote some of `past`
 */
export function openLocalTable(
  { options: { name, seats, levels, avatar, isLesson = false }, past }: KeptGame,
  { rules, isChanged }: PlayableRules,
  host: PracticeHost,
  show: (update: TableUpdate) => void,
): LocalTable {
  const pace = new PracticePace();
  const game = { rules, isRulesChanged: isChanged, seats, paceName: 'none', pace, ...(levels && { levels }) } as const;
  const setup = { id: host.secrets('opening').slice(0, 32), code: '', isPrivate: true, ...game };
  const played = new GameText({ rules, seats }, past, host.log);
  const chances = isLesson ? prepared(host, past) : {};
  const table = new Table(setup, { ...host, ...chances, log: played }, past);
  const seat = sitDown(table, { name, ...(avatar !== undefined && { avatar }) });
  let stop = (): void => undefined;

  const see = (): TableUpdate['table'] => ({ ...table.tableView(seat), clock: null });
  const settle = (): void => {
    for (const { events } of table.drain()) {
      show({ table: see(), events: events.map((event) => redact(event, seat)) });
    }
    wait();
  };
  let leads = isLesson;
  /** The bot's move that the player has read about. */
  let watched: LessonMove | null = null;
  const led = (): PlayerView | null => (leads ? table.tableView(seat).game : null);
  /** The move of the lesson that a bot makes once the player has read about it; null if there is none. */
  const held = (): LessonMove | null => {
    const view = led();
    const move = view && lessonMove(view);
    return move && move.by !== seat && move.step !== null && move !== watched ? move : null;
  };
  const wait = (): void => {
    stop();
    if (held()) return;
    if (isAwaited(table.tableView(seat))) pace.isHurried = false;
    const due = table.due();
    if (due !== null) stop = host.after(Math.max(0, due - host.clock.now()), wake);
  };
  const wake = (): void => {
    table.wake();
    settle();
  };
  const act = (at: number, action: SeatAction): PracticeReply => {
    const view = led();
    return view && isAside(view, action) ? no('lessonWaits') : table.act(seat, at, action);
  };
  const answer = (request: PracticeRequest): PracticeReply => {
    switch (request.kind) {
      case 'act':
        return act(request.at, request.action);
      case 'next':
        return table.next(seat);
      case 'rematch':
        return table.rematch(seat);
      case 'back':
        return table.back(seat);
      case 'record':
        return found(table.record(request.deal));
      case 'game':
        return found(played.finished());
      case 'hurry':
        // In the lesson a bot waits for the player alone, who wants it to go on.
        if (held()) watched = held();
        else pace.isHurried = true;
        return ok(null);
      case 'watch':
        watched = held();
        return ok(null);
    }
  };
  wait();
  return {
    isLesson,
    begin() {
      while ((table.due() ?? Number.POSITIVE_INFINITY) <= host.clock.now()) table.wake();
      const events = table.drain().flatMap((change) => change.events.map((event) => redact(event, seat)));
      wait();
      return { table: see(), events: events.length > 0 ? events : null };
    },
    request(request) {
      const result = answer(request);
      settle();
      return result;
    },
    pace(speed) {
      pace.speed = speed;
      settle();
    },
    lead(on) {
      leads = on && isLesson;
      settle();
    },
  };
}

/** Whether the table waits for the person: for a turn, an answer or the next deal. */
const isAwaited = ({ game }: TableView): boolean =>
  !game || isToAct(game) || game.phase === 'ready' || game.phase === 'over';

function sitDown(table: Table, who: Omit<Arrival, 'id'>): Seat {
  const seat = table.sit({ ...who, id: 'me' });
  const mine = seat.ok ? seat : table.sit({ ...who, id: 'me', name: 'You' });
  if (!mine.ok) throw new Error(`cannot take a seat at a new table: ${mine.reason}`);
  table.connect(mine.value);
  table.start(mine.value);
  return mine.value;
}

/** The answer to a question for something that the table may not have. */
const found = <Value>(value: Value | null): Result<Value, Refusal> => (value === null ? no('notNow') : ok(value));
