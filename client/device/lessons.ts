import { effect, type Signal, signal } from '@preact/signals';

const KEY = 'crazy-rummy-1.guide';

/** Remembers that the tutorial was offered on this device. */
export interface LessonMemory {
  /** Whether the player has played here or was offered the tutorial: it is not offered again unasked. */
  readonly seen: Signal<boolean>;
}

/** Reads the flag. If the browser forbids storage, `storage` throws, and the tutorial is offered again next time. */
export function openLessons(storage: () => Storage): LessonMemory {
  const seen = signal(read(storage));
  effect(() => {
    if (!seen.value) return;
    try {
      storage().setItem(KEY, 'seen');
    } catch {
      // Without storage, or when it is full, the tutorial is offered again.
    }
  });
  return { seen };
}

function read(storage: () => Storage): boolean {
  try {
    return storage().getItem(KEY) === 'seen';
  } catch {
    return false;
  }
}
