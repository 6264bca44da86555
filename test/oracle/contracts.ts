import {
  type Card,
  type Contract,
  type ContractMeld,
  cardOf,
  JOKER,
  type MeldKind,
  type Rank,
  type Reading,
  type RuleSet,
  rankOf,
  suitOf,
} from '#engine';
import { oracleIsMeld, setsOf } from './readings.ts';
import { isWildCard, type OracleDeal, oracleNaturalAt } from './wildCards.ts';

/** Whether these melds, in any order, are what a contract asks for (R62 to R67, R160, R161, §4.51, §4.52). */
export function isContract(contract: Contract, rules: RuleSet, melds: readonly Reading[], handSize: number): boolean {
  const { everyCard } = contract;
  const laid = melds.reduce((sum, { cards }) => sum + cards.length, 0);
  if (everyCard && laid !== handSize) return false;
  const isExact = rules.play.contractExact && !everyCard;
  return (
    areFor(contract.melds, melds, isExact) &&
    !melds.some((one, i) => melds.some((other, j) => i < j && isAlike(one, other, rules)))
  );
}

/** Whether each of these melds can stand for another one that is asked for. */
function areFor([asked, ...others]: readonly ContractMeld[], melds: readonly Reading[], isExact: boolean): boolean {
  if (!asked) return melds.length === 0;
  return melds.some(({ kind, cards }, i) => {
    const isKind = asked.kind === kind || asked.kind === 'either';
    const isLong = isExact ? cards.length === asked.cards : cards.length >= asked.cards;
    return isKind && isLong && areFor(others, melds.toSpliced(i, 1), isExact);
  });
}

/** Whether one contract may not hold both melds, nor a player lay both in a deal (R64, R65, R161, R165). */
export function isAlike(one: Reading, other: Reading, { play }: RuleSet): boolean {
  if (one.kind !== other.kind || play.contractAlike === 'any') return false;
  if (play.contractAlike === 'differ') return one.kind === 'set' ? one.rank === other.rank : one.suit === other.suit;
  const ends = (run: Reading): number => run.rank + run.cards.length;
  return one.kind === 'run' && one.suit === other.suit && (ends(one) === other.rank || ends(other) === one.rank);
}

/** A meld, how often it holds each printed card, and the number of its wilds. */
interface Choice {
  readonly meld: Reading;
  readonly faces: ReadonlyMap<Card, number>;
  readonly wilds: number;
}

/** Returns the fewest wilds with which a hand can lay a contract, or null if it cannot, by trying every way. */
export function fewestWilds(contract: Contract, hand: readonly Card[], deal: OracleDeal): number | null {
  const { rules } = deal;
  const isExact = rules.play.contractExact && !contract.everyCard;
  const wanted = contract.melds.toSorted((a, b) => (a.kind === b.kind ? b.cards - a.cards : a.kind < b.kind ? -1 : 1));
  const [sets, runs] = [choicesOf('set', hand, deal), choicesOf('run', hand, deal)];
  const kinds = { set: sets, run: runs, either: [...sets, ...runs] };
  const choices = wanted.map(({ kind, cards }) =>
    kinds[kind].filter(({ meld }) => (isExact ? meld.cards.length === cards : meld.cards.length >= cards)),
  );
  const left = countFaces(hand);
  let fewest: number | null = null;
  const choose = (chosen: readonly Reading[], spent: number, from: number): void => {
    if (fewest !== null && spent >= fewest) return;
    const at = chosen.length;
    if (at === wanted.length) {
      if (isContract(contract, rules, chosen, hand.length)) fewest = spent;
      return;
    }
    // Melds that are asked for alike are chosen in one order only.
    const isSame = at > 0 && wanted[at]?.kind === wanted[at - 1]?.kind && wanted[at]?.cards === wanted[at - 1]?.cards;
    const options = choices[at] as readonly Choice[];
    for (let i = isSame ? from : 0; i < options.length; i++) {
      const { meld, faces, wilds } = options[i] as Choice;
      if (chosen.some((other) => isAlike(meld, other, rules))) continue;
      if (![...faces].every(([face, count]) => (left.get(face) as number) >= count)) continue;
      for (const [face, count] of faces) left.set(face, (left.get(face) as number) - count);
      choose([...chosen, meld], spent + wilds, i);
      for (const [face, count] of faces) left.set(face, (left.get(face) as number) + count);
    }
  };
  choose([], 0, 0);
  return fewest;
}

const faceOf = (card: Card): Card => (card >= JOKER ? JOKER : cardOf(suitOf(card), rankOf(card)));

function countFaces(cards: readonly Card[]): Map<Card, number> {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(faceOf(card), (counts.get(faceOf(card)) ?? 0) + 1);
  return counts;
}

/** Every meld of one kind that the hand allows, one for each choice of printed cards, those with few wilds first. */
function choicesOf(kind: MeldKind, hand: readonly Card[], deal: OracleDeal): readonly Choice[] {
  const found = new Map<string, Choice>();
  const add = (meld: Reading): void => {
    if (!oracleIsMeld(meld, deal)) return;
    const faces = countFaces(meld.cards);
    const name = `${meld.suit} ${meld.rank}: ${meld.cards.map(faceOf).sort((a, b) => a - b)}`;
    if (found.has(name)) return;
    found.set(name, { meld, faces, wilds: meld.cards.filter((card) => isWildCard(deal, card)).length });
  };
  for (let rank = 1; rank <= 14; rank++) {
    if (kind === 'run') for (let suit = 0; suit < 4; suit++) addRuns(suit, rank, hand, deal, add);
    else addSets(rank, hand, deal, add);
  }
  return [...found.values()].sort((a, b) => a.wilds - b.wilds);
}

/** The runs from this rank on. Wilds that stand for other cards appear in one order only. */
function addRuns(
  suit: number,
  start: Rank,
  hand: readonly Card[],
  deal: OracleDeal,
  add: (meld: Reading) => void,
): void {
  const goOn = (cards: readonly Card[], last: Card): void => {
    if (cards.length > 0) add({ kind: 'run', suit, rank: start, cards });
    const rank = start + cards.length;
    const seen = new Set<Card>();
    for (const card of rank > 14 ? [] : hand) {
      if (cards.includes(card) || seen.has(faceOf(card))) continue;
      seen.add(faceOf(card));
      const isNatural = oracleNaturalAt(card, suit, rank);
      if (isNatural) goOn([...cards, card], last);
      else if (isWildCard(deal, card) && faceOf(card) >= last) goOn([...cards, card], faceOf(card));
    }
  };
  goOn([], 0);
}

/** The sets of this rank, with one naming of their wilds where suits are named. */
function addSets(rank: Rank, hand: readonly Card[], deal: OracleDeal, add: (meld: Reading) => void): void {
  const able = hand
    .filter((card) => isWildCard(deal, card) || rankOf(card) === rank)
    .toSorted((a, b) => faceOf(a) - faceOf(b));
  const goOn = (cards: readonly Card[], from: number): void => {
    if (cards.length >= deal.rules.melds.setMin) for (const set of setsOf(cards, rank, deal)) add(set);
    for (let i = from; i < able.length; i++) {
      // Of identical cards the first ones are used.
      if (i > from && faceOf(able[i] as Card) === faceOf(able[i - 1] as Card)) continue;
      goOn([...cards, able[i] as Card], i + 1);
    }
  };
  goOn([], 0);
}
