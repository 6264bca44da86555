import { type DealResult, isDoubleRank, type RuleSet, type Seat, type SeatScore, seatsWithoutTurn } from '#engine';
import type { TableView } from '#protocol';
import { termsOf } from '#rules';
import type { ScorePart } from '../data.ts';
import { more } from '../language.ts';
import { personAt } from './person.ts';

/** How a deal ended and was scored: "Ana went out. Ana scores all the other hands. The deal counted double." */
export function dealEnding(result: DealResult, table: TableView, scores: readonly SeatScore[] | null): string {
  const { out, wildRank, factor } = result;
  const { SCORES } = more.tally;
  const terms = termsOf(table.rules);
  const person = personAt(table, out);
  const times = Math.max(1, ...(scores ?? []).map((score) => score.factor));
  const isRankDouble = times > 1 && isDoubleRank(table.rules, wildRank);
  const sentences = [
    endOf(result, table),
    scores?.some(({ fromOthers }) => fromOthers !== 0) && SCORES.scoresOthers(person),
    factor === 2 && SCORES.countedDouble,
    isRankDouble && SCORES.rankDouble(wildRank, terms),
    times > factor * (isRankDouble ? 2 : 1) && SCORES.oneTurnDouble,
  ];
  return sentences.filter((sentence) => sentence).join(' ');
}

/** How a deal ended, and who had no turn in it: "Ana went out before your first turn." */
function endOf({ deal, ending, out }: DealResult, table: TableView): string {
  const { SCORES } = more.tally;
  const terms = termsOf(table.rules);
  const person = personAt(table, out);
  const { game } = table;
  // A view knows the turns of its latest deal alone.
  const without = ending === 'wentOut' && game?.deal === deal ? seatsWithoutTurn(game, game.seats.length) : [];
  if (without.length === 0) return SCORES.dealEnded(ending, person, terms);
  const isViewers = without.some((seat) => seat === table.viewer);
  const others = without.map((seat) => personAt(table, seat));
  return isViewers ? SCORES.outBeforeYou(person, terms) : SCORES.outBefore(person, others, terms);
}

/** Which total wins: "Lowest total wins." */
export const bestWins = ({ scoring }: RuleSet): string => more.scoreSheet.BEST_WINS[scoring.best];

/** "Ana takes the lead with 31 points." */
export const takesLead = (table: TableView, seat: Seat, total: number): string =>
  more.tally.SCORES.leads(personAt(table, seat), total);

/** The parts of a seat's points for a deal: "on the table +45, in hand −12, ×2"; empty if the hand alone tells them. */
export function scoreParts({ hand, melded, fromOthers, factor, bonus }: SeatScore): string {
  const isHandShown = hand < 0 || (hand > 0 && (factor > 1 || bonus !== 0));
  const parts: readonly ScorePart[] = [
    { of: 'table', count: melded },
    { of: 'hand', count: isHandShown ? hand : 0 },
    { of: 'otherHands', count: fromOthers },
    { of: 'factor', count: factor > 1 ? factor : 0 },
    { of: 'goingOut', count: bonus },
  ];
  return more.tally.SCORES.parts(parts.filter(({ count }) => count !== 0));
}

/** The winners of a game. */
export const winners = (table: TableView, seats: readonly Seat[]): string =>
  more.tally.won(seats.map((seat) => personAt(table, seat)));
