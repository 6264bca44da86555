import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Result, Seat } from '#engine';
import { type Refusal, SAYINGS, type Saying, type SeatInfo, type TableConnection, type TableView } from '#protocol';
import type { Game } from './createGame.ts';

/** How long a phrase stays visible, in ms. */
export const PHRASE_SHOWN_MS = 5_000;

/** A phrase that a seat has said. */
export interface Utterance {
  /** Increases with each utterance. */
  readonly id: number;
  readonly seat: Seat;
  readonly saying: Saying;
}

/** The part of a connection that talk needs. */
type TalkConnection = Pick<TableConnection, 'onSaid' | 'company'>;

/** The phrases at a table and the viewer's mutes. The server only learns whom they block. */
export interface Talk {
  /** The visible phrases, at most one per seat, oldest first. */
  readonly heard: ReadonlySignal<readonly Utterance[]>;
  /** The muted players, by `talkerOf`. */
  readonly muted: ReadonlySignal<readonly string[]>;
  /** The players blocked at this table, by `talkerOf`: they are never seated with the viewer again. */
  readonly blocked: ReadonlySignal<readonly string[]>;
  /** Null where the viewer plays alone with bots. */
  readonly say: ((saying: Saying) => void) | null;
  mute(talker: string, on: boolean): void;
  /** Blocks or unblocks a person. Blocking also mutes. */
  block(talker: string, on: boolean): Promise<void>;
  stop(): void;
}

/**
 * A player as mutes know them. A person's name is unique at a table, and the next player in the seat has another name.
 * A bot is its number, in a form that no name has.
 */
export const talkerOf = ({ kind, name, avatar }: SeatInfo): string =>
  kind === 'bot' && avatar !== null ? `\n${avatar}` : name;

/** Follows the phrases at a table. */
export function followTalk(
  connection: TalkConnection,
  { table, showNotice }: Pick<Game, 'table' | 'showNotice'>,
): Talk {
  const all = signal<readonly Utterance[]>([]);
  const muted = signal<readonly string[]>([]);
  const blocked = signal<readonly string[]>([]);
  const stopHearing = followPhrases(connection, all);
  const { company } = connection;
  /** Waits for the reply and shows a refusal; true if there was none. */
  const answered = async (request: Promise<Result<null, Refusal>>): Promise<boolean> => {
    const reply = await request;
    if (!reply.ok) showNotice(reply.reason);
    return reply.ok;
  };
  const mute = (talker: string, on: boolean): void => {
    muted.value = changed(muted.value, talker, on);
  };
  return {
    heard: computed(() => all.value.filter(({ seat }) => !muted.value.includes(talkerAt(table.value, seat)))),
    muted,
    blocked,
    say: company ? (saying) => void answered(company.say(SAYINGS.indexOf(saying))) : null,
    mute,
    async block(talker, on) {
      const seat = table.peek().seats.findIndex((one) => talkerOf(one) === talker);
      if (!company || seat < 0 || !(await answered(company.block(seat, on)))) return;
      blocked.value = changed(blocked.value, talker, on);
      if (on) mute(talker, true);
    },
    stop: stopHearing,
  };
}

/** Adds each phrase to `all` for as long as it is visible. Returns the function that stops. */
function followPhrases(connection: TalkConnection, all: { value: readonly Utterance[] }): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let count = 0;
  const stop = connection.onSaid?.(({ seat, phrase }) => {
    const saying = SAYINGS[phrase];
    // A newer server may have more phrases.
    if (!saying) return;
    count += 1;
    const heard: Utterance = { id: count, seat, saying };
    all.value = [...all.value.filter((one) => one.seat !== seat), heard];
    const timer = setTimeout(() => {
      timers.delete(timer);
      all.value = all.value.filter((one) => one !== heard);
    }, PHRASE_SHOWN_MS);
    timers.add(timer);
  });
  return () => {
    stop?.();
    for (const timer of timers) clearTimeout(timer);
  };
}

function talkerAt({ seats }: TableView, seat: Seat): string {
  const info = seats[seat];
  return info ? talkerOf(info) : '';
}

const changed = (talkers: readonly string[], talker: string, on: boolean): readonly string[] => [
  ...talkers.filter((one) => one !== talker),
  ...(on ? [talker] : []),
];
