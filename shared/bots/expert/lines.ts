import {
  type Card,
  type GameState,
  isWild,
  type PlayerView,
  playOrder,
  type Random,
  SearchState,
  type Seat,
  type SeatAction,
  type SeatView,
  viewFor,
} from '#engine';
import { canTake } from '../hazard.ts';
import { isClose } from '../sharp/weigh.ts';
import type { BotThink } from '../think.ts';
import { quickAction } from './quickTurn.ts';

/** The actions of a seat from now on, at most to the end of its turn. */
export type TurnLine = readonly SeatAction[];

/** The most lines compared. */
const MAX_LINES = 24;
/** More plays than a turn has. */
const MAX_PLAYS = 20;

/** The plays of a turn, and the action that ends it. */
interface Plan {
  readonly plays: TurnLine;
  readonly end: SeatAction;
  /** The game after the plays. */
  readonly search: SearchState;
}

/**
 * The lines worth comparing in the second half of the viewer's turn, that of `base` first: its plays, those of a quick
 * player and none at all, each with every sensible discard. One line alone if that of `base` does not end with one.
 */
export function turnLines(view: PlayerView, world: GameState, base: BotThink, random: Random): readonly TurnLine[] {
  const seat = view.viewer as Seat;
  const own = planBy(world, seat, (search) => base(viewFor(search.now, seat), random));
  const first = [...own.plays, own.end];
  if (own.end.type !== 'discard') return [first];
  const idle = { plays: [], end: own.end, search: new SearchState(world) };
  const lines = [first, ...[own, idle, planBy(world, seat, quickAction)].flatMap((plan) => closedOf(view, plan))];
  return distinct(lines).slice(0, MAX_LINES);
}

/** The ways to draw, that of `base` first. */
export function drawLines(view: PlayerView, world: GameState, base: BotThink, random: Random): readonly TurnLine[] {
  const [draws = []] = new SearchState(world).choices(view.viewer as Seat).others;
  return distinct([[base(view, random)], ...draws.map((draw) => [draw])]).slice(0, MAX_LINES);
}

function planBy(world: GameState, seat: Seat, choose: (search: SearchState) => SeatAction): Plan {
  const search = new SearchState(world);
  const plays: SeatAction[] = [];
  for (;;) {
    const action = choose(search);
    const { type } = action;
    const isPlay = type === 'meld' || type === 'layOff' || type === 'swap';
    if (!isPlay || plays.length === MAX_PLAYS) return { plays, end: action, search };
    search.play(seat, action);
    plays.push(action);
  }
}

/**
 * These plays with each discard of a natural that a person might choose: not a card that the next seat can lay off
 * while another fits nothing, and none that keeps a card that fits while somebody is about to go out. The quick player
 * judges these too badly.
 */
function closedOf(view: PlayerView, { plays, search }: Plan): readonly TurnLine[] {
  const { rules, wildRank, turn } = search.now;
  const [layOffs = [], , discards = []] = search.choices(turn).others;
  const naturals = (actions: readonly SeatAction[], type: 'layOff' | 'discard'): readonly Card[] =>
    actions.flatMap((action) => (action.type === type && !isWild(rules, wildRank, action.card) ? [action.card] : []));
  const fitting = new Set(naturals(layOffs, 'layOff'));
  const cards = naturals(discards, 'discard');
  const isFed = feedsNext(view) && cards.some((card) => !fitting.has(card));
  const isKept = (card: Card): boolean => isClose(view) && fitting.size > (fitting.has(card) ? 1 : 0);
  return cards
    .filter((card) => !(isFed && fitting.has(card)) && !isKept(card))
    .map((card) => [...plays, { type: 'discard', card }]);
}

/** Whether the next seat can take a discard and lay it off. */
function feedsNext({ rules, seats, viewer, stock }: PlayerView): boolean {
  const next = seats[playOrder(rules, seats.length, viewer as Seat)[1] as Seat] as SeatView;
  return next.melded && stock > 0 && canTake(rules, next);
}

function distinct(lines: readonly TurnLine[]): readonly TurnLine[] {
  const keys = lines.map((line) => JSON.stringify(line));
  return lines.filter((_, index) => keys.indexOf(keys[index] as string) === index);
}
