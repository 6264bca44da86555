import { legalActions, type PlayerView, type Seat, type SeatAction } from '#engine';
import { crazyRummy } from '#rules';
import { memoryLog, Table, type Think } from '#table';
import { personsChoice } from './lineChoice.ts';

/** Everything a player may do to a table. */
export const KINDS = ['stock', 'pile', 'meld', 'layOff', 'swap', 'takeBack', 'discard'] as const;
export type Kind = (typeof KINDS)[number];

export function kindOf(action: SeatAction): Kind {
  const name = action.type === 'draw' ? action.from : action.type;
  const kind = KINDS.find((each) => each === name);
  if (!kind) throw new Error(`not in base Crazy Rummy: ${name}`);
  return kind;
}

/** One thing a person does, and what each person sees just before it. */
export interface LineStep {
  readonly seat: Seat;
  readonly action: SeatAction;
  readonly views: readonly PlayerView[];
}

/** A deal as persons and bots would play it, from the secret its cards come from. */
export interface Line {
  readonly secret: string;
  readonly steps: readonly LineStep[];
  /** What each person sees when it is over. */
  readonly end: readonly PlayerView[];
}

export interface LineWish {
  readonly people: number;
  readonly seats: number;
  readonly think: Think;
  /** How often each person must have done what, at least. */
  readonly wanted: Readonly<Record<Kind, number>>;
  /** The first secret tried, as a number; the following ones come after it. */
  readonly from: number;
  /** Secrets tried at most. */
  readonly tries: number;
  /** Persons' actions at most. */
  readonly longest: number;
}

/**
 * The first deal that, played like this, has everything that is wanted.
 * @throws when there is none among the secrets tried
 */
export function findLine(wish: LineWish): Line {
  for (let number = wish.from; number < wish.from + wish.tries; number++) {
    const line = playLine(wish, number.toString(16).padStart(64, '0'));
    if (line && hasAll(line, wish)) return line;
  }
  throw new Error(`no deal with all of that from secret ${wish.from} on`);
}

function hasAll({ steps }: Line, { people, wanted }: LineWish): boolean {
  const times = (seat: Seat, kind: Kind) =>
    steps.filter((step) => step.seat === seat && kindOf(step.action) === kind).length;
  return KINDS.every((kind) =>
    Array.from({ length: people }, (_, seat) => times(seat, kind)).every((n) => n >= wanted[kind]),
  );
}

/** The whole first deal at a table of these people, and bots; null when it takes too long. */
function playLine({ people, seats, think, longest }: LineWish, secret: string): Line | null {
  let now = 0;
  const pace = { turn: 1e9, window: 1e9, next: 1e9, bot: 1, deal: 1, grace: 1e9, fill: 1e9 };
  const table = new Table(
    { id: 'line', code: 'LINE1', isPrivate: true, rules: crazyRummy, seats, pace },
    { clock: { now: () => now }, entropy: () => secret, log: memoryLog(), think },
  );
  const viewers = Array.from({ length: people }, (_, seat) => seat);
  for (const seat of viewers) table.sit({ id: `person ${seat}`, name: `Person ${seat}` });
  table.start(0);
  const viewsNow = () => viewers.map((seat) => table.tableView(seat).game as PlayerView);
  const steps: LineStep[] = [];
  for (;;) {
    const views = viewsNow();
    const view = views[views[0]?.turn ?? -1];
    if (views[0]?.results.length) return { secret, steps, end: views };
    if (steps.length > longest) return null;
    if (view) {
      const seat = view.turn;
      const action = nextOf(steps, seat, view);
      const done = table.submit(seat, view.seats[seat]?.at ?? -1, action);
      if (!done.ok) throw new Error(`refused (${done.reason}): ${JSON.stringify(action)}`);
      steps.push({ seat, action, views });
    } else {
      now = table.due() ?? now;
      table.wake();
    }
  }
}

/** Every person changes their mind once: their first swap is taken back, and made again. */
function nextOf(steps: readonly LineStep[], seat: Seat, view: PlayerView): SeatAction {
  const mine = steps.filter((step) => step.seat === seat).map(({ action }) => action);
  if (mine.at(-1)?.type === 'takeBack') return mine.at(-2) as SeatAction;
  const isFirstSwap = mine.at(-1)?.type === 'swap' && mine.filter(({ type }) => type === 'swap').length === 1;
  return isFirstSwap && legalActions(view).takeBacks[0] ? { type: 'takeBack' } : personsChoice(view);
}
