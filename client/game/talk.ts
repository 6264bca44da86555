import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '#engine';
import { SAYINGS, type Saying, type TableCompany, type TableView } from '#protocol';
import type { Game } from './types.ts';

/** How long what is said stays to be seen, in ms. */
const SEEN = 5_000;

/** What somebody at the table says. */
export interface Utterance {
  /** Grows. */
  readonly id: number;
  readonly seat: Seat;
  readonly saying: Saying;
}

/** What is said at a table, and whom the viewer hears. The server learns only whom they block. */
export interface Talk {
  /** What is being said, one thing a seat, oldest first. */
  readonly heard: ReadonlySignal<readonly Utterance[]>;
  /** Names of those one does not hear: nobody else at the table has the name, and whoever comes after them has another. */
  readonly muted: ReadonlySignal<readonly string[]>;
  /** Names of those one has just wished never to be seated with again. */
  readonly blocked: ReadonlySignal<readonly string[]>;
  say(saying: Saying): void;
  mute(name: string, on: boolean): void;
  /** Whoever is not to be met again is not heard any more, either. */
  block(name: string, on: boolean): Promise<void>;
  stop(): void;
}

/** Follows what is said at a table of people. */
export function followTalk(company: TableCompany, { table, tell }: Pick<Game, 'table' | 'tell'>): Talk {
  const all = signal<readonly Utterance[]>([]);
  const muted = signal<readonly string[]>([]);
  const blocked = signal<readonly string[]>([]);
  const stopHearing = hear(company, all);
  /** Says why something was refused; true when it was not. */
  const answered = async (asked: ReturnType<TableCompany['say']>): Promise<boolean> => {
    const reply = await asked;
    if (!reply.ok) tell(reply.reason);
    return reply.ok;
  };
  const mute = (name: string, on: boolean): void => {
    muted.value = changed(muted.value, name, on);
  };
  return {
    heard: computed(() => all.value.filter(({ seat }) => !muted.value.includes(nameOf(table.value, seat)))),
    muted,
    blocked,
    say: (saying) => void answered(company.say(SAYINGS.indexOf(saying))),
    mute,
    async block(name, on) {
      const seat = table.peek().seats.findIndex((one) => one.name === name);
      if (seat < 0 || !(await answered(company.block(seat, on)))) return;
      blocked.value = changed(blocked.value, name, on);
      if (on) mute(name, true);
    },
    stop: stopHearing,
  };
}

/** Keeps what is said for as long as it can be seen. Returns the way to stop. */
function hear(company: TableCompany, all: { value: readonly Utterance[] }): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let count = 0;
  const stop = company.onSaid(({ seat, phrase }) => {
    const saying = SAYINGS[phrase];
    // A newer server knows more.
    if (!saying) return;
    count += 1;
    const heard: Utterance = { id: count, seat, saying };
    all.value = [...all.value.filter((one) => one.seat !== seat), heard];
    const timer = setTimeout(() => {
      timers.delete(timer);
      all.value = all.value.filter((one) => one !== heard);
    }, SEEN);
    timers.add(timer);
  });
  return () => {
    stop();
    for (const timer of timers) clearTimeout(timer);
  };
}

const nameOf = ({ seats }: TableView, seat: Seat): string => seats[seat]?.name ?? '';

const changed = (names: readonly string[], name: string, on: boolean): readonly string[] => [
  ...names.filter((one) => one !== name),
  ...(on ? [name] : []),
];
