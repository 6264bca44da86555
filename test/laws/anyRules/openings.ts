import assert from 'node:assert/strict';
import {
  type Card,
  faceOf,
  type GameEvent,
  type GameState,
  type Illegal,
  type Reading,
  refusal,
  type Seat,
  type SeatAction,
  viewFor,
} from '#engine';
import { asksForPoints, lacksFor } from '../../oracle/openings.ts';
import { isPicked, type Law } from './law.ts';
import { nameOf } from './nameOf.ts';
import { worthTrying } from './worthTrying.ts';

/** The refusals for want of an opening. */
export const OPENING_CODES: readonly (Illegal | null)[] = ['openingTooLow', 'openingNeedsRun'];

/** Actions that end a turn, and those that wait for the opening (§4.104). */
const ENDS: readonly SeatAction['type'][] = ['discard', 'upForTwo', 'goOut', 'float', 'endTurn'];
const WAITING: readonly SeatAction['type'][] = ['layOff', 'swap'];

/** The melds of the deal as they were laid, by number, and the seats that had melds when their turn began. */
interface Past {
  readonly laid: Map<number, Reading>;
  readonly opened: Map<Seat, boolean>;
}

const hasMelded = ({ melded }: GameState, seat: Seat): boolean => ((melded >> seat) & 1) === 1;

/** Updates the history after a step. A recalled turn goes on as it was (R100). */
function remember({ laid, opened }: Past, before: GameState, events: readonly GameEvent[], after: GameState): void {
  for (const event of events) if (event.type === 'melded') laid.set(event.meld.id, event.meld);
  const { turn, draft } = after;
  if (turn < 0 || events.some(({ type }) => type === 'recalled')) return;
  if (draft.plays.length === 0) opened.set(turn, hasMelded(after, turn));
  // A call begins a turn with a play (R151).
  else if (before.turn !== turn) opened.set(turn, hasMelded(before, turn));
}

/** The numbers of the new melds of this turn. */
const newIds = ({ draft }: GameState): number[] =>
  draft.plays.flatMap((play) => (play.type === 'meld' ? [play.meld] : play.type === 'contract' ? play.melds : []));

/** Whether the opening is complete (R154, R155): `none` before any of its melds. */
function openingOf(state: GameState, past: Past): 'none' | 'points' | 'run' | 'complete' {
  if (past.opened.get(state.turn)) return 'complete';
  const melds = newIds(state).map((id) => past.laid.get(id) as Reading);
  return melds.length === 0 ? 'none' : (lacksFor(melds, state) ?? 'complete');
}

/** Asserts that the actions that depend on the opening are refused for it, or not, as they should be. */
function assertJudged(state: GameState, past: Past, actions: readonly SeatAction[]): void {
  const view = viewFor(state, state.turn);
  for (const action of actions)
    if ([...ENDS, ...WAITING].includes(action.type)) assertRefused(state, past, action, refusal(view, action));
}

function assertRefused(state: GameState, past: Past, action: SeatAction, code: Illegal | null): void {
  const isEnd = ENDS.includes(action.type);
  const opening = openingOf(state, past);
  const isAllowed = opening === 'complete' || (isEnd && opening === 'none');
  const told = `${nameOf(state, action)}: ${code}, opening: ${opening}`;
  if (isAllowed) assert(!OPENING_CODES.includes(code), told);
  else assert(code !== null, told);
  if (code === 'openingTooLow') assert(opening === 'points' || opening === 'none', told);
  if (code === 'openingNeedsRun') assert.equal(opening, 'run', told);
}

/** A turn ends, and cards are laid off and swapped, only when an opening has its points and its run. */
export const openings: Law = {
  name: 'law 12, oracle: an opening has its points and its run',
  watch({ rules }) {
    if (!asksForPoints(rules)) return {};
    const past: Past = { laid: new Map(), opened: new Map() };
    return {
      step({ before, by, action, events, after }, number) {
        const isOwn = before.phase === 'play' && by === before.turn;
        if (isOwn && action.type !== 'closeWindow') assertJudged(before, past, [action as SeatAction]);
        remember(past, before, events, after);
        const isOpening = after.phase === 'play' && openingOf(after, past) !== 'none' && after.draft.plays.length > 0;
        if (after.phase !== 'play' || !isPicked(number, isOpening ? 5 : 41)) return;
        assertJudged(after, past, worthTrying(after, after.turn, number));
      },
    };
  },
};

/** The cards taken from the pile by a player who has not melded in the deal, without a call. */
const takenForMeld = ({ draft, rules, turn }: GameState, { opened }: Past): readonly Card[] =>
  rules.draw.gated && draft.drew === 'pile' && draft.fixed === 0 && !opened.get(turn) ? draft.drawn : [];

/** Before the first meld only the top card is taken, and it lies in a new meld of that turn (R73, §4.36). */
export const gatedDraws: Law = {
  name: 'law 12, oracle: a card taken before the first meld lies in one',
  watch({ rules }) {
    if (!rules.draw.gated || rules.play.when !== 'duringTurns') return {};
    const past: Past = { laid: new Map(), opened: new Map() };
    return {
      step({ before, by, action, events, after }) {
        if (by === before.turn && before.phase === 'play' && ENDS.includes(action.type as SeatAction['type'])) {
          const ids = newIds(before);
          // As the melds are at the end of the turn (§4.64). A twin of another pack will do.
          const melded = before.melds.flatMap(({ id, cards }) => (ids.includes(id) ? cards.map(faceOf) : []));
          for (const card of takenForMeld(before, past)) assert(melded.includes(faceOf(card)), nameOf(before, action));
        }
        remember(past, before, events, after);
        assert(takenForMeld(after, past).length <= 1, 'more than the top card was taken');
      },
    };
  },
};

/** Nobody lays off or swaps in the turn of the first melds of the deal, where the rules say so (R162). */
export const firstLayOffs: Law = {
  name: 'law 12, oracle: lay-offs and swaps wait for the turn after the first melds',
  watch({ rules }) {
    const { layOffFrom, layOffNeedsMeld, contract } = rules.play;
    if (layOffFrom === 'sameTurn' || (!layOffNeedsMeld && contract === 'off' && !asksForPoints(rules))) return {};
    const past: Past = { laid: new Map(), opened: new Map() };
    const isFirst = (state: GameState): boolean =>
      state.phase === 'play' && hasMelded(state, state.turn) && !past.opened.get(state.turn);
    return {
      step({ before, by, action, events, after }, number) {
        if (by === before.turn && isFirst(before)) assert(!isWaiting(action), nameOf(before, action));
        remember(past, before, events, after);
        if (!isFirst(after) || !isPicked(number, 3)) return;
        const view = viewFor(after, after.turn);
        for (const tried of worthTrying(after, after.turn, number)) {
          if (isWaiting(tried)) assert(refusal(view, tried) !== null, nameOf(after, tried));
        }
      },
    };
  },
};

const isWaiting = ({ type }: { readonly type: string }): boolean => (WAITING as readonly string[]).includes(type);
