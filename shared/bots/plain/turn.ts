import { type Card, type PlayerView, pointsOnTable, preview, refusal, rummyOf, type SeatAction } from '#engine';
import { shedsFrom } from './discards.ts';
import { lineFrom, type PlayLine } from './line.ts';
import { linesFrom } from './lines.ts';
import { arrangedIn } from './melding.ts';
import { type Notes, notesAfter } from './notes.ts';
import { spotFor } from './spots.ts';

/** A way to play out the turn: its next action and its worth. */
export interface TurnPlan {
  readonly next: SeatAction;
  readonly worth: number;
  /** Whether it puts cards on the table. */
  readonly plays: boolean;
}

/** A line and the worth of its end, whether or not the turn may end there. */
interface Weighed {
  readonly line: PlayLine;
  readonly worth: number;
}

/**
 * The best way to play out the turn after its draw: of all lines that the engine allows to end, the one worth most.
 * Null if there is none; then something must be taken back.
 * @param isSeen leaves out the lines that the player overlooks
 */
export function planTurn(notes: Notes, isSeen: (line: PlayLine) => boolean = () => true): TurnPlan | null {
  for (const { line, worth } of weighed(notes)) {
    if (!isSeen(line)) continue;
    const after = line.plays.length === 0 ? notes.view : afterPlays(notes.view, line.plays);
    const closing = after && closingOf(notesAfter(notes, after));
    if (closing) return { next: line.plays[0] ?? closing, worth, plays: line.plays.length > 0 };
  }
  return null;
}

/** The estimated worth of the best line from a position after a draw. */
export const bestWorth = (notes: Notes): number => weighed(notes)[0]?.worth ?? 0;

/** All lines from a position, best first, whether or not the turn may end there. */
export const weighed = (notes: Notes): readonly Weighed[] =>
  linesFrom(notes)
    .map((line) => ({ line, worth: worthOf(notes, line) }))
    .sort((a, b) => b.worth - a.worth || a.line.plays.length - b.line.plays.length);

/** The viewer's view after these plays; null if the rules refuse one of them. */
export function afterPlays(view: PlayerView, plays: readonly SeatAction[]): PlayerView | null {
  let seen: PlayerView | null = view;
  for (const play of plays) seen = seen && preview(seen, play);
  return seen;
}

function worthOf(notes: Notes, line: PlayLine): number {
  const laid = notes.stakes.laid === 0 ? 0 : pointsOf(notes, line) - pointsOf(notes, lineFrom(notes.view));
  return laid + endOf(notes, line);
}

/** The points of the table cards that the viewer owns (R68, R94). */
const pointsOf = ({ rules, wildRank, seat }: Notes, { melds }: PlayLine): number =>
  pointsOnTable({ rules, wildRank, melds }, seat);

/** The worth of a line's end, apart from the cards laid in it. */
function endOf(notes: Notes, line: PlayLine): number {
  if (line.hand.length === 0 || goesOut(notes, line)) {
    return line.hand.length === 0 && notes.rules.goingOut.discard === 'required' ? 0 : notes.stakes.out;
  }
  return shedsFrom(notes, line)[0]?.worth ?? 0;
}

/**
 * Whether the last card may be discarded or, where only going Rummy ends the deal (R111), the hand can be shown now:
 * not in a last turn (§4.108).
 */
function goesOut(notes: Notes, line: PlayLine): boolean {
  const { discard, unplayable, rummyOnly } = notes.rules.goingOut;
  if (rummyOnly) return notes.view.relief < 0 && rummyIn(notes, line) !== null;
  if (line.hand.length !== 1 || discard === 'forbidden') return false;
  return !unplayable || spotFor(notes, line, line.hand[0] as Card) === null;
}

/** The action that goes Rummy with these cards; null unless all are in melds, apart from a discard where needed. */
function rummyIn(notes: Notes, line: PlayLine): SeatAction | null {
  const { rules, wildRank } = notes;
  const { hand } = line;
  const { readings, left } = arrangedIn(notes, line, hand);
  if (left.length > 1) return null;
  const [card] = left;
  if (card !== undefined) return { type: 'goRummy', readings, card };
  if (rules.goingOut.discard !== 'required') return { type: 'goRummy', readings, card: null };
  const rummy = rummyOf(rules, wildRank, hand);
  return rummy && { type: 'goRummy', readings: rummy.readings, card: rummy.discard };
}

const WITHOUT_CARDS: readonly SeatAction[] = [{ type: 'goOut' }, { type: 'endTurn' }, { type: 'float' }];

/** The best action to end a turn that has been played; null if it may not end yet. */
export function closingOf(notes: Notes): SeatAction | null {
  const { view, rules } = notes;
  const isLegal = (action: SeatAction): boolean => refusal(view, action) === null;
  const plain = WITHOUT_CARDS.find(isLegal);
  if (plain) return plain;
  const line = lineFrom(view);
  const rummy = rules.goingOut.rummyOnly ? rummyIn(notes, line) : null;
  if (rummy && isLegal(rummy)) return rummy;
  const sheds = view.hand.length === 1 ? view.hand : shedsFrom(notes, line).map(({ card }) => card);
  const upForTwo = sheds.map((card): SeatAction => ({ type: 'upForTwo', card })).find(isLegal);
  if (upForTwo) return upForTwo;
  return sheds.map((card): SeatAction => ({ type: 'discard', card })).find(isLegal) ?? null;
}
