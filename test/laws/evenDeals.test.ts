import { describe, expect, it } from 'vitest';
import { type Card, cardsOf, type Random, randomFrom, shuffle } from '#engine';
import { crazyRummy } from '#rules';
import { type ChanceOfDeal, type Dealer, deviations, OURS, uneven } from './evenDeals/evenDeals.ts';
import { agreements, sharedStreams } from './evenDeals/streams.ts';

/** A sample; `npm run laws` deals a million times. */
const DEALS = 20_000;
const SEED = 2311;

const PACK = cardsOf(crazyRummy, 4);
const random = ({ secret, shares }: ChanceOfDeal): Random => randomFrom(secret, shares, 'deal');

/** A dealer with another order of the cards, dealt hand by hand from the last card on. */
const dealerBy = (order: Dealer['order']): Dealer => ({
  order,
  hands: (chance, number) => {
    const cards = order(chance);
    const sizes = [0, 1, 2, 3].map((seat) => (seat === (number + 1) % 4 ? 8 : 7));
    return sizes.map((size, seat) => {
      const before = sizes.slice(0, seat).reduce((sum, next) => sum + next, 0);
      return cards.slice(before, before + size);
    });
  },
});

/** Changes places with these picks, from the last place down. */
const ordered = (chance: ChanceOfDeal, pickAt: (last: number, stream: Random) => number): Card[] => {
  const stream = random(chance);
  const cards = [...PACK];
  for (let last = cards.length - 1; last > 0; last--) {
    const pick = pickAt(last, stream);
    [cards[last], cards[pick]] = [cards[pick] as Card, cards[last] as Card];
  }
  return cards;
};

describe(`over ${DEALS} deals, each card is as likely as any other`, () => {
  it('at each place, in each hand, and so is each number of wilds', () => {
    const all = deviations(DEALS, SEED);
    expect(all).toHaveLength(17);
    expect(uneven(all)).toEqual([]);
  });

  it.each<[string, Dealer['order']]>([
    ['every card changes places with any', (chance) => ordered(chance, (_, stream) => stream.below(52))],
    ['no card stays in its place', (chance) => ordered(chance, (last, stream) => stream.below(last))],
    ['a byte is taken as a remainder', (chance) => ordered(chance, (last, stream) => stream.below(256) % (last + 1))],
    [
      'the pack is only cut',
      (chance) => {
        const cut = random(chance).below(26);
        return [...PACK.slice(cut), ...PACK.slice(0, cut)];
      },
    ],
  ])('a shuffle in which %s would be found', (_, order) => {
    expect(uneven(deviations(DEALS, SEED, dealerBy(order)))).not.toEqual([]);
  });

  it('a dealer who gives one seat a wild more often would be found', () => {
    const kind: Dealer = {
      ...OURS,
      hands: (chance, number) => {
        const hands = OURS.hands(chance, number).map((hand) => [...hand]);
        const seven = hands[2]?.findIndex((card) => card % 13 === 6) ?? -1;
        const [mine, theirs] = [hands[0] as Card[], hands[2] as Card[]];
        if (number % 20 === 0 && seven >= 0) [mine[0], theirs[seven]] = [theirs[seven] as Card, mine[0] as Card];
        return hands;
      },
    };
    const found = uneven(deviations(DEALS, SEED, kind)).map(({ name }) => name);
    expect(found).toContain('wilds in 7 cards of seat 0');
    expect(found.every((name) => / seat [02]$/.test(name))).toBe(true);
  });

  it('a shuffle that is too even would be found', () => {
    let turn = 0;
    const byTurns = dealerBy(() => [...PACK.slice(turn++ % 52), ...PACK].slice(0, 52));
    expect(uneven(deviations(DEALS, SEED, byTurns)).length).toBeGreaterThan(0);
  });
});

describe('two tables never share randomness', () => {
  it('although the same people give the same shares at both', () => {
    expect(sharedStreams(5_000, SEED)).toEqual([]);
    expect(Math.abs(agreements(DEALS, SEED).z)).toBeLessThan(4);
  });

  it('streams that ignore the secret, half of it, or the purpose would be found', () => {
    const without = (chance: ChanceOfDeal, purpose: string): Random => randomFrom('', chance.shares, purpose);
    const few = (chance: ChanceOfDeal, purpose: string): Random =>
      randomFrom(chance.secret.slice(0, 3), chance.shares, purpose);
    const one = (chance: ChanceOfDeal): Random => randomFrom(chance.secret, chance.shares, 'deal');
    for (const streams of [without, few, one]) expect(sharedStreams(5_000, SEED, streams)).not.toEqual([]);
  });

  it('orders that are alike would be found', () => {
    const alike = (chance: ChanceOfDeal, purpose: string): Random => {
      const fresh = randomFrom(chance.secret, chance.shares, purpose);
      const same = randomFrom('', chance.shares, purpose);
      return { below: (n) => (n > 48 ? same : fresh).below(n) };
    };
    expect(Math.abs(agreements(DEALS, SEED, alike).z)).toBeGreaterThan(4);
    expect(shuffle(alike({ secret: '1', shares: [] }, 'deal'), PACK)[51]).toBe(
      shuffle(alike({ secret: '2', shares: [] }, 'deal'), PACK)[51],
    );
  });
});
