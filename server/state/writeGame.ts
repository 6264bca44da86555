import { ArraySchema } from '@colyseus/schema';
import type { DealResult, Draft, GameEvent, Play, PlayerView, TableMeld, WindowView } from '#engine';
import { DRAW_SOURCES, ENDINGS, MELD_KINDS, PHASES, PLACES, PLAY_KINDS, playKindOf, WINDOW_KINDS } from '#protocol';
import { concernsMoves, type EventRow, eventRowsOf, moveRows, writeRows } from './eventRows.ts';
import { assign, writeCards, writeList } from './lists.ts';
import {
  type DraftState,
  MeldState,
  type PublicGameState,
  ResultState,
  type SeatState,
  type WindowState,
} from './schema.ts';

/** The game as it was last written, and the rows of its list of events. */
interface WrittenGame {
  readonly view: PlayerView;
  readonly rows: readonly EventRow[];
}

const written = new WeakMap<PublicGameState, WrittenGame>();

const NONE: readonly never[] = [];

/**
 * Writes the game as a spectator may see it.
 * @param events the latest events as a spectator may know them; null if unknown
 * @param isNew whether it is another game than the one written before
 */
export function writeGame(
  state: PublicGameState,
  seats: readonly SeatState[],
  view: PlayerView,
  events: readonly GameEvent[] | null,
  isNew: boolean,
): void {
  const last = written.get(state);
  const before = last?.view;
  const { deal, dealer, turn, wildRank, indicator, stock, pileCount } = view;
  const { turns, idle, reshuffles, relief, pressed, passed } = view;
  assign(state, {
    phase: PHASES.indexOf(view.phase),
    ...{ deal, dealer, turn, wildRank, indicator, stock, pileCount },
    ...{ turns, idle, reshuffles, relief, pressed, passed },
    handsShown: view.seats.some(({ shown }) => shown !== null),
  });
  writeList(state.pile, view.pile);
  writeList(state.offered, view.offered);
  if (before?.melds !== view.melds) writeMelds(state, before?.melds ?? NONE, view.melds);
  if (before?.results !== view.results) writeResults(state, before?.results ?? NONE, view.results);
  if (before?.draft !== view.draft) writeDraft(state.draft, view.draft);
  if (before?.window !== view.window) writeWindow(state.window, view.window);
  for (const [seat, { cards, melded, total, at, known, shown }] of view.seats.entries()) {
    const place = seats[seat] as SeatState;
    assign(place, { cards, melded, total, at });
    writeCards(place.known, known);
    writeCards(place.shown, shown ?? NONE);
  }
  const rows = nextRows(isNew ? null : (last?.rows ?? null), view, events);
  writeRows(state.events, rows.all, rows.news);
  written.set(state, { view, rows: rows.all });
}

/** Melds are written by their place: one that is laid anew may take the object of one taken back. */
function writeMelds(state: PublicGameState, before: readonly TableMeld[], melds: readonly TableMeld[]): void {
  for (let count = before.length; count > melds.length; count--) state.melds.pop();
  for (const [i, meld] of melds.entries()) {
    if (before[i] === meld) continue;
    const place = before[i] ? (state.melds[i] as MeldState) : new MeldState();
    writeMeld(place, meld);
    if (!before[i]) state.melds.push(place);
  }
}

function writeMeld(place: MeldState, { id, kind, suit, rank, cards, by, owners, locked, suits }: TableMeld): void {
  assign(place, { id, kind: MELD_KINDS.indexOf(kind), suit, rank, by });
  if (locked || place.locked) assign(place, { locked });
  writeList(place.cards, cards);
  writeList(place.owners, owners.every((owner) => owner === by) ? NONE : owners);
  if (suits || place.suits) {
    place.suits ??= new ArraySchema<number>();
    writeList(place.suits, suits ?? NONE);
  }
}

function writeResults(state: PublicGameState, before: readonly DealResult[], results: readonly DealResult[]): void {
  for (let count = before.length; count > results.length; count--) state.results.pop();
  for (const [i, result] of results.entries()) {
    if (before[i] === result) continue;
    const place = before[i] ? (state.results[i] as ResultState) : new ResultState();
    const { points, added, ending, ...rest } = result;
    assign(place, { ...rest, ending: ENDINGS.indexOf(ending) });
    writeList(place.points, points);
    writeList(place.added, added);
    if (!before[i]) state.results.push(place);
  }
}

function writeDraft(draft: DraftState, { drew, drawn, held, plays, fixed, takeBacks }: Draft): void {
  assign(draft, { drew: DRAW_SOURCES.indexOf(drew), held, fixed, takeBacks });
  // A card from the stock is its owner's secret.
  writeList(draft.drawn, drew === 'stock' ? NONE : drawn);
  writeList(
    draft.plays,
    plays.map((play) => PLAY_KINDS.indexOf(playKindOf(play))),
  );
  writeList(draft.playNumbers, plays.flatMap(playNumbers));
}

/** The numbers of a play (`PLAY_KINDS`). */
function playNumbers(play: Play): readonly number[] {
  switch (play.type) {
    case 'meld':
      return [play.meld];
    case 'layOff':
      return [play.meld, PLACES.indexOf(play.place), play.card];
    case 'swap': {
      const { meld, index, natural, wild, owner, to } = play;
      return [meld, index, natural, wild, owner, ...(to ? [to.meld, PLACES.indexOf(to.place)] : NONE)];
    }
    case 'contract':
      return [play.melds.length, ...play.melds];
  }
}

function writeWindow(state: WindowState, window: WindowView | null): void {
  if (!window) {
    assign(state, { kind: 0 });
    return;
  }
  const { kind, seats, cards, waiting, next } = window;
  assign(state, { kind: WINDOW_KINDS.indexOf(kind), waiting, next });
  writeList(state.seats, seats);
  writeList(state.cards, cards);
}

/**
 * Rows of events after which all that are not moves are dropped. No deal among bots reaches this; but a player who lays
 * down and takes back in every turn of a long deal would make the state too long for newcomers.
 */
const MOST_EVENT_ROWS = 400;

/**
 * The rows of the deal so far, and how many of them are new.
 * @param before null for a new game, and for one that was not written before
 */
function nextRows(
  before: readonly EventRow[] | null,
  { moves }: PlayerView,
  events: readonly GameEvent[] | null,
): { readonly all: readonly EventRow[]; readonly news: number } {
  const news = (events ?? NONE).flatMap(eventRowsOf);
  if (events?.some(({ type }) => type === 'dealt')) return { all: news, news: news.length };
  if (!before || !events) {
    const others = news.filter((row) => !concernsMoves(row));
    return { all: [...moveRows(moves), ...others], news: others.length };
  }
  if (news.length === 0) return { all: before, news: 0 };
  const isLong = before.length + news.length > MOST_EVENT_ROWS;
  return { all: [...(isLong ? before.filter(concernsMoves) : before), ...news], news: news.length };
}
