import type { Card, MaybeCard, Move, PlayerView, Seat, TableMeld } from '#engine';
import {
  EVENT_ROW_KINDS,
  EVENT_ROWS,
  type EventRow,
  type EventRowKind,
  MOVE_ROWS,
  type SentEvent,
  type SentPlay,
} from '#protocol';
import type { EventListState } from '../../server/state/schema.ts';

/** The number of rows that a table has told so far. */
export const rowsTold = ({ dropped, kinds }: EventListState): number => dropped + kinds.length;

/**
 * The rows after the first `told`, as far as the list still has them.
 * @throws RangeError at a kind of row that this version does not know
 */
export function rowsAfter(list: EventListState, told: number): readonly EventRow[] {
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
  return rows.slice(Math.max(0, told - list.dropped));
}

/** The draws and discards of the deal among rows, without those taken back. */
export function movesIn(rows: readonly EventRow[]): readonly Move[] {
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
 * The events that rows tell, as the viewer may know them: what is not in the rows is in the view.
 * @param view the view right after them
 * @param before the view right before them; null if unknown: then a penalty card stays hidden
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

/** The kinds of which several rows in succession tell one event. */
const ROWS_OF_ONE: readonly EventRowKind[] = [
  ...(['drewStock', 'drewPile', 'contractLaid', 'tookBackContract'] as const),
  ...(['claimed', 'called', 'penalized', 'gameEnded'] as const),
];

/** Where the rows of the event that begins at `at` end. */
function endOf(rows: readonly EventRow[], at: number): number {
  const { kind, seat } = rows[at] as EventRow;
  const goesOn = (row: EventRow | undefined): boolean => {
    if (!row) return false;
    if (kind === 'dealerCard') return row.kind === 'dealerCard' || row.kind === 'dealerDrawn';
    if (row.kind === 'meldedCard') return true;
    return ROWS_OF_ONE.includes(kind) && row.kind === kind && (row.seat === seat || kind === 'gameEnded');
  };
  let end = at + 1;
  while (goesOn(rows[end]) && rows[end - 1]?.kind !== 'dealerDrawn') end += 1;
  return end;
}

/** Rows that tell one event, the first of them, and what lies around them. */
interface Telling {
  readonly row: EventRow;
  readonly rows: readonly EventRow[];
  readonly later: readonly EventRow[];
  readonly view: PlayerView;
  readonly before: PlayerView | null;
}

/** Returns the event; null if its melds, or its window, are gone. */
type EventReader = (telling: Telling) => SentEvent | null;

const cardOf = ({ cards }: EventRow): Card => cards[0] as Card;
const meldOf = ({ melds }: EventRow): number => melds[0] as number;
const allCards = ({ rows }: Telling): readonly Card[] => rows.flatMap(({ cards }) => cards);

/** An event of which there is nothing to say but whose it is. */
const seated =
  (type: Extract<SentEvent, { seat: Seat }>['type']): EventReader =>
  ({ row: { seat } }) =>
    ({ type, seat }) as SentEvent;

const swapOf: EventReader = ({ row: { seat, cards, melds } }) => {
  const [natural, wild] = cards as [Card, Card];
  const [meld, to] = melds as [number, number?];
  return { type: 'swapped', seat, meld, natural, wild, to: to === undefined ? null : { meld: to } };
};

const dealerOf: EventReader = ({ rows, view }) => {
  const drawnFor = (owner: Seat) =>
    rows.filter(({ kind, seat }) => kind === 'dealerCard' && seat === owner).flatMap(({ cards }) => cards);
  return { type: 'dealerDrawn', dealer: rows.at(-1)?.seat as Seat, cards: view.seats.map((_, seat) => drawnFor(seat)) };
};

const closed =
  (how: Extract<SentEvent, { type: 'turnClosed' }>['how']): EventReader =>
  ({ row: { seat } }) => ({ type: 'turnClosed', seat, how });

const tookBack =
  (play: (telling: Telling) => SentPlay | null): EventReader =>
  (telling) => ({ type: 'tookBack', seat: telling.row.seat, play: play(telling) });

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
  drewPile: (telling) => ({ type: 'drew', seat: telling.row.seat, from: 'pile', cards: allCards(telling) }),
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
  tookBackSwap: tookBack(({ row: { cards } }) => ({ type: 'swap', natural: cards[0] as Card, wild: cards[1] as Card })),
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
  claimed: (telling) => ({ type: 'claimed', seat: telling.row.seat, cards: allCards(telling) }),
  called: (telling) => ({ type: 'callTurnBegan', seat: telling.row.seat, cards: allCards(telling) }),
  penalized: (telling) => ({ type: 'penalized', seat: telling.row.seat, cards: penaltyOf(telling) }),
  reliefBegan: ({ row }) => ({ type: 'reliefBegan', out: row.seat }),
  dealEnded: ({ view }) => dealEndedIn(view),
  pressAsked: seated('pressAsked'),
  pressTaken: ({ row: { seat } }) => ({ type: 'pressAnswered', seat, take: true }),
  pressRefused: ({ row: { seat } }) => ({ type: 'pressAnswered', seat, take: false }),
  pressSet: ({ view }) => ({ type: 'pressSet', on: view.pressed, added: view.results.at(-1)?.added ?? [] }),
  gameEnded: ({ rows }) => ({ type: 'gameEnded', winners: rows.map(({ seat }) => seat) }),
};

const hidden = (rows: readonly EventRow[]): readonly null[] => rows.map(() => null);

/** The table after a deal: the cards dealt face up are those that everybody knows. */
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

/** The melds that rows name, as they were laid: with the cards that the rows name, or as they are now. */
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

/** The meld with only these of its cards. */
function asLaid({ owners, suits, ...meld }: TableMeld, cards: readonly Card[]): TableMeld {
  const places = cards.map((card) => meld.cards.indexOf(card));
  // A wild that was swapped out since has no place any more.
  const known = places.findIndex((place) => place >= 0);
  const rank = meld.kind === 'run' && known >= 0 ? meld.rank + (places[known] as number) - known : meld.rank;
  const at = <Item>(items: readonly Item[]): Item[] => places.flatMap((place) => items[place] ?? []);
  return { ...meld, rank, cards, owners: at(owners), ...(suits && { suits: at(suits) }) };
}

/** The viewer's own are the cards that are new in the hand and were shown to nobody. */
function penaltyOf({ row, rows, view: { hand, viewer, seats }, before }: Telling): readonly MaybeCard[] {
  const known = seats[row.seat]?.known ?? [];
  const isNew = (card: Card): boolean => !before?.hand.includes(card) && !known.includes(card);
  const cards = row.seat === viewer && before ? hand.filter(isNew) : [];
  return cards.length === rows.length ? cards : hidden(rows);
}
