import {
  type Card,
  type ClaimAction,
  type DealResult,
  type Draft,
  ENDINGS,
  hasSeat,
  type MaybeCard,
  type Move,
  type Naturals,
  PHASES,
  type Place,
  type Play,
  type PlayerView,
  type Reading,
  type RuleSet,
  type Seat,
  type TableMeld,
  type Viewer,
  withSeat,
} from '#engine';
import {
  CLAIM_LAYS,
  type ClockView,
  DRAW_SOURCES,
  EVENT_ROW_KINDS,
  EVENT_ROWS,
  type EventRow,
  type EventRowKind,
  type FairDealView,
  LEVEL_NAMES,
  MELD_KINDS,
  MOVE_ROWS,
  PACE_NAMES,
  PLACES,
  PLAY_KINDS,
  type PlayKind,
  SEAT_KINDS,
  type SeatInfo,
  type SentEvent,
  type SentPlay,
  STAGES,
  type TableView,
  WINDOW_KINDS,
} from '#protocol';
import { parseRules } from '#rules';
import type {
  ClaimState,
  ClockState,
  DraftState,
  EventListState,
  FairDealState,
  MeldState,
  OwnState,
  ResultState,
  SeatState,
  TableState,
  WindowState,
} from '../../server/state/schema.ts';

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
      case 'swapOnto':
      case 'swapTwo':
      case 'swapTwoOnto': {
        const from = { meld: next(), index: next(), natural: next() };
        const second = kind === 'swapTwo' || kind === 'swapTwoOnto' ? { second: next() } : {};
        const swap = { ...from, ...second, wild: next(), owner: next() };
        const isOnto = kind === 'swapOnto' || kind === 'swapTwoOnto';
        return { type: 'swap', ...swap, to: isOnto ? { meld: next(), place: place() } : null };
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

/** The number of rows that a table has sent so far. */
export const rowCount = ({ dropped, kinds }: EventListState): number => dropped + kinds.length;

/**
 * The rows after the first `seen`, as far as the list still has them.
 * @throws RangeError at a kind of row that this version does not know
 */
export function rowsAfter(list: EventListState, seen: number): readonly EventRow[] {
  const [seats, cards, melds] = [[...list.seats], [...list.cards], [...list.melds]];
  let [card, meld] = [0, 0];
  const rows = [...list.kinds].map((number, i): EventRow => {
    const kind = EVENT_ROW_KINDS[number];
    if (kind === undefined) throw new RangeError(`no row has the kind ${number}`);
    const [cardCount, meldCount] = EVENT_ROWS[kind];
    const row = { cards: cards.slice(card, card + cardCount), melds: melds.slice(meld, meld + meldCount) };
    card += cardCount;
    meld += meldCount;
    return { kind, seat: seats[i] as Seat, ...row };
  });
  return rows.slice(Math.max(0, seen - list.dropped));
}

/** The draws and discards of the current deal in the rows, without those taken back. */
function movesIn(rows: readonly EventRow[]): readonly Move[] {
  const moves: Move[] = [];
  for (const { kind, seat, cards } of rows) {
    if (kind === 'dealt') moves.length = 0;
    if (kind === 'recalled') moves.pop();
    if (kind === 'tookBackDraw') while (moves.at(-1)?.did === 'pile' && moves.at(-1)?.seat === seat) moves.pop();
    if (isMoveRow(kind)) moves.push({ seat, did: MOVE_ROWS[kind], card: cards[0] ?? null });
  }
  return moves;
}

const isMoveRow = (kind: EventRowKind): kind is keyof typeof MOVE_ROWS => kind in MOVE_ROWS;

/**
 * The events that rows stand for, as the viewer may know them: what is not in the rows is in the view.
 * @param view the view right after them
 * @param before the view right before them; null if unknown, and a penalty card then stays hidden
 */
export function eventsIn(rows: readonly EventRow[], view: PlayerView, before: PlayerView | null): readonly SentEvent[] {
  const events: SentEvent[] = [];
  for (let at = 0; at < rows.length; ) {
    const row = rows[at] as EventRow;
    const end = endOf(rows, at);
    const event = EVENT_READERS[row.kind]({ row, rows: rows.slice(at, end), later: rows.slice(end), view, before });
    if (event) events.push(event);
    at = end;
  }
  return events;
}

/** The kinds of rows that stand for one event together if several follow each other. */
const GROUPED_ROW_KINDS: readonly EventRowKind[] = [
  'drewStock',
  'drewPile',
  'contractLaid',
  'tookBackContract',
  'claimed',
  'called',
  'penalized',
  'gameEnded',
];

/** The end (exclusive) of the rows of the event that begins at `at`. */
function endOf(rows: readonly EventRow[], at: number): number {
  const { kind, seat } = rows[at] as EventRow;
  const goesOn = (row: EventRow | undefined): boolean => {
    if (!row) return false;
    if (kind === 'dealerCard') return row.kind === 'dealerCard' || row.kind === 'dealerDrawn';
    if (row.kind === 'meldedCard' || row.kind === 'secondNatural') return true;
    return GROUPED_ROW_KINDS.includes(kind) && row.kind === kind && (row.seat === seat || kind === 'gameEnded');
  };
  let end = at + 1;
  while (goesOn(rows[end]) && rows[end - 1]?.kind !== 'dealerDrawn') end += 1;
  return end;
}

/** The rows of one event, the first of them, the rows after them, and the views around them. */
interface EventRows {
  readonly row: EventRow;
  readonly rows: readonly EventRow[];
  readonly later: readonly EventRow[];
  readonly view: PlayerView;
  readonly before: PlayerView | null;
}

/** Returns the event; null if its melds or its window are gone. */
type EventReader = (given: EventRows) => SentEvent | null;

const cardOf = ({ cards }: EventRow): Card => cards[0] as Card;
const meldOf = ({ melds }: EventRow): number => melds[0] as number;
const allCards = ({ rows }: EventRows): readonly Card[] => rows.flatMap(({ cards }) => cards);

/** An event that has nothing but a seat. */
const seated =
  (type: Extract<SentEvent, { seat: Seat }>['type']): EventReader =>
  ({ row: { seat } }) =>
    ({ type, seat }) as SentEvent;

const swapOf: EventReader = (given) => {
  const { seat, melds } = given.row;
  const [meld, to] = melds as [number, number?];
  return { type: 'swapped', seat, meld, ...swappedCards(given), to: to === undefined ? null : { meld: to } };
};

function swappedCards(given: EventRows): Naturals & { readonly wild: Card } {
  const [natural, wild, second] = allCards(given) as [Card, Card, Card?];
  return { natural, wild, ...(second !== undefined && { second }) };
}

const dealerOf: EventReader = ({ rows, view }) => {
  const drawnFor = (owner: Seat) =>
    rows.filter(({ kind, seat }) => kind === 'dealerCard' && seat === owner).flatMap(({ cards }) => cards);
  return { type: 'dealerDrawn', dealer: rows.at(-1)?.seat as Seat, cards: view.seats.map((_, seat) => drawnFor(seat)) };
};

const closed =
  (how: Extract<SentEvent, { type: 'turnClosed' }>['how']): EventReader =>
  ({ row: { seat } }) => ({ type: 'turnClosed', seat, how });

const tookBack =
  (play: (given: EventRows) => SentPlay | null): EventReader =>
  (given) => ({ type: 'tookBack', seat: given.row.seat, play: play(given) });

const EVENT_READERS: Readonly<Record<EventRowKind, EventReader>> = {
  dealerCard: dealerOf,
  dealerDrawn: dealerOf,
  dealt: ({ view }) => ({ type: 'dealt', deal: view.deal, dealer: view.dealer, ...layoutIn(view) }),
  sizeAsked: seated('sizeAsked'),
  dealtOn: ({ view }) => ({ type: 'dealtOn', ...layoutIn(view) }),
  namingAsked: seated('namingAsked'),
  wildNamed: ({ row: { seat }, view }) => ({ type: 'wildNamed', seat, rank: view.wildRank }),
  turnBegan: seated('turnBegan'),
  drewStock({ row: { seat }, rows, view }) {
    return { type: 'drew', seat, from: 'stock', cards: seat === view.viewer ? view.draft.drawn : hidden(rows) };
  },
  drewPile: (given) => ({ type: 'drew', seat: given.row.seat, from: 'pile', cards: allCards(given) }),
  melded({ row: { seat }, rows, view }) {
    const [meld] = meldsIn(rows, view);
    return meld ? { type: 'melded', seat, meld } : null;
  },
  meldedCard: () => null,
  contractLaid: ({ row: { seat }, rows, view }) => ({ type: 'contractLaid', seat, melds: meldsIn(rows, view) }),
  laidOff: ({ row }) => ({ type: 'laidOff', seat: row.seat, meld: meldOf(row), card: cardOf(row) }),
  swapped: swapOf,
  swappedOnto: swapOf,
  tookBackDraw: tookBack(() => null),
  tookBackMeld: tookBack(({ row }) => ({ type: 'meld', meld: meldOf(row) })),
  tookBackContract: tookBack(({ rows }) => ({ type: 'contract', melds: rows.map(meldOf) })),
  tookBackLayOff: tookBack(({ row }) => ({ type: 'layOff', card: cardOf(row) })),
  tookBackSwap: tookBack((given) => ({ type: 'swap', ...swappedCards(given) })),
  discarded: ({ row }) => ({ type: 'discarded', seat: row.seat, card: cardOf(row) }),
  wentOut: closed('out'),
  floated: closed('float'),
  endedRelief: closed('relief'),
  declined: closed('declined'),
  recalled: ({ row }) => ({ type: 'recalled', seat: row.seat, card: cardOf(row) }),
  wentRummy: seated('wentRummy'),
  wentUpForTwo: seated('wentUpForTwo'),
  reshuffled({ view, later }) {
    const drawn = later.filter(({ kind }) => kind === 'drewStock' || kind === 'penalized').length;
    return { type: 'reshuffled', stock: Array.from({ length: view.stock + drawn }, () => null), kept: view.pileCount };
  },
  windowOpened: ({ view: { window } }) =>
    window && { type: 'windowOpened', window: { kind: window.kind, cards: window.cards } },
  answered: seated('answered'),
  windowClosed: seated('windowClosed'),
  claimed: (given) => ({ type: 'claimed', seat: given.row.seat, cards: allCards(given) }),
  called: (given) => ({ type: 'callTurnBegan', seat: given.row.seat, cards: allCards(given) }),
  penalized: (given) => ({ type: 'penalized', seat: given.row.seat, cards: penaltyOf(given) }),
  reliefBegan: ({ row }) => ({ type: 'reliefBegan', out: row.seat }),
  dealEnded: ({ view }) => dealEndedIn(view),
  pressAsked: seated('pressAsked'),
  pressTaken: ({ row: { seat } }) => ({ type: 'pressAnswered', seat, take: true }),
  pressRefused: ({ row: { seat } }) => ({ type: 'pressAnswered', seat, take: false }),
  pressSet: ({ view }) => ({ type: 'pressSet', on: view.pressed, added: view.results.at(-1)?.added ?? [] }),
  gameEnded: ({ rows }) => ({ type: 'gameEnded', winners: rows.map(({ seat }) => seat) }),
  secondNatural: () => null,
};

const hidden = (rows: readonly EventRow[]): readonly null[] => rows.map(() => null);

/** The table after dealing. Cards dealt face up are those that everybody knows. */
const layoutIn = ({ wildRank, seats, viewer, hand, pile, indicator }: PlayerView) => ({
  wildRank,
  hands: seats.map(({ cards }, seat): readonly MaybeCard[] =>
    seat === viewer ? hand : Array.from({ length: cards }, () => null),
  ),
  pile,
  indicator,
  faceUp: seats.map(({ known }) => known),
});

function dealEndedIn({ results, seats }: PlayerView): SentEvent | null {
  const result = results.at(-1);
  if (!result) return null;
  const { ending, out, points, factor, wentRummy } = result;
  return { type: 'dealEnded', ending, out, points, factor, wentRummy, hands: seats.map(({ shown }) => shown ?? []) };
}

/** The melds of rows as they were laid: with the cards of the rows if they name any, else as they are now. */
function meldsIn(rows: readonly EventRow[], { melds }: PlayerView): readonly TableMeld[] {
  const laid: TableMeld[] = [];
  for (const [i, row] of rows.entries()) {
    const meld = melds.find(({ id }) => id === row.melds[0]);
    if (!meld) continue;
    const end = rows.findIndex((other, at) => at > i && other.kind !== 'meldedCard');
    const cards = rows.slice(i + 1, end < 0 ? undefined : end).flatMap((other) => other.cards);
    laid.push(cards.length === 0 ? meld : asLaid(meld, cards));
  }
  return laid;
}

/** The meld with these of its cards only. */
function asLaid({ owners, suits, ...meld }: TableMeld, cards: readonly Card[]): TableMeld {
  const places = cards.map((card) => meld.cards.indexOf(card));
  // A wild that was swapped out later has no place any more.
  const known = places.findIndex((place) => place >= 0);
  const rank = meld.kind === 'run' && known >= 0 ? meld.rank + (places[known] as number) - known : meld.rank;
  const at = <Item>(items: readonly Item[]): Item[] => places.flatMap((place) => items[place] ?? []);
  return { ...meld, rank, cards, owners: at(owners), ...(suits && { suits: at(suits) }) };
}

/** The penalty cards. The viewer's own are those that are new in the hand and were shown to nobody. */
function penaltyOf({ row, rows, view: { hand, viewer, seats }, before }: EventRows): readonly MaybeCard[] {
  const known = seats[row.seat]?.known ?? [];
  const isNew = (card: Card): boolean => !before?.hand.includes(card) && !known.includes(card);
  const cards = row.seat === viewer && before ? hand.filter(isNew) : [];
  return cards.length === rows.length ? cards : hidden(rows);
}
