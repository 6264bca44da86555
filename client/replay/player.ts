import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Perspective } from './perspective.ts';
import type { ReplayStepKind, Timeline } from './timeline.ts';

/** The speeds of playback. */
export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** Calls back once after `ms`; returns a function that cancels it. */
export type After = (ms: number, callback: () => void) => () => void;

/** Plays a timeline, like a music player. */
export interface Player {
  /** The position shown. */
  readonly position: ReadonlySignal<number>;
  readonly isPlaying: ReadonlySignal<boolean>;
  readonly isAtEnd: ReadonlySignal<boolean>;
  readonly speed: Signal<ReplaySpeed>;
  readonly perspective: Signal<Perspective>;
  /** Plays on or pauses; at the end plays from the beginning. */
  toggle(): void;
  pause(): void;
  /** Goes some steps on or back, and pauses. */
  step(by: number): void;
  /** Goes to a position; playing goes on from there. */
  seek(position: number): void;
  /** Goes to the beginning of the next deal, or back to that of this one, or of the one before. */
  skip(by: 1 | -1): void;
  stop(): void;
}

/** How long a step is shown, in ms at speed 1: long enough for its motion and for reading it. */
const STEP_DURATION_MS: Readonly<Record<ReplayStepKind, number>> = {
  deal: 2_600,
  dealEnd: 4_800,
  meld: 1_400,
  swap: 1_400,
  layOff: 1_100,
  draw: 850,
  discard: 1_000,
  other: 700,
};

/** The player of a timeline, paused at a position. */
export function createPlayer({ steps, deals }: Timeline, from: number, seenBy: Perspective, after: After): Player {
  const last = steps.length - 1;
  const within = (to: number): number => Math.min(last, Math.max(0, to));
  const position = signal(within(from));
  const isPlaying = signal(false);
  const speed = signal<ReplaySpeed>(1);
  const isAtEnd = computed(() => position.value === last);
  const stop = effect(() => {
    if (!isPlaying.value) return undefined;
    const now = position.value;
    if (now === last) {
      isPlaying.value = false;
      return undefined;
    }
    const stays = STEP_DURATION_MS[steps[now]?.kind ?? 'other'] / speed.value;
    return after(stays, () => {
      position.value = now + 1;
    });
  });
  const pause = (): void => {
    isPlaying.value = false;
  };
  const seek = (to: number): void => {
    position.value = within(to);
  };
  return {
    position,
    isPlaying,
    isAtEnd,
    speed,
    pause,
    seek,
    stop,
    perspective: signal(seenBy),
    toggle() {
      if (!isPlaying.value && isAtEnd.value) seek(0);
      isPlaying.value = !isPlaying.value;
    },
    step(by) {
      pause();
      seek(position.value + by);
    },
    skip(by) {
      const now = position.value;
      const to =
        by > 0 ? deals.find(({ from: start }) => start > now) : deals.findLast(({ from: start }) => start < now);
      seek(to?.from ?? (by > 0 ? last : 0));
    },
  };
}
