import { isOneCardTurn, type PlayerView, type RuleSet, type SeatView } from '#engine';

/** How likely a seat that can add to the table is to go out in its next turn, by the cards it holds; measured in bots' own games. */
const OUT_BY_CARDS = [0, 0.36, 0.09, 0.15, 0.05, 0.04];
const OUT_UNMELDED = 0.03;
/** A seat without cards waits for one that fits nothing (R101). */
const OUT_FLOATING = 0.3;
/** Whole hands are shown by those who hold them unseen (R111), and contracts are laid before anything else (R62). */
const OUT_AT_ONCE = 0.04;
const OUT_BEFORE_CONTRACT = 0.01;

/** With an empty stock play stops as soon as one leaves the pile alone (R115). */
const STOP_AT_PILE = 0.5;

/** How likely the deal is to end before the viewer's next turn, 0 to 1. */
export function hazard(view: PlayerView): number {
  if (view.relief >= 0) return 1;
  const stops = stockHazard(view);
  if (stops === 1) return 1;
  let lasts = 1 - stops;
  for (const [seat, seen] of view.seats.entries()) if (seat !== view.viewer) lasts *= 1 - outHazard(view.rules, seen);
  // A stock this low is a warning that outweighs what the others hold.
  return stops > STOP_AT_PILE ? stops : 1 - lasts;
}

/** How likely the stock ends the deal: with its last card the turn under way is the last one. */
function stockHazard({ rules, stock, seats, reshuffles }: PlayerView): number {
  const { end, reshuffles: most } = rules.stock;
  if (end === 'reshuffle' && (most === 0 || reshuffles < most)) return 0;
  if (end === 'whilePileTaken') return stock < seats.length ? STOP_AT_PILE : 0;
  if (stock === 0) return 1;
  // With a stock this low the others draw its last card among them.
  return stock < seats.length ? 0.95 : 0;
}

function outHazard(rules: RuleSet, { cards, melded }: SeatView): number {
  if (rules.goingOut.rummyOnly) return OUT_AT_ONCE;
  if (cards === 0) return OUT_FLOATING;
  if (rules.play.contract !== 'off' && !melded) return OUT_BEFORE_CONTRACT;
  if (!melded && rules.play.layOffNeedsMeld) return OUT_UNMELDED;
  return OUT_BY_CARDS[Math.min(cards, OUT_BY_CARDS.length - 1)] as number;
}

/** May a seat that holds so many cards take a discard: not floating (R102), nor under the one-card rules (R104). */
export const canTake = (rules: RuleSet, { cards }: SeatView): boolean => cards > 0 && !isOneCardTurn(rules, cards);
