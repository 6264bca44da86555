import type { Reading } from '../actions.ts';
import { type Card, isJoker, KING, type Rank, rankOf, suitOf } from '../cards/cards.ts';
import { isRank } from '../melds/melds.ts';
import { setsInOrder } from '../melds/newMelds.ts';
import { type ContractHand, indexOf } from './contractHand.ts';
import type { ContractPlan, PartRun, PlannedSet } from './contractState.ts';
import { areTooAlike } from './contracts.ts';

/** Turns a plan into melds of real cards: runs first, then sets. */
export function layContract(hand: ContractHand, plan: ContractPlan): readonly Reading[] {
  const { rules, cards, isWild } = hand;
  const left = [...cards];
  const ownCard = (index: number): Card =>
    takeFirst(left, (card) => !isJoker(card) && indexOf(suitOf(card), rankOf(card)) === index);
  const runs = plan.runs.map((run) =>
    placesOf(run).map(({ filling, suit, start, cards: place }) =>
      filling === 'wild' ? null : ownCard(indexOf(suit, start + place - 1)),
    ),
  );
  const ownOfSets = plan.sets.map(({ naturals, homes }) => [...naturals, ...homes].map(ownCard));
  const free = left.filter((card) => isWild[card] === 1);
  const wildsOfSets = shareWilds(hand, plan.sets, free);
  const laid = plan.runs.map(({ suit, start }, i): Reading => {
    const places = runs[i] as readonly (Card | null)[];
    return { kind: 'run', suit, rank: start, cards: places.map((card) => card ?? (free.shift() as Card)) };
  });
  for (const size of plan.wildRuns) laid.push(wildRun(hand, laid, free.splice(0, size)));
  for (const [i, { rank }] of plan.sets.entries()) {
    const all = [...(ownOfSets[i] as readonly Card[]), ...(wildsOfSets[i] as readonly Card[])];
    laid.push(setsInOrder(rules, rank > 0 ? rank : spareRank(hand, laid, plan), all)[0] as Reading);
  }
  return laid;
}

/** The places of a run in order. */
function placesOf(run: PartRun): readonly PartRun[] {
  const places: PartRun[] = [];
  for (let place: PartRun | null = run; place; place = place.before) places.unshift(place);
  return places;
}

/** Removes the wilds of each set from those available. Sets that cannot use every wild choose first (R39). */
function shareWilds({ twins }: ContractHand, sets: readonly PlannedSet[], free: Card[]): readonly (readonly Card[])[] {
  const needs = new Map<Rank, number>();
  for (const { rank } of twins)
    needs.set(
      rank,
      sets.reduce((sum, set) => sum + (set.rank === rank ? set.wilds : 0), 0),
    );
  const suffice = (cards: readonly Card[]): boolean =>
    [...needs].every(([rank, need]) => need <= cards.filter((card) => rankOf(card) !== rank).length);
  const choose = (rank: Rank): Card => {
    const need = needs.get(rank);
    if (need !== undefined) needs.set(rank, need - 1);
    const fits = (card: Card): boolean => need === undefined || rankOf(card) !== rank;
    return takeFirst(free, (card) => fits(card) && suffice(free.filter((other) => other !== card)));
  };
  const shares: (readonly Card[])[] = [];
  const inOrder = [...sets.keys()].sort(
    (a, b) => Number(needs.has(rankAt(sets, b))) - Number(needs.has(rankAt(sets, a))),
  );
  for (const i of inOrder) shares[i] = Array.from({ length: sets[i]?.wilds ?? 0 }, () => choose(rankAt(sets, i)));
  return shares;
}

const rankAt = (sets: readonly PlannedSet[], i: number): Rank => (sets[i] as PlannedSet).rank;

function takeFirst(cards: Card[], fits: (card: Card) => boolean): Card {
  return cards.splice(cards.findIndex(fits), 1)[0] as Card;
}

/** A run of wilds alone where it is not too like the others. */
function wildRun({ rules, bounds }: ContractHand, others: readonly Reading[], cards: readonly Card[]): Reading {
  const runs: Reading[] = [];
  for (let suit = 0; suit < 4; suit++) {
    for (let rank = bounds.low; rank + cards.length - 1 <= bounds.top; rank++)
      runs.push({ kind: 'run', suit, rank, cards });
  }
  return runs.find((run) => !areTooAlike(rules, [...others, run])) as Reading;
}

/** The highest rank for a set of wilds alone that no other set has, and no wild. */
function spareRank({ rules, cards, isWild }: ContractHand, laid: readonly Reading[], { sets }: ContractPlan): Rank {
  const isUsed = (rank: Rank): boolean =>
    sets.some((set) => set.rank === rank) || laid.some((meld) => meld.kind === 'set' && meld.rank === rank);
  const isSpare = (rank: Rank): boolean =>
    isRank(rules, rank) && !isUsed(rank) && !cards.some((card) => isWild[card] === 1 && rankOf(card) === rank);
  return Array.from({ length: KING }, (_, i) => KING - i).find(isSpare) as Rank;
}
