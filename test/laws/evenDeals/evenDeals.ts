import { blankGame, type Card, cardsOf, decide, isWild, randomFrom, rankOf, seedFrom, shuffle } from '#engine';
import { crazyRummy } from '#rules';
import { chancesOf, compareCounts, compareHeld, compareSquare, type Deviation } from './chiSquare.ts';

const SEATS = 4;
const PACK = cardsOf(crazyRummy, SEATS);
/** The deal whose wilds are counted: Sevens are wild. */
const DEAL = 7;

/** Secret and shares of a deal. */
export interface ChanceOfDeal {
  readonly secret: string;
  readonly shares: readonly string[];
}

/** A way to deal: the order of the pack, and the hands. */
export interface Dealer {
  readonly order: (chance: ChanceOfDeal) => readonly Card[];
  readonly hands: (chance: ChanceOfDeal, deal: number) => readonly (readonly Card[])[];
}

/** The game's own. */
export const OURS: Dealer = {
  order: ({ secret, shares }) => shuffle(randomFrom(secret, shares, 'deal'), PACK),
  hands: (chance, number) => {
    const ready = { ...blankGame(crazyRummy, SEATS), phase: 'ready', deal: DEAL - 1, dealer: number % SEATS } as const;
    const dealt = decide(ready, 'table', { type: 'deal', ...chance });
    const event = dealt.ok ? dealt.value[0] : undefined;
    if (event?.type !== 'dealt') throw new Error('nothing was dealt');
    return event.hands as readonly (readonly Card[])[];
  },
};

/** Secret and shares of the deal with this number: as in play, some seats give none. */
export function evenChanceOf(seed: number, number: number): ChanceOfDeal {
  const secret = seedFrom(`${seed}`, [], `secret ${number}`);
  const shares = Array.from({ length: SEATS }, (_, seat) =>
    (number >> seat) & 1 ? secret.slice(seat, seat + 32) : '',
  );
  return { secret, shares };
}

/**
 * Deals many times and compares with even chances: which card lies at which place of the order, which cards each seat
 * is dealt, and how many wilds.
 */
export function deviations(deals: number, seed: number, { order, hands }: Dealer = OURS): readonly Deviation[] {
  const places = new Uint32Array(PACK.length ** 2);
  const sizes = [7, 8];
  const dealt = sizes.map(() => Array.from({ length: SEATS }, () => new Uint32Array(PACK.length)));
  const wilds = sizes.map(() => Array.from({ length: SEATS }, () => new Uint32Array(5)));
  const times = sizes.map(() => new Uint32Array(SEATS));
  for (let number = 0; number < deals; number++) {
    const chance = evenChanceOf(seed, number);
    for (const [place, card] of order(chance).entries()) bump(places, place * PACK.length + card);
    for (const [seat, hand] of hands(chance, number).entries()) {
      const size = hand.length - 7;
      bump(times[size] as Uint32Array, seat);
      for (const card of hand) bump(dealt[size]?.[seat] as Uint32Array, card);
      const count = hand.filter((card) => isWild(crazyRummy, DEAL, card)).length;
      bump(wilds[size]?.[seat] as Uint32Array, count);
    }
  }
  const rank = PACK.filter((card) => rankOf(card) === DEAL).length;
  return [
    compareSquare('cards by place', places, PACK.length, deals),
    ...sizes.flatMap((held, size) =>
      Array.from({ length: SEATS }, (_, seat) => {
        const name = `in ${held} cards of seat ${seat}`;
        return [
          compareHeld(`cards ${name}`, dealt[size]?.[seat] as Uint32Array, held, times[size]?.[seat] as number),
          compareCounts(`wilds ${name}`, wilds[size]?.[seat] as Uint32Array, chancesOf(PACK.length, rank, held)),
        ];
      }).flat(),
    ),
  ];
}

const bump = (counts: Uint32Array, index: number): void => {
  counts[index] = (counts[index] as number) + 1;
};

/** Beyond this, chance does not explain a deviation: of 17, one in 900 runs with other seeds would be. */
const MOST = 4;

/** The deviations that chance does not explain, too even ones included. */
export const uneven = (all: readonly Deviation[]): readonly Deviation[] => all.filter(({ z }) => Math.abs(z) > MOST);
