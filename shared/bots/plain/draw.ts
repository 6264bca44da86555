import { type Card, type DrawAction, type PlayerView, preview, refusal, type SeatAction } from '#engine';
import { distanceTo } from './contract.ts';
import { lineFrom, type PlayLine } from './line.ts';
import { arrangedIn } from './melding.ts';
import { type Notes, notesAfter } from './notes.ts';
import { mayAdd, spotFor } from './spots.ts';
import { bestWorth, planTurn, type TurnPlan } from './turn.ts';

const STOCK: DrawAction = { type: 'draw', from: 'stock' };
const DECLINE: SeatAction = { type: 'decline' };

/** How many draws from the pile are weighed, the smallest first. */
const MAX_TAKEN_CARDS = 6;
/** How many unseen cards are sampled to value the stock. */
const STOCK_SAMPLES = 4;

/** A draw from the pile, and the turn that would follow. */
interface Taken {
  readonly draw: DrawAction;
  readonly plan: TurnPlan;
}

/**
 * Chooses where to draw: from the pile if a useful card there is worth more than a draw from the stock (R71, R72,
 * R115).
 */
export function chooseDraw(notes: Notes): SeatAction {
  const taken = bestTaken(notes);
  if (refusal(notes.view, STOCK) !== null) return taken && isWorthIt(notes, taken) ? taken.draw : DECLINE;
  return taken && taken.plan.worth > stockWorth(notes) + notes.profile.margin ? taken.draw : STOCK;
}

/** With the stock empty, a draw keeps the deal going. It must be better than the deal ending now. */
const isWorthIt = ({ stakes, points, view }: Notes, { plan }: Taken): boolean =>
  plan.worth > -stakes.held * view.hand.reduce((sum, card) => sum + points(card), 0);

/** The best useful draw from the pile; null if there is none. */
export function bestTaken(notes: Notes): Taken | null {
  const { view } = notes;
  let best: Taken | null = null;
  let tried = 0;
  for (let count = 1; count <= view.pile.length && tried < MAX_TAKEN_CARDS; count++) {
    const draw: DrawAction = { type: 'draw', from: 'pile', count };
    const refused = refusal(view, draw);
    if (refused === 'needTwoNaturals') continue;
    if (refused !== null) break;
    if (!isOfUse(notes, view.pile.slice(-count))) continue;
    tried++;
    const plan = planAfter(notes, draw);
    // Cards passed round without a play would go on for ever.
    if (!plan || (!plan.plays && view.idle >= view.seats.length)) continue;
    if (!best || plan.worth > best.plan.worth) best = { draw, plan };
  }
  return best;
}

function planAfter(notes: Notes, draw: DrawAction): TurnPlan | null {
  const after = preview(notes.view, draw);
  return after && planTurn(notesAfter(notes, after));
}

/** Whether the deepest of these cards has a use: on the table, in a new meld, or on the way to the contract. */
function isOfUse(notes: Notes, taken: readonly Card[]): boolean {
  const { rules, view } = notes;
  const line: PlayLine = lineFrom(view);
  const deepest = taken[0] as Card;
  if (mayAdd(notes, line) && spotFor(notes, line, deepest)) return true;
  const hand = [...taken, ...view.hand];
  if (rules.play.contract !== 'off' && !line.melded) return isOnTheWay(notes, deepest, hand);
  return !arrangedIn(notes, line, hand, deepest).left.includes(deepest);
}

/** Whether a card brings the hand nearer to its contract. */
export function isOnTheWay(notes: Notes, card: Card, hand: readonly Card[]): boolean {
  const after = distanceTo(notes, hand);
  if (after.waste.includes(card)) return false;
  const before = distanceTo(
    notes,
    hand.filter((other) => other !== card),
  );
  return after.missing < before.missing || (after.isWhole && before.waste.length > 0);
}

/** The value of drawing from the stock: the average worth of the turn over a sample of the unseen cards. */
export function stockWorth(notes: Notes): number {
  const { view, unseen } = notes;
  const count = Math.min(STOCK_SAMPLES, unseen.length);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const card = unseen[Math.floor(((i + 0.5) * unseen.length) / count)] as Card;
    sum += bestWorth(notesAfter(notes, withDrawn(view, card)));
  }
  return count === 0 ? 0 : sum / count;
}

const withDrawn = (view: PlayerView, card: Card): PlayerView => ({
  ...view,
  phase: 'play',
  hand: [...view.hand, card].sort((a, b) => a - b),
  draft: { ...view.draft, drew: 'stock', drawn: [card] },
});
