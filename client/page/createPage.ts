import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { no, ok, type RuleSet } from '#engine';
import { isClosing } from '#protocol';
import { codeIn } from '../config.ts';
import type { Problem } from '../screens/ProblemNote.tsx';
import type { Company } from '../screens/rules/PlayWith.tsx';
import { arrive, goAway, goHome, ownSeat, stepBack } from './atTable.ts';
import type { Device } from './device.ts';
import {
  codeOf,
  type Found,
  findKept,
  findLesson,
  findLook,
  findOwnOrLook,
  findPlace,
  findSeatAt,
  findTable,
} from './finding.ts';
import type { OpenTable } from './openTable.ts';
import type { OwnTables } from './ownTables.ts';
import { addressOf, HOME, type Screen, screenAt } from './screenAt.ts';
import type { Trail } from './trail.ts';
import type { Viewport } from './viewport.ts';
import type { LiveTable, Ways } from './ways.ts';

/** Where the player is. */
export type Place =
  | Screen
  /** On the way to a table, or to a look at one; `from` is still shown. */
  | { readonly at: 'opening'; readonly from: Screen }
  /** `from` is shown until the table can be seen. */
  | { readonly at: 'table'; readonly open: OpenTable; readonly from: Screen };

/** The page: where the player is, and the ways from there. */
export interface Page {
  readonly place: ReadonlySignal<Place>;
  /** Why the last attempt came to nothing. */
  readonly problem: ReadonlySignal<Problem | null>;
  /** A screen further. */
  go(screen: Screen): void;
  /** The same screen with something else on it. */
  change(screen: Screen): void;
  /** One screen back: to where one came from, or home. */
  back(): void;
  /** These rules are what is played from now on. */
  choose(rules: RuleSet): void;
  /** To a table where the chosen game is played, or these rules, which are chosen with that. */
  play(company: Company, rules?: RuleSet): void;
  /** To a table of bots in the page itself, with the guide of a first game. */
  learn(): void;
  /** Back to the practice game that is kept on this device. */
  goOn(): void;
  /** Shows the table with this code, before anybody sits down there. */
  look(code: string): void;
  /** Takes a seat at the table with this code, which others have opened for anybody. */
  sitDown(code: string): void;
  /** Takes a seat at the table looked at, or watches it. */
  join(spectate: boolean): void;
  /** Gives the seat up and goes home. */
  leave(): void;
  /** Goes home and keeps the seat. */
  goAway(): void;
  /** Takes one's own seat from another tab or device that has it now. */
  playHere(): void;
  /** To what the address names, or back into the seat of before a reload. */
  comeBack(): Promise<void>;
}

/** What the page works with. */
export interface State {
  readonly place: Signal<Place>;
  readonly problem: Signal<Problem | null>;
  /** One's own seat, while one looks at something else: kept until one sits at another table. */
  readonly held: Signal<LiveTable | null>;
  readonly device: Device;
  readonly ownTables: OwnTables;
  readonly viewport: ReadonlySignal<Viewport>;
  readonly ways: Ways;
  readonly trail: Trail;
}

/** One screen further on the trail, or at the address that is shown already. */
type Where = 'further' | 'here';

/** Opens the page at home. */
export function createPage(
  { device, ownTables }: Pick<State, 'device' | 'ownTables'>,
  viewport: ReadonlySignal<Viewport>,
  ways: Ways,
  trail: Trail,
): Page {
  const place = signal<Place>(HOME);
  const problem = signal<Problem | null>(null);
  const state: State = { place, problem, held: signal(null), device, ownTables, viewport, ways, trail };
  trail.onMove(() => void followTrail(state));
  return {
    place,
    problem,
    go: (screen) => show(state, screen, 'further'),
    change: (screen) => show(state, screen, 'here'),
    back: () => trail.back() || goHome(state),
    choose(rules) {
      device.rules.value = rules;
      goHome(state);
    },
    play(company, rules = device.rules.value) {
      device.rules.value = rules;
      void enter(state, () => findTable(state, company));
    },
    learn: () => void enter(state, () => findLesson(state), 'further', true),
    goOn: () => void enter(state, () => findKept(state)),
    look: (code) => void enter(state, () => findOwnOrLook(state, code)),
    sitDown: (code) => void enter(state, () => findSeatAt(state, code)),
    join: (spectate) => void enter(state, (from) => sitDown(state, from, spectate)),
    leave: () => goHome(state),
    goAway: () => goAway(state),
    playHere() {
      const find = ownSeat(state);
      if (find) void enter(state, find, 'here');
    },
    async comeBack() {
      if (ways.remembersSeat()) await enter(state, () => findSeat(state), 'here');
      else await followTrail(state);
    },
  };
}

/** A seat at the table looked at; if it has filled up meanwhile, the look says so from then on. */
async function sitDown(state: State, from: Screen, spectate: boolean): Found {
  if (from.at !== 'look') return no(null);
  const table = await findPlace(state, from.look.code, spectate);
  if (table.ok || !isClosing(table.reason)) return table;
  state.place.value = { at: 'opening', from: { ...from, look: { ...from.look, closed: table.reason } } };
  return table;
}

/** The seat of before a reload; or what the address names beside, while the seat is held. */
async function findSeat(state: State): Found {
  const here = state.trail.here();
  const code = codeIn(here.pathname);
  const seat = await (await state.ways.net()).resume();
  // Only one seat can be held: to another of one's own one goes by a button.
  const look = seat ? findLook : findOwnOrLook;
  const find = async (): Found => (code === null ? screenAt(here) : look(state, code));
  if (!seat) return isHome(here) && state.ways.remembersSeat() ? no('offline') : find();
  if (code === null ? isHome(here) : codeOf(seat) === code) return ok(seat);
  const named = await find();
  if (!named.ok) return ok(seat);
  state.held.value = seat;
  return named;
}

const isHome = (here: URL): boolean => {
  const screen = screenAt(here);
  return screen.ok && screen.value === HOME;
};

/** Shows what the address names: after a link, or a step in the browser's history. */
async function followTrail(state: State): Promise<void> {
  const { place, held, problem, trail } = state;
  if (place.value.at === 'opening') return;
  if (place.value.at === 'table') return stepBack(state, place.value.open);
  const here = trail.here();
  const code = codeIn(here.pathname);
  if (code !== null) return enter(state, () => findOwnOrLook(state, code), 'here');
  if (held.value && isHome(here)) return arrive(state, held.value, HOME);
  const screen = screenAt(here);
  show(state, screen.ok ? screen.value : HOME, 'here');
  // What cannot be a code is told like one that nobody has.
  problem.value = screen.ok ? (here.pathname.startsWith('/t/') ? 'noSuchTable' : null) : screen.reason;
}

/** Goes to what is found; else stays where we were, which says why: at home, if an address led `here`. */
async function enter(
  state: State,
  find: (from: Screen) => Found,
  where: Where = 'further',
  isLesson = false,
): Promise<void> {
  const { place, problem, ways } = state;
  const now = place.value;
  if (now.at === 'opening' || now.at === 'table') return;
  const from = where === 'here' ? HOME : now;
  place.value = { at: 'opening', from };
  problem.value = null;
  void ways.preparePicture();
  try {
    const found = await find(now);
    if (!found.ok) fail(state, found.reason);
    else if ('at' in found.value) show(state, found.value, where);
    else arrive(state, found.value, from, isLesson);
  } catch (error) {
    // A file that is gone after an update, or a browser that forbids what we need: the way stays open to try again.
    reportError(error);
    fail(state, 'notOpened');
  }
}

function fail(state: State, reason: Problem | null): void {
  const { place, problem } = state;
  if (place.value.at === 'opening') show(state, place.value.from, 'here');
  problem.value = reason;
}

/** Shows a screen. */
function show({ place, problem, trail }: State, screen: Screen, where: Where): void {
  if (where === 'further') trail.push(addressOf(screen));
  else trail.replace(addressOf(screen));
  problem.value = null;
  place.value = screen;
}
