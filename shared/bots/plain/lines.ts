import { type Card, findContract, type PlayerView, type Reading, refusal } from '#engine';
import { arrangedIn } from './arranged.ts';
import { type Line, lineFrom, withLayOff, withMelds, withSwap } from './line.ts';
import type { Notes } from './notes.ts';
import { spotFor, swapFor } from './spots.ts';

/** In which order a line puts cards on the table, and whether it parts with wilds that no new meld takes. */
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
  { melds: 'first', wilds: false, swaps: true },
  { melds: 'first', wilds: true, swaps: true },
  { melds: 'none', wilds: true, swaps: true },
];

/** After a wild is claimed there may be more to lay: so often it is looked again. */
const ROUNDS = 4;

/**
 * Ways to play on from a moment that are worth weighing, the one that plays nothing among them. They follow the rules as
 * far as these say what may lie where; whether a turn may end so is for the engine to say.
 */
export function linesFrom(notes: Notes): readonly Line[] {
  const start = lineFrom(notes.view);
  const free = playable(notes.view);
  if (free.length === 0) return [start];
  if (notes.rules.play.contract !== 'off' && !start.melded) return contractLines(notes, start);
  const owed = owedIn(notes.view);
  const found = new Map<string, Line>([[keyOf(start), start]]);
  for (const manner of MANNERS) {
    if (!isOther(notes, start, free, manner)) continue;
    const line = played(notes, start, free, manner, owed);
    if (!found.has(keyOf(line))) found.set(keyOf(line), line);
  }
  return [...found.values()];
}

const keyOf = ({ hand, melds }: Line): string => `${hand.join()} ${melds.length}`;

/** Can a manner lead elsewhere than the plain one: is there a wild to part with, or one to claim? */
const isOther = (notes: Notes, line: Line, free: readonly Card[], { wilds, swaps }: Manner): boolean =>
  (!wilds || swaps || free.some((card) => notes.wilds[card] === 1)) && (!swaps || swapFor(notes, line, free) !== null);

/** The cards that may be put on the table now, if any may (R54 to R56, R75). */
function playable(view: PlayerView): readonly Card[] {
  // A play on a meld that is not there is refused for that reason only if nothing else stands against the card.
  const asked = (card: Card) => refusal(view, { type: 'layOff', card, meld: -1, place: 'set' });
  return view.hand.filter((card) => asked(card) === 'noSuchMeld');
}

/** The card taken from the pile that the rules may ask to see used (R74, R76, R77), or -1. */
function owedIn({ draft, hand }: PlayerView): Card {
  const deepest = draft.drew === 'pile' && draft.fixed === 0 ? draft.drawn[0] : undefined;
  return deepest !== undefined && hand.includes(deepest) ? deepest : -1;
}

function contractLines(notes: Notes, start: Line): readonly Line[] {
  const { rules, wildRank, view, seat } = notes;
  const readings = findContract(rules, wildRank, view.deal, start.hand);
  if (!readings) return [start];
  const laid = withMelds(start, seat, readings, true);
  const free = laid.hand;
  return [laidOff(notes, laid, free, true), laidOff(notes, laid, free, false), laid, start];
}

/** Plays from a moment on in that manner, until nothing more goes. */
function played(notes: Notes, start: Line, free: readonly Card[], manner: Manner, owed: Card): Line {
  let line = start;
  for (let round = 0; round < ROUNDS; round++) {
    const before = line.plays.length;
    if (manner.swaps) line = swappedAll(notes, line, free);
    if (manner.melds === 'last') line = laidOff(notes, line, free, false);
    if (manner.melds !== 'none') line = withMelds(line, notes.seat, meldsFor(notes, line, free, owed));
    line = laidOff(notes, line, free, manner.wilds);
    if (line.plays.length === before) break;
  }
  return line;
}

/** Cards that must stay in the hand for the discard (R95, R96). */
const keptFor = ({ rules, view }: Notes): 0 | 1 =>
  rules.goingOut.discard === 'required' &&
  rules.goingOut.float === 'off' &&
  !(view.relief >= 0 && rules.goingOut.relief === 'meld')
    ? 1
    : 0;

/** The cards of a line's hand that are free to play: wilds claimed on the way are. */
const freeIn = (line: Line, start: readonly Card[], { view }: Notes): readonly Card[] =>
  line.hand.filter((card) => start.includes(card) || !view.hand.includes(card));

/** New melds to lay now, as many as may be (R57), with one card left where the turn must end with a discard. */
function meldsFor(notes: Notes, line: Line, free: readonly Card[], owed: Card): readonly Reading[] {
  const { rules, view } = notes;
  const cards = freeIn(line, free, notes);
  const isOne = rules.play.meldsPerTurn === 1;
  if (isOne && [...view.draft.plays, ...line.plays].some(({ type }) => type === 'meld')) return [];
  const { readings, left } = arrangedIn(notes, cards, owed);
  const held = line.hand.length - cards.length + left.length;
  const melds = held < keptFor(notes) ? meldsButOne(notes, cards, owed) : readings;
  return isOne ? melds.toSorted(byOwed(owed)).slice(0, 1) : melds;
}

const byOwed =
  (owed: Card) =>
  (a: Reading, b: Reading): number =>
    Number(b.cards.includes(owed)) - Number(a.cards.includes(owed)) || b.cards.length - a.cards.length;

/** Melds of all cards but one that can best be spared. */
function meldsButOne(notes: Notes, cards: readonly Card[], owed: Card): readonly Reading[] {
  let best: { readonly readings: readonly Reading[]; readonly points: number } = {
    readings: [],
    points: Number.POSITIVE_INFINITY,
  };
  for (const card of cards) {
    if (card === owed) continue;
    const { readings, left } = arrangedIn(
      notes,
      cards.filter((other) => other !== card),
      owed,
    );
    // With nothing else left the card is the last discard.
    const points = left.length === 0 ? 0 : [card, ...left].reduce((sum, other) => sum + notes.points(other), 0);
    if (points < best.points) best = { readings, points };
  }
  return best.readings;
}

/** Lays off what fits, naturals before wilds. */
function laidOff(notes: Notes, start: Line, free: readonly Card[], wildsToo: boolean): Line {
  let line = start;
  for (let action = nextLayOff(notes, line, free, wildsToo); action; action = nextLayOff(notes, line, free, wildsToo)) {
    line = withLayOff(line, notes.seat, action);
  }
  return line;
}

function nextLayOff(notes: Notes, line: Line, free: readonly Card[], wildsToo: boolean) {
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

/** Claims what wilds it can, one by one. */
function swappedAll(notes: Notes, start: Line, free: readonly Card[]): Line {
  let line = start;
  const left = (): readonly Card[] => freeIn(line, free, notes);
  for (let swap = swapFor(notes, line, left()); swap; swap = swapFor(notes, line, left())) {
    line = withSwap(line, notes.seat, swap);
    if (notes.rules.swap.perTurn === 1) break;
  }
  return line;
}
