import { type ReadonlySignal, signal } from '@preact/signals';
import { no } from '#engine';
import { isClosing } from '#protocol';
import { tableCodeIn } from '../addresses.ts';
import type { Viewport } from '../device/viewport.ts';
import type { JoinAs } from '../home/TablePreviewScreen.tsx';
import { closeLast, onFirstOpened } from '../ui/closing.ts';
import type { Problem } from '../ui/ProblemNote.tsx';
import { arrive, beginAfterLesson, giveUpSeat, goAway, goHome, stepBack, takeSeatHere } from './atTable.ts';
import {
  codeOf,
  type Found,
  findDaily,
  findKept,
  findLesson,
  findLook,
  findOwnOrLook,
  findPlace,
  findSeatAt,
  findTable,
  findTableLike,
} from './findTable.ts';
import type { PageHistory } from './history.ts';
import type { Page, PagePlace, PageState } from './page.ts';
import { HOME, type PageScreen, screenAddress, screenAt } from './screen.ts';
import type { TableSources } from './sources.ts';

/** Whether a screen gets a history entry of its own or replaces the current one. */
type Where = 'further' | 'here';

/** Creates the page, which starts on the home screen. */
export function createPage(
  { device, ownTables }: Pick<PageState, 'device' | 'ownTables'>,
  viewport: ReadonlySignal<Viewport>,
  sources: TableSources,
  history: PageHistory,
): Page {
  const place = signal<PagePlace>(HOME);
  const problem = signal<Problem | null>(null);
  const state: PageState = { place, problem, held: signal(null), device, ownTables, viewport, sources, history };
  history.onMove(() => void followHistory(state), closeLast);
  // A table has an entry of its own, and asks before it is left.
  onFirstOpened(() => place.peek().at !== 'table' && history.cover());
  return {
    place,
    problem,
    go: (screen) => show(state, screen, 'further'),
    change: (screen) => show(state, screen, 'here'),
    back: () => history.back() || goHome(state),
    choose(rules) {
      device.rules.value = rules;
      goHome(state);
    },
    play(company, rules = device.rules.value) {
      const { plays } = device;
      device.rules.value = rules;
      void enter(state, async () => {
        const found = await findTable(state, company);
        if (found.ok) plays.value = { ...plays.value, [rules.preset]: (plays.value[rules.preset] ?? 0) + 1 };
        return found;
      });
    },
    learn() {
      device.hasLeftLesson.value = false;
      void enter(state, () => findLesson(state, true));
    },
    afterLesson: () => void beginAfterLesson(state),
    goOn: () => void enter(state, () => findKept(state)),
    daily: () => void enter(state, () => findDaily(state)),
    leaveFor(screen) {
      giveUpSeat(state);
      show(state, screen, 'here');
    },
    inviteAgain() {
      const left = place.value;
      if (left.at !== 'table') return;
      const table = left.open.game.table.value;
      giveUpSeat(state);
      show(state, HOME, 'here');
      void enter(state, () => findTableLike(state, table));
    },
    look: (code) => void enter(state, () => findOwnOrLook(state, code)),
    sitDown: (code) => void enter(state, () => findSeatAt(state, code)),
    join: (as) => void enter(state, (from) => sitDown(state, from, as)),
    leave: () => goHome(state),
    goAway: () => goAway(state),
    playHere: () => void takeSeatHere(state),
    async comeBack() {
      if (sources.remembersSeat()) await enter(state, () => findSeat(state), 'here');
      else await followHistory(state);
    },
  };
}

/** Takes a seat at the table looked at. If it has closed since, the look says so from then on. */
async function sitDown(state: PageState, from: PageScreen, as: JoinAs): Found {
  if (from.at !== 'look') return no(null);
  const table = await findPlace(state, from.look.code, as !== 'player');
  // If it is refused, the button for it is still there.
  if (table.ok && as === 'next') await table.value.company?.book(true);
  if (table.ok || !isClosing(table.reason)) return table;
  state.place.value = { at: 'opening', from: { ...from, look: { ...from.look, closed: table.reason } } };
  return table;
}

/** Finds the seat held before a reload, or else what the address names; in that case the seat stays held. */
async function findSeat(state: PageState): Found {
  const here = state.history.here();
  const code = tableCodeIn(here.pathname);
  const seat = await (await state.sources.net()).resume();
  // Only one seat can be held: if one is, the table in the address is only shown, with a button to its seat.
  const look = seat.ok ? findLook : findOwnOrLook;
  const find = async (): Found => (code === null ? screenAt(here) : look(state, code));
  // Without an address of its own, the table whose seat is still remembered is the one asked for.
  if (!seat.ok) return isHome(here) && state.sources.remembersSeat() ? seat : find();
  if (code === null ? isHome(here) : codeOf(seat.value) === code) return seat;
  const named = await find();
  if (!named.ok) return seat;
  state.held.value = seat.value;
  return named;
}

const isHome = (here: URL): boolean => {
  const screen = screenAt(here);
  return screen.ok && screen.value === HOME;
};

/** Shows the screen or table of the current address, after a link or a step in the browser's history. */
async function followHistory(state: PageState): Promise<void> {
  const { place, held, problem, history } = state;
  if (place.value.at === 'opening') return;
  if (place.value.at === 'table') return stepBack(state, place.value.open);
  const here = history.here();
  const code = tableCodeIn(here.pathname);
  if (code !== null) return enter(state, () => findOwnOrLook(state, code), 'here');
  if (held.value && isHome(here)) return arrive(state, held.value, HOME);
  const screen = screenAt(here);
  show(state, screen.ok ? screen.value : HOME, 'here');
  // A malformed code gets the same message as an unknown one.
  problem.value = screen.ok ? (/^\/t\//i.test(here.pathname) ? 'noSuchTable' : null) : screen.reason;
}

/**
 * Goes to the table or screen found. On failure returns to the screen before, or home if an address led `here`, and
 * says why.
 */
async function enter(state: PageState, find: (from: PageScreen) => Found, where: Where = 'further'): Promise<void> {
  const { place, problem, sources } = state;
  const now = place.value;
  if (now.at === 'opening' || now.at === 'table') return;
  const from = where === 'here' ? HOME : now;
  place.value = { at: 'opening', from };
  problem.value = null;
  void sources.preparePicture();
  try {
    const found = await find(now);
    if (!found.ok) fail(state, found.reason);
    else if ('at' in found.value) show(state, found.value, where);
    else arrive(state, found.value, from);
  } catch (error) {
    // A file may be gone after an update, or the browser may forbid something we need: let the player try again.
    reportError(error);
    fail(state, 'notOpened');
  }
}

function fail(state: PageState, reason: Problem | null): void {
  const { place, problem, device } = state;
  if (place.value.at === 'opening') show(state, place.value.from, 'here');
  problem.value = reason === 'badName' ? { badName: device.name.value } : reason;
}

function show({ place, problem, history }: PageState, screen: PageScreen, where: Where): void {
  if (where === 'further') history.push(screenAddress(screen));
  else history.replace(screenAddress(screen));
  problem.value = null;
  place.value = screen;
}
