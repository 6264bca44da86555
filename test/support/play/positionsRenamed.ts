import {
  type Action,
  type Card,
  type ClaimAction,
  type ClaimWindow,
  cardOf,
  type Draft,
  type GameState,
  isJoker,
  type Naturals,
  packOf,
  type Reading,
  rankOf,
  type Suit,
  suitOf,
} from '#engine';

/** A permutation of the pack: maps each card to the one that replaces it. */
export type Renaming = (card: Card) => Card;

/** A renaming that permutes the four suits, alike in every pack. */
export const renameSuits =
  (suits: readonly Suit[]): Renaming =>
  (card) =>
    isJoker(card) ? card : cardOf(suits[suitOf(card)] as Suit, rankOf(card), packOf(card));

const inOrder = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b);

const renameAll = (cards: readonly Card[], rename: Renaming): Card[] => cards.map(rename);

const renameSuit = (suit: Suit, rename: Renaming): Suit => suitOf(rename(cardOf(suit, 1)));

/** A meld with its cards and suits renamed. */
export const renameMeld = <Meld extends Reading>(meld: Meld, rename: Renaming): Meld => ({
  ...meld,
  suit: meld.suit < 0 ? -1 : renameSuit(meld.suit, rename),
  cards: renameAll(meld.cards, rename),
  ...(meld.suits && { suits: meld.suits.map((suit) => renameSuit(suit, rename)) }),
});

/** The state with every card renamed. Hands and known cards are sorted again; everything else keeps its order. */
export const renameState = (state: GameState, rename: Renaming): GameState => ({
  ...state,
  stock: renameAll(state.stock, rename),
  pile: renameAll(state.pile, rename),
  hands: state.hands.map((hand) => inOrder(renameAll(hand, rename))),
  known: state.known.map((known) => inOrder(renameAll(known, rename))),
  indicator: state.indicator < 0 ? -1 : rename(state.indicator),
  offered: renameAll(state.offered, rename),
  window: state.window && renameWindow(state.window, rename),
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
    return { ...play, ...renameNaturals(play, rename), wild: rename(play.wild) };
  }),
});

const renameWindow = (window: ClaimWindow, rename: Renaming): ClaimWindow => ({
  ...window,
  cards: renameAll(window.cards, rename),
  claims: window.claims.map((claim) => claim && renameClaim(claim, rename)),
});

const renameClaim = (claim: ClaimAction, rename: Renaming): ClaimAction => ({
  ...claim,
  lay: claim.lay && (renameAction(claim.lay, rename) as ClaimAction['lay']),
});

/** The naturals of a swap, one or two (R156). */
const renameNaturals = ({ natural, second }: Naturals, rename: Renaming): Naturals => ({
  natural: rename(natural),
  ...(second !== undefined && { second: rename(second) }),
});

/** The same action with the renamed cards. */
export function renameAction(action: Action, rename: Renaming): Action {
  switch (action.type) {
    case 'meld':
      return { ...action, reading: renameMeld(action.reading, rename) };
    case 'contract':
      return { ...action, readings: action.readings.map((reading) => renameMeld(reading, rename)) };
    case 'goRummy':
      return {
        ...action,
        readings: action.readings.map((reading) => renameMeld(reading, rename)),
        card: action.card === null ? null : rename(action.card),
      };
    case 'layOff':
      return {
        ...action,
        card: rename(action.card),
        ...(action.suit !== undefined && { suit: renameSuit(action.suit, rename) }),
      };
    case 'discard':
    case 'upForTwo':
      return { ...action, card: rename(action.card) };
    case 'swap':
      return { ...action, ...renameNaturals(action, rename), wild: rename(action.wild) };
    case 'claim':
      return renameClaim(action, rename);
    default:
      return action;
  }
}
