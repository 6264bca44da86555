import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { no, ok, type Result, type RuleSet } from '#engine';
import type { TableWish } from '#protocol';
import { printRules } from '#rules';
import { codeIn, tablePath } from '../config.ts';
import type { Problem } from '../screens/ProblemNote.tsx';
import type { Company } from '../screens/rules/PlayWith.tsx';
import { nearestSeats } from '../screens/rules/seatCounts.ts';
import { text } from '../text/index.ts';
import type { Device } from './device.ts';
import { type OpenTable, openTable } from './openTable.ts';
import { addressOf, HOME, type Screen, screenAt } from './screenAt.ts';
import type { Trail } from './trail.ts';
import type { Viewport } from './viewport.ts';
import type { LiveTable, Ways } from './ways.ts';

/** Where the player is. */
export type Place =
  | Screen
  /** On the way to a table, or to a look at one; `from` is still shown. */
  | { readonly at: 'opening'; readonly from: Screen }
  | { readonly at: 'table'; readonly open: OpenTable };

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
  /** Shows the table with this code, before anybody sits down there. */
  look(code: string): void;
  /** Takes a seat at the table looked at, or watches it. */
  join(spectate: boolean): void;
  /** Gives the seat up and goes home. */
  leave(): void;
  /** To what the address names, or back into the seat of before a reload. */
  comeBack(): Promise<void>;
}

interface State {
  readonly place: Signal<Place>;
  readonly problem: Signal<Problem | null>;
  readonly device: Device;
  readonly viewport: ReadonlySignal<Viewport>;
  readonly ways: Ways;
  readonly trail: Trail;
}

/** One screen further on the trail, or at the address that is shown already. */
type Where = 'further' | 'here';

/** What was found to be shown, or why there is nothing; null when nothing was to be had. */
type Found = Promise<Result<LiveTable | Screen, Problem | null>>;

/** Opens the page at home. */
export function createPage(device: Device, viewport: ReadonlySignal<Viewport>, ways: Ways, trail: Trail): Page {
  const place = signal<Place>(HOME);
  const state: State = { place, problem: signal<Problem | null>(null), device, viewport, ways, trail };
  trail.onMove(() => void followTrail(state));
  return {
    place,
    problem: state.problem,
    go: (screen) => show(state, screen, 'further'),
    change: (screen) => show(state, screen, 'here'),
    back: () => goBack(state),
    choose(rules) {
      device.rules.value = rules;
      goHome(state);
    },
    play(company, rules = device.rules.value) {
      device.rules.value = rules;
      void enter(state, () => openNew(state, company));
    },
    look: (code) => void enter(state, () => lookAt(state, code)),
    join: (spectate) => void enter(state, (from) => sitDown(state, from, spectate)),
    leave: () => goHome(state),
    comeBack: () => comeBack(state),
  };
}

const meAt = ({ device }: State) => ({ name: device.name.value.trim() || text.HOME.guest });

async function openNew(state: State, company: Company): Found {
  const { device, ways } = state;
  const rules = device.rules.value;
  const wish: TableWish = { rules: printRules(rules), seats: nearestSeats(rules, device.seats.value) };
  const order = { ...meAt(state), ...wish };
  if (company === 'bots') return ok(await ways.practise(order));
  const net = await ways.net();
  return company === 'friends' ? net.createPrivate(order) : net.quickMatch(order);
}

async function lookAt({ ways }: State, code: string, seat: LiveTable | null = null): Found {
  const found = await (await ways.net()).lookAt(code);
  return found.ok ? ok({ at: 'look', look: found.value, seat }) : found;
}

/** The seat elsewhere is given up once we sit here. */
async function sitDown(state: State, from: Screen, spectate: boolean): Found {
  if (from.at !== 'look') return no(null);
  const { look, seat } = from;
  const table = await (await state.ways.net()).joinByCode(look.code, { ...meAt(state), spectate });
  if (table.ok) {
    seat?.leave();
    return table;
  }
  const isTaken = table.reason === 'tableFull' || table.reason === 'alreadyPlaying';
  if (isTaken) state.place.value = { at: 'opening', from: { ...from, look: { ...look, closed: table.reason } } };
  return table;
}

async function comeBack(state: State): Promise<void> {
  const { ways, trail } = state;
  if (ways.remembersSeat()) await enter(state, () => findSeat(state), 'here');
  else await followTrail(state, trail.here());
}

/** The seat of before a reload; a look at the table the address names, where that is another one. */
async function findSeat(state: State): Found {
  const { ways, trail } = state;
  const code = codeIn(trail.here().pathname);
  const seat = await (await ways.net()).resume();
  if (!seat) return code === null ? screenAt(trail.here()) : lookAt(state, code);
  if (code === null || codeOf(seat) === code) return ok(seat);
  const named = await lookAt(state, code, seat);
  return named.ok ? named : ok(seat);
}

function codeOf(table: LiveTable): string {
  let code = '';
  table.subscribe((update) => {
    code = update.table.code;
  })();
  return code;
}

/** Shows what the address names: after a link, or a step in the browser's history. From a table one leaves by its menu. */
async function followTrail(state: State, here = state.trail.here()): Promise<void> {
  const place = state.place.value;
  if (place.at === 'opening') return;
  if (place.at === 'table') return state.trail.replace(addressAt(place.open));
  if (place.at === 'look' && place.seat) return arrive(state, place.seat);
  const code = codeIn(here.pathname);
  if (code !== null) return enter(state, () => lookAt(state, code), 'here');
  const screen = screenAt(here);
  show(state, screen.ok ? screen.value : HOME, 'here');
  // What cannot be a code is told like one that nobody has.
  state.problem.value = screen.ok ? (here.pathname.startsWith('/t/') ? 'noSuchTable' : null) : screen.reason;
}

/** Goes to what is found; else stays where we were, which says why: at home, if an address led `here`. */
async function enter(state: State, find: (from: Screen) => Found, where: Where = 'further'): Promise<void> {
  const { place, problem, ways } = state;
  const now = place.value;
  if (now.at === 'opening' || now.at === 'table') return;
  place.value = { at: 'opening', from: where === 'here' ? HOME : now };
  problem.value = null;
  ways.preparePicture();
  try {
    const found = await find(now);
    if (!found.ok) fail(state, found.reason);
    else if ('at' in found.value) show(state, found.value, where);
    else arrive(state, found.value);
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

function arrive({ place, viewport, device, trail }: State, table: LiveTable): void {
  const open = openTable(table, viewport, device.settings);
  place.value = { at: 'table', open };
  trail.replace(addressAt(open));
}

function addressAt({ game }: OpenTable): string {
  const { code, isPrivate } = game.table.value;
  return isPrivate && code !== '' ? tablePath(code) : '/';
}

function goBack(state: State): void {
  const { place, trail } = state;
  if (place.value.at === 'look' && place.value.seat) arrive(state, place.value.seat);
  else if (!trail.back()) goHome(state);
}

function goHome({ place, problem, trail }: State): void {
  const left = place.value;
  if (left.at === 'table') {
    left.open.close();
    left.open.game.connection.leave();
  }
  problem.value = null;
  place.value = HOME;
  trail.home();
}
