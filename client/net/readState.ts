import { type Draft, hasSeat, type PlayerView, type RuleSet, type Viewer, viewFor, withSeat } from '#engine';
import { claimOf, clockOf, fairOf, type SeatInfo, storyOf, type TableView } from '#protocol';
import { parseRules } from '#rules';
import type { SeatState, TableState } from '../../server/state/schema.ts';
import { followed } from './following.ts';

/** Returns the table in a decoded state, exactly as its viewer may see it. The inverse of the server's `writeState`. */
export function readState(state: TableState): TableView {
  const { stage, code, isPrivate, spectators, bots, hints, pace, adjourned } = state;
  const seats = [...state.seats];
  const mine = seats.findIndex(({ isMine }) => isMine === true);
  const viewer: Viewer = mine < 0 ? 'spectator' : mine;
  const rules = parseRules(state.rules);
  if (!rules) throw new Error(`cannot parse the rules: ${state.rules}`);
  return {
    stage,
    code,
    isPrivate,
    spectators,
    bots,
    hints,
    rated: state.rated && !seats[mine]?.unrated,
    isDaily: state.isDaily,
    rules,
    pace,
    seats: seats.map(readSeat),
    viewer,
    adjourned,
    clock: clockOf(state.clock),
    silent: seats.flatMap((_, seat) => (hasSeat(state.silent, seat) ? [seat] : [])),
    away: storyOf((mine >= 0 && seats[mine]?.away) || ''),
    game: stage === 'waiting' ? null : readGame(state, rules, viewer),
    gameId: state.gameId || null,
    fair: fairOf(state.pledge, state.shares),
  };
}

function readSeat(seat: SeatState): SeatInfo {
  const { name, kind, level, connected, standIn, ready, adjourns, avatar, booked } = seat;
  const shown = {
    level: kind === 'bot' ? level || 'steady' : null,
    avatar: kind === 'empty' ? null : avatar,
  };
  return { name, kind, connected, standIn, ready, adjourns, booked: booked ?? '', ...shown };
}

function readGame(state: TableState, rules: RuleSet, viewer: Viewer): PlayerView {
  const all = { ...viewFor(followed(state, rules), 'spectator'), passed: state.passed };
  const own = viewer === 'spectator' ? undefined : state.seats[viewer];
  if (!own || viewer === 'spectator') return all;
  const { window, draft, turn, passed } = all;
  return {
    ...all,
    viewer,
    hand: [...own.hand].sort((a, b) => a - b),
    draft: turn === viewer ? readDraft(draft, own) : draft,
    window: window && { ...window, claim: claimOf(own.claim) },
    passed: own.hasPassed ? withSeat(passed, viewer) : passed,
    canRecall: own.canRecall,
  };
}

const readDraft = (draft: Draft, { drawn }: SeatState): Draft =>
  draft.drew === 'stock' ? { ...draft, drawn: [...drawn] } : draft;
