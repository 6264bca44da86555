import {
  asksTwoNaturals,
  type Card,
  countLike,
  findContract,
  laidThisTurn,
  type Opening,
  type PlayerView,
  refusal,
} from '#engine';
import { lineFrom, lineWithMelds, type PlayLine, withLayOff, withSwap } from './line.ts';
import { freeIn, keptFor, meldsFor } from './melding.ts';
import type { Notes } from './notes.ts';
import { findOpening, lackingIn } from './opening.ts';
import { spotFor, swapFor } from './spots.ts';

/** The order in which a line puts cards on the table, and whether it plays wilds that no new meld uses. */
interface Manner {
  readonly melds: 'first' | 'last' | 'none';
  readonly wilds: boolean;
  readonly swaps: boolean;
}

const MANNERS: readonly Manner[] = [
  { melds: 'first', wilds: false, swaps: false },
  { melds: 'first', wilds: true, swaps: false },
  { melds: 'last', wilds: false, swaps: false },
  { melds: 'last', wilds: true, swaps: false },
  { melds: 'none', wilds: false, swaps: false },
  { melds: 'none', wilds: true, swaps: false },
  { melds: 'first', wilds: false, swaps: true },
  { melds: 'first', wilds: true, swaps: true },
  { melds: 'none', wilds: true, swaps: true },
];

/** Manners of playing on after a contract in its turn, with new melds where R165 allows them. */
const AFTER_CONTRACT: readonly Manner[] = [
  { melds: 'first', wilds: true, swaps: false },
  { melds: 'first', wilds: false, swaps: false },
  { melds: 'none', wilds: true, swaps: false },
  { melds: 'none', wilds: false, swaps: false },
];

/** How often a line looks for further plays; a swapped wild may allow new ones. */
const MAX_ROUNDS = 4;

/**
 * The lines of play worth weighing from this position, including the one that plays nothing. They follow the rules on
 * where cards may lie; whether the turn may end there is left to the engine.
 */
export function linesFrom(notes: Notes): readonly PlayLine[] {
  const start = lineFrom(notes.view);
  const free = playable(notes.view);
  if (free.length === 0) return [start];
  if (notes.rules.play.contract !== 'off' && !start.melded) return contractLines(notes, start);
  const lacking = lackingIn(notes);
  if (lacking) return openingLines(notes, start, free, lacking);
  const manners = MANNERS.filter((manner) => isOther(notes, start, free, manner));
  const lines = linesForOwed(notes, start, free).flatMap((line) => [
    line,
    ...manners.map((manner) => played(notes, line, free, manner)),
  ]);
  return distinct([start, ...lines]);
}

/** Drops lines that lead to the same hand and table as an earlier one. */
function distinct(lines: readonly PlayLine[]): readonly PlayLine[] {
  const keys = lines.map(({ hand, melds }) => `${hand.join()} ${melds.map(({ cards }) => cards.length).join()}`);
  return lines.filter((_, index) => keys.indexOf(keys[index] as string) === index);
}

/** Whether a manner can differ from the plain one: there is a wild to play, or one to swap. */
const isOther = (notes: Notes, line: PlayLine, free: readonly Card[], { wilds, swaps }: Manner): boolean =>
  (!wilds || swaps || free.some((card) => notes.wilds[card] === 1)) && (!swaps || swapFor(notes, line, free) !== null);

/** The cards that may be put on the table now, if any (R54 to R56, R75). */
function playable(view: PlayerView): readonly Card[] {
  // `noSuchMeld` is the last check, so it means that no other rule forbids the card.
  const asked = (card: Card) => refusal(view, { type: 'layOff', card, meld: -1, place: 'set' });
  return view.hand.filter((card) => asked(card) === 'noSuchMeld');
}

function contractLines(notes: Notes, start: PlayLine): readonly PlayLine[] {
  const { rules, wildRank, view, seat } = notes;
  const readings = findContract(rules, wildRank, view.deal, start.hand);
  if (!readings) return [start];
  const laid = lineWithMelds(start, seat, readings, true);
  const lines = AFTER_CONTRACT.map((manner) => played(notes, laid, laid.hand, manner));
  return distinct([...lines, laid, start]);
}

/** Lines that lay a whole opening (R154), since a part of it would have to be taken back. */
function openingLines(notes: Notes, start: PlayLine, free: readonly Card[], begun: Opening): readonly PlayLine[] {
  const kept = Math.max(0, keptFor(notes) - (start.hand.length - free.length));
  const need = { begun, kept, owed: owedIn(notes) };
  const readings = findOpening(notes, free, need);
  if (!readings) return [start];
  const laid = lineWithMelds(start, notes.seat, readings);
  const manners = MANNERS.filter((manner) => isOther(notes, laid, laid.hand, manner));
  return distinct([...manners.map((manner) => played(notes, laid, free, manner)), laid, start]);
}

/** Plays on in the given manner until no play is left. */
function played(notes: Notes, start: PlayLine, free: readonly Card[], manner: Manner): PlayLine {
  let line = start;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = line.plays.length;
    if (manner.swaps) line = swappedAll(notes, line, free);
    if (manner.melds === 'last') line = laidOff(notes, line, free, false);
    if (manner.melds !== 'none') line = lineWithMelds(line, notes.seat, meldsFor(notes, line, free));
    line = laidOff(notes, line, free, manner.wilds);
    if (line.plays.length === before) break;
  }
  return line;
}

/** Lays off every card that fits, naturals before wilds. */
function laidOff(notes: Notes, start: PlayLine, free: readonly Card[], wildsToo: boolean): PlayLine {
  let line = start;
  for (let action = nextLayOff(notes, line, free, wildsToo); action; action = nextLayOff(notes, line, free, wildsToo)) {
    line = withLayOff(line, notes.seat, action);
  }
  return line;
}

function nextLayOff(notes: Notes, line: PlayLine, free: readonly Card[], wildsToo: boolean) {
  if (line.hand.length <= keptFor(notes)) return null;
  const cards = freeIn(line, free, notes);
  const naturals = cards.filter((card) => notes.wilds[card] === 0);
  const order = wildsToo ? [...naturals, ...cards.filter((card) => notes.wilds[card] === 1)] : naturals;
  for (const card of order) {
    const spot = spotFor(notes, line, card);
    if (spot) return spot;
  }
  return null;
}

/** Swaps for as many wilds as possible, one by one. */
function swappedAll(notes: Notes, start: PlayLine, free: readonly Card[]): PlayLine {
  let line = start;
  const left = (): readonly Card[] => freeIn(line, free, notes);
  for (let swap = swapFor(notes, line, left()); swap; swap = swapFor(notes, line, left())) {
    line = withSwap(line, notes.seat, swap);
  }
  return line;
}

/** The card taken from the pile this turn that must be used and is not yet (R73, R74, R76, R77); -1 if none. */
function owedIn({ view, rules, seat }: Notes): Card {
  const { drew, drawn, fixed } = view.draft;
  const [deepest] = drawn;
  if (drew !== 'pile' || fixed > 0 || deepest === undefined || !view.hand.includes(deepest)) return -1;
  if (countLike(laidThisTurn(view), deepest) > 0) return -1;
  const { gated, deepestMustMeld, topMustMeld } = rules.draw;
  const mustMeld = drawn.length > 1 ? deepestMustMeld : topMustMeld;
  const mustMatch = asksTwoNaturals(rules, drawn.length);
  return mustMeld || mustMatch || (gated && !view.seats[seat]?.melded) ? deepest : -1;
}

/**
 * Lines that use the owed card before anything else, so that no other play can get in the way. Empty if the card has no
 * use; just `start` if no card is owed.
 */
function linesForOwed(notes: Notes, start: PlayLine, free: readonly Card[]): readonly PlayLine[] {
  const owed = owedIn(notes);
  if (owed < 0) return [start];
  if (!free.includes(owed)) return [];
  const naturals = free.filter((card) => notes.wilds[card] === 0 || card === owed);
  const spot = spotFor(notes, start, owed);
  const melds = [naturals, free].map((cards) => meldsFor(notes, start, cards, owed));
  const begun = melds.map((readings) =>
    lineWithMelds(
      start,
      notes.seat,
      readings.filter(({ cards }) => cards.includes(owed)),
    ),
  );
  const lines = spot ? [withLayOff(start, notes.seat, spot), ...begun] : begun;
  return lines.filter(({ plays }) => plays.length > start.plays.length);
}
