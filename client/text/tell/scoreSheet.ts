import { type DealResult, type Payment, type PlayerView, type RuleSet, type Seat, standing, targetFor } from '#engine';
import type { LevelName, TableView } from '#protocol';
import { termsOf } from '#rules';
import { text } from '../index.ts';
import { more } from '../language.ts';
import { isolated, personAt } from './person.ts';

export { cardValues } from './values.ts';

/** The head of a deal in the score sheet as read out. */
export const dealLabel = ({ deal, wildRank, dealer, ending, out, factor }: DealResult, table: TableView): string =>
  more.scoreSheet.dealRead({
    ...{ deal, wildRank, ending, terms: termsOf(table.game?.rules), isDouble: factor === 2 },
    ...{ dealer: personAt(table, dealer), out: personAt(table, out) },
  });

/** The key to the marks that the score sheet of this game has. */
export function sheetKey({ results }: Pick<PlayerView, 'results'>): string {
  const { SHEET_KEY } = more.scoreSheet;
  const marks = [
    SHEET_KEY.total,
    SHEET_KEY.dealt,
    SHEET_KEY.out,
    results.some(({ wildRank }) => wildRank > 0) && SHEET_KEY.wild,
    results.some(({ factor }) => factor === 2) && SHEET_KEY.double,
    results.some(({ added }) => added.length > 0) && SHEET_KEY.press,
    results.some(({ ending }) => ending === 'cancelled') && SHEET_KEY.cancelled,
  ];
  return marks.filter((mark) => mark !== false).join(' · ');
}

/** The goal of a game at a table with this many seats. */
export function goal({ rules }: Pick<PlayerView, 'rules'>, seats: number, deals: number): string {
  const target = targetFor(rules, seats);
  const { best } = rules.scoring;
  return target > 0 ? more.scoreSheet.goalAt(target, best) : more.scoreSheet.goalAfter(deals, best);
}

/** How cards count, with any doubling and bonus (R120, R131 to R135). */
export function countedHow({ scoring }: RuleSet): string {
  const { DOUBLES, SYSTEMS, outScores } = more.scoreSheet;
  const { best, system, outBonus, doubleRummy, double7K, press } = scoring;
  const parts = [
    SYSTEMS[system],
    outBonus > 0 && outScores(best === 'low' ? -outBonus : outBonus),
    doubleRummy && DOUBLES.wholeHand,
    double7K && DOUBLES.sevenOrKing,
    press !== 'off' && DOUBLES.press,
  ];
  return parts.filter((part) => part !== false).join(' ');
}

/** A payment of the settlement. */
export const payment = (
  table: TableView,
  { from, to, amount, for: reason }: Payment,
  unit: 'cents' | 'points',
): string =>
  more.scoreSheet.paid({
    ...{ from: personAt(table, from), to: personAt(table, to) },
    ...{ amount, unit, isForDeals: reason === 'deals' },
  });

/** How a game was decided: since which deal the winner led, and in which they gained most on the second. */
interface Decided {
  readonly winner: Seat;
  readonly rival: Seat;
  readonly ledFrom: number;
  readonly best: number;
  readonly gain: number;
}

/** How a game of this many deals was decided. */
export function decided(table: TableView, { winner, rival, ledFrom, best, gain }: Decided, deals: number): string {
  const { ledSince, ledThroughout, oneDealDecided } = more.scoreSheet;
  const gained = { winner: personAt(table, winner), rival: personAt(table, rival), gain };
  const named = (deal: number): number | 'last' => (deal === deals ? 'last' : deal);
  if (ledFrom === best && best > 1) return oneDealDecided(named(best), gained);
  return ledFrom === 1 ? ledThroughout(named(best), gained) : ledSince(named(ledFrom), named(best), gained);
}

/** The chart of the race in a sentence. */
export function raceNow(table: TableView, { rules, seats, results }: PlayerView): string {
  const totals = seats.map(({ total }) => total);
  const players = standing(rules, totals).map(({ seat, ...placed }) => ({ ...placed, who: personAt(table, seat) }));
  return more.scoreSheet.raceAfter(results.length, players);
}

/** A result as far as its texts need it; `client/scores/result.ts` has all of it. */
interface TextResult {
  readonly rules: RuleSet;
  readonly deals: number;
  readonly ofDeals: number;
  readonly isOver: boolean;
  readonly rows: readonly {
    readonly name: string;
    readonly bot: LevelName | null;
    readonly place: number;
    readonly total: number;
  }[];
}

/** The game of a result: "Crazy Rummy", "Biddies with house rules". */
export const resultGame = ({ rules }: Pick<TextResult, 'rules'>): string => text.rulesName(rules);

/**
 * A result in a few lines for a chat.
 * @example 'Biddies: final result after 13 deals\n1. Ana: 55 pts\n2. Clara (Sharp bot): 112 pts\n…'
 */
export function resultLines(result: TextResult, address: string): string {
  const { BEST_WINS, playedAt, resultHead, resultLine } = more.scoreSheet;
  return [
    resultHead(resultGame(result), result),
    ...result.rows.map((row) => resultLine({ ...row, name: isolated(row.name) })),
    `${BEST_WINS[result.rules.scoring.best]} ${playedAt(address)}`,
  ].join('\n');
}
