import { type Card, type ClaimAction, contractOf, legalActions, type SeatAction } from '#engine';
import { arrangedIn } from './arranged.ts';
import { isOnTheWay } from './draw.ts';
import type { Notes } from './notes.ts';

const PASS: SeatAction = { type: 'pass', forDeal: false };
const TAKE: SeatAction = { type: 'claim', count: 1, lay: null };

/** What a card taken out of turn must save in points, as another one comes with it (R81). */
const WORTH_TWO = 12;
/** Whether to take the upcard out of turn (R80), or to call it (R113). */
export function answerWindow(notes: Notes): SeatAction {
  const { window } = notes.view;
  if (window?.kind === 'call') return bestCall(notes) ?? PASS;
  return isWorthTwo(notes, window?.cards[0] as Card) ? TAKE : PASS;
}

/** Is the upcard worth a penalty card: does it bring the contract nearer, or take much out of the hand? */
function isWorthTwo(notes: Notes, upcard: Card): boolean {
  const { rules, view, seat, points } = notes;
  const hand = [...view.hand, upcard];
  // Where every card must lie (R67) two more make it harder, whatever they are.
  if (rules.play.contract !== 'off') {
    const isBound = view.seats[seat]?.melded || contractOf(rules, view.deal)?.everyCard;
    return !isBound && isOnTheWay(notes, upcard, hand);
  }
  const loose = (cards: readonly Card[]): number =>
    arrangedIn(notes, cards).left.reduce((sum, card) => sum + points(card), 0);
  return loose(view.hand) - loose(hand) >= WORTH_TWO;
}

/**
 * The call that lays the most. A whole turn comes with it unless the card alone is laid (R151), and then only a game that
 * counts what is laid makes it worth a word; other cards of the pile are a burden where they do not count.
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
