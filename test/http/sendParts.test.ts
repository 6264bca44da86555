import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendParts } from '../../server/http/api/addApi.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A fake response whose client reads only when it is told to. */
class Reader extends EventEmitter {
  readonly got: string[] = [];
  destroyed = false;
  type = () => this;
  set = () => this;
  end = vi.fn();
  write(part: string): boolean {
    this.got.push(part);
    return false;
  }
  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

/** Sends three parts, and notes when no more are made. */
function sending() {
  const reader = new Reader();
  const stopped = vi.fn();
  const parts = async function* () {
    try {
      yield* ['a', 'b', 'c'];
    } finally {
      stopped();
    }
  };
  return { reader, stopped, sent: sendParts(reader as unknown as Response, parts()) };
}

test('a reader gets each part when it has read the one before', async () => {
  const { reader, sent } = sending();
  for (const count of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(29_999);
    expect(reader.got).toHaveLength(count);
    reader.emit('drain');
  }
  await sent;
  expect(reader.end).toHaveBeenCalledOnce();
  expect([reader.destroyed, vi.getTimerCount(), reader.listenerCount('close')]).toEqual([false, 0, 0]);
});

test('a reader who reads nothing for 30 seconds is cut off', async () => {
  const { reader, stopped, sent } = sending();
  await vi.advanceTimersByTimeAsync(30_000);
  await sent;
  expect(reader.got).toEqual(['a']);
  expect(reader.destroyed).toBe(true);
  expect(reader.end).not.toHaveBeenCalled();
  expect(stopped).toHaveBeenCalledOnce();
});
