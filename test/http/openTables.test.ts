import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import { expect, test, vi } from 'vitest';
import type { PublicNow } from '#protocol';
import { OpenTableStream } from '../../server/http/openTableStream.ts';
import { manualClock } from '../support/clock.ts';
import { eventually } from '../support/progress.ts';

/** A fake response to a listener; `writableLength` is the number of unread bytes. */
class Line extends EventEmitter {
  readonly heard: string[] = [];
  writableLength = 0;
  closed = false;
  writeHead = vi.fn();
  write(words: string): boolean {
    this.heard.push(words);
    return true;
  }
  end(): void {
    this.destroy();
  }
  destroy(): void {
    this.closed = true;
    this.emit('close');
  }
}

const NOBODY: PublicNow = { tables: [], people: { looking: 0, playing: 0 } };

function open(answer: () => Promise<PublicNow> = async () => NOBODY) {
  const clock = manualClock();
  const alarms = { set: vi.fn() };
  const report = vi.fn();
  const list = vi.fn(answer);
  const tables = new OpenTableStream({ clock, alarms, list, report });
  const listen = (line: Line, address = '1.2.3.4') => tables.listen(address, line as unknown as Response);
  const pass = (ms: number) => {
    clock.advance(ms);
    tables.wake();
  };
  return { tables, alarms, list, report, listen, pass };
}

test('only a listener that does not read is cut', async () => {
  const { listen, pass } = open();
  const [good, bad] = [new Line(), new Line()];
  await listen(good);
  await listen(bad);
  bad.writableLength = 70_000;
  pass(20_000);
  await eventually(() => expect(good.heard.at(-1)).toBe(':\n\n'));
  expect([good.closed, bad.closed]).toEqual([false, true]);
});

test('all listeners share one look and one alarm, which is cancelled when the last one leaves', async () => {
  const { listen, list, alarms } = open();
  const lines = [new Line(), new Line(), new Line()];
  for (const line of lines) await listen(line);
  expect(list).toHaveBeenCalledTimes(1);
  expect(alarms.set.mock.calls.map(([, time]) => time)).toEqual([2_000]);
  for (const line of lines) line.destroy();
  expect(alarms.set).toHaveBeenCalledTimes(2);
  expect(alarms.set).toHaveBeenLastCalledWith(expect.anything(), Number.POSITIVE_INFINITY);
});

test('a listener that disconnects while the tables are listed is not added', async () => {
  const { listen, alarms } = open();
  const line = new Line();
  const listening = listen(line);
  line.closed = true;
  await listening;
  expect(alarms.set).not.toHaveBeenCalled();
  expect(line.heard).toEqual([]);
});

test('while the tables cannot be listed, listeners are refused and one report is made', async () => {
  let fails = true;
  const { listen, pass, report } = open(async () => {
    if (fails) throw new Error('no answer');
    return NOBODY;
  });
  expect(await listen(new Line())).toBe('offline');
  await Promise.all([listen(new Line()), listen(new Line())]);
  expect(report).toHaveBeenCalledTimes(1);
  fails = false;
  pass(1_000);
  const line = new Line();
  expect(await listen(line)).toBeNull();
  expect(line.heard).toHaveLength(1);
});

test('when the server closes, all streams end and new listeners are refused', async () => {
  const { listen, tables, alarms } = open();
  const line = new Line();
  await listen(line);
  tables.close();
  expect(line.closed).toBe(true);
  expect(await listen(new Line())).toBe('offline');
  expect(alarms.set).toHaveBeenLastCalledWith(tables, Number.POSITIVE_INFINITY);
});
