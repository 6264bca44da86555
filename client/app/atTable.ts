import { no } from '#engine';
import { tablePath } from '../addresses.ts';
import { type LiveTable, type OpenTable, openTable } from '../table/openTable.ts';
import { closeLast } from '../ui/closing.ts';
import { codeOf, type Found, findPlace } from './findTable.ts';
import type { PageState } from './page.ts';
import { HOME, type PageScreen } from './screen.ts';

/** Sits at a table; the seat at another one is given up with that. `from`, or the bare felt, is shown until the table can be seen. */
export function arrive(state: PageState, table: LiveTable, from: PageScreen | null, isLesson = false): void {
  const { place, held, viewport, device, ownTables, history } = state;
  if (held.value && held.value !== table) {
    held.value.leave();
    ownTables.forget(codeOf(held.value));
  }
  held.value = null;
  const open = openTable(table, viewport, device.settings, isLesson);
  place.value = { at: 'table', open, from };
  history.sit(addressAt(open));
}

function addressAt({ game }: OpenTable): string {
  const { code, isPrivate } = game.table.value;
  return isPrivate && code !== '' ? tablePath(code) : '/';
}

/** Home, where the seat one still holds is shown. The seat at a table one is at is given up. */
export function goHome(state: PageState): void {
  const { place, held, ownTables } = state;
  if (held.value) {
    arrive(state, held.value, HOME);
    return;
  }
  const left = place.value;
  if (left.at === 'table') {
    const { game, line, close } = left.open;
    const { code, adjourned } = game.table.value;
    // Whoever goes away from a table that rests, or that is open elsewhere, comes back to it.
    if (!adjourned && line.value.status !== 'lost') ownTables.forget(code);
    close();
    game.connection.leave();
  }
  showHome(state);
}

/** Home from a table, with the seat kept: on the server for a while, and a practice game on this device. */
export function goAway(state: PageState): void {
  if (closeTable(state)) showHome(state);
}

/** Takes the player's own seat back from where it is played now. The table here stays visible until the seat is found. */
export async function takeSeatHere(state: PageState): Promise<void> {
  const { place, problem } = state;
  const left = place.value;
  if (left.at !== 'table') return;
  const { code, viewer } = left.open.game.table.value;
  const found = await orNotOpened(findPlace(state, code, viewer === 'spectator'));
  // Gone home meanwhile.
  if (place.value !== left) {
    if (found.ok) found.value.company?.goAway();
    return;
  }
  left.open.close();
  if (found.ok) return arrive(state, found.value, null);
  showHome(state);
  problem.value = found.reason;
}

/** Any other failure is told as one that can be tried again. */
const orNotOpened = (found: Found<LiveTable>): Found<LiveTable> =>
  found.catch((error) => {
    reportError(error);
    return no('notOpened');
  });

/**
 * Somebody goes back in the browser's history, by its button or a swipe from the edge: what is open closes, else it is asked
 * whether they want to go home, and who goes back then goes home. Where nothing would be missed they go at once.
 */
export function stepBack(state: PageState, open: OpenTable): void {
  // Our own step after one that was undone.
  if (state.history.isAtTable()) return;
  const way = nextWay(open);
  if (way === 'leave') goHome(state);
  else if (way === 'away') goAway(state);
  else {
    if (way === 'ask') open.leaving.value = 'home';
    state.history.stay();
  }
}

/** Where a step back leads: `stay` if something was closed with it. */
function nextWay(open: OpenTable): Way | 'stay' {
  if (open.leaving.value === 'home') return 'away';
  return closeOne(open) ? 'stay' : wayHome(open);
}

/** Closes what is open at the table; false when nothing is. */
function closeOne({ game }: OpenTable): boolean {
  if (closeLast()) return true;
  const isOpen = game.chooser.value !== null;
  if (isOpen) game.deselect();
  return isOpen;
}

/** How one goes home: at once for good, at once with the seat kept, or asked first. */
type Way = 'leave' | 'away' | 'ask';

function wayHome({ game, line }: OpenTable): Way {
  const { viewer, isPrivate, game: view } = game.table.value;
  if (line.value.status === 'lost' || viewer === 'spectator' || view?.phase === 'over') return 'leave';
  if (view === null) return isPrivate ? 'away' : 'leave';
  return 'ask';
}

/** Follows the table one is at no longer, and keeps the seat; null where one is at none. */
function closeTable({ place }: PageState): OpenTable | null {
  const left = place.value;
  if (left.at !== 'table') return null;
  const { open } = left;
  const { connection } = open.game;
  open.close();
  if (connection.company) connection.company.goAway();
  else connection.leave();
  return open;
}

function showHome({ place, problem, history }: PageState): void {
  problem.value = null;
  place.value = HOME;
  history.home();
}
