import { think } from '#bots';
import {
  type Card,
  type ClaimAction,
  type GameEvent,
  type GameState,
  legalActions,
  randomFrom,
  redact,
  seatsToAct,
  type Viewer,
  viewFor,
} from '#engine';
import { secretOf } from './playGame.ts';
import type { Renaming } from './positionsRenamed.ts';

/** Everything that reaches a viewer in one step, serialized, with the action a bot in that seat would choose. */
export function sent(viewer: Viewer, state: GameState, events: readonly GameEvent[]): string {
  const view = viewFor(state, viewer);
  const isAsked = viewer !== 'spectator' && seatsToAct(view).includes(viewer);
  return JSON.stringify([
    view,
    events.map((event) => redact(event, viewer)),
    legalActions(view),
    isAsked ? think(view, randomFrom(secretOf(7), [], 'bot')) : null,
  ]);
}

/** A renaming that permutes the hidden cards in an order given by random keys. */
export function shuffleOf(hidden: readonly Card[], keys: readonly number[]): Renaming {
  const order = hidden.map((card, index) => ({ card, key: keys[index % keys.length] as number, index }));
  const mixed = order.toSorted((a, b) => a.key - b.key || b.index - a.index).map(({ card }) => card);
  const map = new Map(hidden.map((card, index) => [card, mixed[index] as Card]));
  return (card) => map.get(card) ?? card;
}

/** Phases in which all hands are open. */
const OPEN: readonly GameState['phase'][] = ['ready', 'press', 'over'];

const TAKE: ClaimAction = { type: 'claim', count: 1, lay: null };

/** A state that this viewer cannot tell from `state`: everything hidden from the viewer is different. */
export function withOtherSecrets(state: GameState, viewer: Viewer, mix: readonly number[]): GameState {
  const { stock, hands, known, draft, turn, window, passed } = state;
  const isHidden = (seat: number, card: Card) => seat !== viewer && !known[seat]?.includes(card);
  const places = OPEN.includes(state.phase)
    ? []
    : hands.flatMap((hand, seat) => hand.filter((card) => isHidden(seat, card)));
  const rename = shuffleOf([...stock, ...places], mix);
  const hand = (cards: readonly Card[]) => cards.map(rename).toSorted((a, b) => a - b);
  const claims = window?.claims.map((claim, seat) => (seat === viewer ? claim : claim ? null : TAKE));
  const asked = (window?.seats ?? []).filter((seat) => seat !== viewer).reduce((bits, seat) => bits | (1 << seat), 0);
  return {
    ...state,
    stock: stock.map(rename),
    hands: hands.map(hand),
    draft: draft.drew === 'stock' && turn !== viewer ? { ...draft, drawn: draft.drawn.map(rename) } : draft,
    window: window && claims ? { ...window, claims } : window,
    passed: passed ^ asked,
    chance: { secret: secretOf(1), shares: ['ff'] },
  };
}
