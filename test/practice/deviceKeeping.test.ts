import { expect, test } from 'vitest';
import { crazyRummy, storedRules } from '#rules';
import type { VersionedLogEntry } from '#table';
import {
  type DeviceStorage,
  type GameToKeep,
  type Keeping,
  type KeptGame,
  keepOnDevice,
} from '../../client/practice/deviceKeeping.ts';
import { eventually } from '../support/progress.ts';
import { memoryDatabase } from './memoryDatabase.ts';

const OPTIONS = { name: 'Ana', rules: 'crazy-rummy', seats: 3 };
const NEW: GameToKeep = { options: OPTIONS, ruleSet: storedRules(crazyRummy), past: [] };

/** An entry of a log, of which only the number matters here. */
const line = (n: number) => ({ type: 'action', n }) as unknown as VersionedLogEntry;
const numbers = (entries: readonly unknown[]) => entries.map((entry) => (entry as { n: number }).n);

/** A device whose tabs save practice games, and the names of those that were told to stop. */
function deviceWithTabs() {
  const { store, fillUp, entries } = memoryDatabase();
  const tabs = new Set<EventTarget>();
  const stopped: string[] = [];
  /** A tab; one that is frozen hears nothing from the others. */
  const tab = (name: string, { isFrozen = false } = {}): Keeping => {
    const own = new EventTarget();
    if (!isFrozen) tabs.add(own);
    const postMessage = (): void => {
      for (const other of tabs) if (other !== own) other.dispatchEvent(new Event('message'));
    };
    const channel = () => Object.assign(own, { postMessage }) as unknown as ReturnType<DeviceStorage['channel']>;
    return keepOnDevice(name, { store: () => store, channel }, () => stopped.push(name));
  };
  const begin = (name: string, past: readonly VersionedLogEntry[] = [line(0)]) => tab(name).begin({ ...NEW, past });
  /** Goes on with the saved game in a tab, adding an entry as it is opened. */
  const goOn = async (name: string, added: VersionedLogEntry) => {
    const keeping = tab(name);
    const game = (await keeping.read()) as KeptGame;
    return keeping.begin({ ...NEW, past: [...game.past, added] });
  };
  return { tab, begin, goOn, saved: () => numbers(entries()), stopped, fillUp };
}

test('a game is resumed with all its entries, in order', async () => {
  const { begin, tab, saved, stopped } = deviceWithTabs();
  const log = begin('one');
  for (let n = 1; n < 12; n++) log.append(line(n));
  await eventually(() => expect(saved()).toHaveLength(12));
  const game = await tab('two').read();
  expect(game).toMatchObject({ options: NEW.options, ruleSet: NEW.ruleSet });
  expect(numbers(game?.past ?? [])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(stopped).toEqual([]);
});

test('a game is saved to its last entry once its device says so', async () => {
  const { tab, saved } = deviceWithTabs();
  const keeping = tab('one');
  const log = keeping.begin({ ...NEW, past: [line(0)] });
  await keeping.settled();
  expect(saved()).toEqual([0]);
  log.append(line(1));
  log.append(line(2));
  await keeping.settled();
  expect(saved()).toEqual([0, 1, 2]);
});

test('a tab whose game another tab goes on with stops at once, and nothing played in either is lost', async () => {
  const { begin, goOn, saved, stopped } = deviceWithTabs();
  const older = begin('older');
  older.append(line(1));
  await eventually(() => expect(saved()).toEqual([0, 1]));
  const newer = await goOn('newer', line(2));
  await eventually(() => expect(stopped).toEqual(['older']));
  newer.append(line(3));
  older.append(line(90));
  await eventually(() => expect(saved()).toEqual([0, 1, 2, 3]));
  const again = await goOn('again', line(4));
  again.append(line(5));
  await eventually(() => expect(stopped).toEqual(['older', 'newer']));
  await eventually(() => expect(saved()).toEqual([0, 1, 2, 3, 4, 5]));
});

test('a frozen tab stops when it saves its next entry', async () => {
  const { tab, goOn, saved, stopped } = deviceWithTabs();
  const frozen = tab('frozen', { isFrozen: true }).begin({ ...NEW, past: [line(0)] });
  await eventually(() => expect(saved()).toEqual([0]));
  await goOn('newer', line(1));
  await eventually(() => expect(saved()).toEqual([0, 1]));
  expect(stopped).toEqual([]);
  frozen.append(line(90));
  frozen.append(line(91));
  await eventually(() => expect(stopped).toEqual(['frozen']));
  expect(saved()).toEqual([0, 1]);
});

test('an entry added while another tab opens the game is in what that tab reads, or stops the older one', async () => {
  const { tab, saved, stopped } = deviceWithTabs();
  const older = tab('older', { isFrozen: true }).begin({ ...NEW, past: [line(0)] });
  await eventually(() => expect(saved()).toEqual([0]));
  const newer = tab('newer');
  const { past } = (await newer.read()) as KeptGame;
  older.append(line(90));
  await eventually(() => expect(stopped).toEqual(['older']));
  newer.begin({ ...NEW, past: [...(past as VersionedLogEntry[]), line(1)] }).append(line(2));
  await eventually(() => expect(saved()).toEqual([0, 1, 2]));
});

test('of two tabs that open the game at once, one plays', async () => {
  const { begin, tab, saved, stopped } = deviceWithTabs();
  begin('older');
  await eventually(() => expect(saved()).toEqual([0]));
  const [one, other] = [tab('one'), tab('other')];
  const [game] = await Promise.all([one.read(), other.read()]);
  const past = game?.past as VersionedLogEntry[];
  const [first, second] = [one, other].map((keeping) => keeping.begin({ ...NEW, past }));
  first?.append(line(90));
  second?.append(line(1));
  await eventually(() => expect(saved()).toEqual([0, 1]));
  await eventually(() => expect([...stopped].sort()).toEqual(['older', 'one']));
});

test('a new game in another tab replaces the saved one, whose tab stops', async () => {
  const { begin, saved, stopped } = deviceWithTabs();
  begin('older');
  await eventually(() => expect(saved()).toEqual([0]));
  begin('newer', [line(5)]);
  await eventually(() => expect(stopped).toEqual(['older']));
  expect(saved()).toEqual([5]);
});

test('on a full device the saved game is still resumed, and the tab that cannot save plays on', async () => {
  const { begin, goOn, saved, stopped, fillUp } = deviceWithTabs();
  begin('older');
  await eventually(() => expect(saved()).toEqual([0]));
  fillUp();
  (await goOn('newer', line(1))).append(line(2));
  await eventually(() => expect(saved()).toEqual([0]));
  expect(stopped).toEqual([]);
});

test('where storage is forbidden the game is played unsaved', async () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  const stopped: string[] = [];
  const keeping = keepOnDevice('one', { store: forbidden, channel: forbidden }, () => stopped.push('one'));
  expect(await keeping.read()).toBeNull();
  expect(() => keeping.begin(NEW).append(line(0))).not.toThrow();
  // Nothing waits for a device that cannot save.
  await keeping.settled();
  expect(stopped).toEqual([]);
});
