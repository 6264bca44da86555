import { effect, type Signal, signal } from '@preact/signals';

const KEY = 'crazy-rummy.guide';

/** What this device remembers of having learned the game. */
export interface LessonMemory {
  /** Somebody has played here, or has been offered to learn the game: it is not offered again of itself. */
  readonly seen: Signal<boolean>;
}

/** Opens what is remembered. Where storing is forbidden, asking for `storage` throws: then the offer comes again. */
export function openLessons(storage: () => Storage): LessonMemory {
  const seen = signal(read(storage));
  effect(() => {
    if (!seen.value) return;
    try {
      storage().setItem(KEY, 'seen');
    } catch {
      // A full or forbidden storage costs the memory, not the lesson.
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
