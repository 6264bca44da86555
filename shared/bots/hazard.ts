import { isOneCardTurn, isPileClosed, type PlayerView, type RuleSet, type SeatView } from '#engine';

/**
 * Probability, by hand size, that a seat that can add to the table goes out in its next turn. Measured in bots' games.
 */
const OUT_CHANCE_BY_CARDS = [0, 0.36, 0.09, 0.15, 0.05, 0.04];
const OUT_UNMELDED_CHANCE = 0.03;
/** A floating seat goes out once it draws a card that fits no meld (R101). */
const OUT_FLOATING_CHANCE = 0.3;
/** When only a whole hand goes out (R111), and before the contract is laid (R62). */
const OUT_AT_ONCE_CHANCE = 0.04;
const OUT_BEFORE_CONTRACT_CHANCE = 0.01;

/** With an empty stock, play stops as soon as a player declines the pile (R115). */
const STOP_AT_PILE_CHANCE = 0.5;

/** The probability, 0 to 1, that the deal ends before the viewer's next turn. */
export function hazard(view: PlayerView): number {
  if (view.relief >= 0) return 1;
  const stops = stockHazard(view);
  if (stops === 1) return 1;
  let lasts = 1 - stops;
  for (const [seat, seen] of view.seats.entries()) if (seat !== view.viewer) lasts *= 1 - outHazard(view.rules, seen);
  // A stock this low is a warning that outweighs the other players' hands.
  return stops > STOP_AT_PILE_CHANCE ? stops : 1 - lasts;
}

/** The probability that the stock ends the deal. If its last card is drawn, the current turn is the last. */
function stockHazard({ rules, stock, seats, reshuffles }: PlayerView): number {
  const { end, reshuffles: most } = rules.stock;
  if (end === 'reshuffle' && (most === 0 || reshuffles < most)) return 0;
  if (end === 'whilePileTaken') return stock < seats.length ? STOP_AT_PILE_CHANCE : 0;
  if (stock === 0) return 1;
  // With a stock this low, the other players draw its last card before the viewer's next turn.
  return stock < seats.length ? 0.95 : 0;
}

function outHazard(rules: RuleSet, { cards, melded }: SeatView): number {
  if (rules.goingOut.rummyOnly) return OUT_AT_ONCE_CHANCE;
  if (cards === 0) return OUT_FLOATING_CHANCE;
  if (rules.play.contract !== 'off' && !melded) return OUT_BEFORE_CONTRACT_CHANCE;
  if (!melded && rules.play.layOffNeedsMeld) return OUT_UNMELDED_CHANCE;
  return OUT_CHANCE_BY_CARDS[Math.min(cards, OUT_CHANCE_BY_CARDS.length - 1)] as number;
}

/** Whether the seat can take a discard: not if it floats (R102), has one card (R104) or a closed pile (R166). */
export const canTake = (rules: RuleSet, { cards, melded }: SeatView): boolean =>
  cards > 0 && !isOneCardTurn(rules, cards) && !isPileClosed(rules, melded);

/** A level's memory and judgement. */
export interface BotProfile {
  /** Remembers the pile and the cards that others took. If not, any card out of sight may still come. */
  readonly remembers: boolean;
  /** Considers what a discard does for the other players. */
  readonly denies: boolean;
  /** The probability, 0 to 1, that the deal ends before the viewer's next turn. */
  readonly hazard: (view: PlayerView) => number;
  /** The points that holding back a meld is worth: nobody can lay off on it, swap its wild or count the other cards. */
  readonly secret: number;
  /** How much better than an unknown card a card of the pile must be, in points, since everybody sees it taken. */
  readonly margin: number;
}

export const STEADY: BotProfile = { remembers: true, denies: true, hazard, secret: 2, margin: 1 };
