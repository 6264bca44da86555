import type { Card } from '../cards/cards.ts';
import { cardsOf } from '../cards/pack.ts';
import { type Random, shuffle } from '../random.ts';
import { type SeatSet, withoutSeat, withSeat } from '../seats.ts';
import { type EndedTurn, type GameState, NO_DRAFT } from '../state.ts';
import type { PlayerView } from './playerView.ts';
import { stateFromView, UNSEEN } from './stateFromView.ts';

/**
 * Returns a whole game that looks like this view to its viewer: the cards that the viewer has not seen are dealt at
 * random to the stock and the other hands. For bots that search. What no view shows is filled in as is likely: others
 * have not answered an open window with yes, and a turn that could still be taken back (R100) is as good as new.
 * @param view of a deal that is being played
 */
export function imagine(view: PlayerView, random: Random): GameState {
  const state = stateFromView(view);
  const rest = shuffle(random, unseenCards(view));
  const deal = (place: readonly Card[]): readonly Card[] =>
    place.map((card) => (card === UNSEEN ? (rest.pop() as Card) : card));
  const seen = seenInPile(view);
  const pile = [...deal(state.pile.slice(0, view.pileCount - seen.length)), ...seen];
  const hands = state.hands.map((hand) => [...deal(hand)].sort((a, b) => a - b));
  const imagined = { ...state, pile, hands, stock: deal(state.stock), played: playedIn(view) };
  return {
    ...imagined,
    draft: draftIn(imagined, view, random),
    ended: endedIn(view, imagined.played),
    chance: { secret: secretFrom(random), shares: [] },
  };
}

/** Another player's turn hides the card drawn from the stock: it is any card of that hand but the known ones. */
function draftIn({ draft, hands, known, turn }: GameState, { viewer }: PlayerView, random: Random): GameState['draft'] {
  if (draft.drew !== 'stock' || draft.drawn.length > 0 || turn === viewer) return draft;
  const may = (hands[turn] ?? []).filter((card) => !known[turn]?.includes(card));
  return may.length === 0 ? draft : { ...draft, drawn: [may[random.below(may.length)] as Card] };
}

/** The seats that have played in an earlier turn: those with a card on the table that they did not lay just now. */
function playedIn({ melds, draft, turn, seats }: PlayerView): SeatSet {
  let played = 0;
  for (const { owners } of melds) for (const seat of owners) played = withSeat(played, seat);
  const isFirst = draft.plays.some((play) => play.type === 'contract' || (play.type === 'meld' && play.first));
  const isNew = draft.plays.length > 0 && (isFirst || !seats[turn]?.melded);
  return isNew ? withoutSeat(played, turn) : played;
}

/** A turn of the viewer that it may still take back (R100). */
const endedIn = ({ canRecall, viewer, idle, turns }: PlayerView, played: SeatSet): EndedTurn | null =>
  canRecall && viewer !== 'spectator' ? { seat: viewer, draft: NO_DRAFT, idle, turns, played } : null;

/** A secret for the shuffles to come. */
const secretFrom = (random: Random): string => Array.from({ length: 64 }, () => random.below(16).toString(16)).join('');

/**
 * Returns the cards of the discard pile that the viewer knows, the top card last. Buried cards were once the top card,
 * so all are known but an upcard that was covered before the viewer's memory begins.
 */
function seenInPile({ pile, pileCount, moves }: PlayerView): readonly Card[] {
  if (pile.length === pileCount) return pile;
  const lying: Card[] = [];
  for (const { did, card } of moves) {
    if (did === 'discard' && card !== null) lying.push(card);
    else if (did !== 'stock') lying.pop();
  }
  return lying.slice(Math.max(0, lying.length - pileCount));
}

/** Returns the cards, ascending, that may be in the stock or another hand by all that the viewer has seen. */
export function unseenCards(view: PlayerView): readonly Card[] {
  const isSeen = new Uint8Array(256);
  const see = (cards: readonly Card[]): void => {
    for (const card of cards) isSeen[card] = 1;
  };
  see(view.hand);
  see(seenInPile(view));
  for (const { cards } of view.melds) see(cards);
  for (const { known } of view.seats) see(known);
  if (view.indicator >= 0) isSeen[view.indicator] = 1;
  return cardsOf(view.rules, view.seats.length).filter((card) => isSeen[card] === 0);
}
