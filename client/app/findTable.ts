import { no, ok, type Result } from '#engine';
import { isClosing } from '#protocol';
import { crazyRummy, printRules } from '#rules';
import type { Opponents } from '../device/choices.ts';
import type { Device } from '../device/device.ts';
import type { OwnTables } from '../device/ownTables.ts';
import { nearestSeats } from '../rules/seatCounts.ts';
import type { LiveTable } from '../table/openTable.ts';
import { text } from '../text/index.ts';
import type { Problem } from '../ui/ProblemNote.tsx';
import type { PageScreen } from './screen.ts';
import type { TableSources } from './sources.ts';

/** Who looks for a table, and how. */
interface Seeker {
  readonly device: Device;
  readonly ownTables: OwnTables;
  readonly sources: TableSources;
}

/** What was found to be shown, or why there is nothing; null when nothing was to be had. */
export type Found<What = LiveTable | PageScreen> = Promise<Result<What, Problem | null>>;

const meAt = ({ device }: Seeker) => ({ name: device.name.value.trim() || text.HOME.guest });

/** The same for the server, where a first game gives more time. */
const meOnline = (seeker: Seeker) => ({ ...meAt(seeker), isNew: !seeker.device.hasPlayed.value });

/** A table where the game is played that is chosen on this device. */
export async function findTable(seeker: Seeker, company: Opponents): Found<LiveTable> {
  const { device, sources } = seeker;
  const rules = device.rules.value;
  const game = { ...meAt(seeker), rules: printRules(rules), seats: nearestSeats(rules, device.seats.value) };
  if (company === 'bots') return ok(await sources.practise(game));
  const order = { ...game, ...meOnline(seeker), pace: device.paces[company].value };
  const net = await sources.net();
  if (company === 'anybody') return net.quickMatch(order);
  const { bots, spectators } = device.hosting;
  return net.createPrivate({ ...order, bots: bots.value, spectators: spectators.value });
}

/** So many sit at the table where one learns: enough to see others play, few enough to be soon asked again. */
const LESSON_SEATS = 3;

/** A table to learn the game at: the standard game with bots, dealt by chance like any other. */
export async function findLesson(seeker: Seeker): Found<LiveTable> {
  const game = { rules: printRules(crazyRummy), seats: LESSON_SEATS };
  return ok(await seeker.sources.practise({ ...meAt(seeker), ...game }));
}

/** The practice game that was left, or in which the page was reloaded. */
export async function findKept({ sources }: Seeker): Found<LiveTable> {
  const table = await sources.goOn();
  return table ? ok(table) : no('gameForgotten');
}

/** A look at the table with this code. */
export async function findLook({ sources, ownTables }: Seeker, code: string): Found<PageScreen> {
  const found = await (await sources.net()).lookAtTable(code);
  if (found.ok ? !found.value.isYours : found.reason === 'noSuchTable') ownTables.forget(code);
  return found.ok ? ok({ at: 'look', look: found.value }) : found;
}

/** A seat at the table with this code; a look at it, which says why, if there is none to be had any more. */
export async function findSeatAt(seeker: Seeker, code: string): Found {
  const table = await findPlace(seeker, code, false);
  return !table.ok && isClosing(table.reason) ? findLook(seeker, code) : table;
}

/** One's own seat at the table with this code; where one has none, a look at it. */
export async function findOwnOrLook(seeker: Seeker, code: string): Found {
  const found = await findLook(seeker, code);
  const isYours = found.ok && found.value.at === 'look' && found.value.look.isYours;
  return isYours ? findPlace(seeker, code, false) : found;
}

/** A seat at the table with this code, or a place to watch it from. */
export async function findPlace(seeker: Seeker, code: string, spectate: boolean): Found<LiveTable> {
  return (await seeker.sources.net()).joinByCode(code, { ...meOnline(seeker), spectate });
}

/** The code of a table. */
export function codeOf(table: LiveTable): string {
  let code = '';
  table.subscribe((update) => {
    code = update.table.code;
  })();
  return code;
}
