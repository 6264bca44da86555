import { effect, type Signal, signal } from '@preact/signals';
import { storedJson } from './storedJson.ts';

/** Remembers that the tutorial was offered on this device. */
export interface LessonMemory {
  /** Whether the player has played here or was offered the tutorial: it is not offered again unasked. */
  readonly seen: Signal<boolean>;
}

/** Reads the flag. If the browser forbids storage, `storage` throws, and the tutorial is offered again next time. */
export function openLessons(storage: () => Storage): LessonMemory {
  const stored = storedJson(storage, '.guide', (found) => found === true);
  const seen = signal(stored.read() ?? false);
  effect(() => {
    if (seen.value) stored.write(true);
  });
  return { seen };
}
