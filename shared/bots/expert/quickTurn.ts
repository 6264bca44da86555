import {
  type Card,
  type Choices,
  cardPoints,
  choiceAt,
  type GameState,
  type SearchState,
  type SeatAction,
  timeOutAction,
  viewFor,
  wildTable,
} from '#engine';
import { companyOf, fitsTable, isUseful } from './quickHand.ts';

/** The cost of a wild in a meld, in points: little, so that melds with wilds are laid. */
const WILD_LAID = 1;
/** The cost of discarding a card that fits the table, in points. */
const GIVEN = 4;
/** The most cards taken from the pile at once. */
const MOST_TAKEN = 8;
/** Above the cost of discarding any natural. */
const NEVER = 1000;

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
    (draw) => draw.type === 'draw' && draw.from === 'pile' && draw.count <= MOST_TAKEN && isUsable(draw.count),
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
      worth += isWild[card] === 1 ? -WILD_LAID : cardPoints(rules, wildRank, card) + 1;
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
    const cost = isWild[card] === 1 ? NEVER : costOf(state, hand, card);
    if (cost < least) {
      least = cost;
      best = action;
    }
  }
  return best;
}

const costOf = (state: GameState, hand: readonly Card[], card: Card): number =>
  companyOf(hand, card) - cardPoints(state.rules, state.wildRank, card) + (fitsTable(state, card) ? GIVEN : 0);

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
