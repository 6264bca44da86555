import { type Card, type GameState, MAX_TAKE_BACKS, type Seat, type SeatAction } from '#engine';
import { oracleIsMeld } from './readings.ts';
import { claims, oracleFits } from './tablePlays.ts';

/** Whether base Crazy Rummy lets a seat do this now, written from the rulebook without the engine. */
export function oracleAllows(state: GameState, seat: Seat, action: SeatAction): boolean {
  if (state.turn !== seat) return false;
  const hand = state.hands[seat] as readonly Card[];
  if (state.phase === 'draw') return action.type === 'draw' && mayDraw(state, hand, action);
  if (state.phase !== 'play') return false;
  switch (action.type) {
    case 'draw':
      return false;
    case 'takeBack':
      return state.draft.plays.length > 0 || state.draft.drew === 'pile';
    case 'discard':
      return hand.includes(action.card) && mayDiscard(state, hand, action.card);
    case 'meld':
    case 'layOff':
    case 'swap':
      return hasPlaysLeft(state) && mayPlay(state, seat, hand, action);
    default:
      return false;
  }
}

/** With one card, only from the stock (R104). The pile gives its top card, if there is one (§4.77). */
function mayDraw(state: GameState, hand: readonly Card[], action: SeatAction & { type: 'draw' }): boolean {
  if (action.from === 'stock') return state.stock.length > 0;
  return hand.length > 1 && action.count === 1 && state.pile.length > 0 && hasPlaysLeft(state);
}

/** At most 40 plays a turn: those that can be taken back, including a draw from the pile, plus those taken back. */
const hasPlaysLeft = ({ draft }: GameState): boolean =>
  draft.plays.length + (draft.drew === 'pile' ? 1 : 0) + draft.takeBacks < MAX_TAKE_BACKS;

/** A card must be left to discard; a player's first play of a deal is a new meld (R58, R96). */
function mayPlay(
  state: GameState,
  seat: Seat,
  hand: readonly Card[],
  action: SeatAction & { type: 'meld' | 'layOff' | 'swap' },
): boolean {
  if (action.type === 'meld') {
    const { cards } = action.reading;
    return (
      cards.every((card) => hand.includes(card)) && cards.length < hand.length && oracleIsMeld(action.reading, state)
    );
  }
  const meld = state.melds.find(({ id }) => id === action.meld);
  if (meld === undefined || ((state.melded >> seat) & 1) === 0) return false;
  if (action.type === 'swap') return hand.includes(action.natural) && claims(action, meld, state);
  return (
    hand.length > 1 && hand.includes(action.card) && oracleFits(action.card, meld, action.place, state, action.suit)
  );
}

/**
 * A player who began the turn with one card and does not go out keeps the drawn card and discards the old one (R105).
 * After a swap the turn can only end by going out (§4.8).
 */
function mayDiscard(state: GameState, hand: readonly Card[], card: Card): boolean {
  const { held, drew, drawn, plays } = state.draft;
  if (held !== 1 || drew !== 'stock' || hand.length === 1) return true;
  return !plays.some(({ type }) => type === 'swap') && !drawn.includes(card);
}
