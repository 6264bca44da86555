import { think } from '#bots';
import { type PlayerView, type RuleSet, type Seat, type SeatAction, seatsToAct } from '#engine';
import type { TableView } from '#protocol';
import { parseRules } from '#rules';
import { memoryLog, Table, type Think } from '#table';
import type { NextChoice } from '../browser/lineChoice.ts';

/** The type of an action, with draws split into stock, top card of the pile, and several cards of it (`deep`). */
export type ActionKindName = 'stock' | 'top' | 'deep' | Exclude<SeatAction['type'], 'draw'>;

export function kindOf(action: SeatAction): ActionKindName {
  if (action.type !== 'draw') return action.type;
  if (action.from === 'stock') return 'stock';
  return action.count > 1 ? 'deep' : 'top';
}

/** A person's action, with each person's view just before it. */
export interface LineStep {
  readonly seat: Seat;
  readonly action: SeatAction;
  readonly looks: readonly TableView[];
}

/** A line: one deal as people and bots play it, with the secret it was dealt from. */
export interface PlayedDeal {
  readonly secret: string;
  readonly steps: readonly LineStep[];
  /** Each person's view when the deal is over. */
  readonly end: readonly TableView[];
}

export interface LineWish {
  /** The rules as a code (`parseRules`). */
  readonly rules: string;
  /** Names of the people in seat order; bots take the other seats. */
  readonly people: readonly string[];
  readonly seats: number;
  /** How the bots play. */
  readonly think: Think;
  /** How the people play. */
  readonly choose: NextChoice;
  /** Whether everything the test needs has happened. */
  readonly isWanted: (line: PlayedDeal) => boolean;
  /** The first secret tried, as a number; each further one is the next number. */
  readonly from: number;
  /** The most secrets tried. */
  readonly tries: number;
  /** The most actions by people in the deal. */
  readonly longest: number;
}

/**
 * Finds the first deal that, played like this, is wanted.
 * @throws Error when none of the secrets tried gives one
 */
export function findLine(wish: LineWish): PlayedDeal {
  for (let number = wish.from; number < wish.from + wish.tries; number++) {
    const line = playLine(wish, number.toString(16).padStart(64, '0'));
    if (line && wish.isWanted(line)) return line;
  }
  throw new Error(`no wanted deal in ${wish.tries} secrets from ${wish.from}`);
}

/** Whether every person did each of these kinds of action at least this often. */
export const everybodyDid = (line: PlayedDeal, wanted: Partial<Readonly<Record<ActionKindName, number>>>): boolean =>
  line.end.every((_, seat) =>
    Object.entries(wanted).every(([kind, times]) => timesIn(line, kind as ActionKindName, seat) >= times),
  );

/** How often a seat, or all people together, did this kind of action. */
export const timesIn = ({ steps }: PlayedDeal, kind: ActionKindName, seat?: Seat): number =>
  steps.filter((step) => (seat ?? step.seat) === step.seat && kindOf(step.action) === kind).length;

/** People who play like the bots beside them, without chance. */
export const LIKE_BOTS: Pick<LineWish, 'think' | 'choose'> = {
  think,
  choose: (view) => think(view, { next: () => 0 } as never),
};

/** Whether there are sets on the table, no two of the same rank: a hand is shown a set by its rank. */
export function areApart({ end }: PlayedDeal): boolean {
  const ranks = (end[0]?.game?.melds ?? []).filter(({ kind }) => kind === 'set').map(({ rank }) => rank);
  return ranks.length > 0 && new Set(ranks).size === ranks.length;
}

/** The acting seat's view before a step. */
export const viewBefore = ({ seat, looks }: LineStep): PlayerView => looks[seat]?.game as PlayerView;

const NO_HURRY = {
  ...{ turn: null, bank: 0, credit: 0, window: 1e9, next: 1e9, bot: 1, deal: 1, botTimeout: 1e9 },
  ...{ grace: 1e9, graceWithoutClock: 1e9, silence: 1e9, fill: 1e9, search: 1e9, shares: 0 },
};

/** Plays the whole first deal at a table of these people and bots; null when it takes too many actions. */
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
    { clock: { now: () => now }, secrets: () => secret, log: memoryLog(), think },
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

/** The person to act next; null while a bot is asked as well, since bots answer first. */
function askedPerson(looks: readonly TableView[]): Seat | null {
  const game = looks[0]?.game;
  const asked = game ? seatsToAct(game) : [];
  return asked.every((seat) => seat < looks.length) ? (asked[0] ?? null) : null;
}
