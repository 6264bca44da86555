import {
  type Card,
  type Choices,
  cardPoints,
  choiceAt,
  type GameState,
  hasSeat,
  rankOf,
  type SearchState,
  type Seat,
  type SeatAction,
  type Suit,
  suitOf,
  timeOutAction,
  viewFor,
  wildTable,
} from '#engine';

/** The worth of a natural beside another of its rank, one rank and two ranks away in its suit, in points. */
const SAME_RANK_POINTS = 4;
const NEXT_RANK_POINTS = 4;
const GAP_POINTS = 2;

/** The worth of a natural beside the other cards of a hand, in points. */
function companyOf(hand: readonly Card[], card: Card): number {
  const rank = rankOf(card);
  const suit = suitOf(card);
  let worth = 0;
  for (const other of hand) {
    if (other === card) continue;
    if (rankOf(other) === rank) worth += SAME_RANK_POINTS;
    else if (suitOf(other) === suit) {
      const away = Math.abs(rank - rankOf(other));
      if (away === 1) worth += NEXT_RANK_POINTS;
      else if (away === 2) worth += GAP_POINTS;
    }
  }
  return worth;
}

/** Whether a natural could be laid off on a meld as the table is. */
function fitsTable({ melds }: GameState, card: Card): boolean {
  const suit = suitOf(card);
  const rank = rankOf(card);
  for (const meld of melds) {
    if (meld.kind === 'set') {
      if (meld.rank === rank) return true;
    } else if (meld.suit === suit && (rank === meld.rank - 1 || rank === meld.rank + meld.cards.length)) return true;
  }
  return false;
}

/** Turns without progress after which no discard is taken, so that a deal played out comes to an end. */
const MAX_IDLE_ROUNDS = 2;

/** Whether a seat could use this card at once: a wild, a card that fits the table, or the third of a meld. */
function isUseful(state: GameState, seat: Seat, card: Card): boolean {
  const isWild = wildTable(state.rules, state.wildRank);
  if (isWild[card] === 1) return true;
  const hand = state.hands[seat] as readonly Card[];
  if (hand.length < 2 || state.idle >= state.seats * MAX_IDLE_ROUNDS) return false;
  return (hasSeat(state.melded, seat) && fitsTable(state, card)) || isThird(hand, card, isWild);
}

/** Whether two naturals of the hand make a set or a run with this card. */
function isThird(hand: readonly Card[], card: Card, isWild: Uint8Array): boolean {
  const rank = rankOf(card);
  const suit: Suit = suitOf(card);
  let same = 0;
  // The ranks from two below to two above that the hand has in this suit, a bit each.
  let near = 0;
  for (const other of hand) {
    if (isWild[other] === 1) continue;
    const above = rankOf(other) - rank;
    if (above === 0) same++;
    else if (suitOf(other) === suit && above >= -2 && above <= 2) near |= 1 << (above + 2);
  }
  return same >= 2 || hasAll(near, BELOW_MASK) || hasAll(near, AROUND_MASK) || hasAll(near, ABOVE_MASK);
}

const BELOW_MASK = 0b00011;
const AROUND_MASK = 0b01010;
const ABOVE_MASK = 0b11000;

const hasAll = (mask: number, bits: number): boolean => (mask & bits) === bits;

/** The cost of a wild in a meld, in points: little, so that melds with wilds are laid. */
const WILD_LAID_POINTS = 1;
/** The cost of discarding a card that fits the table, in points. */
const GIVEN_POINTS = 4;
/** The most cards taken from the pile at once. */
const MAX_TAKEN_CARDS = 8;
/** Above the cost of discarding any natural. */
const NEVER_POINTS = 1000;

type Listed = readonly SeatAction[];

/**
 * Chooses the next action of the seat to act: for playing deals out, in microseconds. It draws what it can use at once,
 * lays whatever it can, and discards high cards without company. Melds kept in the hand on purpose, contracts and going
 * Rummy are beyond it.
 */
export function quickAction(search: SearchState): SeatAction {
  const { now } = search;
  if (now.phase === 'draw') return quickDraw(search);
  return now.phase === 'play' ? quickPlay(search) : quickAnswer(search);
}

const STOCK: SeatAction = { type: 'draw', from: 'stock' };

function quickDraw(search: SearchState): SeatAction {
  const { rules, pile, stock, draft, turn } = search.now;
  const isUsable = (count: number): boolean => {
    const card = pile[pile.length - count];
    return card !== undefined && isUseful(search.now, turn, card);
  };
  const looks = draft.takeBacks === 0 && (rules.draw.depth === 'any' || isUsable(1));
  if (stock.length > 0 && !looks) return STOCK;
  const [draws = []] = search.choices(turn).others;
  // The deepest is listed last.
  const taken = draws.findLast(
    (draw) => draw.type === 'draw' && draw.from === 'pile' && draw.count <= MAX_TAKEN_CARDS && isUsable(draw.count),
  );
  return (looks ? taken : undefined) ?? draws[0] ?? timeOutAction(viewFor(search.now, turn));
}

function quickPlay(search: SearchState): SeatAction {
  const { now } = search;
  const { turn, hands } = now;
  const choices = search.choices(turn);
  const [layOffs = [], swaps = [], discards = [], upForTwos = [], closings = [], takeBacks = []] = choices.others;
  const isWild = wildTable(now.rules, now.wildRank);
  const hand = hands[turn] as readonly Card[];
  const [closing] = closings;
  return (
    upForTwos[0] ??
    (closing && closing.type !== 'endTurn' ? closing : null) ??
    dearestMeld(choices, now, isWild) ??
    swaps[0] ??
    layOffFrom(layOffs, hand, isWild) ??
    discardFrom(discards, now, hand, isWild) ??
    closing ??
    takeBacks[0] ??
    timeOutAction(viewFor(now, turn))
  );
}

function dearestMeld(choices: Choices, { rules, wildRank }: GameState, isWild: Uint8Array): SeatAction | null {
  const count = choices.melds?.outlines.length ?? 0;
  let best: SeatAction | null = null;
  let most = 0;
  for (let number = 0; number < count; number++) {
    const action = choiceAt(choices, number);
    if (action.type !== 'meld') continue;
    let worth = 0;
    for (const card of action.reading.cards) {
      worth += isWild[card] === 1 ? -WILD_LAID_POINTS : cardPoints(rules, wildRank, card) + 1;
    }
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}

/** Any natural; a wild only if no more than one natural is left, to go out with. */
function layOffFrom(layOffs: Listed, hand: readonly Card[], isWild: Uint8Array): SeatAction | null {
  const natural = layOffs.find((action) => action.type === 'layOff' && isWild[action.card] === 0);
  if (natural) return natural;
  const naturals = hand.reduce((count, card) => count + (isWild[card] === 0 ? 1 : 0), 0);
  return naturals <= 1 ? (layOffs[0] ?? null) : null;
}

function discardFrom(discards: Listed, state: GameState, hand: readonly Card[], isWild: Uint8Array): SeatAction | null {
  let best: SeatAction | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const action of discards) {
    if (action.type !== 'discard') continue;
    const { card } = action;
    const cost = isWild[card] === 1 ? NEVER_POINTS : costOf(state, hand, card);
    if (cost < least) {
      least = cost;
      best = action;
    }
  }
  return best;
}

const costOf = (state: GameState, hand: readonly Card[], card: Card): number =>
  companyOf(hand, card) - cardPoints(state.rules, state.wildRank, card) + (fitsTable(state, card) ? GIVEN_POINTS : 0);

/** Takes an offered card that is of use, and otherwise the last choice, which in a window is to pass. */
function quickAnswer(search: SearchState): SeatAction {
  const { now, seat } = search;
  const choices = search.choices(seat);
  const [offered] = now.window?.cards ?? [];
  const takes = offered !== undefined && isUseful(now, seat, offered);
  for (let number = 0; number < choices.count; number++) {
    const action = choiceAt(choices, number);
    if (action.type === (takes ? 'claim' : 'pass')) return action;
  }
  return choices.count > 0 ? choiceAt(choices, choices.count - 1) : timeOutAction(viewFor(now, seat));
}
