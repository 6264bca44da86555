import { ACE, ALL_SUITS, type Rank } from '../cards/cards.ts';
import { isRank } from '../melds/melds.ts';
import { type ContractHand, indexOf } from './contractHand.ts';
import { type ContractSearch, END_RANK, printedRank, useOthers } from './contractState.ts';

/** Adds sets of a rank in every way until `goOn` succeeds, also none. Sets before the size at `from` are decided. */
export function addSets(search: ContractSearch, rank: Rank, goOn: () => boolean, from = 0): boolean {
  const { hand, setSizes, setsOpen, alike, everyCard } = search;
  // Low Aces are still wanted for runs that end with one.
  const isPlace = rank > ACE && rank < END_RANK && isRank(hand.rules, printedRank(rank));
  for (let i = from; isPlace && i < setSizes.length; i++) {
    if (setsOpen[i] === 0) continue;
    (setsOpen[i] as number)--;
    const asked = setSizes[i] as number;
    const most = everyCard ? Math.min(hand.setLimit, hand.cards.length) : asked;
    const next = (): boolean => (alike === 'differ' ? goOn() : addSets(search, rank, goOn, i));
    for (let size = asked; size <= most; size++) if (addSet(search, rank, size, next)) return true;
    (setsOpen[i] as number)++;
  }
  return goOn();
}

/** The kinds of cards in a set: naturals, wilds of its own rank that count as natural and others, and further wilds. */
interface Composition {
  readonly naturals: number;
  readonly homes: number;
  readonly alwaysWild: number;
  readonly wilds: number;
}

/** Adds a set of this size in every way until `goOn` succeeds. */
function addSet(search: ContractSearch, rank: Rank, size: number, goOn: () => boolean): boolean {
  const { hand, sets } = search;
  for (const { naturals, homes, alwaysWild, wilds } of compositions(search, rank, size)) {
    if (!useOthers(search, rank, homes + alwaysWild, wilds)) continue;
    search.rest -= size - naturals;
    const taken = takeMost(hand, search.naturals, rank, naturals);
    const atHome = takeMost(hand, search.homes, rank, homes);
    const takenWilds = takeMost(hand, search.alwaysWild, rank, alwaysWild);
    sets.push({ rank: printedRank(rank), naturals: taken, homes: [...atHome, ...takenWilds], wilds });
    if (goOn()) return true;
    sets.pop();
    for (const index of taken) (search.naturals[index] as number)++;
    for (const index of atHome) (search.homes[index] as number)++;
    for (const index of takenWilds) (search.alwaysWild[index] as number)++;
    search.rest += size - naturals;
    useOthers(search, rank, -homes - alwaysWild, -wilds);
  }
  return false;
}

/** The possible compositions of a set of this size, those with the most naturals first. */
function compositions(search: ContractSearch, rank: Rank, size: number): readonly Composition[] {
  const { hand, alike, setsOpen, everyCard, rest } = search;
  const mostNaturals = Math.min(size, available(hand, search.naturals, rank));
  const mostHomes = available(hand, search.homes, rank);
  const isTwin = hand.twins.some((twin) => twin.rank === printedRank(rank));
  const mostAlwaysWild = isTwin ? available(hand, search.alwaysWild, rank) : 0;
  // No other set needs its naturals.
  const isLast = !everyCard && (alike === 'differ' || setsOpen.every((open) => open === 0));
  const found: Composition[] = [];
  for (let naturals = mostNaturals; naturals >= (isLast ? mostNaturals : 0) && size - naturals <= rest; naturals--) {
    for (let homes = Math.min(mostHomes, size - naturals); homes >= 0 && naturals + homes > 0; homes--) {
      for (let alwaysWild = Math.min(mostAlwaysWild, size - naturals - homes); alwaysWild >= 0; alwaysWild--) {
        const wilds = size - naturals - homes - alwaysWild;
        if (wilds + alwaysWild <= (hand.mostWilds.set[size] as number))
          found.push({ naturals, homes, alwaysWild, wilds });
      }
    }
  }
  return found;
}

/** The most of these cards that a set of this rank may hold: one of each suit where duplicates are forbidden (R39). */
function available({ rules }: ContractHand, counts: Uint8Array, rank: Rank): number {
  let total = 0;
  for (let suit = 0; suit < 4; suit++) {
    const count = counts[indexOf(suit, rank)] as number;
    total += rules.melds.duplicates ? count : Math.min(count, 1);
  }
  return total;
}

/** Takes cards of a rank for a set, each of the suit that has the most, and returns the indices of their counts. */
function takeMost({ rules }: ContractHand, counts: Uint8Array, rank: Rank, count: number): readonly number[] {
  const taken: number[] = [];
  while (taken.length < count) {
    const open = ALL_SUITS.map((suit) => indexOf(suit, rank)).filter(
      (index) => rules.melds.duplicates || !taken.includes(index),
    );
    const most = open.reduce((best, index) => ((counts[index] as number) > (counts[best] as number) ? index : best));
    (counts[most] as number)--;
    taken.push(most);
  }
  return taken;
}
