import {
  type Card,
  type PlayerView,
  parseCards,
  printCards,
  rankOf,
  refusal,
  type Seat,
  type SeatAction,
  suitOf,
} from '#engine';
import type { Secrets, Think, VersionedLogEntry } from '#table';

/** The steps of the lesson, in order. Each stands before a move of its deal. */
export const LESSON_STEPS = [
  'aim',
  'othersRun',
  'draw',
  'run',
  'layOff',
  'discard',
  'wild',
  'watch',
  'swapped',
  'take',
  'swap',
  'set',
  'goOut',
] as const;
export type LessonStepId = (typeof LESSON_STEPS)[number];

/** A move of the prepared deal. */
export interface LessonMove {
  readonly by: Seat;
  readonly action: SeatAction;
  /** The card that a draw brings. */
  readonly drawn: Card | null;
  /** The step that leads up to this move: a bot waits until the player has read it. Null for a bot that just plays. */
  readonly step: LessonStepId | null;
}

/** The player's seat. */
const PLAYER_SEAT = 0;

/** The secrets of the prepared deal: the first of those tried, one after another, whose cards allow such a course. */
const OPENING = '03'.repeat(32);
const DEAL = 'e89886'.padStart(64, '0');

/** The hands as dealt, by seat; the last bot begins, with an extra card. */
const HANDS = ['2C 6D QD 6H 9H JH KS', '7C 8C JC KC 2D TD JS', 'QC 4D JD KD 3H 4H 5H 2S'].map((hand) =>
  parseCards(hand),
);

/** The moves of the prepared deal: in five turns there is all that the game is about. */
export const LESSON_MOVES: readonly LessonMove[] = [
  move(2, run('3H 4H 5H'), 'aim'),
  move(2, discard('4D'), 'othersRun'),
  draws(PLAYER_SEAT, 'stock', 'TH', 'draw'),
  move(PLAYER_SEAT, run('9H TH JH'), 'run'),
  move(PLAYER_SEAT, { type: 'layOff', card: card('6H'), meld: 0, place: 'high' }, 'layOff'),
  move(PLAYER_SEAT, discard('KS'), 'discard'),
  draws(1, 'stock', 'AH'),
  move(1, run('JC AH KC')),
  move(1, discard('JS'), 'wild'),
  draws(2, 'stock', '8D'),
  move(2, { type: 'swap', meld: 2, wild: card('AH'), natural: card('QC') }, 'watch'),
  move(2, run('JD AH KD'), 'swapped'),
  move(2, discard('2S')),
  draws(PLAYER_SEAT, 'pile', '2S', 'take'),
  move(PLAYER_SEAT, { type: 'swap', meld: 3, wild: card('AH'), natural: card('QD') }, 'swap'),
  move(
    PLAYER_SEAT,
    { type: 'meld', reading: { kind: 'set', suit: -1, rank: 2, cards: parseCards('2C 2S AH') } },
    'set',
  ),
  move(PLAYER_SEAT, discard('6D'), 'goOut'),
];

function card(name: string): Card {
  return parseCards(name)[0] as Card;
}

function move(by: Seat, action: SeatAction, step: LessonStepId | null = null, drawn: Card | null = null): LessonMove {
  return { by, action, drawn, step };
}

function draws(by: Seat, from: 'stock' | 'pile', name: string, step: LessonStepId | null = null): LessonMove {
  return move(by, from === 'stock' ? { type: 'draw', from } : { type: 'draw', from, count: 1 }, step, card(name));
}

/** A run that begins with a natural card. */
function run(names: string): SeatAction {
  const cards = parseCards(names);
  const [first = 0] = cards;
  return { type: 'meld', reading: { kind: 'run', suit: suitOf(first), rank: rankOf(first), cards } };
}

function discard(name: string): SeatAction {
  return { type: 'discard', card: card(name) };
}

/**
 * The index in `LESSON_MOVES` of the next move of the prepared deal; null where another deal is played, this one is
 * over, or it has taken another course.
 */
export function lessonIndex(view: PlayerView): number | null {
  if (view.deal !== 1 || (view.phase !== 'draw' && view.phase !== 'play')) return null;
  const { moves, draft } = view;
  let [moved, played] = [0, 0];
  const next = LESSON_MOVES.findIndex(({ action }) => {
    if (action.type === 'draw' || action.type === 'discard') return moved++ >= moves.length;
    // What was played before the last discard is no longer in the draft.
    return moves.slice(moved).every(({ did }) => did !== 'discard') && played++ >= draft.plays.length;
  });
  const hasCourse = next >= 0 && moves.every(({ did, seat }, i) => isMove(MOVED[i], did, seat));
  return hasCourse && LESSON_MOVES[next]?.by === view.turn && isHand(view, next) ? next : null;
}

/** The draws and discards among the moves. */
const MOVED = LESSON_MOVES.filter(({ action: { type } }) => type === 'draw' || type === 'discard');

const isMove = (expected: LessonMove | undefined, did: string, seat: Seat): boolean =>
  expected?.by === seat && (expected.action.type === 'draw' ? expected.action.from : 'discard') === did;

/** Whether the viewer holds what they would hold before this move. */
function isHand({ viewer, hand }: PlayerView, next: number): boolean {
  if (viewer === 'spectator') return false;
  const held = new Set(HANDS[viewer]);
  for (const { by, action, drawn } of LESSON_MOVES.slice(0, next)) {
    if (by !== viewer) continue;
    if (drawn !== null) held.add(drawn);
    if (action.type === 'swap') held.add(action.wild);
    for (const gone of played(action)) held.delete(gone);
  }
  return hand.length === held.size && hand.every((one) => held.has(one));
}

/** The cards of the hand that an action plays. */
function played(action: SeatAction): readonly Card[] {
  if (action.type === 'meld') return action.reading.cards;
  if (action.type === 'layOff' || action.type === 'discard') return [action.card];
  return action.type === 'swap' ? [action.natural] : [];
}

/** The move of the lesson that is next in this view; null if there is none. */
export function lessonMove(view: PlayerView): LessonMove | null {
  const next = lessonIndex(view);
  return next === null ? null : (LESSON_MOVES[next] as LessonMove);
}

/** Whether the lesson waits for another move than this legal one. Taking back is always right: it leads a step back. */
export function isAside(view: PlayerView, action: SeatAction): boolean {
  const expected = lessonMove(view)?.action;
  if (!expected || action.type === 'takeBack') return false;
  return printed(action) !== printed(expected) && refusal(view, action) === null;
}

/** An action in words that are the same for actions with the same effect in this deal. */
function printed(action: SeatAction): string {
  const cards = printCards(played(action).toSorted((one, other) => one - other));
  const from = action.type === 'draw' ? action.from : '';
  const meld = action.type === 'layOff' || action.type === 'swap' ? action.meld : '';
  return `${action.type} ${from} ${cards} ${meld}`;
}

/** The part of a table's host that makes its first deal the prepared one. */
interface Chances {
  readonly secrets: Secrets;
  readonly think: Think;
}

/**
 * Prepares the first deal of a practice table: its cards, and the bots' moves for as long as it takes the prepared
 * course. From then on secrets and bots are the host's own.
 * @param past the lines of the game so far: a deal that has begun is not prepared again
 */
export function prepared({ secrets, think }: Chances, past: readonly unknown[]): Chances {
  let isDealt = past.some((line) => isDeal(line as VersionedLogEntry));
  return {
    secrets(use) {
      if (isDealt || use === 'bots') return secrets(use);
      if (use === 'opening') return OPENING;
      isDealt = true;
      return DEAL;
    },
    think(view, random, level) {
      const own = lessonMove(view)?.action;
      return own && refusal(view, own) === null ? own : think(view, random, level);
    },
  };
}

const isDeal = (line: VersionedLogEntry): boolean =>
  line.type === 'action' && line.events.some(({ type }) => type === 'dealt');
