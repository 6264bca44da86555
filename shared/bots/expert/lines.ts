import {
  type GameState,
  isWild,
  type PlayerView,
  type Random,
  SearchState,
  type Seat,
  type SeatAction,
  viewFor,
} from '#engine';
import type { BotThink } from '../think.ts';
import { quickAction } from './quickTurn.ts';

/** The actions of a seat from now on, at most to the end of its turn. */
export type TurnLine = readonly SeatAction[];

/** The most lines compared. */
const MOST_LINES = 24;
/** More plays than a turn has. */
const MOST_PLAYS = 20;

/** The plays of a turn, and the action that ends it. */
interface Plan {
  readonly plays: TurnLine;
  readonly end: SeatAction;
  /** The game after the plays. */
  readonly search: SearchState;
}

/**
 * The lines worth comparing in the second half of the viewer's turn, that of `base` first: its plays, those of a quick
 * player and none at all, each with every discard of a natural. One line alone if that of `base` does not end with a
 * discard.
 */
export function turnLines(view: PlayerView, world: GameState, base: BotThink, random: Random): readonly TurnLine[] {
  const seat = view.viewer as Seat;
  const own = planBy(world, seat, (search) => base(viewFor(search.now, seat), random));
  const first = [...own.plays, own.end];
  if (own.end.type !== 'discard') return [first];
  const idle = { plays: [], end: own.end, search: new SearchState(world) };
  const lines = [first, ...[own, idle, planBy(world, seat, quickAction)].flatMap(closedOf)];
  return distinct(lines).slice(0, MOST_LINES);
}

/** The ways to draw, that of `base` first. */
export function drawLines(view: PlayerView, world: GameState, base: BotThink, random: Random): readonly TurnLine[] {
  const [draws = []] = new SearchState(world).choices(view.viewer as Seat).others;
  return distinct([[base(view, random)], ...draws.map((draw) => [draw])]).slice(0, MOST_LINES);
}

function planBy(world: GameState, seat: Seat, choose: (search: SearchState) => SeatAction): Plan {
  const search = new SearchState(world);
  const plays: SeatAction[] = [];
  for (;;) {
    const action = choose(search);
    const { type } = action;
    const isPlay = type === 'meld' || type === 'layOff' || type === 'swap';
    if (!isPlay || plays.length === MOST_PLAYS) return { plays, end: action, search };
    search.play(seat, action);
    plays.push(action);
  }
}

/** These plays with each discard that is not wild. */
function closedOf({ plays, search }: Plan): readonly TurnLine[] {
  const { rules, wildRank, turn } = search.now;
  const [, , discards = []] = search.choices(turn).others;
  return discards
    .filter((action) => action.type === 'discard' && !isWild(rules, wildRank, action.card))
    .map((discard) => [...plays, discard]);
}

function distinct(lines: readonly TurnLine[]): readonly TurnLine[] {
  const keys = lines.map((line) => JSON.stringify(line));
  return lines.filter((_, index) => keys.indexOf(keys[index] as string) === index);
}
