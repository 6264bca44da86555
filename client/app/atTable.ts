import { no } from '#engine';
import type { TableConnection } from '#protocol';
import { tablePath } from '../addresses.ts';
import { type LiveTable, type OpenTable, openTable } from '../table/openTable.ts';
import { closeLast } from '../ui/closing.ts';
import { codeOf, type Found, findKept, findLesson, findPlace } from './findTable.ts';
import type { PageState } from './page.ts';
import { HOME, type PageScreen } from './screen.ts';

/**
 * Sits down at a table and gives up the seat held at another one. `from` stays on screen until the table is painted;
 * null means the bare felt.
 */
export function arrive(state: PageState, table: LiveTable, from: PageScreen | null): void {
  const { place, held, viewport, device, ownTables, history } = state;
  if (held.value && held.value !== table) {
    held.value.leave();
    ownTables.forget(codeOf(held.value));
  }
  held.value = null;
  const open = openTable(table, viewport, device.settings, !device.hasLeftLesson.value);
  place.value = { at: 'table', open, from };
  history.sit(addressAt(open));
}

function addressAt({ game }: OpenTable): string {
  const { code, isPrivate } = game.table.value;
  return isPrivate && code !== '' ? tablePath(code) : '/';
}

/**
 * Leaves the current table, giving up its seat, and goes home; if a seat at another table is held, goes there instead.
 */
export function goHome(state: PageState): void {
  const { held } = state;
  if (held.value) {
    arrive(state, held.value, HOME);
    return;
  }
  giveUpSeat(state);
  showHome(state);
}

/** Leaves the current table, if there is one. The page must show something else next. */
export function giveUpSeat({ place, ownTables }: PageState): void {
  const left = place.value;
  if (left.at !== 'table') return;
  const { game, connectionState, close } = left.open;
  const { code, adjourned } = game.table.value;
  // A table that is adjourned, or open in another tab, is one the player comes back to.
  if (!adjourned && connectionState.value.status !== 'lost') ownTables.forget(code);
  close();
  game.connection.leave();
}

/** Goes home and keeps the seat: the server holds it for a while, a practice game stays on this device. */
export function goAway(state: PageState): void {
  if (closeTable(state)) showHome(state);
}

/**
 * Takes the player's seat back from the tab or device that plays it now. The table stays visible until the seat is
 * found.
 */
export const takeSeatHere = (state: PageState): Promise<void> =>
  replaceTable(state, ({ game }) => {
    const { code, viewer } = game.table.value;
    // A practice table has no code: the saved game is the newest of either tab.
    return code === '' ? findKept(state) : findPlace(state, code, viewer === 'spectator');
  });

/**
 * Goes from the table of the lesson to the game after it, which replaces it on this device. The lesson's table stays
 * visible until the other is open.
 */
export const beginAfterLesson = (state: PageState): Promise<void> =>
  replaceTable(state, ({ game }) => {
    // First, as the game would be taken for one of another tab.
    game.connection.leave();
    return findLesson(state, false);
  });

/** Replaces the table on screen, which stays visible until the other is found. */
async function replaceTable(state: PageState, find: (open: OpenTable) => Found<LiveTable>): Promise<void> {
  const { place, problem } = state;
  const left = place.value;
  if (left.at !== 'table') return;
  const found = await orNotOpened(find(left.open));
  // The player went home while the request was under way.
  if (place.value !== left) {
    if (found.ok) keepSeat(found.value);
    return;
  }
  left.open.close();
  if (found.ok) return arrive(state, found.value, null);
  showHome(state);
  problem.value = found.reason;
}

/** Reports any other failure as one that can be tried again. */
const orNotOpened = (found: Found<LiveTable>): Found<LiveTable> =>
  found.catch((error) => {
    reportError(error);
    return no('notOpened');
  });

/**
 * Handles a step back in the browser's history, by its button or a swipe from the edge. Closes what is open; else asks
 * whether to go home, and a second step back then goes home. Goes home without asking where the player would miss
 * nothing.
 */
export function stepBack(state: PageState, open: OpenTable): void {
  // Triggered by our own step forward, which undid the player's step back.
  if (state.history.isAtTable()) return;
  const way = nextWay(open);
  if (way === 'leave') goHome(state);
  else if (way === 'away') goAway(state);
  else {
    if (way === 'ask') open.leaving.value = 'home';
    state.history.stay();
  }
}

/** The effect of a step back: `stay` if it only closed something. */
function nextWay(open: OpenTable): Way | 'stay' {
  if (open.leaving.value === 'home') return 'away';
  return closeOne(open) ? 'stay' : wayHome(open);
}

/** Closes the topmost panel or chooser; false if none is open. */
function closeOne({ game }: OpenTable): boolean {
  if (closeLast() > 0) return true;
  const isOpen = game.chooser.value !== null;
  if (isOpen) game.deselect();
  return isOpen;
}

/** How the player goes home: `leave` gives the seat up, `away` keeps it, `ask` asks first. */
type Way = 'leave' | 'away' | 'ask';

function wayHome({ game, connectionState }: OpenTable): Way {
  const { viewer, isPrivate, game: view } = game.table.value;
  if (connectionState.value.status === 'lost' || viewer === 'spectator' || view?.phase === 'over') return 'leave';
  if (view === null) return isPrivate ? 'away' : 'leave';
  return 'ask';
}

/** Closes the current table and keeps its seat; null if there is no table. */
function closeTable({ place }: PageState): OpenTable | null {
  const left = place.value;
  if (left.at !== 'table') return null;
  const { open } = left;
  open.close();
  keepSeat(open.game.connection);
  return open;
}

/** Leaves a table and keeps the seat, or the saved practice game. */
function keepSeat(table: TableConnection): void {
  if (table.company) table.company.goAway();
  else table.leave();
}

function showHome({ place, problem, history }: PageState): void {
  problem.value = null;
  place.value = HOME;
  history.home();
}
