import { type Card, decide, evolve, type GameEvent, type GameState, randomFrom, shuffle } from '#engine';
import type { GameRecord, RecordStep } from '../gameRecord.ts';
import { beforeDeal, type Dealt, gameBefore, isSameJson, replay, upToEnd } from '../replay.ts';
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

/** The index of the first action whose events cannot be applied; the number of actions if all can. */
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

/** Whether secret and shares give exactly the cards dealt, and the turn after them. */
function checkDeck(before: GameState, { events }: RecordStep, { secret, shares }: Used): readonly Finding[] {
  const [dealt, ...next] = events as [Dealt, ...GameEvent[]];
  const [again, ...nextAgain] = dealAgain(before, { secret, shares }) ?? [];
  if (again?.type !== 'dealt') return outcomeOf('deck', [{ problem: 'cannotBeDealt', index: 0 }]);
  const seats = before.hands.map((_, seat) => seat).filter((seat) => !isSameJson(dealt.hands[seat], again.hands[seat]));
  return outcomeOf(
    'deck',
    [
      seats.length > 0 && { problem: 'otherHands', index: 0, seats },
      !isSameJson(dealt.stock, again.stock) && { problem: 'otherStock', index: 0 },
      !isSameJson(dealt.pile, again.pile) && { problem: 'otherPile', index: 0 },
      dealt.indicator !== again.indicator && { problem: 'otherIndicator', index: 0 },
      dealt.wildRank !== again.wildRank && { problem: 'otherWild', index: 0 },
      !isSameJson(dealt.faceUp.map(inOrder), again.faceUp.map(inOrder)) && { problem: 'otherFaceUp', index: 0 },
      !isSameJson(next, nextAgain) && { problem: 'otherTurn', index: 0 },
    ],
    { index: 0, count: dealt.hands.flat().length + dealt.stock.length + dealt.pile.length },
  );
}

/** Cards in ascending order: a server that was restarted no longer knows which of a player's cards was shown first. */
const inOrder = (cards: readonly Card[]): readonly Card[] => cards.toSorted((a, b) => a - b);

/** The events of the deal; null for rules with which this table cannot be dealt. */
function dealAgain(before: GameState, chance: Used): readonly GameEvent[] | null {
  try {
    const again = decide(before, 'table', { type: 'deal', ...chance });
    return again.ok ? again.value : null;
  } catch {
    return null;
  }
}

/** Whether the cards that this page saw in its hand are the ones dealt, before or after a choice of a size. */
function checkHand({ steps }: GameRecord, seen: SeenDeal | null): readonly Finding[] {
  const { seat, hand } = seen ?? {};
  if (seat === undefined || seat === null || !hand) return [{ check: 'hand', outcome: 'open', problem: 'notSeen' }];
  const cards = ascending(hand);
  const hands = steps.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'dealt' || event.type === 'dealtOn' ? [event.hands[seat]] : [])),
  );
  const isDealt = hands.some((dealt) => isSameJson(dealt, cards));
  return outcomeOf('hand', [!isDealt && { problem: 'otherHand', seats: [seat] }], { seats: [seat] });
}

const ascending = (cards: readonly Card[]): readonly Card[] => [...cards].sort((a, b) => a - b);

/** The actions of a record that are checked again, from this state on. */
interface Checked {
  readonly before: GameState;
  readonly steps: readonly RecordStep[];
  /** The index of the first action whose events cannot be applied; the number of actions if all can. */
  readonly until: number;
  /** Whether these are the actions of one deal, and the deal itself is checked apart. */
  readonly isOneDeal: boolean;
}

/** Whether each action led to what secret, shares and rules give. */
function checkActions({ before, steps, until, isOneDeal }: Checked): readonly Finding[] {
  const chance: Omit<Finding, 'check' | 'outcome'>[] = [];
  const play: Omit<Finding, 'check' | 'outcome'>[] = [];
  const isPart = isOneDeal || before.deal > 0;
  const compared = (events: readonly GameEvent[]): readonly GameEvent[] => (isPart ? upToEnd(events) : events);
  const first = isOneDeal ? 1 : 0;
  let shuffles = 0;
  let state = before;
  for (const [index, step] of steps.slice(0, until).entries()) {
    const again = index < first ? null : decideAlone(state, step);
    if (again && !again.ok) play.push({ problem: 'refused', index, reason: again.reason });
    if (again?.ok && !isSameJson(compared(step.events), compared(again.value)))
      play.push({ problem: 'otherEvents', index });
    for (const event of step.events) {
      if (event.type === 'reshuffled') {
        shuffles++;
        if (!isSameJson(event.stock, shuffledPile(state, event.kept))) chance.push({ problem: 'otherShuffle', index });
      }
      if (event.type === 'dealtOn') {
        shuffles++;
        const rest = again?.ok && again.value.find(({ type }) => type === 'dealtOn');
        if (!isSameJson(event, rest)) chance.push({ problem: 'otherRest', index });
      }
      state = evolve(state, event);
    }
  }
  return [
    ...outcomeOf('chance', chance, { count: shuffles }),
    ...outcomeOf('play', play, { count: Math.max(0, until - first) }),
  ];
}

/** The events of an action by the rules; refused if they cannot even judge these cards. */
function decideAlone(state: GameState, { by, action }: RecordStep): ReturnType<typeof decide> {
  try {
    return decide(state, by, action);
  } catch {
    return { ok: false, reason: 'notNow' };
  }
}

/** The stock made of the pile without its `kept` top cards (R115 to R117). */
function shuffledPile({ pile, chance, reshuffles }: GameState, kept: number): readonly Card[] | null {
  const { secret, shares } = chance ?? { secret: '', shares: [] };
  const random = randomFrom(secret, shares, `reshuffle ${reshuffles + 1}`);
  return shuffle(random, pile.slice(0, Math.max(0, pile.length - kept)));
}
