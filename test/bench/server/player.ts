import type { BenchSocket } from './line.ts';
import { type ScriptStep, SEATS } from './script.ts';
import { type BenchTally, count } from './tally.ts';

/** Colyseus's code for the answer to a request. Every other message during a game is a patch. */
const RESPONSE = 22;
const OK = 0;

/** The delay before a refused request is retried, in ms. */
const RETRY = 50;

/** The players of one table, who play the script. */
export interface BenchTable {
  /** When the next request is due, in ms. */
  due: number;
  /** Whether the last request has been answered and every client has received its frames. */
  isIdle(): boolean;
  /** Sends the next request. Its time counts from now, or from `due` if the table was still busy then. */
  act(now: number): void;
  /** The number of requests completed. */
  done(): number;
}

/**
 * Creates the players of a table on their sockets.
 * @param answers true for the game server; a relay answers no requests and sends one frame per client
 */
export function company(
  lines: readonly BenchSocket[],
  script: readonly ScriptStep[],
  tally: () => BenchTally,
  answers: boolean,
): BenchTable {
  /** One bit per seat that waits for frames, and one for the answer. */
  const ALL = (1 << (SEATS + (answers ? 1 : 0))) - 1;
  const framesOf = (of: ScriptStep): number => (answers ? of.frames : 1);
  let [index, since, awaited, idleAt] = [0, 0, 0, 0];
  let step = script[0]!;
  const frames = Array.from({ length: SEATS }, () => 0);
  const self: BenchTable = {
    due: 0,
    isIdle: () => awaited === 0,
    act(now) {
      if (index > 0 && frames.some((some, seat) => some !== framesOf(step) && seat !== step.seat))
        tally().traffic[step.kind].uneven++;
      frames.fill(0);
      step = script[index % script.length]!;
      [since, awaited] = [idleAt > self.due ? self.due : now, ALL];
      lines[step.seat]!.send(step.frame);
    },
    done: () => index,
  };
  const settle = (bit: number): void => {
    if ((awaited & bit) === 0) return;
    awaited &= ~bit;
    if (awaited !== 0) return;
    index += 1;
    idleAt = performance.now();
  };
  const answered = (message: Buffer): void => {
    if (statusOf(message) !== OK) {
      // The next deal had not happened yet.
      [awaited, idleAt] = [0, performance.now()];
      self.due = idleAt + RETRY;
      return;
    }
    tally().reply.push(performance.now() - since);
    count(tally().traffic[step.kind].reply, message);
    settle(1 << SEATS);
  };
  const seen = (seat: number, message: Buffer): void => {
    const isFirst = frames[seat] === 0;
    frames[seat]! += 1;
    const traffic = tally().traffic[step.kind];
    if (seat === step.seat) traffic.actions += Number(isFirst);
    count(seat === step.seat ? traffic.mover : traffic.others, message);
    if (isFirst && seat !== step.seat) tally().others.push(performance.now() - since);
    if (frames[seat] === framesOf(step)) settle(1 << seat);
  };
  for (const [seat, line] of lines.entries()) {
    line.onMessage = (message) => (message[0] === RESPONSE ? answered(message) : seen(seat, message));
  }
  return self;
}

/** The status byte after the request number, a MessagePack integer of variable length. */
function statusOf(message: Buffer): number | undefined {
  const size = message[1]! < 0x80 ? 1 : message[1] === 0xcc ? 2 : message[1] === 0xcd ? 3 : 5;
  return message[1 + size];
}
