import type { BotThink } from '#bots';
import {
  legalActions,
  listActions,
  type Phase,
  type PlayerView,
  type RuleSet,
  type Seat,
  type SeatAction,
  seatsToAct,
} from '#engine';
import { crazyRummy } from '#rules';
import {
  memoryLog,
  Table,
  type TableHost,
  type TablePace,
  type TableSetup,
  type Think,
  type VersionedLogEntry,
} from '#table';
import { skeleton } from '../../../server/rooms/opening.ts';
import { type ManualClock, manualClock } from '../clock.ts';
import { entropyFrom } from '../entropy.ts';

export const PACE = {
  turn: 60_000,
  bank: 0,
  credit: 0,
  window: 5_000,
  next: 20_000,
  bot: 1_000,
  deal: 2_000,
  botTimeout: 4_000,
  grace: 15_000,
  graceWithoutClock: 120_000,
  silence: 60_000,
  fill: 4_000,
  search: 10_000,
  shares: 0,
} satisfies TablePace;

/** Draws from the stock, discards the first card it may, and says no to everything else: dull, but always legal. */
export const plainly: BotThink = (view) => {
  const { draws, discards, passes, presses, ...others } = legalActions(view);
  const drawn = draws.find(({ from }) => from === 'stock') ?? draws[0];
  const said = passes[0] ?? presses.find(({ take }) => !take);
  return drawn ?? discards[0] ?? said ?? (Object.values(others).flat().at(-1) as SeatAction);
};

/** Takes the first legal action, with draws and plays before discards. */
export const firstListed: BotThink = (view) => {
  const { draws, melds, layOffs, discards } = legalActions(view);
  const actions: SeatAction[] = [...draws, ...melds, ...layOffs, ...discards];
  return actions[0] ?? (listActions(legalActions(view))[0] as SeatAction);
};

const BETWEEN_DEALS: readonly Phase[] = ['opening', 'ready', 'over'];

/** A table whose clock the test controls. */
export interface TableUnderTest {
  readonly table: Table;
  /** The table as a new process rebuilds it from the log alone, by default this table's own. */
  replayed(past?: readonly unknown[], changed?: Partial<TableSetup>): TableUnderTest;
  readonly clock: ManualClock;
  readonly log: ReturnType<typeof memoryLog>;
  /** Runs everything that is due now. */
  settle(): void;
  /** Moves the clock forward by some ms, running everything that falls due on the way. */
  pass(ms: number): void;
  view(seat: Seat): PlayerView;
  /** Acts for a person on the decision asked of their seat. */
  act(seat: Seat, action: SeatAction): ReturnType<Table['act']>;
  /** Plays for people and bots until the deal is over. */
  finishDeal(): void;
}

export function setUp(
  {
    seats = 3,
    isPrivate = true,
    pace = PACE,
    rules = crazyRummy,
    bots = true,
    levels = [],
    isDaily = false,
    isRated = false,
  }: Partial<TableSetup> = {},
  think: Think = plainly,
  own: Omit<Bots, 'think'> = {},
): TableUnderTest {
  const setup = {
    id: '0'.repeat(32),
    code: 'BCDFGH',
    isPrivate,
    bots,
    levels,
    isDaily,
    isRated,
    rules,
    seats,
    paceName: 'usual',
    pace,
  } as const;
  return open(setup, { think, ...own }, []);
}

type Bots = Pick<TableHost, 'think' | 'thinker' | 'onFallback' | 'levels' | 'onSaid' | 'pair' | 'calendar'> &
  Partial<Pick<TableHost, 'secrets'>>;

function open(setup: TableSetup, bots: Bots, past: readonly unknown[]): TableUnderTest {
  const { think } = bots;
  const clock = manualClock();
  const log = memoryLog();
  for (const line of past) log.append(line as VersionedLogEntry);
  const table = new Table(setup, { clock, log, secrets: entropyFrom('table'), ...bots, skeleton }, past);
  const view = (seat: Seat): PlayerView => {
    const { game } = table.tableView(seat);
    if (!game) throw new Error('no game is under way');
    return game;
  };
  const act = (seat: Seat, action: SeatAction) => table.act(seat, view(seat).seats[seat]?.at ?? -1, action);
  const settle = () => {
    while (table.wake()) table.drain();
  };
  const pass = (ms: number) => {
    const end = clock.now() + ms;
    for (let due = table.due(); due !== null && due <= end; due = table.due()) {
      clock.advance(Math.max(0, due - clock.now()));
      table.wake();
    }
    clock.advance(end - clock.now());
  };
  const finishDeal = () => {
    const isPerson = (seat: Seat): boolean => {
      const { kind, standIn } = table.tableView(0).seats[seat] ?? {};
      return kind === 'person' && !standIn;
    };
    while (!BETWEEN_DEALS.includes(view(0).phase)) {
      const person = seatsToAct(view(0)).find(isPerson);
      if (person === undefined) pass((table.due() ?? Number.NaN) - clock.now());
      else act(person, think(view(person), { below: () => 0 }, 'steady'));
    }
  };
  const replayed = (past: readonly unknown[] = log.entries, changed: Partial<TableSetup> = {}) =>
    open({ ...setup, ...changed }, bots, [...past]);
  return { table, clock, log, replayed, settle, pass, view, act, finishDeal };
}

/** Lets the time pass until the table is due. Returns that time in ms. */
export function passUntilDue({ table, clock, pass }: TableUnderTest): number {
  const ms = (table.due() ?? Number.NaN) - clock.now();
  pass(ms);
  return ms;
}

/** Seats people in this order. */
export function seat({ table }: TableUnderTest, ...names: readonly string[]): void {
  for (const name of names) {
    const seated = table.sit({ id: `id of ${name}`, name });
    if (!seated.ok) throw new Error(`${name}: ${seated.reason}`);
  }
}

/** Three people at a table for three, with the first deal dealt. */
export function threeDealt(think?: Think, rules?: RuleSet): TableUnderTest {
  const set = setUp(rules && { rules }, think);
  seat(set, 'Ann', 'Ben', 'Cid');
  set.settle();
  return set;
}

/** Ann alone with bots, with the first deal dealt. */
export function annAndBots(think?: Think, rules?: RuleSet): TableUnderTest {
  const set = setUp(rules && { rules }, think);
  seat(set, 'Ann');
  set.table.start(0);
  set.settle();
  return set;
}

/** Plays until the game is over, pressing Next for everybody. */
export function finishGame(set: TableUnderTest, people: readonly Seat[]): void {
  while (set.table.stage === 'playing') {
    set.finishDeal();
    for (const person of people) set.table.next(person);
    set.settle();
  }
}
