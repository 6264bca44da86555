import { askedSeats, type PlayerView, type RuleSet, type Seat, type SeatAction } from '#engine';
import type { TableView } from '#protocol';
import { parseRules } from '#rules';
import { memoryLog, Table, type Think } from '#table';
import type { NextChoice } from '../browser/lineChoice.ts';

/** What an action is, with the two sources of a draw told apart, and a draw of several cards from that of the top one. */
export type ActionKindName = 'stock' | 'top' | 'deep' | Exclude<SeatAction['type'], 'draw'>;

export function kindOf(action: SeatAction): ActionKindName {
  if (action.type !== 'draw') return action.type;
  if (action.from === 'stock') return 'stock';
  return action.count > 1 ? 'deep' : 'top';
}

/** One thing a person does, and what each person sees just before it. */
export interface LineStep {
  readonly seat: Seat;
  readonly action: SeatAction;
  readonly looks: readonly TableView[];
}

/** A deal as persons and bots would play it, from the secret its cards come from. */
export interface PlayedDeal {
  readonly secret: string;
  readonly steps: readonly LineStep[];
  /** What each person sees when it is over. */
  readonly end: readonly TableView[];
}

export interface LineWish {
  /** The code of the rules. */
  readonly rules: string;
  /** Who sits down, in this order; bots have the other seats. */
  readonly people: readonly string[];
  readonly seats: number;
  /** How the bots play. */
  readonly think: Think;
  /** How the persons play. */
  readonly choose: NextChoice;
  /** Has everything happened that is to be seen. */
  readonly isWanted: (line: PlayedDeal) => boolean;
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
export function findLine(wish: LineWish): PlayedDeal {
  for (let number = wish.from; number < wish.from + wish.tries; number++) {
    const line = playLine(wish, number.toString(16).padStart(64, '0'));
    if (line && wish.isWanted(line)) return line;
  }
  throw new Error(`no deal with all of that from secret ${wish.from} on`);
}

/** Has every person done each of these at least so often. */
export const everybodyDid = (line: PlayedDeal, wanted: Partial<Readonly<Record<ActionKindName, number>>>): boolean =>
  line.end.every((_, seat) =>
    Object.entries(wanted).every(([kind, times]) => timesIn(line, kind as ActionKindName, seat) >= times),
  );

/** How often a seat, or anybody, did this. */
export const timesIn = ({ steps }: PlayedDeal, kind: ActionKindName, seat?: Seat): number =>
  steps.filter((step) => (seat ?? step.seat) === step.seat && kindOf(step.action) === kind).length;

/** What the seat that takes a step sees before it. */
export const viewBefore = ({ seat, looks }: LineStep): PlayerView => looks[seat]?.game as PlayerView;

const NO_HURRY = {
  ...{ turn: null, bank: 0, credit: 0, window: 1e9, next: 1e9, bot: 1, deal: 1 },
  ...{ grace: 1e9, graceWithoutClock: 1e9, fill: 1e9 },
};

/** The whole first deal at a table of these people, and bots; null when it takes too long. */
function playLine({ rules, people, seats, think, choose, longest }: LineWish, secret: string): PlayedDeal | null {
  let now = 0;
  const table = new Table(
    {
      id: 'line',
      code: 'LINE1',
      isPrivate: true,
      rules: parseRules(rules) as RuleSet,
      seats,
      paceName: 'none',
      pace: NO_HURRY,
    },
    { clock: { now: () => now }, entropy: () => secret, log: memoryLog(), think },
  );
  for (const name of people) table.sit({ id: name, name });
  table.start(0);
  const steps: LineStep[] = [];
  for (;;) {
    const looks = people.map((_, seat) => table.tableView(seat));
    const seat = askedPerson(looks);
    if (looks[0]?.game?.results.length) return { secret, steps, end: looks };
    if (steps.length > longest) return null;
    const view = seat === null ? null : looks[seat]?.game;
    if (seat === null || !view) {
      now = table.due() ?? now;
      table.wake();
    } else {
      const mine = steps.filter((step) => step.seat === seat).map(({ action }) => action);
      const action = choose(view, mine);
      const done = table.act(seat, view.seats[seat]?.at ?? -1, action);
      if (!done.ok) throw new Error(`refused (${done.reason}): ${JSON.stringify(action)}`);
      steps.push({ seat, action, looks });
    }
  }
}

/** Whose word is waited for, once all bots that are asked as well have answered. */
function askedPerson(looks: readonly TableView[]): Seat | null {
  const game = looks[0]?.game;
  const asked = game ? askedSeats(game) : [];
  return asked.every((seat) => seat < looks.length) ? (asked[0] ?? null) : null;
}
