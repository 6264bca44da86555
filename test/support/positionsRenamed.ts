import {
  type Action,
  type Card,
  cardOf,
  type Draft,
  type GameState,
  type Reading,
  rankOf,
  type Suit,
  suitOf,
} from '#engine';

/** Which card takes whose place: a permutation of the pack. */
export type Renaming = (card: Card) => Card;

/** A renaming of the four suits. */
export const renameSuits =
  (suits: readonly Suit[]): Renaming =>
  (card) =>
    cardOf(suits[suitOf(card)] as Suit, rankOf(card));

const inOrder = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b);

const renameAll = (cards: readonly Card[], rename: Renaming): Card[] => cards.map(rename);

/** A meld with every card renamed, its suit with them. */
export const renameMeld = <Meld extends Reading>(meld: Meld, rename: Renaming): Meld => ({
  ...meld,
  suit: meld.suit < 0 ? -1 : suitOf(rename(cardOf(meld.suit, 1))),
  cards: renameAll(meld.cards, rename),
});

/** The state with every card renamed: hands and what is known of them in ascending order again, the rest where it lay. */
export const renameState = (state: GameState, rename: Renaming): GameState => ({
  ...state,
  stock: renameAll(state.stock, rename),
  pile: renameAll(state.pile, rename),
  hands: state.hands.map((hand) => inOrder(renameAll(hand, rename))),
  known: state.known.map((known) => inOrder(renameAll(known, rename))),
  indicator: state.indicator < 0 ? -1 : rename(state.indicator),
  offered: renameAll(state.offered, rename),
  melds: state.melds.map((meld) => renameMeld(meld, rename)),
  moves: state.moves.map((move) => ({ ...move, card: move.card === null ? null : rename(move.card) })),
  draft: renameDraft(state.draft, rename),
  ended: state.ended && { ...state.ended, draft: renameDraft(state.ended.draft, rename) },
});

const renameDraft = (draft: Draft, rename: Renaming): Draft => ({
  ...draft,
  drawn: renameAll(draft.drawn, rename),
  plays: draft.plays.map((play) => {
    if (play.type === 'meld' || play.type === 'contract') return play;
    if (play.type === 'layOff') return { ...play, card: rename(play.card) };
    return { ...play, natural: rename(play.natural), wild: rename(play.wild) };
  }),
});

/** The same done with the renamed cards. */
export function renameAction(action: Action, rename: Renaming): Action {
  switch (action.type) {
    case 'meld':
      return { ...action, reading: renameMeld(action.reading, rename) };
    case 'layOff':
    case 'discard':
      return { ...action, card: rename(action.card) };
    case 'swap':
      return { ...action, natural: rename(action.natural), wild: rename(action.wild) };
    default:
      return action;
  }
}
