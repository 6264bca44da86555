import { type Card, type GameState, NO_DRAFT, type Play, type SeatAction, type TableMeld } from '#engine';
import { candidates } from './candidates.ts';
import { oracleAllows } from './judge.ts';
import { meldClass } from './readings.ts';

/** Returns every action that the rulebook allows the seat whose turn it is, with one new meld of each class. */
export function everyAction(state: GameState): SeatAction[] {
  const found = new Map<string, SeatAction>();
  for (const action of candidates(state)) {
    if (!oracleAllows(state, state.turn, action)) continue;
    found.set(action.type === 'meld' ? meldClass(action.reading) : JSON.stringify(action), action);
  }
  return [...found.values()];
}

/** Counts the sequences of `depth` actions from this state; a sequence stops where the deal ends. */
export function countLines(state: GameState, depth: number, earlier: readonly GameState[] = []): number {
  const actions = everyAction(state);
  if (depth === 1) return actions.length;
  return actions.reduce((sum, action) => {
    const next = afterwards(state, action, earlier);
    if (next === null) return sum + 1;
    const history = action.type === 'takeBack' ? earlier.slice(0, -1) : [...earlier, state];
    return sum + countLines(next, depth - 1, action.type === 'discard' ? [] : history);
  }, 0);
}

/** The state after an action, as far as the rules depend on it, or null if the deal has ended. */
function afterwards(state: GameState, action: SeatAction, earlier: readonly GameState[]): GameState | null {
  switch (action.type) {
    case 'draw':
      return draw(state, action.from);
    case 'meld': {
      const meld: TableMeld = { ...action.reading, id: state.nextMeld, by: 0, owners: [], locked: false };
      const play: Play = { type: 'meld', meld: meld.id, first: false };
      const melded = state.melded | (1 << state.turn);
      return { ...played(state, meld.cards, [], play), melds: [...state.melds, meld], nextMeld: meld.id + 1, melded };
    }
    case 'layOff':
      return changeMeld(played(state, [action.card], [], { ...action, type: 'layOff' }), action.meld, (meld) =>
        action.place === 'low'
          ? { ...meld, rank: meld.rank - 1, cards: [action.card, ...meld.cards] }
          : { ...meld, cards: [...meld.cards, action.card] },
      );
    case 'swap': {
      const { natural, wild, meld } = action;
      const after = played(state, [natural], [wild], {
        type: 'swap',
        meld,
        index: 0,
        natural,
        wild,
        to: null,
        owner: 0,
      });
      return changeMeld(after, meld, (old) => ({
        ...old,
        cards: old.cards.map((card) => (card === wild ? natural : card)),
      }));
    }
    case 'takeBack': {
      const before = earlier.at(-1);
      if (before === undefined) throw new Error('the sequence began mid-turn, after a play');
      return { ...before, draft: { ...before.draft, takeBacks: state.draft.takeBacks + 1 } };
    }
    case 'discard':
      return discard(state, action.card);
    default:
      throw new Error(`not in base Crazy Rummy: ${action.type}`);
  }
}

function draw(state: GameState, from: 'stock' | 'pile'): GameState {
  const card = state[from].at(-1) as Card;
  const moved = changeHand(state, [], [card]);
  return {
    ...moved,
    phase: 'play',
    [from]: state[from].slice(0, -1),
    draft: { ...state.draft, drew: from, drawn: [card] },
  };
}

function discard(state: GameState, card: Card): GameState | null {
  const after = changeHand(state, [card], []);
  if (after.hands[state.turn]?.length === 0 || state.stock.length === 0) return null;
  const turn = (state.turn + 1) % state.seats;
  const held = after.hands[turn]?.length ?? 0;
  const draft = { ...NO_DRAFT, held };
  return { ...after, phase: 'draw', turn, pile: [...state.pile, card], draft };
}

const played = (state: GameState, gone: readonly Card[], come: readonly Card[], play: Play): GameState => ({
  ...changeHand(state, gone, come),
  draft: { ...state.draft, plays: [...state.draft.plays, play] },
});

const changeHand = (state: GameState, gone: readonly Card[], come: readonly Card[]): GameState => ({
  ...state,
  hands: state.hands.map((hand, seat) =>
    seat === state.turn ? [...hand.filter((card) => !gone.includes(card)), ...come] : hand,
  ),
});

const changeMeld = (state: GameState, id: number, change: (meld: TableMeld) => TableMeld): GameState => ({
  ...state,
  melds: state.melds.map((meld) => (meld.id === id ? change(meld) : meld)),
});
