import { beforeDeal, type Dealt, gameBefore } from '../departure.ts';
import type { GameRecord } from '../gameRecord.ts';
import { replay } from '../replay.ts';
import { checkActions, checkDeck, checkHand } from './dealtAgain.ts';
import { type Finding, outcomeOf } from './findings.ts';
import type { Proof } from './proofText.ts';
import {
  checkGivers,
  checkOwnShare,
  checkPromise,
  checkSeen,
  checkShares,
  type SeenDeal,
  type Used,
} from './published.ts';

/**
 * Checks a proof step by step, in the order of `PROOF_CHECKS`. Never throws, whatever was read by `parseProof`.
 * @param seen what this page remembers of the deal; without it the table could have written everything afterwards
 */
export function checkProof(proof: Proof, seen: SeenDeal | null = null): readonly Finding[] {
  const { record } = proof;
  const [first] = record.steps;
  const dealt = first?.events[0];
  if (first?.action.type !== 'deal' || dealt?.type !== 'dealt') {
    return outcomeOf('whole', [{ problem: 'noDeal', index: 0 }]);
  }
  const used: Used = first.action;
  const replayed = replay(record);
  const before = beforeDeal(record, dealt);
  return [
    ...checkWhole(proof, dealt, used, replayed.ok ? null : replayed.reason.index),
    ...checkPromise(proof, used),
    ...checkSeen(proof, seen),
    ...checkShares(proof, used, seen),
    ...checkOwnShare(used, seen),
    ...checkGivers(proof, used),
    ...checkDeck(before, first, used),
    ...checkHand(record, seen),
    ...checkActions({ before, steps: record.steps, until: untilOf(record, replayed), isOneDeal: true }),
  ];
}

/** The index of the first action whose events cannot be booked; the number of actions if all can. */
const untilOf = ({ steps }: GameRecord, replayed: ReturnType<typeof replay>): number =>
  replayed.ok ? steps.length : replayed.reason.index;

/**
 * Checks the record of a game, or of deals of one: that its events can have happened (`whole`), and that secrets,
 * shares and today's rules lead to them (`chance`, `play`). Nothing shows when the secrets were chosen. If it begins
 * with a later deal, what follows the end of a deal depends on totals that are not known, and is taken as it is.
 */
export function checkGame(record: GameRecord): readonly Finding[] {
  const { steps } = record;
  const replayed = replay(record);
  const until = untilOf(record, replayed);
  return [
    ...outcomeOf('whole', [!replayed.ok && { problem: 'impossible', index: until }], { count: steps.length }),
    ...checkActions({ before: gameBefore(record), steps, until, isOneDeal: false }),
  ];
}

/** Whether this is the record of one deal, from the deal to its end, whose events can have happened. */
function checkWhole(proof: Proof, dealt: Dealt, used: Used, impossible: number | null): readonly Finding[] {
  const { steps } = proof.record;
  const second = steps.findIndex(({ events }, index) => events.slice(index === 0 ? 1 : 0).some(isDealt));
  const end = steps.findIndex(({ events }) => events.some(isEnd));
  const after = steps.findIndex(({ events }, index) => index === end && !isEnd(events.at(-1)));
  const more = end >= 0 && end < steps.length - 1 ? end + 1 : after;
  const { secret, shares } = dealt.chance ?? { secret: '', shares: [] };
  const isSameChance = secret === used.secret && shares.join(' ') === used.shares.join(' ');
  return outcomeOf(
    'whole',
    [
      impossible !== null && { problem: 'impossible', index: impossible },
      second >= 0 && { problem: 'twoDeals', index: second },
      end < 0 && { problem: 'unfinished', index: steps.length - 1 },
      more >= 0 && { problem: 'goesOn', index: more },
      dealt.deal !== proof.deal && { problem: 'otherNumber', index: 0 },
      !isSameChance && { problem: 'otherChance', index: 0 },
    ],
    { count: steps.length },
  );
}

const isDealt = ({ type }: { readonly type: string }): boolean => type === 'dealt';
const isEnd = (event: { readonly type: string } | undefined): boolean => event?.type === 'dealEnded';
