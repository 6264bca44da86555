import { isAsked, ok, type Result, redact, type Seat } from '#engine';
import type { BotSpeed, Refusal, TableUpdate, TableView } from '#protocol';
import { readRuleCode } from '#rules';
import { Table, type TableHost, type TablePace, TURN_TIMES } from '#table';
import type { KeptGame } from './keeping.ts';
import type { PracticeRequest } from './messages.ts';

/** Nobody waits for whoever practises: long enough to come back tomorrow, short enough for a timer. */
const NO_HURRY = 24 * 60 * 60 * 1000;

/** How long bots take before an action, and before the first of a deal, in ms. */
const BOTS: Readonly<Record<BotSpeed, Pick<TablePace, 'bot' | 'deal'>>> = {
  normal: { bot: 900, deal: 1_600 },
  fast: { bot: 350, deal: 1_300 },
};

/** The pace of a practice table, which may change while it is played. */
class PracticePace implements TablePace {
  readonly turn = TURN_TIMES.none.turn;
  readonly bank = TURN_TIMES.none.bank;
  readonly credit = TURN_TIMES.none.credit;
  readonly window = NO_HURRY;
  readonly next = NO_HURRY;
  readonly grace = NO_HURRY;
  readonly graceWithoutClock = NO_HURRY;
  readonly fill = 0;
  speed: BotSpeed = 'normal';
  /** Bots play without pauses until the person is asked for something. */
  isHurried = false;

  get bot(): number {
    return this.isHurried ? 0 : BOTS[this.speed].bot;
  }

  get deal(): number {
    return this.isHurried ? 0 : BOTS[this.speed].deal;
  }
}

/** What a table in the page runs on. `after` calls back once, `ms` from now, and returns the way to stop. */
export interface PracticeHost extends TableHost {
  after(ms: number, callback: () => void): () => void;
}

/** A table of one person and bots, and the timer it needs. */
export interface LocalTable {
  request(request: PracticeRequest): Result<null, Refusal>;
  /** How fast the bots play from now on. */
  pace(speed: BotSpeed): void;
  /** The table now, for a first look. */
  look(): TableUpdate;
}

/**
 * Opens a table for one person and as many bots as there are other seats, and begins the game, or goes on where its past ends.
 * @throws RangeError when these are no rules, or not for so many; Error when that past cannot be
 */
export function openLocalTable(
  { options: { name, rules: code, seats }, past }: KeptGame,
  host: PracticeHost,
  show: (update: TableUpdate) => void,
): LocalTable {
  const rules = readRuleCode(code);
  if (!rules.ok) throw new RangeError(`no rules: ${code}`);
  const pace = new PracticePace();
  const game = { rules: rules.value, seats, paceName: 'none', pace } as const;
  const setup = { id: host.entropy().slice(0, 32), code: '', isPrivate: true, ...game };
  const table = new Table(setup, host, past);
  const seat = sitDown(table, name);
  let stop = (): void => undefined;

  const see = (): TableUpdate['table'] => ({ ...table.tableView(seat), clock: null });
  const settle = (): void => {
    for (const { events } of table.drain()) {
      show({ table: see(), story: events.map((event) => redact(event, seat)) });
    }
    stop();
    if (isAwaited(table.tableView(seat))) pace.isHurried = false;
    const due = table.due();
    if (due !== null) stop = host.after(Math.max(0, due - host.clock.now()), wake);
  };
  const wake = (): void => {
    table.wake();
    settle();
  };
  settle();
  return {
    look: () => ({ table: see(), story: null }),
    request(request) {
      if (request.kind === 'hurry') pace.isHurried = true;
      const result = request.kind === 'hurry' ? ok(null) : answer(table, seat, request);
      settle();
      return result;
    },
    pace(speed) {
      pace.speed = speed;
      settle();
    },
  };
}

/** Does all wait for the person: for a turn, an answer, or the next deal. */
const isAwaited = ({ game }: TableView): boolean =>
  !game || isAsked(game) || game.phase === 'ready' || game.phase === 'over';

function sitDown(table: Table, name: string): Seat {
  const seat = table.sit({ id: 'me', name });
  const mine = seat.ok ? seat : table.sit({ id: 'me', name: 'You' });
  if (!mine.ok) throw new Error(`nobody can sit at a fresh table: ${mine.reason}`);
  table.connect(mine.value);
  table.start(mine.value);
  return mine.value;
}

function answer(table: Table, seat: Seat, request: Exclude<PracticeRequest, { kind: 'hurry' }>): Result<null, Refusal> {
  switch (request.kind) {
    case 'act':
      return table.act(seat, request.at, request.action);
    case 'next':
      return table.next(seat);
    case 'rematch':
      return table.rematch(seat);
    case 'back':
      return table.back(seat);
  }
}
