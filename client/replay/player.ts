import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Eyes } from './eyes.ts';
import type { MomentKind, Timeline } from './timeline.ts';

/** The speeds of playback. */
export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** Calls back once after `ms`; returns a function that cancels it. */
export type After = (ms: number, callback: () => void) => () => void;

/** Plays a timeline, like a music player. */
export interface Player {
  /** The place of the moment shown. */
  readonly place: ReadonlySignal<number>;
  readonly isPlaying: ReadonlySignal<boolean>;
  readonly isAtEnd: ReadonlySignal<boolean>;
  readonly speed: Signal<ReplaySpeed>;
  readonly eyes: Signal<Eyes>;
  /** Plays on or pauses; at the end plays from the beginning. */
  toggle(): void;
  pause(): void;
  /** Goes some moments on or back, and pauses. */
  step(by: number): void;
  /** Goes to a place; playing goes on from there. */
  seek(place: number): void;
  /** Goes to the beginning of the next deal, or back to that of this one, or of the one before. */
  skip(by: 1 | -1): void;
  stop(): void;
}

/** How long a moment stays before the next one, in ms at speed 1: as long as its motion takes, and a look at it. */
const STAYS: Readonly<Record<MomentKind, number>> = {
  deal: 2_600,
  dealEnd: 4_800,
  meld: 1_400,
  swap: 1_400,
  layOff: 1_100,
  draw: 850,
  discard: 1_000,
  other: 700,
};

/** The player of a timeline, paused at this place. */
export function createPlayer({ moments, deals }: Timeline, from: number, seenBy: Eyes, after: After): Player {
  const last = moments.length - 1;
  const within = (to: number): number => Math.min(last, Math.max(0, to));
  const place = signal(within(from));
  const isPlaying = signal(false);
  const speed = signal<ReplaySpeed>(1);
  const isAtEnd = computed(() => place.value === last);
  const stop = effect(() => {
    if (!isPlaying.value) return undefined;
    const now = place.value;
    if (now === last) {
      isPlaying.value = false;
      return undefined;
    }
    const stays = STAYS[moments[now]?.kind ?? 'other'] / speed.value;
    return after(stays, () => {
      place.value = now + 1;
    });
  });
  const pause = (): void => {
    isPlaying.value = false;
  };
  const seek = (to: number): void => {
    place.value = within(to);
  };
  return {
    ...{ place, isPlaying, isAtEnd, speed, pause, seek, stop },
    eyes: signal(seenBy),
    toggle() {
      if (!isPlaying.value && isAtEnd.value) seek(0);
      isPlaying.value = !isPlaying.value;
    },
    step(by) {
      pause();
      seek(place.value + by);
    },
    skip(by) {
      const now = place.value;
      const to =
        by > 0 ? deals.find(({ from: start }) => start > now) : deals.findLast(({ from: start }) => start < now);
      seek(to?.from ?? (by > 0 ? last : 0));
    },
  };
}
