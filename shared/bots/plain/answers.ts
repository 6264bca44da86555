import { type Card, type ClaimAction, contractOf, legalActions, type SeatAction } from '#engine';
import { arrangedIn } from './arranged.ts';
import { isOnTheWay } from './draw.ts';
import type { Notes } from './notes.ts';

const PASS: SeatAction = { type: 'pass', forDeal: false };
const NEVER: SeatAction = { type: 'pass', forDeal: true };
const TAKE: SeatAction = { type: 'claim', count: 1, lay: null };

/** The points an upcard taken out of turn must save, since a penalty card comes with it (R81). */
const WORTH_TWO = 12;
/** Decides whether to take the upcard out of turn (R80) or to call it (R113). */
export function answerWindow(notes: Notes): SeatAction {
  const { window } = notes.view;
  if (window?.kind === 'call') return bestCall(notes) ?? PASS;
  if (isPastTaking(notes)) return NEVER;
  return isWorthTwo(notes, window?.cards[0] as Card) ? TAKE : PASS;
}

/** Once the contract is laid, two more cards are a burden. If it must hold every card (R67), they always are. */
const isPastTaking = ({ rules, view, seat }: Notes): boolean =>
  rules.play.contract !== 'off' &&
  (view.seats[seat]?.melded === true || contractOf(rules, view.deal)?.everyCard === true);

/** Whether the upcard is worth a penalty card: it brings the contract nearer or takes many points out of the hand. */
function isWorthTwo(notes: Notes, upcard: Card): boolean {
  const { rules, view, points } = notes;
  const hand = [...view.hand, upcard];
  if (rules.play.contract !== 'off') return isOnTheWay(notes, upcard, hand);
  const loose = (cards: readonly Card[]): number =>
    arrangedIn(notes, cards).left.reduce((sum, card) => sum + points(card), 0);
  return loose(view.hand) - loose(hand) >= WORTH_TWO;
}

/**
 * The call that lays the most. It brings a whole turn unless only the card itself is laid (R151); then a call pays only
 * if melded cards score. Other cards taken from the pile are a burden where melds do not score.
 */
function bestCall(notes: Notes): SeatAction | null {
  const { rules, view, stakes, points } = notes;
  if (rules.goingOut.callEffect === 'cardOnly' && stakes.laid === 0) return null;
  const worth = ({ count, lay }: ClaimAction): number => {
    const laid = lay?.type === 'meld' ? lay.reading.cards : lay ? [lay.card] : [];
    const taken = view.pile.slice(-count).filter((card) => !laid.includes(card));
    const sum = (cards: readonly Card[]): number => cards.reduce((total, card) => total + points(card), 0);
    return stakes.laid * sum(laid) - stakes.held * notes.hazard * sum(taken) - (stakes.laid === 1 ? 0 : taken.length);
  };
  const [best] = legalActions(view).claims.toSorted((a, b) => worth(b) - worth(a) || a.count - b.count);
  return best && worth(best) >= 0 ? best : null;
}
