import { describe, expect, test } from 'vitest';
import { no, ok, type Result } from '#engine';
import type { DealRecord, Refusal } from '#protocol';
import { PROOF_CHECKS, PROOF_PROBLEMS, type SeenDeal } from '#record';
import type { CheckedDeal, CheckJob } from '../../client/results/check.worker.ts';
import { type CheckProblem, type CheckWorker, startCheck } from '../../client/results/checking.ts';
import { checkText } from '../../client/text/check.ts';
import { text } from '../../client/text/index.ts';
import { firstDeal } from '../record/proof/proofs.ts';
import { setUp } from '../support/server/table.ts';

const { record: TEXT, seen } = firstDeal();
const SEEN = seen[0] as SeenDeal;
const TAKEN = [{ seat: 1, name: 'Ben', after: 4 }];
const RESULT: CheckedDeal = { fault: { line: 1, problem: 'notARecord' } };

/** A worker whose answers the test gives. */
class FakeWorker implements CheckWorker {
  readonly tasks: CheckJob[] = [];
  isTerminated = false;
  readonly #listeners = new Map<string, (event: Event) => void>();

  postMessage(task: CheckJob): void {
    this.tasks.push(task);
  }
  addEventListener(type: string, listener: (event: Event) => void): void {
    this.#listeners.set(type, listener);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  answer(data: CheckedDeal): void {
    this.#listeners.get('message')?.({ data } as MessageEvent);
  }
  fail(): void {
    this.#listeners.get('error')?.(new Event('error'));
  }
}

/**
 * A check of the first deal, at a table that refuses its record for this reason, or hands it out. It has a worker, or
 * has told why not.
 */
async function checking({ refused = null, saw = SEEN }: { refused?: Refusal | null; saw?: SeenDeal | null } = {}) {
  const workers: FakeWorker[] = [];
  const told: (CheckedDeal | CheckProblem)[] = [];
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const record = async (): Promise<Result<DealRecord, Refusal>> =>
    refused ? no(refused) : ok({ text: TEXT, automatic: [], taken: TAKEN });
  const start = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    begin();
    return worker;
  };
  const tell = (result: CheckedDeal | CheckProblem): void => {
    told.push(result);
    begin();
  };
  const cancel = startCheck({ deal: 1, seen: saw, record }, tell, start);
  await begun;
  return { workers, told, cancel };
}

describe('a check', () => {
  test('gives the worker what the page saw and the record, and tells its answer once', async () => {
    const { workers, told } = await checking();
    const [worker] = workers as [FakeWorker];
    expect(worker.tasks).toEqual([{ seen: SEEN, record: TEXT }]);
    worker.answer(RESULT);
    worker.fail();
    expect(told).toEqual([{ ...RESULT, taken: TAKEN }]);
    expect(worker.isTerminated).toBe(true);
  });

  test('is not begun for a deal that this page did not see', async () => {
    const { workers, told } = await checking({ saw: null });
    expect([workers, told]).toEqual([[], ['unseen']]);
  });

  test.each([
    ['badMessage', 'old'],
    ['tooFast', 'busy'],
    ['notNow', 'missing'],
    ['offline', 'offline'],
  ] as const)('refused with %s, it says %s', async (refused, problem) => {
    const { workers, told } = await checking({ refused });
    expect([workers, told]).toEqual([[], [problem]]);
  });

  test('tells that the worker failed', async () => {
    const { workers, told } = await checking();
    workers[0]?.fail();
    expect(told).toEqual(['failed']);
  });

  test('tells nothing once it is cancelled', async () => {
    const { workers, told, cancel } = await checking();
    cancel();
    workers[0]?.answer(RESULT);
    expect(told).toEqual([]);
    expect(workers[0]?.isTerminated).toBe(true);
  });
});

describe('the verdict', () => {
  test('of a page that missed the list of shares has a sentence of its own', () => {
    expect(checkText.verdictWords('consistent', false, 1)).toMatch(/missed the list of shares/);
    expect(checkText.verdictWords('consistent', false, 49)).toMatch(/began this deal 49 times/);
    expect(checkText.verdictWords('genuine', false, 1)).not.toMatch(/missed/);
  });
});

describe('every finding', () => {
  const table = setUp().table.tableView('spectator');

  test.each(PROOF_CHECKS)('of %s is a whole sentence', (check) => {
    const held = checkText.findingWords({ check, outcome: 'holds', count: 2, seats: [1] }, table);
    const open = checkText.findingWords({ check, outcome: 'open', count: 0, seats: [0, 1] }, table);
    for (const words of [held, open]) expect(words).toMatch(/^[A-Z1-9].*\.$/);
  });

  test('names the players that it is about', () => {
    const words = (problem: 'late' | 'noDeal') =>
      checkText.findingWords({ check: 'shares', outcome: 'fails', problem, seats: [1] }, table);
    expect(words('late')).toBe(`A share was used that wasn’t published before the deal: ${text.who(table, 1)}.`);
    expect(words('noDeal')).toBe('The record doesn’t begin with a deal.');
  });

  test.each(PROOF_PROBLEMS.filter((problem) => problem !== 'begunAgain'))(
    'that fails as %s is one too, with its action',
    (problem) => {
      const finding = {
        check: 'play',
        outcome: 'fails',
        problem,
        index: 3,
        seats: [1],
        action: '0 discard KD',
      } as const;
      expect(checkText.findingWords(finding, table)).toMatch(/^[A-Z].*\. Action 3: 0 discard KD$/);
    },
  );
});
