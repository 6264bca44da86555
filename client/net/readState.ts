import {
  type Card,
  type ClaimAction,
  type DealResult,
  type Draft,
  ENDINGS,
  hasSeat,
  PHASES,
  type Place,
  type Play,
  type PlayerView,
  type Reading,
  type RuleSet,
  type TableMeld,
  type Viewer,
  withSeat,
} from '#engine';
import {
  CLAIM_LAYS,
  type ClockView,
  DRAW_SOURCES,
  type FairDealView,
  LEVEL_NAMES,
  MELD_KINDS,
  PACE_NAMES,
  PLACES,
  PLAY_KINDS,
  type PlayKind,
  SEAT_KINDS,
  type SeatInfo,
  STAGES,
  type TableView,
  WINDOW_KINDS,
} from '#protocol';
import { parseRules } from '#rules';
import type {
  ClaimState,
  ClockState,
  DraftState,
  FairDealState,
  MeldState,
  OwnState,
  ResultState,
  SeatState,
  TableState,
  WindowState,
} from '../../server/state/schema.ts';
import { eventsIn, movesIn, rowsAfter } from './readEvents.ts';

/**
 * Returns the table in a decoded state, exactly as its viewer may see it. The inverse of the server's `writeState`.
 * @throws RangeError if a number of the state stands for no word, as from a newer server
 */
export function readState(state: TableState): TableView {
  const { code, isPrivate, spectators, bots, hints, adjourned, isDaily, gameId } = state;
  const seats = [...state.seats];
  const mine = seats.findIndex(({ own }) => own !== undefined);
  const viewer: Viewer = mine < 0 ? 'spectator' : mine;
  const own = seats[mine]?.own ?? null;
  const rules = parseRules(state.rules);
  if (!rules) throw new Error(`cannot parse the rules: ${state.rules}`);
  const stage = wordOf(STAGES, state.stage);
  const game = stage === 'waiting' ? null : readGame(state, rules, viewer, own);
  return {
    stage,
    code,
    isPrivate,
    spectators,
    bots,
    hints,
    adjourned,
    isDaily,
    rules,
    viewer,
    game,
    rated: state.rated && !own?.unrated,
    pace: wordOf(PACE_NAMES, state.pace),
    seats: seats.map(readSeat),
    clock: readClock(state.clock),
    silent: seats.flatMap((_, seat) => (hasSeat(state.silent, seat) ? [seat] : [])),
    away: own && game ? eventsIn(rowsAfter(own.away, 0), { ...game, viewer: 'spectator' }, null) : [],
    gameId: gameId || null,
    fair: readFair(state.fair),
  };
}

/** The word with this number in its published order. */
function wordOf<Word>(words: readonly Word[], number: number): Word {
  const word = words[number];
  if (word === undefined) throw new RangeError(`no word has the number ${number}`);
  return word;
}

function readSeat(seat: SeatState): SeatInfo {
  const { name, connected, standIn, ready, adjourns, avatar, booked } = seat;
  const kind = wordOf(SEAT_KINDS, seat.kind);
  const level = kind === 'bot' ? wordOf(LEVEL_NAMES, seat.level) : null;
  return { name, kind, level, connected, standIn, ready, adjourns, avatar: kind === 'empty' ? null : avatar, booked };
}

const readClock = ({ run, seat, left, total }: ClockState): ClockView | null =>
  total === 0 ? null : { run, seat, left, total };

const readFair = ({ deal, commitment, shares }: FairDealState): FairDealView | null =>
  deal === 0 ? null : { deal, commitment, shares: shares.length > 0 ? [...shares] : null };

function readGame(state: TableState, rules: RuleSet, viewer: Viewer, own: OwnState | null): PlayerView {
  const { game } = state;
  const { deal, dealer, turn, wildRank, indicator, stock, pileCount } = game;
  const { turns, idle, reshuffles, relief, pressed, passed, handsShown } = game;
  return {
    rules,
    viewer,
    deal,
    dealer,
    turn,
    wildRank,
    indicator,
    stock,
    pileCount,
    turns,
    idle,
    reshuffles,
    relief,
    pressed,
    phase: wordOf(PHASES, game.phase),
    pile: [...game.pile],
    hand: own ? sorted(own.hand) : [],
    seats: [...state.seats].map(({ cards, melded, total, at, known, shown }) => ({
      cards,
      melded,
      total,
      at,
      known: sorted(known),
      shown: handsShown ? sorted(shown) : null,
    })),
    melds: [...game.melds].map(readMeld),
    draft: readDraft(game.draft, turn === viewer ? own : null),
    window: readWindow(game.window, own),
    offered: [...game.offered],
    passed: own?.hasPassed && viewer !== 'spectator' ? withSeat(passed, viewer) : passed,
    canRecall: own?.canRecall ?? false,
    results: [...game.results].map(readResult),
    moves: movesIn(rowsAfter(game.events, 0)),
  };
}

/** Hands are sent in any order. */
const sorted = (cards: Iterable<Card>): readonly Card[] => [...cards].sort((a, b) => a - b);

function readMeld(meld: MeldState): TableMeld {
  const { id, by, locked } = meld;
  const cards = [...meld.cards];
  const owners = meld.owners.length > 0 ? [...meld.owners] : cards.map(() => by);
  return { id, ...readingOf(meld), by, owners, locked };
}

/** The meaning of a meld's cards, on the table or in a claim. */
function readingOf({ kind, suit, rank, cards, suits }: MeldState | ClaimState): Reading {
  const reading = { kind: wordOf(MELD_KINDS, kind), suit, rank, cards: [...cards] };
  return suits && suits.length > 0 ? { ...reading, suits: [...suits] } : reading;
}

function readDraft(draft: DraftState, own: OwnState | null): Draft {
  const { held, fixed, takeBacks } = draft;
  const drew = wordOf(DRAW_SOURCES, draft.drew);
  const drawn = drew === 'stock' && own ? own.drawn : draft.drawn;
  return { drew, drawn: [...drawn], held, plays: readPlays(draft), fixed, takeBacks };
}

function readPlays({ plays, playNumbers }: DraftState): readonly Play[] {
  const numbers = playNumbers[Symbol.iterator]();
  const next = (): number => numbers.next().value as number;
  const place = (): Place => wordOf(PLACES, next());
  const play = (kind: PlayKind): Play => {
    switch (kind) {
      case 'meld':
      case 'firstMeld':
        return { type: 'meld', meld: next(), first: kind === 'firstMeld' };
      case 'layOff':
        return { type: 'layOff', meld: next(), place: place(), card: next() };
      case 'swap':
      case 'swapOnto': {
        const swap = { meld: next(), index: next(), natural: next(), wild: next(), owner: next() };
        return { type: 'swap', ...swap, to: kind === 'swap' ? null : { meld: next(), place: place() } };
      }
      case 'contract':
        return { type: 'contract', melds: Array.from({ length: next() }, next) };
    }
  };
  return [...plays].map((kind) => play(wordOf(PLAY_KINDS, kind)));
}

function readWindow({ kind, seats, cards, waiting, next }: WindowState, own: OwnState | null): PlayerView['window'] {
  const word = wordOf(WINDOW_KINDS, kind);
  if (word === 'none') return null;
  return { kind: word, seats: [...seats], cards: [...cards], waiting, next, claim: own && readClaim(own.claim) };
}

function readClaim(claim: ClaimState): ClaimAction | null {
  const { isMade, count, card, meld, suit } = claim;
  if (!isMade) return null;
  const type = wordOf(CLAIM_LAYS, claim.lays);
  if (type === 'none') return { type: 'claim', count, lay: null };
  if (type === 'meld') return { type: 'claim', count, lay: { type, reading: readingOf(claim) } };
  const lay = { type, card, meld, place: wordOf(PLACES, claim.place) };
  return { type: 'claim', count, lay: suit < 0 ? lay : { ...lay, suit } };
}

function readResult(result: ResultState): DealResult {
  const { deal, dealer, wildRank, out, factor, wentRummy } = result;
  return {
    deal,
    dealer,
    wildRank,
    out,
    wentRummy,
    ending: wordOf(ENDINGS, result.ending),
    points: [...result.points],
    factor: factor === 2 ? 2 : 1,
    added: [...result.added],
  };
}
