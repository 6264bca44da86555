import { type DealResult, type PlayerView, type SeatScore, scoreDeal } from '#engine';

/**
 * How each seat's points of the last deal came about, while its cards still lie there to be seen; null when they do not
 * tell. Whether the deal was won in one go (R133) follows from the points it brought.
 */
export function lastScores(view: PlayerView): readonly SeatScore[] | null {
  const result = view.results.at(-1);
  const hands = view.seats.flatMap(({ shown }) => (shown ? [shown] : []));
  if (!result || hands.length < view.seats.length) return null;
  const scoresIf = (wentRummy: boolean): readonly SeatScore[] => scoredAs(view, result, hands, wentRummy);
  return [scoresIf(false), scoresIf(true)].find((scores) => isScoreOf(scores, result)) ?? null;
}

function scoredAs(
  { rules, melds }: PlayerView,
  { wildRank, ending, out, factor }: DealResult,
  hands: readonly (readonly number[])[],
  wentRummy: boolean,
): readonly SeatScore[] {
  const upFor2 = (hands[out]?.length ?? 0) > 0;
  return scoreDeal({ rules, wildRank, ending, out, hands, melds, factor, wentRummy, upFor2 });
}

const isScoreOf = (scores: readonly SeatScore[], { points }: DealResult): boolean =>
  scores.every((score, seat) => score.points === points[seat]);
