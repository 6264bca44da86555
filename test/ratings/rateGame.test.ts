import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crazyRummy, PRESETS, quickRules } from '#rules';
import { botKey, type RatedGame, ratedFamily } from '../../server/ratings/ratedGame.ts';
import { rateGame, type Standings } from '../../server/ratings/rateGame.ts';
import { newcomer, type PlayerStanding, ratingPoints, UNKNOWN } from '../../server/ratings/standing.ts';
import { A_DAY, aBot, gameOf, inOrder, NOON, ratedAll, somebody } from './ratedGames.ts';

const mu = (standings: Standings, id: string): number => standings.get(id)?.mu ?? Number.NaN;

const LEVELS = ['beginner', 'steady', 'sharp', 'expert'] as const;

/** A game of two to six people and some bots, with ties and people who left, and the standings before it. */
const tables = fc
  .record({
    people: fc.array(
      fc.record({
        place: fc.integer({ min: 1, max: 4 }),
        left: fc.boolean(),
        mu: fc.double({ min: 5, max: 45, noNaN: true }),
        sigma: fc.double({ min: 1, max: 8, noNaN: true }),
        proven: fc.boolean(),
      }),
      { minLength: 2, maxLength: 6 },
    ),
    bots: fc.array(fc.record({ level: fc.constantFrom(...LEVELS), place: fc.integer({ min: 1, max: 4 }) }), {
      maxLength: 2,
    }),
  })
  .map(({ people, bots }) => {
    const before = new Map(
      people.map(({ mu, sigma, proven }, i) => [`p${i}`, { ...newcomer(227), mu, sigma, proven }] as const),
    );
    const players = [
      ...people.map(({ place, left }, i) => somebody(`p${i}`, place, left)),
      ...bots.map(({ level, place }) => aBot(level, place)),
    ];
    return { before: before as Standings, game: gameOf(players) };
  });

describe('a rated game', () => {
  test('is the same whatever seats its players had, and whenever it is worked out', () => {
    fc.assert(
      fc.property(tables, fc.infiniteStream(fc.nat()), ({ before, game }, order) => {
        const shuffled = game.players
          .map((player) => ({ player, at: order.next().value as number }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ player }) => player);
        const after = rateGame(before, { ...game, players: shuffled });
        expect(new Map([...after].toSorted())).toEqual(new Map([...rateGame(before, game)].toSorted()));
      }),
    );
  });

  test('never lowers a sole winner and never raises a sole loser, whoever they played', () => {
    fc.assert(
      fc.property(tables, ({ before, game }) => {
        const after = rateGame(before, game);
        const people = game.players
          .filter((player) => player.kind === 'person')
          .map(({ id, place, left }) => ({ id, place: left ? 99 : place }));
        const at = (place: number) => people.filter((one) => one.place === place);
        const best = at(Math.min(...people.map(({ place }) => place)));
        const worst = at(Math.max(...people.map(({ place }) => place)));
        if (best.length === people.length) return;
        if (best.length === 1) expect(mu(after, best[0]!.id)).toBeGreaterThanOrEqual(mu(before, best[0]!.id));
        if (worst.length === 1) expect(mu(after, worst[0]!.id)).toBeLessThanOrEqual(mu(before, worst[0]!.id));
      }),
    );
  });

  test('keeps ratings finite and doubt positive over any games', () => {
    fc.assert(
      fc.property(fc.array(tables, { minLength: 1, maxLength: 20 }), (games) => {
        const standings = ratedAll(games.map(({ game }) => game));
        for (const { mu: skill, sigma } of standings.values()) {
          expect(Number.isFinite(skill)).toBe(true);
          expect(sigma).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('rates equals alike: a tie of newcomers changes neither more than the other', () => {
    const after = rateGame(new Map(), gameOf([somebody('ann', 1), somebody('ben', 1)]));
    expect(mu(after, 'ann')).toBeCloseTo(mu(after, 'ben'), 12);
    expect(ratingPoints(after.get('ann')!)).toBe(1500);
  });

  test('counts a player who left as last, behind everybody who stayed', () => {
    const stayed = rateGame(new Map(), inOrder(['ann', 'ben', 'cid']));
    const left = rateGame(new Map(), gameOf([somebody('ann', 1, true), somebody('ben', 2), somebody('cid', 3)]));
    expect(mu(left, 'ann')).toBe(mu(stayed, 'cid'));
    expect(mu(left, 'ben')).toBe(mu(stayed, 'ann'));
  });

  test('lets those who leave share the last place', () => {
    const after = rateGame(new Map(), gameOf([somebody('ann', 2, true), somebody('ben', 1, true), somebody('cid', 3)]));
    expect(mu(after, 'ann')).toBeCloseTo(mu(after, 'ben'), 12);
    expect(mu(after, 'cid')).toBeGreaterThan(UNKNOWN.mu);
  });
});

describe('the deals really played', () => {
  const played = (annDeals: number, benDeals: number, benLeft = false) => {
    const players = [somebody('ann', 1, false, annDeals), somebody('ben', 2, benLeft, benDeals)];
    return rateGame(new Map(), gameOf(players));
  };
  const change = (deals: number, id = 'ann') => mu(played(deals, deals), id) - UNKNOWN.mu;

  test('decide how much a game counts: from the third on in full, without one it raises nobody', () => {
    expect(change(1)).toBeCloseTo(change(3) / 3, 12);
    expect([change(13), change(0)]).toEqual([change(3), 0]);
    expect([change(0, 'ben'), change(1, 'ben')]).toEqual([0, -change(1)]);
  });

  test('are those that both played: being away saves a loser nothing, and leaving costs the whole game', () => {
    expect(mu(played(13, 1), 'ann') - UNKNOWN.mu).toBeCloseTo(change(1), 12);
    expect(mu(played(13, 1), 'ben')).toBeCloseTo(mu(played(13, 13), 'ben'), 12);
    expect(mu(played(0, 0, true), 'ben')).toBeCloseTo(mu(played(13, 13), 'ben'), 12);
    expect(mu(played(0, 0, true), 'ann')).toBe(UNKNOWN.mu);
  });

  test('count for being shown: nobody comes closer to it in a game without one', () => {
    expect(played(0, 0, true).get('ann')).toMatchObject({ games: 0, opponents: [] });
    expect(played(1, 1, true).get('ann')).toMatchObject({ games: 1, opponents: ['ben'] });
    const again = gameOf([somebody('ann', 1), somebody('cid', 2)]);
    const [rival] = again.rivals;
    // The address has been met that day, as another guest.
    const after = rateGame(played(3, 3), { ...again, rivals: [{ ...rival!, met: 1 }] });
    expect(after.get('ann')).toMatchObject({ games: 2, opponents: ['ben'] });
  });

  test('of a game that nobody finished: only those who left before others fall', () => {
    const players = [somebody('ann', 1, true, 0), somebody('ben', 2, true, 0), somebody('cid', 3, true, 0)];
    const after = rateGame(new Map(), { ...gameOf(players), end: 'unfinished' });
    expect(mu(after, 'ann')).toBe(UNKNOWN.mu);
    expect(mu(after, 'cid')).toBeLessThan(mu(after, 'ben'));
    expect(mu(after, 'ben')).toBeLessThanOrEqual(UNKNOWN.mu);
  });
});

test('people of one address are rated against the others alone', () => {
  const players = [somebody('ann', 1), somebody('sue', 2), somebody('ben', 3)];
  const rivals = gameOf(players).rivals.filter(({ ids }) => ids.includes('ben'));
  const after = rateGame(new Map(), { ...gameOf(players), rivals });
  const alone = rateGame(new Map(), inOrder(['ann', 'ben']));
  expect([mu(after, 'ann'), mu(after, 'sue')]).toEqual([mu(alone, 'ann'), mu(alone, 'ann')]);
  expect(after.get('sue')?.opponents).toEqual(['ben']);
});

test('somebody who has erased their data counts as a newcomer for the others, and has no standing', () => {
  const after = rateGame(new Map(), gameOf([somebody('ann', 1), somebody('erased 0123', 2, true)]));
  expect([...after.keys()]).toEqual(['ann']);
  expect(mu(after, 'ann')).toBe(mu(rateGame(new Map(), inOrder(['ann', 'ben'])), 'ann'));
});

describe('a game counts for nobody', () => {
  test.each<[string, RatedGame]>([
    ['after a crash or a server’s fault', { ...inOrder(['ann', 'ben']), end: 'fault' }],
    ['with one person among bots', gameOf([somebody('ann', 1), aBot('expert', 2)])],
    ['among bots alone', gameOf([aBot('sharp', 1), aBot('expert', 2)])],
    ['of people who are not rated against each other', { ...inOrder(['ann', 'ben']), rivals: [] }],
    ['where somebody sat twice', gameOf([somebody('ann', 1), somebody('ann', 2)])],
  ])('%s', (_, game) => {
    expect(rateGame(new Map(), game).size).toBe(0);
  });

  test('under house rules, which belong to no family', () => {
    expect(ratedFamily(crazyRummy)).toBe('crazyRummy');
    expect(ratedFamily(PRESETS.biddies!)).toBe('houses');
    expect(ratedFamily(quickRules(crazyRummy, 6))).toBe('crazyRummy');
    expect(ratedFamily({ ...crazyRummy, goingOut: { ...crazyRummy.goingOut, oneCard: false } })).toBeNull();
  });
});

describe('bots', () => {
  test('feed nobody: people are rated as if the bots had not been there', () => {
    const without = rateGame(new Map(), inOrder(['ann', 'ben']));
    const withBots = rateGame(new Map(), gameOf([somebody('ann', 2), somebody('ben', 3), aBot('beginner', 1)]));
    expect(withBots.get('ann')).toEqual(without.get('ann'));
    expect(withBots.get('ben')).toEqual(without.get('ben'));
  });

  test('have a rating per level, against the people they met', () => {
    const game = gameOf([somebody('ann', 2), somebody('ben', 4), aBot('expert', 1), aBot('expert', 3)]);
    const after = rateGame(new Map(), game);
    expect([...after.keys()].toSorted()).toEqual(['ann', 'ben', botKey('expert')]);
    expect(after.get(botKey('expert'))).toMatchObject({ games: 1 });
    expect(mu(after, botKey('expert'))).toBeGreaterThan(UNKNOWN.mu);
  });
});

test('games with the same person count less from the fourth of a day on, and in full on the next day', () => {
  const change = (games: number, time: number): number => {
    const before = ratedAll(Array.from({ length: games }, () => inOrder(['ann', 'ben'])));
    const known = { ...newcomer(227), mu: 25, sigma: 5, ...pick(before.get('ann')) };
    const after = rateGame(new Map([['ann', known]]), inOrder(['ann', 'ben'], time));
    return mu(after, 'ann') - 25;
  };
  const [full = 0, third, fourth, sixth, tomorrow] = [
    change(0, NOON),
    change(2, NOON),
    change(3, NOON),
    change(5, NOON),
    change(5, NOON + A_DAY),
  ];
  expect(third).toBeCloseTo(full, 12);
  expect(fourth).toBeCloseTo(full / 2, 12);
  expect(sixth).toBeCloseTo(full / 8, 12);
  expect(tomorrow).toBeCloseTo(full, 12);
});

/** Whom a player met on which day. */
const pick = (standing: PlayerStanding | undefined): Partial<PlayerStanding> =>
  standing ? { day: standing.day, met: standing.met } : {};
