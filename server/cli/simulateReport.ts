import type { DealResult, RuleSet, Seat } from '#engine';
import type { SimulatedGame } from './simulateGames.ts';

/** Totals over simulated games. */
export interface SimulationTotals {
  readonly games: number;
  readonly deals: number;
  readonly turns: number;
  readonly actions: number;
  /** Deals in which somebody had no turn. */
  readonly noTurn: number;
  /** Deals that ended with no meld on the table. */
  readonly noMeld: number;
  /** Deals in which the stock ran out and the pile was reshuffled. */
  readonly reshuffled: number;
  readonly wentOut: number;
  readonly exhausted: number;
  readonly void: number;
  readonly capped: number;
  readonly stuck: number;
  readonly unfinished: number;
}

export const NO_GAMES: SimulationTotals = {
  games: 0,
  deals: 0,
  turns: 0,
  actions: 0,
  noTurn: 0,
  noMeld: 0,
  reshuffled: 0,
  wentOut: 0,
  exhausted: 0,
  void: 0,
  capped: 0,
  stuck: 0,
  unfinished: 0,
};

/** Adds a game to a tally. */
export function tallied(tally: SimulationTotals, game: SimulatedGame): SimulationTotals {
  const { results, turns, actions, ending } = game;
  const count = (wanted: DealResult['ending']): number => results.filter((result) => result.ending === wanted).length;
  return {
    games: tally.games + 1,
    deals: tally.deals + results.length,
    turns: tally.turns + turns,
    actions: tally.actions + actions,
    noTurn: tally.noTurn + game.dealsWithoutTurn,
    noMeld: tally.noMeld + game.dealsWithoutMeld,
    reshuffled: tally.reshuffled + game.dealsReshuffled,
    wentOut: tally.wentOut + count('wentOut'),
    exhausted: tally.exhausted + count('exhausted'),
    void: tally.void + count('void'),
    capped: tally.capped + count('capped'),
    stuck: tally.stuck + (ending === 'stuck' ? 1 : 0),
    unfinished: tally.unfinished + (ending === 'unfinished' ? 1 : 0),
  };
}

/** Whether a seat is played by the bots under test. Seats alternate with every deal. */
export const isOurs = (seat: Seat, deal: number): boolean => (seat + deal) % 2 === 0;

/** The result of the bots under test against others, over all deals but void ones. */
interface Contest {
  readonly deals: number;
  /** Deals won; a tie for the best score counts in part. */
  readonly won: number;
  /** Deals expected to be won by chance: the sum of the tested bots' shares of the seats. */
  readonly due: number;
  /** The sums over all deals of the average points per seat, of the tested bots and of the others. */
  readonly points: number;
  readonly others: number;
}

export const NO_CONTEST: Contest = { deals: 0, won: 0, due: 0, points: 0, others: 0 };

/** Adds a deal to a contest. Void deals are ignored. */
export function contested(contest: Contest, { scoring }: RuleSet, { deal, ending, points }: DealResult): Contest {
  if (ending === 'void') return contest;
  const best = scoring.best === 'low' ? Math.min(...points) : Math.max(...points);
  const seats = points.map((_, seat) => seat);
  const ours = seats.filter((seat) => isOurs(seat, deal));
  const others = seats.filter((seat) => !isOurs(seat, deal));
  const winners = seats.filter((seat) => points[seat] === best);
  const average = (some: readonly Seat[]): number =>
    some.reduce((sum, seat) => sum + (points[seat] as number), 0) / some.length;
  return {
    deals: contest.deals + 1,
    won: contest.won + winners.filter((seat) => isOurs(seat, deal)).length / winners.length,
    due: contest.due + ours.length / seats.length,
    points: contest.points + average(ours),
    others: contest.others + average(others),
  };
}

/** The printed result of one table. The optional fields exist only with `--against`. */
export interface ReportRow extends Omit<SimulationTotals, 'turns'> {
  readonly preset: string;
  readonly players: number;
  readonly turnsPerDeal: number;
  readonly seconds: number;
  readonly against?: string;
  /** The share of deals won, and the share expected by chance. */
  readonly won?: number;
  readonly due?: number;
  /** Points per seat and deal, of the tested bots and of the others. */
  readonly points?: number;
  readonly otherPoints?: number;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
const per = (sum: number, count: number, digits: number): number => (count === 0 ? 0 : rounded(sum / count, digits));

/** Computes the report line of a table. */
export function reportRow(
  preset: string,
  players: number,
  { turns, ...tally }: SimulationTotals,
  seconds: number,
  contest: Contest | null,
): ReportRow {
  const line = { preset, players, ...tally, turnsPerDeal: per(turns, tally.deals, 1), seconds: rounded(seconds, 2) };
  if (!contest) return line;
  const { deals, won, due, points, others } = contest;
  return {
    ...line,
    against: 'random',
    won: per(won, deals, 3),
    due: per(due, deals, 3),
    points: per(points, deals, 1),
    otherPoints: per(others, deals, 1),
  };
}

/** The column headings of the printed table, and the field that each column shows. */
const COLUMNS: readonly (readonly [head: string, key: keyof ReportRow])[] = [
  ['seats', 'players'],
  ['deals', 'deals'],
  ['out', 'wentOut'],
  ['exhausted', 'exhausted'],
  ['void', 'void'],
  ['capped', 'capped'],
  ['no turn', 'noTurn'],
  ['no meld', 'noMeld'],
  ['reshuffled', 'reshuffled'],
  ['stuck', 'stuck'],
  ['unfinished', 'unfinished'],
  ['turns/deal', 'turnsPerDeal'],
  ['seconds', 'seconds'],
];
const CONTEST: typeof COLUMNS = [
  ['won', 'won'],
  ['by chance', 'due'],
  ['points', 'points'],
  ['others', 'otherPoints'],
];

const COLUMN_WIDTH = 11;
const FIRST_COLUMN_WIDTH = 22;

const columnsFor = (isContest: boolean): typeof COLUMNS => (isContest ? [...COLUMNS, ...CONTEST] : COLUMNS);

/** The heading row of the printed table. */
export const headRow = (isContest: boolean): string =>
  'game'.padEnd(FIRST_COLUMN_WIDTH) +
  columnsFor(isContest)
    .map(([head]) => head.padStart(COLUMN_WIDTH))
    .join('');

/** A report line as a row of the printed table. */
export const rowFor = (line: ReportRow): string =>
  line.preset.padEnd(FIRST_COLUMN_WIDTH) +
  columnsFor(line.against !== undefined)
    .map(([, key]) => String(line[key]).padStart(COLUMN_WIDTH))
    .join('');
