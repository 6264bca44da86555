import type { Seat } from '../actions.ts';
import type { Card, Suit } from '../cards/cards.ts';
import type { GameState, Move, TableMeld } from '../state.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** A meld that is changed in place. */
export interface LiveMeld extends Mutable<TableMeld> {
  cards: Card[];
  owners: Seat[];
  suits?: Suit[];
}

/** A game that is changed in place. The engine's functions read it like any other state. */
export interface LiveState extends Mutable<GameState> {
  hands: Card[][];
  known: Card[][];
  stock: Card[];
  pile: Card[];
  melds: LiveMeld[];
  moves: Move[];
  at: number[];
}

/** Returns a copy that shares nothing that is changed in place with the original. */
export const liveCopy = (state: GameState): LiveState => ({
  // Field by field: objects of one layout are read several times as fast as objects of many.
  rules: state.rules,
  phase: state.phase,
  deal: state.deal,
  dealer: state.dealer,
  turn: state.turn,
  wildRank: state.wildRank,
  indicator: state.indicator,
  melds: state.melds.map(liveMeld),
  turns: state.turns,
  idle: state.idle,
  reshuffles: state.reshuffles,
  offered: state.offered,
  relief: state.relief,
  pressed: state.pressed,
  results: state.results,
  moves: state.moves.slice(),
  seats: state.seats,
  stock: state.stock.slice(),
  pile: state.pile.slice(),
  hands: state.hands.map(cardsCopy),
  nextMeld: state.nextMeld,
  melded: state.melded,
  played: state.played,
  chance: state.chance,
  window: state.window,
  passed: state.passed,
  refusals: state.refusals,
  ended: state.ended,
  draft: state.draft,
  at: state.at.slice(),
  totals: state.totals,
  known: state.known.map(cardsCopy),
});

const cardsCopy = (cards: readonly Card[]): Card[] => cards.slice();

/** Returns a copy of a meld. */
export function liveMeld(meld: TableMeld): LiveMeld {
  const { id, kind, suit, rank, by, locked, suits } = meld;
  const copy: LiveMeld = { id, kind, suit, rank, by, locked, cards: meld.cards.slice(), owners: meld.owners.slice() };
  if (suits) copy.suits = suits.slice();
  return copy;
}

/** Adds a card to an ascending list of cards. */
export function insert(cards: Card[], card: Card): void {
  let at = cards.length;
  cards.push(card);
  while (at > 0 && (cards[at - 1] as Card) > card) {
    cards[at] = cards[at - 1] as Card;
    at--;
  }
  cards[at] = card;
}

/** Removes a card, if it is there. */
export function remove(cards: Card[], card: Card): void {
  const at = cards.indexOf(card);
  if (at < 0) return;
  for (let next = at + 1; next < cards.length; next++) cards[next - 1] = cards[next] as Card;
  cards.pop();
}
