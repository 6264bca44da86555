import { type Card, naturalsOf, type Seat, type Viewer } from '#engine';
import type { SentEvent, TableUpdate } from '#protocol';
import { backKey, type CardKey, cardKey } from './picture.ts';
import type { MotionStep } from './steps.ts';

/** All sounds of a table. `yourTurn` has no other use. */
export const SOUNDS = [
  'shuffle',
  'deal',
  'draw',
  'place',
  'swap',
  'discard',
  'knock', // a player went out
  'points',
  'wildPoints',
  'dealWon',
  'dealOver',
  'gameWon',
  'gameOver',
  'yourTurn',
  'warning',
  'refused',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** A sound to play `at` milliseconds from now. */
export interface Cue {
  readonly sound: Sound;
  readonly at: number;
}

/** A change of the table as it is shown. */
export interface ShownChange {
  readonly update: TableUpdate;
  /** Null for the first view or after a reconnection: nothing is played. */
  readonly events: readonly SentEvent[] | null;
  /** The motion that shows the change; if empty, all sounds play at once. */
  readonly steps: readonly MotionStep[];
}

/** A change with the facts that decide its sounds. */
export interface HeardChange extends Pick<ShownChange, 'events' | 'steps'> {
  readonly viewer: Viewer;
  /** The change makes it the viewer's turn to act. */
  readonly turnBegins: boolean;
}

/** The shortest time between two plays of the same sound, in ms: cards are dealt faster than is pleasant to hear. */
const SOUND_INTERVALS_MS: Readonly<Partial<Record<Sound, number>>> = { deal: 95, points: 70, place: 60, draw: 60 };
const DEFAULT_SOUND_INTERVAL_MS = 40;
/** How long a shuffle masks the sounds of dealt cards, in ms. */
const SHUFFLE_SOUND_MS = 260;

/** Returns the sounds of a change in order of time, each timed to the motion it belongs to. */
export function cuesOf({ events, steps, viewer, turnBegins }: HeardChange): Cue[] {
  const flights = flightsOf(steps);
  const cheer = steps.find((step) => step.type === 'honour' && step.why !== 'wentOut');
  const end = cheer?.start ?? Math.max(0, ...steps.filter(isMotion).map((step) => step.start + step.ms));
  const cues: Cue[] = [];
  let now = 0;
  for (const event of events ?? []) {
    const added = cuesOfEvent(event, { flights, steps, viewer, now, end });
    cues.push(...added);
    now = Math.max(now, ...added.map(({ at }) => at));
  }
  if (turnBegins) cues.push({ sound: 'yourTurn', at: Math.max(now, steps.find(isTurn)?.start ?? end) });
  return thinned(isGameOver(events) ? cues.filter(({ sound }) => !DEAL_END_SOUNDS.includes(sound)) : cues);
}

const DEAL_END_SOUNDS: readonly Sound[] = ['dealWon', 'dealOver'];

const isGameOver = (events: HeardChange['events']): boolean =>
  events?.some(({ type }) => type === 'gameEnded') ?? false;

/** Light runs in parallel with other motion and nothing waits for it. */
const isMotion = ({ type }: MotionStep): boolean => type !== 'ring' && type !== 'shine' && type !== 'burst';

const isTurn = ({ type }: MotionStep): boolean => type === 'turn';

/** The time span of a card's flight, in ms. */
interface Flight {
  readonly start: number;
  readonly end: number;
}

interface CueContext {
  /** Each card's flights that no event has used yet, in order of time. */
  readonly flights: Map<CardKey, Flight[]>;
  readonly steps: readonly MotionStep[];
  readonly viewer: Viewer;
  /** When the previous event sounds, in ms. */
  readonly now: number;
  /** When the leader or winner is celebrated, otherwise when all motion ends, in ms. */
  readonly end: number;
}

function flightsOf(steps: readonly MotionStep[]): Map<CardKey, Flight[]> {
  const flights = new Map<CardKey, Flight[]>();
  for (const step of steps) {
    if (step.type !== 'move' || !step.flight) continue;
    const { key, start, ms } = step;
    flights.set(
      key,
      [...(flights.get(key) ?? []), { start, end: start + ms }].sort((a, b) => a.start - b.start),
    );
  }
  return flights;
}

function cuesOfEvent(event: SentEvent, context: CueContext): Cue[] {
  const { viewer, now, end } = context;
  const once = (sound: Sound, at: number): Cue[] => [{ sound, at }];
  switch (event.type) {
    case 'dealt':
    case 'dealtOn':
      return [...once('shuffle', now), ...dealCues(context)];
    case 'reshuffled':
      return once('shuffle', now);
    case 'drew':
    case 'penalized':
      return once('draw', flightOf(context, drawnKeys(event)).start);
    case 'claimed':
    case 'callTurnBegan':
      return once('draw', flightOf(context, event.cards.map(cardKey)).start);
    case 'tookBack':
    case 'recalled':
      return once('draw', now);
    case 'melded':
      return once('place', flightOf(context, event.meld.cards.map(cardKey)).end);
    case 'contractLaid':
      return event.melds.flatMap(({ cards }) => once('place', flightOf(context, cards.map(cardKey)).end));
    case 'laidOff':
      return once('place', flightOf(context, [cardKey(event.card)]).end);
    case 'swapped':
      return once('swap', flightOf(context, [...naturalsOf(event), event.wild].map(cardKey)).start);
    case 'discarded':
      return once('discard', flightOf(context, [cardKey(event.card)]).end);
    case 'dealEnded':
      return dealEndCues(event, context);
    case 'gameEnded':
      return once(event.winners.some((seat) => seat === viewer) ? 'gameWon' : 'gameOver', end);
    default:
      return [];
  }
}

/**
 * The sounds of a deal's end: a knock if a player went out, the points as they land, then whether the viewer won the
 * deal.
 */
function dealEndCues({ out }: SentEvent & { type: 'dealEnded' }, { steps, viewer, now, end }: CueContext): Cue[] {
  const points = steps
    .filter((step) => step.type === 'points')
    .map(({ wild, start, ms }): Cue => ({ sound: wild ? 'wildPoints' : 'points', at: start + ms }));
  const knock: Cue[] = out >= 0 ? [{ sound: 'knock', at: now }] : [];
  return [...knock, ...points, { sound: out === viewer ? 'dealWon' : 'dealOver', at: end }];
}

/** Each dealt card sounds as it leaves the stock, once the shuffle is over. */
function dealCues({ flights, now }: CueContext): Cue[] {
  const starts = [...flights.values()].flatMap((way) => way.slice(0, 1)).map(({ start }) => start);
  flights.clear();
  return starts.filter((at) => at >= now + SHUFFLE_SOUND_MS).map((at) => ({ sound: 'deal', at }));
}

/** The picture's keys of drawn cards. Cards the viewer does not see are backs of the seat. */
const drawnKeys = ({ seat, cards }: { seat: Seat; cards: readonly (Card | null)[] }): CardKey[] =>
  cards.every((card) => card !== null)
    ? cards.map(cardKey)
    : Array.from({ length: MAX_BACKS }, (_, i) => backKey(seat, i));

/** More cards than any hand can have. */
const MAX_BACKS = 108;

/** The time span of these cards' flights; the current time if none of them flies. */
function flightOf({ flights, now }: CueContext, keys: readonly CardKey[]): Flight {
  const own = keys.flatMap((key) => flights.get(key)?.shift() ?? []);
  if (own.length === 0) return { start: now, end: now };
  return { start: Math.min(...own.map(({ start }) => start)), end: Math.max(...own.map(({ end }) => end)) };
}

/** Sorts the cues by time and drops a sound that follows too soon after itself. */
function thinned(cues: readonly Cue[]): Cue[] {
  const last = new Map<Sound, number>();
  return [...cues]
    .sort((a, b) => a.at - b.at)
    .filter(({ sound, at }) => {
      const before = last.get(sound);
      if (before !== undefined && at - before < (SOUND_INTERVALS_MS[sound] ?? DEFAULT_SOUND_INTERVAL_MS)) return false;
      last.set(sound, at);
      return true;
    });
}
