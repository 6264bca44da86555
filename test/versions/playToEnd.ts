import { think } from '#bots';
import { type PlayerView, type Seat, seatsToAct } from '#engine';
import { storedRules } from '#rules';
import { memoryLog, readTableRules, type Table, type VersionedLogEntry } from '#table';
import { type ManualClock, manualClock } from '../support/clock.ts';
import { type SeenByAll, seenByAll } from './moments.ts';
import { type StoredGame, tableAt } from './storedGame.ts';

/** A stored game that was opened at a moment. */
export interface Opened {
  /** The public state; null before the first deal. */
  readonly opened: SeenByAll | null;
  /** Whether the deal in progress had to be cancelled. */
  readonly isCancelled: boolean;
}

/** A stored game that was opened at a moment and played to its end. */
export interface PlayedOn extends Opened {
  readonly ended: SeenByAll | null;
  /** The public state at the end, after the table was opened once more. */
  readonly reopened: SeenByAll | null;
  /** The game as it is stored at the end. */
  readonly stored: StoredGame;
}

/** More steps than any game has. */
const MOST_STEPS = 20_000;

/** Opens a stored game after the first lines of its log. */
export const open = (game: StoredGame, lines: number): Opened => openedAt(game, lines).seen;

/** The same, then lets all its people come back and play it to its end. */
export function playToEnd(game: StoredGame, lines: number): PlayedOn {
  const { table, clock, written, seen } = openedAt(game, lines);
  play(table, clock);
  // The server stores changed rules too.
  const rules = storedRules(readTableRules(game.rules, game.order.seats).rules);
  const stored = { ...game, rules, lines: [...game.lines.slice(0, lines), ...written] };
  return { ...seen, ended: seenAt(table), reopened: seenAt(tableAt(stored, stored.lines.length)), stored };
}

function openedAt(game: StoredGame, lines: number) {
  const { time } = game.lines.at(-1) as VersionedLogEntry;
  const clock = manualClock(time + 60_000);
  const { entries: written, ...log } = memoryLog();
  const table = tableAt(game, lines, { clock, log });
  const isCancelled = written.some((entry) => entry.type === 'action' && entry.action.type === 'cancelDeal');
  return { table, clock, written, seen: { opened: seenAt(table), isCancelled } };
}

function seenAt(table: Table): SeenByAll | null {
  const view = table.tableView('spectator').game;
  return view && seenByAll(view);
}

function play(table: Table, clock: ManualClock): void {
  const people = table.tableView('spectator').seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  for (const seat of people) table.connect(seat);
  for (let step = 0; table.stage !== 'over'; step++) {
    if (step > MOST_STEPS) throw new Error('the game does not end');
    takeStep(table, clock, people);
    table.drain();
  }
}

/** Does what the table waits for: an answer of a person, the wish for the next deal, or what is due next. */
function takeStep(table: Table, clock: ManualClock, people: readonly Seat[]): void {
  const { game, seats } = table.tableView('spectator');
  const asked = game ? seatsToAct(game).find((seat) => people.includes(seat) && !seats[seat]?.standIn) : undefined;
  if (asked !== undefined) {
    answer(table, asked);
    return;
  }
  if (game?.phase === 'ready' && game.deal > 0 && !table.isAdjourned) for (const seat of people) table.next(seat);
  const due = table.due();
  if (due === null) throw new Error('nothing is due');
  clock.advance(Math.max(0, due - clock.now()));
  table.wake();
}

function answer(table: Table, seat: Seat): void {
  const view = table.tableView(seat).game as PlayerView;
  const action = think(view, { below: () => 0 });
  const done = table.act(seat, view.seats[seat]?.at ?? -1, action);
  if (!done.ok) throw new Error(`seat ${seat} may not ${action.type}: ${done.reason}`);
}
