import { type Card, cardOf, type Reading, rankOf, suitOf } from '#engine';
import { everyNewMeld } from './readings.ts';
import { isWildCard, type OracleDeal } from './wildCards.ts';

/** The contracts of Crummy Rummy by round (R62): S a set, R a run, 7 a run of seven. */
const ROUNDS = ['SS', 'RS', 'RR', 'SSS', '7S', 'RRS', 'RRR'];

/** Whether these melds, in any order, are the contract of the round (R62 to R67, §4.51, §4.52). */
export function isContract(round: number, melds: readonly Reading[], handSize: number): boolean {
  const wanted = ROUNDS[round - 1] ?? '';
  const letters = melds.map(({ kind }) => (kind === 'run' ? 'R' : 'S'));
  if ([...wanted.replace('7', 'R')].sort().join('') !== letters.sort().join('')) return false;
  const runs = melds.filter(({ kind }) => kind === 'run');
  if (wanted.includes('7') && runs.some(({ cards }) => cards.length < 7)) return false;
  const apart = (told: readonly unknown[]): boolean => new Set(told).size === told.length;
  const laid = melds.flatMap(({ cards }) => [...cards]);
  if (round === 7 && laid.length !== handSize) return false;
  return (
    apart(runs.map(({ suit }) => suit)) && apart(melds.flatMap(({ kind, rank }) => (kind === 'set' ? [rank] : [])))
  );
}

/** The cost of a meld: the printed faces of its cards that are not wild, and the number of its wilds. */
interface Cost {
  readonly meld: Reading;
  readonly faces: readonly string[];
  readonly wilds: number;
}

/** Returns the fewest wilds with which a hand can lay the contract of a round, or null if it cannot. */
export function fewestWilds(round: number, hand: readonly Card[], deal: OracleDeal): number | null {
  const faceOf = (card: Card): string => String(cardOf(suitOf(card), rankOf(card)));
  const costs = [...everyNewMeld(hand, deal).values()].map((meld): Cost => {
    const naturals = meld.cards.filter((card) => !isWildCard(deal, card));
    return { meld, faces: naturals.map(faceOf), wilds: meld.cards.length - naturals.length };
  });
  const held = hand.filter((card) => !isWildCard(deal, card)).map(faceOf);
  const wilds = hand.length - held.length;
  let fewest: number | null = null;
  const choose = (from: number, chosen: readonly Cost[]): void => {
    const spent = chosen.reduce((sum, cost) => sum + cost.wilds, 0);
    const left = [...held];
    for (const face of chosen.flatMap(({ faces }) => faces)) {
      const at = left.indexOf(face);
      if (at < 0) return;
      left.splice(at, 1);
    }
    if (spent > wilds || (fewest !== null && spent >= fewest)) return;
    const melds = chosen.map(({ meld }) => meld);
    if (isContract(round, melds, hand.length)) fewest = spent;
    else if (chosen.length < 3)
      for (let next = from; next < costs.length; next++) choose(next + 1, [...chosen, costs[next] as Cost]);
  };
  choose(0, []);
  return fewest;
}
