import { describe, expect, test } from 'vitest';
import type { RatedGame } from '../../server/ratings/ratedGame.ts';
import { CEILING_MU, type Standings } from '../../server/ratings/rateGame.ts';
import { newcomer, ratingPoints } from '../../server/ratings/standing.ts';
import { Farm, type Puppet, puppets } from './farm.ts';
import { A_DAY, gameOf, inOrder, NOON, ratedAll, somebody } from './ratedGames.ts';

const pointsOf = (standings: Standings, id: string): number => ratingPoints(standings.get(id)!);

/** The days of a season. */
const DAYS = 92;

describe('one person with many free guest accounts', () => {
  test('gets no account above 1583 by beating fresh guests, however many', () => {
    const games = Array.from({ length: 1_000 }, (_, i) => inOrder(['fed', `guest ${i}`], NOON + i * 60_000));
    const fed = ratedAll(games);
    expect(ratingPoints({ mu: CEILING_MU, sigma: 0 })).toBe(1583);
    expect(pointsOf(fed, 'fed')).toBe(1583);
  });

  test('nor by tables full of them', () => {
    const games = Array.from({ length: 150 }, (_, i) =>
      inOrder(['fed', ...Array.from({ length: 5 }, (_, k) => `guest ${i}.${k}`)], NOON + i * 60_000),
    );
    expect(pointsOf(ratedAll(games), 'fed')).toBe(1583);
  });

  test('raises nobody who is above that already', () => {
    const before = new Map([['good', { ...newcomer(227), mu: 33, sigma: 3 }]]);
    const after = ratedAll(
      Array.from({ length: 100 }, (_, i) => inOrder(['good', `guest ${i}`])),
      before,
    );
    expect(after.get('good')?.mu).toBe(33);
  });

  test('gains as much from the same guest in a day as from four games', () => {
    const once = (games: number): number =>
      pointsOf(ratedAll(Array.from({ length: games }, () => inOrder(['fed', 'guest']))), 'fed');
    expect(once(200) - once(4)).toBeLessThanOrEqual(60);
    expect(once(200)).toBe(once(60));
  });

  /** Ten accounts of one person: they play each other until their ratings show, then lose to the eleventh. */
  function fedBy(accounts: number, days: number, gamesADay: number): Standings {
    const puppets = Array.from({ length: accounts }, (_, i) => `puppet ${i}`);
    const games: RatedGame[] = [];
    for (let day = 0; day < 10; day++) {
      const turned = puppets.map((_, i) => puppets[(i + day) % accounts]!);
      games.push(inOrder(turned.slice(0, 6), NOON + day * A_DAY), inOrder(turned.slice(-6), NOON + day * A_DAY));
    }
    for (let day = 0; day < days; day++)
      for (const puppet of puppets)
        for (let i = 0; i < gamesADay; i++) games.push(inOrder(['fed', puppet], NOON + (10 + day) * A_DAY));
    return ratedAll(games);
  }

  test('can still feed an account with ten others that first play each other: this is how far it gets', () => {
    const week = pointsOf(fedBy(10, 7, 3), 'fed');
    const season = pointsOf(fedBy(10, DAYS - 10, 3), 'fed');
    expect([week, season]).toEqual([1761, 1761]);
    expect(season).toBeLessThan(honest()[9]!.points);
  });
});

describe('a farm of a thousand games', () => {
  const GAMES = 1_000;

  /** Plays the games that this makes of each number, so many on each of as many days. */
  function farmed(gamesADay: number, game: (index: number) => readonly Puppet[], deals: number, farm = new Farm()) {
    for (let index = 0; index < GAMES; index++) {
      if (index > 0 && index % gamesADay === 0) farm.nextDay();
      farm.play({ players: game(index), deals });
    }
    return farm.harvest();
  }
  const [fed] = puppets(1, 'home') as [Puppet];
  const [other] = puppets(1, 'away') as [Puppet];
  const single = (count: number, name: string) =>
    Array.from({ length: count }, (_, i) => puppets(1, `${name} ${i}`)).flat();
  const fresh = (addresses: number) => (index: number) => [
    fed,
    { id: `fresh ${index}`, address: `${index % addresses}` },
  ];
  /** In a season, and in a day. */
  const [SLOWLY, AT_ONCE] = [11, GAMES];

  test('in which nobody finishes a deal raises nobody, however many addresses it has', () => {
    expect(farmed(SLOWLY, fresh(GAMES), 0)).toEqual({ best: 1500, shown: 0 });
  });

  test('from one address changes nothing, whatever is played', () => {
    const both = puppets(2, 'home');
    expect(farmed(SLOWLY, (index) => (index % 2 ? both : both.toReversed()), 13)).toEqual({ best: 0, shown: 0 });
  });

  test('that trades wins between two guests of two addresses leads nowhere', () => {
    const trade = (index: number) => (index % 2 ? [fed, other] : [other, fed]);
    expect(farmed(SLOWLY, trade, 13)).toEqual({ best: 1501, shown: 0 });
  });

  test('that concedes to one guest gets it to 1583, and on the list in no day unless it has five addresses more', () => {
    for (const deals of [1, 13]) {
      expect(farmed(AT_ONCE, fresh(4), deals).shown).toBe(0);
      expect(farmed(AT_ONCE, fresh(5), deals).shown).toBeLessThanOrEqual(1583);
      expect(farmed(SLOWLY, fresh(1), deals)).toEqual({ best: 1583, shown: 1583 });
      expect(farmed(SLOWLY, fresh(10), deals)).toEqual({ best: 1583, shown: 1583 });
    }
  });

  /** The low and the middle become known by playing each other, then the low lose to the middle, and these to one. */
  function tiers(low: readonly Puppet[], middle: readonly Puppet[]) {
    const isApart = (one: Puppet, two: Puppet) => one.address !== two.address;
    const pairs = (winners: readonly Puppet[], losers: readonly Puppet[]) =>
      winners.flatMap((one) => losers.filter((two) => isApart(one, two)).map((two) => [one, two] as const));
    const all = [...low, ...middle];
    const [known, lift, last] = [pairs(all, all), pairs(middle, low), pairs([fed], middle)];
    return (index: number): readonly Puppet[] => {
      const stage = index < GAMES * 0.3 ? known : index < GAMES * 0.7 || last.length === 0 ? lift : last;
      return stage[index % stage.length] as readonly Puppet[];
    };
  }

  test('in tiers gets further the more addresses it has and the more it plays', () => {
    const farms = {
      two: tiers(puppets(6, 'away'), puppets(6, 'home')),
      three: tiers(puppets(5, 'low'), puppets(5, 'middle')),
      eleven: tiers(single(5, 'low'), single(5, 'middle')),
      sixty: tiers(single(30, 'low'), single(30, 'middle')),
    };
    const shown = Object.entries(farms).map(([name, game]) => {
      const harvests = [
        farmed(AT_ONCE, game, 1),
        farmed(AT_ONCE, game, 13),
        farmed(SLOWLY, game, 1),
        farmed(SLOWLY, game, 13),
      ];
      return [name, ...harvests.map((harvest) => harvest.shown)];
    });
    expect(shown).toEqual([
      ['two', 0, 0, 1434, 1612],
      ['three', 0, 0, 1586, 1857],
      ['eleven', 1568, 1677, 1583, 1833],
      ['sixty', 1761, 1854, 1763, 1854],
    ]);
  });
});

/** The players of a season of two hundred honest people, the best first, with their true skill. */
function honest(): readonly { readonly skill: number; readonly points: number }[] {
  let seed = 7;
  const random = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const skills = Array.from({ length: 200 }, () => normal() * 3);
  const games = Array.from({ length: 5_000 }, (_, i) => {
    const seats = new Set<number>();
    while (seats.size < 4) seats.add(Math.floor(random() * 200));
    const best = [...seats]
      .map((id) => ({ id, form: (skills[id] ?? 0) + normal() * 4 }))
      .toSorted((a, b) => b.form - a.form);
    return gameOf(
      best.map(({ id }, place) => somebody(`${id}`, place + 1)),
      NOON + Math.floor((i / 5_000) * DAYS) * A_DAY,
    );
  });
  const standings = ratedAll(games);
  return skills
    .map((skill, id) => ({ skill, points: pointsOf(standings, `${id}`) }))
    .toSorted((a, b) => b.points - a.points);
}

test('in an honest season ratings find the order of skill', () => {
  const people = honest();
  expect(correlation(people.map(({ skill, points }) => [skill, points]))).toBeGreaterThan(0.9);
  expect([0, 9, 99].map((place) => people[place]?.points)).toEqual([1918, 1778, 1402]);
});

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [x, y] = [mean(0), mean(1)];
  const sum = (f: (pair: readonly [number, number]) => number): number => pairs.reduce((all, pair) => all + f(pair), 0);
  return sum(([a, b]) => (a - x) * (b - y)) / Math.sqrt(sum(([a]) => (a - x) ** 2) * sum(([, b]) => (b - y) ** 2));
}
