import type { Seat } from '../../actions.ts';
import type { GameEvent } from '../../events.ts';
import { gameWinners, isGameOver } from '../../score/gameEnd.ts';
import { autoPress, pressOffers } from '../../score/press.ts';
import { scoreDeal } from '../../score/scoring.ts';
import { hasSeat } from '../../seats.ts';
import type { Ending, GameState } from '../../state.ts';

/** How a deal ends. */
export interface DealClose {
  readonly ending: Ending;
  /** The seat that went out, or -1. */
  readonly out: Seat;
}

/** The end of a deal after its last play: its score, then the end of the game or the Press. */
export function decideDealEnd(state: GameState, { ending, out }: DealClose): readonly GameEvent[] {
  const { rules, wildRank, hands, melds, pressed, played } = state;
  // A cancelled deal has nothing to double.
  const factor = pressed && ending !== 'cancelled' ? 2 : 1;
  // The player put nothing on the table before the turn in which the whole hand was played (R133, §4.95).
  const wentRummy = hands[out]?.length === 0 && !hasSeat(played, out);
  const scores = scoreDeal({ rules, wildRank, ending, out, hands, melds, factor, wentRummy });
  const points = scores.map((score) => score.points);
  const totals = state.totals.map((total, seat) => total + (points[seat] as number));
  return [{ type: 'dealEnded', ending, out, points, factor, wentRummy, hands }, ...afterDeal(state, totals, out)];
}

/** The end of the game, or the Press for the next deal (R135 to R137, §4.25). */
function afterDeal(state: GameState, totals: readonly number[], out: Seat): readonly GameEvent[] {
  const { rules, deal, dealer, pressed } = state;
  if (isGameOver(rules, deal, totals)) return [{ type: 'gameEnded', winners: gameWinners(rules, totals, out) }];
  const { on, added } = autoPress(rules, deal, totals);
  if (on) return [{ type: 'pressSet', on, added }];
  const [offer] = pressOffers(rules, totals, dealer);
  if (offer) return [{ type: 'pressAsked', seat: offer.seat }];
  return pressed ? [{ type: 'pressSet', on, added }] : [];
}
