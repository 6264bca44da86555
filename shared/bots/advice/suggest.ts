import {
  isToAct,
  legalActions,
  listActions,
  type PlayerView,
  preview,
  type Random,
  rankOf,
  type SeatAction,
} from '#engine';
import { isNearlySolved } from '#rules';
import { STEADY } from '../hazard.ts';
import { thinkAs } from '../levels.ts';
import { type Notes, notesOn } from '../plain/notes.ts';
import { plainWays } from './plainWays.ts';
import type { Reason, Suggestion } from './reason.ts';
import { stockReasons, takingReasons, turnReasons } from './reasons.ts';
import { beforeLast, discardOf, solvedWays, type Way } from './ways.ts';

/** The most suggestions, and how many points a turn they may cost more than the best. */
const MAX_SUGGESTIONS = 4;
const MAX_EXTRA_COST_POINTS = 5;
/** The most reasons of one suggestion. */
const MAX_REASONS = 2;

/**
 * The best ways to go on for a seat that is asked, best first, each beginning with another action. The first is the
 * choice of `thinkAs.sharp`. They follow from the view and the random source alone.
 * @example suggest(view, random)[0]?.reasons // [{ type: 'safe', points: 24, seat: 2, cards: 1, chance: 0.4 }]
 */
export function suggest(view: PlayerView, random: Random): readonly Suggestion[] {
  if (!isToAct(view)) return [];
  const wish = thinkAs.sharp(view, random);
  const notes = notesOn(view, STEADY);
  const ways = waysWith(notes, wish);
  const chosen = ways.find(({ line }) => isSame(line[0], wish));
  const first: Way = chosen ?? { line: [wish], cost: 0, costApart: 0, ends: 0 };
  const isForced = listActions(legalActions(view)).length === 1;
  const others = isForced || !chosen ? [] : distinct(view, [first, ...ways]).slice(1);
  const why = reasonsFor(notes, first, ways, []);
  const reasons: Suggestion['reasons'] = isForced && why[0].type !== 'goesOut' ? [{ type: 'forced' }] : why;
  const further = others
    .filter(({ cost }) => cost <= first.cost + MAX_EXTRA_COST_POINTS)
    .slice(0, MAX_SUGGESTIONS - 1)
    .map((way) => ({
      line: way.line,
      cost: Math.max(way.cost, first.cost),
      reasons: reasonsFor(notes, way, ways, reasons),
    }));
  return [{ line: first.line, cost: first.cost, reasons }, ...further];
}

/** The ways as Sharp weighs them, or as Steady does if its choice is not among those. */
function waysWith(notes: Notes, wish: SeatAction): readonly Way[] {
  const { view } = notes;
  const ways = isTurn(view) && isNearlySolved(view.rules) ? solvedWays(view) : [];
  return ways.some(({ line }) => isSame(line[0], wish)) ? ways : plainWays(notes);
}

const isTurn = ({ phase }: PlayerView): boolean => phase === 'draw' || phase === 'play';

const isSame = (one: SeatAction, other: SeatAction): boolean => keyOf(one) === keyOf(other);

const keyOf = (action: SeatAction): string => JSON.stringify(action);

/**
 * Leaves one way for each first action, one for each hand left with the same discard and, if the first of all lays
 * cards down, one that does not.
 */
function distinct(view: PlayerView, ways: readonly Way[]): readonly Way[] {
  const seen = new Set<string>();
  const isAlike = ways[0]?.line[0].type !== 'discard';
  return ways.filter(({ line }) => {
    const [action] = line;
    const keys = [
      isAlike && action.type === 'discard' ? action.type : keyOf(action),
      `left ${beforeLast(view, line)?.hand ?? action.type} ${discardOf(line)}`,
    ];
    const isNew = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}

/** The most important reasons, without those that the best suggestion has as well, if any others are left. */
function reasonsFor(notes: Notes, way: Way, ways: readonly Way[], known: readonly Reason[]): Suggestion['reasons'] {
  const reasons = reasonsIn(notes, way, ways);
  const texts = known.map((reason) => JSON.stringify(reason));
  const own = reasons.filter((reason) => !texts.includes(JSON.stringify(reason)));
  const [first, ...rest] = (own.length > 0 ? own : reasons).slice(0, MAX_REASONS);
  return first ? [first, ...rest] : [{ type: 'judged' }];
}

function reasonsIn(notes: Notes, way: Way, ways: readonly Way[]): readonly Reason[] {
  const { view } = notes;
  const [action] = way.line;
  if (action.type === 'takeBack') return [{ type: 'stuck' }];
  if (view.phase === 'play') return turnReasons(notes, way, ways);
  if (view.phase !== 'draw') return answerReasons(notes, action);
  if (action.type === 'draw' && action.from === 'stock') return stockReasons(notes);
  const after = preview(view, action);
  return after ? takingReasons(notes, way, after) : [];
}

/** Why a question outside the turn is answered so. */
function answerReasons({ view }: Notes, action: SeatAction): readonly Reason[] {
  switch (action.type) {
    case 'nameWild': {
      const { rank } = action;
      const count = view.hand.filter((card) => rankOf(card) === rank).length;
      return count > 0 ? [{ type: 'wildRank', rank, count }] : [];
    }
    case 'chooseSize':
      return [{ type: 'handSize', isLarge: action.size > 2 }];
    case 'claim':
    case 'pass':
      return [{ type: 'offer', isWorth: action.type === 'claim' }];
    case 'press':
      return [{ type: 'press', isWorth: action.take }];
    default:
      return [];
  }
}
