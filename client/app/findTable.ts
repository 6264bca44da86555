import { no, ok, playOrder, type Result, type RuleSet } from '#engine';
import { isClosing, type LevelName, type TableView } from '#protocol';
import { printRules, quickRules } from '#rules';
import type { Device, Opponents } from '../device/device.ts';
import type { OwnTables } from '../device/ownTables.ts';
import { nearestSeats } from '../rules/gameSizes.ts';
import type { LiveTable } from '../table/openTable.ts';
import { text } from '../text/index.ts';
import type { Problem } from '../ui/ProblemNote.tsx';
import type { PageScreen } from './screen.ts';
import type { TableSources } from './sources.ts';

/** The input of a search for a table: the device's choices and the sources of tables. */
interface TableSearch {
  readonly device: Device;
  readonly ownTables: OwnTables;
  readonly sources: TableSources;
}

/** The table or screen found, or the reason why not; null if there is nothing to say to the player. */
export type Found<What = LiveTable | PageScreen> = Promise<Result<What, Problem | null>>;

/** The player as the others at a table see them. */
function meAt({ device }: TableSearch) {
  const avatar = device.avatar.value;
  return { name: device.name.value.trim() || text.HOME.guest, ...(avatar !== null && { avatar }) };
}

/** The player as the server needs to know them; a newcomer gets more time. */
const meOnline = (search: TableSearch) => ({ ...meAt(search), isNew: !search.device.hasPlayed.value });

/** The player at a table of strangers, where the levels that its people chose last decide those of the bots. */
function meAmongOthers(search: TableSearch) {
  const level = search.device.levels.last.value;
  return { ...meOnline(search), ...(level !== 'steady' && { level }) };
}

/** The bots' levels by seat, of which the player has the first; nothing if all are Steady. */
function levelsAt(
  each: readonly LevelName[],
  rules: RuleSet,
  seats: number,
): { readonly levels?: readonly LevelName[] } {
  const levels = Array<LevelName>(seats).fill('steady');
  for (const [bot, seat] of playOrder(rules, seats, 0).slice(1).entries()) levels[seat] = each[bot] ?? 'steady';
  return levels.every((level) => level === 'steady') ? {} : { levels };
}

/** Finds or opens a table for the game chosen on this device. */
export async function findTable(search: TableSearch, company: Opponents): Found<LiveTable> {
  const { device, sources } = search;
  const rules = device.rules.value;
  const seats = nearestSeats(rules, device.seats.value);
  const game = { rules: printRules(rules), seats };
  const levels = levelsAt(device.levels.each.value, rules, seats);
  if (company === 'bots') return ok(await sources.practise({ ...meAt(search), ...game, ...levels }));
  const request = { ...game, pace: device.paces[company].value };
  const net = await sources.net();
  if (company === 'anybody') {
    const quick = { ...request, rules: printRules(quickRules(rules, seats)), orNear: device.matching.orNear.value };
    return net.quickMatch({ ...meAmongOthers(search), ...quick });
  }
  const { bots, spectators, hints } = device.hosting;
  const hosting = { bots: bots.value, spectators: spectators.value, hints: hints.value, ...levels };
  return net.createPrivate({ ...meOnline(search), ...request, ...hosting });
}

/** Opens a private table like this one, to which the same people can be invited. */
export async function findTableLike(search: TableSearch, table: TableView): Found<LiveTable> {
  const { rules, seats, pace, bots, spectators, hints } = table;
  const levels = levelsAt(search.device.levels.each.value, rules, seats.length);
  const request = { rules: printRules(rules), seats: seats.length, pace, bots, spectators, hints };
  return (await search.sources.net()).createPrivate({ ...meOnline(search), ...request, ...levels });
}

/** The number of seats at the table of the lesson, whose deal is prepared for so many. */
export const LESSON_SEATS = 3;

/** The code of its rules: those of the short game, whose first wild rank is the Ace. */
const LESSON_RULES = 'crazy-rummy-3';

/** Takes the seat at the player's own table for today's daily deal. */
export async function findDaily(search: TableSearch): Found<LiveTable> {
  return (await search.sources.net()).daily(meAt(search));
}

/** Opens the table of the lesson, against beginners, or that of the three deals after it. */
export async function findLesson(search: TableSearch, isLesson: boolean): Found<LiveTable> {
  const game = { rules: LESSON_RULES, seats: LESSON_SEATS };
  const levels = Array<LevelName>(LESSON_SEATS).fill('beginner');
  return ok(await search.sources.practise({ ...meAt(search), ...game, levels, ...(isLesson && { isLesson }) }));
}

/** Resumes the saved practice game, after leaving it or after a reload. */
export async function findKept({ sources }: TableSearch): Found<LiveTable> {
  const table = await sources.goOn();
  return table ? ok(table) : no('gameForgotten');
}

/** Looks at the table with this code without joining it. */
export async function findLook({ sources, ownTables }: TableSearch, code: string): Found<PageScreen> {
  const found = await (await sources.net()).lookAtTable(code);
  if (found.ok ? !found.value.isYours : found.reason === 'noSuchTable') ownTables.forget(code);
  return found.ok ? ok({ at: 'look', look: found.value }) : found;
}

/** Takes a seat at the table with this code; if none is left, looks at the table, which says why. */
export async function findSeatAt(search: TableSearch, code: string): Found {
  const table = await findPlace(search, code, false);
  return !table.ok && isClosing(table.reason) ? findLook(search, code) : table;
}

/** Takes the player's own seat at the table with this code; without one, looks at the table. */
export async function findOwnOrLook(search: TableSearch, code: string): Found {
  const found = await findLook(search, code);
  const isYours = found.ok && found.value.at === 'look' && found.value.look.isYours;
  return isYours ? findPlace(search, code, false) : found;
}

/** Joins the table with this code, as a player or as a spectator. */
export async function findPlace(search: TableSearch, code: string, spectate: boolean): Found<LiveTable> {
  return (await search.sources.net()).joinByCode(code, { ...meAmongOthers(search), spectate });
}

/** The code of a table; empty for a practice table. */
export function codeOf(table: LiveTable): string {
  let code = '';
  table.subscribe((update) => {
    code = update.table.code;
  })();
  return code;
}
