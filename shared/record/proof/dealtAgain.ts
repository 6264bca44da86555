import { type Card, decide, evolve, type GameEvent, type GameState, randomFrom, shuffle } from '#engine';
import { type Dealt, isSameJson, upToEnd } from '../departure.ts';
import type { GameRecord, RecordStep } from '../gameRecord.ts';
import { type Finding, outcomeOf } from './findings.ts';
import type { SeenDeal, Used } from './published.ts';

/** Whether secret and shares give exactly the cards dealt, and the turn after them. */
export function checkDeck(before: GameState, { events }: RecordStep, { secret, shares }: Used): readonly Finding[] {
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
      !isSameJson(dealt.faceUp, again.faceUp) && { problem: 'otherFaceUp', index: 0 },
      !isSameJson(next, nextAgain) && { problem: 'otherTurn', index: 0 },
    ],
    { index: 0, count: dealt.hands.flat().length + dealt.stock.length + dealt.pile.length },
  );
}

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
export function checkHand({ steps }: GameRecord, seen: SeenDeal | null): readonly Finding[] {
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
export interface Checked {
  readonly before: GameState;
  readonly steps: readonly RecordStep[];
  /** The index of the first action whose events cannot be booked; the number of actions if all can. */
  readonly until: number;
  /** Whether these are the actions of one deal, and the deal itself is checked apart. */
  readonly isOneDeal: boolean;
}

/** Whether each action led to what secret, shares and rules give. */
export function checkActions({ before, steps, until, isOneDeal }: Checked): readonly Finding[] {
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
