import type { BenchSocket } from './line.ts';
import { type ScriptStep, SEATS } from './script.ts';
import { type BenchTally, count } from './tally.ts';

/** How the framework marks the answer to a request; all else that comes in a game is a patch. */
const RESPONSE = 22;
const OK = 0;

/** How long after a refusal it is tried again, in ms. */
const RETRY = 50;

/** The people of one table, who play what is in the script. */
export interface BenchTable {
  /** When the next request is due, in ms. */
  due: number;
  /** The last request has been answered, and everybody has seen what came of it. */
  isIdle(): boolean;
  /** Makes the next request, which counts from now; from when it was due if an answer came later than that. */
  act(now: number): void;
  /** Requests made and answered. */
  done(): number;
}

/**
 * Sits people down at their lines.
 * @param answers whether it is the game: a relay gives no answers, and one frame for each
 */
export function company(
  lines: readonly BenchSocket[],
  script: readonly ScriptStep[],
  tally: () => BenchTally,
  answers: boolean,
): BenchTable {
  /** Bit per seat that waits for a frame, and one for the answer. */
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
      // A deal was still on its way.
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

/** Behind the number of the request, which has one byte, or says how many follow. */
function statusOf(message: Buffer): number | undefined {
  const size = message[1]! < 0x80 ? 1 : message[1] === 0xcc ? 2 : message[1] === 0xcd ? 3 : 5;
  return message[1 + size];
}
