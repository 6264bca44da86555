import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENDINGS, handPoints, parseCards, type RuleSet, type ScoredDeal, type ScoringRules, scoreDeal } from '#engine';
import { crazyRummy } from '#rules';
import { shuffled, wildRanks } from '../support/arbitrary/games.ts';
import { tableMeldText } from '../support/play/positions.ts';

const scoring = (changes: Partial<ScoringRules>, atEmptyStock: RuleSet['stock']['score'] = 'hands'): RuleSet => ({
  ...crazyRummy,
  stock: { ...crazyRummy.stock, score: atEmptyStock },
  scoring: { ...crazyRummy.scoring, ...changes },
});

const HIGH = { best: 'high', ace: 15 } as const;
const aceToAce = scoring({ system: 'meldedMinusHand', ...HIGH });
const fiveThousand = scoring({ system: 'meldedPlusHands', best: 'high', ace: 100, wild: 100, numbers: 'fiveToNine' });
const basicRummy = scoring({ system: 'winnerTakesHands', best: 'high', doubleRummy: true });

type Told = Partial<Omit<ScoredDeal, 'hands' | 'melds'>> & {
  readonly hands: readonly string[];
  /** Each meld and, after a slash, the seat that played each card: `run 5C: 5C 6C 7C/001`. */
  readonly melds?: readonly string[];
};

/** The end of a deal in which Fours were wild and, by default, seat 0 went out. */
function ending({ hands, melds = [], ...others }: Told): ScoredDeal {
  return {
    rules: crazyRummy,
    wildRank: 4,
    ending: 'wentOut',
    out: (others.ending ?? 'wentOut') === 'wentOut' ? 0 : -1,
    factor: 1,
    wentRummy: false,
    ...others,
    hands: hands.map(parseCards),
    melds: melds.map((text, id) => {
      const [meld = '', seats = ''] = text.split('/');
      return { ...tableMeldText(`${seats[0]} ${meld}`, id), owners: [...seats].map(Number) };
    }),
  };
}

const pointsOf = (told: Told): number[] => scoreDeal(ending(told)).map(({ points }) => points);

const HANDS = ['', '4C AD', 'TS JS 2C'];
/** Seat 0 laid 5-6-7, seat 1 laid off the eight, and seat 2 laid three Kings, one of them a wild Four. */
const MELDS = ['run 5C: 5C 6C 7C 8C/0001', 'set K: KC KD 4S/222'];

describe('the score of a deal (R120)', () => {
  it('E45 penalties: the player who goes out scores nothing, the others their hands', () => {
    expect(pointsOf({ hands: HANDS, melds: MELDS })).toEqual([0, 26, 22]);
  });

  it('E52 the winner takes all hands, and only the winner scores', () => {
    expect(pointsOf({ rules: basicRummy, hands: HANDS, melds: MELDS })).toEqual([48, 0, 0]);
  });

  it('Ace to Ace, melded minus hand: each card scores for its player, on any meld (E26, §4.70)', () => {
    expect(scoreDeal(ending({ rules: aceToAce, hands: HANDS, melds: MELDS }))).toEqual([
      { hand: 0, unopened: 0, melded: 18, fromOthers: 0, factor: 1, bonus: 0, points: 18 },
      { hand: -40, unopened: 0, melded: 8, fromOthers: 0, factor: 1, bonus: 0, points: -32 },
      { hand: -22, unopened: 0, melded: 45, fromOthers: 0, factor: 1, bonus: 0, points: 23 },
    ]);
  });

  it('5000 Rummy: melded cards, plus the others’ hands for the player who goes out; nothing is subtracted', () => {
    expect(scoreDeal(ending({ rules: fiveThousand, hands: HANDS, melds: MELDS }))).toEqual([
      { hand: 0, unopened: 0, melded: 15, fromOthers: 225, factor: 1, bonus: 0, points: 240 },
      { hand: 0, unopened: 0, melded: 5, fromOthers: 0, factor: 1, bonus: 0, points: 5 },
      { hand: 0, unopened: 0, melded: 120, fromOthers: 0, factor: 1, bonus: 0, points: 120 },
    ]);
  });

  it('R132 off: only melded cards', () => {
    const rules = scoring({ ...fiveThousand.scoring, system: 'melded' });
    expect(pointsOf({ rules, hands: HANDS, melds: MELDS })).toEqual([15, 5, 120]);
  });

  it('E27 a wild counts as a wild in its own place too, in hand and melded (§4.70)', () => {
    const rules = { ...fiveThousand, scoring: { ...fiveThousand.scoring, system: 'melded' } } as const;
    expect(pointsOf({ rules, wildRank: 6, hands: ['', '', ''], melds: ['run 6C: 6C 7C 8C/000'] })).toEqual([110, 0, 0]);
    expect(pointsOf({ wildRank: 6, hands: ['', '6C 7C 8C', ''] })).toEqual([0, 40, 0]);
  });

  it('R94 after a swap the natural scores for the swapper, and the wild no longer for its former owner', () => {
    const before = pointsOf({ rules: aceToAce, hands: ['', '', 'KS'], melds: ['set K: KC KD 4S/111'] });
    const after = pointsOf({ rules: aceToAce, hands: ['', '', '4S'], melds: ['set K: KC KD KS/112'] });
    expect([before, after]).toEqual([
      [0, 45, -10],
      [0, 20, -15],
    ]);
  });
});

describe('the points of a low Ace (R158)', () => {
  const rules = scoring({ system: 'melded', ...HIGH, lowAce: 1 });
  const meldedAs = (changes: Partial<ScoringRules>, meld: string, wildRank = 4) =>
    pointsOf({ rules: scoring({ ...rules.scoring, ...changes }), wildRank, hands: ['', '', ''], melds: [meld] })[0];

  it('an Ace below a two in a run has its own points, any other the points of an Ace', () => {
    expect(meldedAs({}, 'run AC: AC 2C 3C/000')).toBe(1 + 2 + 3);
    expect(meldedAs({ lowAce: 5 }, 'run AC: AC 2C 3C/000')).toBe(5 + 2 + 3);
    expect(meldedAs({ lowAce: 0 }, 'run AC: AC 2C 3C/000')).toBe(15 + 2 + 3);
    expect(meldedAs({}, 'run QC: QC KC AC/000')).toBe(10 + 10 + 15);
    expect(meldedAs({}, 'set A: AC AD AH/000')).toBe(45);
  });

  it('of the Aces at both ends of a run only the first is low', () => {
    const run = 'run AC: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC.2/00000000000000';
    expect(meldedAs({}, run, 0)).toBe(1 + 54 + 30 + 15);
  });

  it('a wild Ace counts as a wild in any place (R127)', () => {
    expect(meldedAs({}, 'run AC: AC 2C 3C/000', 1)).toBe(25 + 2 + 3);
    expect(meldedAs({}, 'run 2C: 2C AC 4C/000', 1)).toBe(2 + 25 + 4);
    expect(meldedAs({}, 'run AC: 9D 2C 3C/000', 9)).toBe(25 + 2 + 3);
    expect(meldedAs({ wildAce: 0 }, 'run AC: AC 2C 3C/000', 1)).toBe(1 + 2 + 3);
    expect(meldedAs({ wildAce: 0 }, 'run 2C: 2C AC 4C/000', 1)).toBe(2 + 15 + 4);
  });

  it('an Ace in hand counts as an Ace', () => {
    const held = scoring({ system: 'meldedMinusHand', ...HIGH, lowAce: 1 });
    expect(pointsOf({ rules: held, hands: ['', 'AC 2C 3C', ''] })).toEqual([0, -20, 0]);
  });
});

describe('a player who has laid nothing (R159)', () => {
  const rules = scoring({ unopened: 100 });
  const HELD = ['', '9C 2C', 'TS'];

  it('pays 100 instead of the hand when another player goes out', () => {
    const lines = scoreDeal(ending({ rules, hands: HELD, melds: ['run 5C: 5C 6C 7C/000'] }));
    expect(lines[1]).toEqual({ hand: 0, unopened: 100, melded: 0, fromOthers: 0, factor: 1, bonus: 0, points: 100 });
    expect(lines.map(({ points }) => points)).toEqual([0, 100, 100]);
    expect(pointsOf({ rules, hands: HELD, melds: ['run 5C: 5C 6C 7C/222'] })).toEqual([0, 100, 10]);
  });

  it('a card laid off is enough, and so is a meld whose cards were all swapped', () => {
    expect(pointsOf({ rules, hands: HELD, melds: ['run 5C: 5C 6C 7C 8C/0001'] })).toEqual([0, 11, 100]);
    const swapped = { ...tableMeldText('2 set K: KC KD KH', 0), owners: [0, 0, 0] };
    expect(scoreDeal({ ...ending({ rules, hands: HELD }), melds: [swapped] }).map(({ points }) => points)).toEqual([
      0, 100, 10,
    ]);
  });

  it('is doubled like other points (§4.129)', () => {
    const doubled = scoring({ unopened: 100, doubleRummy: true });
    const told = { rules: doubled, hands: HELD, melds: ['run 5C: 5C 6C 7C/000'] };
    expect(pointsOf({ ...told, wentRummy: true })).toEqual([0, 200, 200]);
    expect(pointsOf({ ...told, wentRummy: true, factor: 2 })).toEqual([0, 400, 400]);
  });

  it('counts the hand if nobody goes out, and means nothing where melds come at the end', () => {
    expect(pointsOf({ rules, hands: HELD, ending: 'exhausted' })).toEqual([0, 11, 10]);
    const atTheEnd: RuleSet = { ...rules, play: { ...rules.play, when: 'goingOutOnly' } };
    expect(pointsOf({ rules: atTheEnd, hands: HELD })).toEqual([0, 11, 10]);
  });
});

describe('the bonus for going out (R131)', () => {
  it('E46 is subtracted where low wins: 15 off for the player who goes out', () => {
    expect(pointsOf({ rules: scoring({ outBonus: 15 }), hands: HANDS })).toEqual([-15, 26, 22]);
  });

  it('E63 is added where high wins: 200 for the player who goes out, with melded minus hand', () => {
    const rules = scoring({ system: 'meldedMinusHand', ...HIGH, outBonus: 200 });
    expect(pointsOf({ rules, hands: HANDS, melds: MELDS })).toEqual([218, -32, 23]);
  });

  it('is not paid if nobody went out', () => {
    expect(pointsOf({ rules: scoring({ outBonus: 15 }), hands: HANDS, ending: 'exhausted' })).toEqual([0, 26, 22]);
  });

  it('E47 up for 2 scores the 2, the others as usual, and earns no bonus (§4.29)', () => {
    const told = { hands: ['2D', ...HANDS.slice(1)] };
    expect(pointsOf(told)).toEqual([2, 26, 22]);
    expect(pointsOf({ ...told, rules: scoring({ outBonus: 15 }) })).toEqual([2, 26, 22]);
    expect(pointsOf({ ...told, rules: basicRummy })).toEqual([48, 0, 0]);
  });

  it.each(['fiveToNine', 'fiveToEight', 'fiveToSeven'] as const)(
    'R110 up for 2 scores 2 where a two in hand counts 5, and is doubled like other points: %s',
    (numbers) => {
      const told = { hands: ['2D', '2C', 'TS JS'], rules: scoring({ numbers }) };
      expect(pointsOf(told)).toEqual([2, 5, 20]);
      expect(pointsOf({ ...told, factor: 2 })).toEqual([4, 10, 40]);
      expect(pointsOf({ ...told, ending: 'exhausted' })).toEqual([5, 5, 20]);
    },
  );
});

describe('the bonus for a whole hand in one turn (R164)', () => {
  const rules = scoring({ rummyBonus: 10 });

  it('is subtracted where low wins, and added where high wins', () => {
    expect(pointsOf({ rules, hands: HANDS, wentRummy: true })).toEqual([-10, 26, 22]);
    const high = scoring({ system: 'meldedMinusHand', ...HIGH, rummyBonus: 25 });
    expect(pointsOf({ rules: high, hands: HANDS, melds: MELDS, wentRummy: true })).toEqual([43, -32, 23]);
  });

  it('is not paid to a player who has played before, nor if nobody went out', () => {
    expect(pointsOf({ rules, hands: HANDS })).toEqual([0, 26, 22]);
    expect(pointsOf({ rules, hands: HANDS, ending: 'exhausted' })).toEqual([0, 26, 22]);
  });

  it('comes beside the bonus for going out, and no doubling touches it (§4.23)', () => {
    const both = scoring({ rummyBonus: 10, outBonus: 15, doubleRummy: true });
    expect(pointsOf({ rules: both, hands: HANDS, wentRummy: true, factor: 2 })).toEqual([-25, 104, 88]);
  });
});

describe('doublings', () => {
  it('E48 the Press doubles the points of all cards', () => {
    expect(pointsOf({ hands: HANDS, factor: 2 })).toEqual([0, 52, 44]);
  });

  it.each([7, 13])('R134 with rank %i wild the penalties count double', (wildRank) => {
    const told = { hands: ['', '2C', '3C AD'], rules: scoring({ double7K: true }) };
    expect(pointsOf({ ...told, wildRank })).toEqual([0, 4, 8]);
    expect(pointsOf({ ...told, wildRank, rules: crazyRummy })).toEqual([0, 2, 4]);
    expect(pointsOf({ ...told, wildRank: 12 })).toEqual([0, 2, 4]);
  });

  it('§4.23 Press and Kings multiply, also for the Joker’s 50 and the 2 of up for 2, never for the bonus', () => {
    const rules = scoring({ double7K: true, joker: 50, outBonus: 15 });
    const told = { rules, wildRank: 13, factor: 2 } as const;
    expect(pointsOf({ ...told, hands: ['', '5C', 'JK'] })).toEqual([-15, 20, 200]);
    expect(pointsOf({ ...told, hands: ['2D', '5C', 'JK'] })).toEqual([8, 20, 200]);
  });

  it('R133 going Rummy doubles what the winner takes, where the rules say so', () => {
    const told = { rules: basicRummy, hands: HANDS };
    expect(pointsOf({ ...told, wentRummy: true })).toEqual([96, 0, 0]);
    expect(pointsOf({ ...told, wentRummy: false })).toEqual([48, 0, 0]);
    expect(
      pointsOf({ ...told, wentRummy: true, rules: scoring({ ...basicRummy.scoring, doubleRummy: false }) }),
    ).toEqual([48, 0, 0]);
  });

  it('R133 going Rummy doubles the penalties of others or, where melds count, the score of its player', () => {
    expect(pointsOf({ rules: scoring({ doubleRummy: true }), hands: HANDS, wentRummy: true })).toEqual([0, 52, 44]);
    const rules = scoring({ ...aceToAce.scoring, doubleRummy: true, outBonus: 200 });
    expect(pointsOf({ rules, hands: HANDS, melds: MELDS, wentRummy: true })).toEqual([236, -32, 23]);
  });
});

describe('nobody went out (R118, §4.65, §4.91)', () => {
  const HELD = ['9C', '4C AD', 'TS JS 2C'];

  it.each(['exhausted', 'capped'] as const)('in a deal that is %s, all score their hands', (how) => {
    expect(pointsOf({ hands: HELD, melds: MELDS, ending: how })).toEqual([9, 26, 22]);
  });

  it('nobody scores, with or without Sevens or the Press', () => {
    const rules = scoring({ ...basicRummy.scoring, outBonus: 15, double7K: true }, 'nobody');
    const lines = scoreDeal(ending({ rules, wildRank: 7, hands: HELD, ending: 'exhausted', factor: 2 }));
    const nothing = { hand: 0, unopened: 0, melded: 0, fromOthers: 0, factor: 1, bonus: 0, points: 0 };
    expect(lines).toEqual([nothing, nothing, nothing]);
  });

  it('5000 Rummy: only melded cards score, as nobody takes the hands', () => {
    const rules = scoring(fiveThousand.scoring, 'melded');
    expect(pointsOf({ rules, hands: HELD, melds: MELDS, ending: 'exhausted' })).toEqual([15, 5, 120]);
  });

  it('Ace to Ace and variants of 5000 Rummy: melded minus hand (§4.37)', () => {
    for (const { scoring: points } of [aceToAce, fiveThousand]) {
      const rules = scoring({ ...points, ace: 15, wild: 25, numbers: 'face' }, 'meldedMinusHand');
      expect(pointsOf({ rules, hands: HELD, melds: MELDS, ending: 'exhausted' })).toEqual([9, -32, 23]);
    }
  });

  it('where the winner takes the hands, nobody does', () => {
    expect(pointsOf({ rules: basicRummy, hands: HELD, ending: 'exhausted' })).toEqual([0, 0, 0]);
  });

  it('the rule for an exhausted deal is irrelevant if a player went out', () => {
    expect(pointsOf({ rules: scoring({}, 'nobody'), hands: HANDS })).toEqual([0, 26, 22]);
  });

  it.each(['void', 'cancelled'] as const)('a deal that is %s scores nothing for anybody', (ending) => {
    expect(pointsOf({ hands: HELD, melds: MELDS, ending })).toEqual([0, 0, 0]);
    expect(pointsOf({ rules: aceToAce, hands: HELD, melds: MELDS, ending })).toEqual([0, 0, 0]);
  });
});

describe('laws of every score', () => {
  const rules: fc.Arbitrary<RuleSet> = fc
    .record({
      system: fc.constantFrom('penalties', 'winnerTakesHands', 'meldedMinusHand', 'meldedPlusHands', 'melded'),
      best: fc.constantFrom('low', 'high'),
      courts: fc.constantFrom('ten', 'elevenToThirteen'),
      outBonus: fc.constantFrom(0, 15, 200),
      rummyBonus: fc.constantFrom(0, 10, 25),
      unopened: fc.constantFrom(0, 100),
      doubleRummy: fc.boolean(),
      double7K: fc.boolean(),
    } as const)
    .chain((changes) =>
      fc
        .constantFrom('hands', 'nobody', 'melded', 'meldedMinusHand')
        .map((score) => scoring(changes as Partial<ScoringRules>, score as RuleSet['stock']['score'])),
    );

  const ends: fc.Arbitrary<ScoredDeal> = fc
    .record({
      rules,
      wildRank: wildRanks,
      seats: fc.integer({ min: 2, max: 6 }),
      order: shuffled,
      owners: fc.array(fc.nat(5), { minLength: 12, maxLength: 12 }),
      how: fc.constantFrom(...ENDINGS),
      out: fc.nat(5),
      factor: fc.constantFrom(1, 2),
      wentRummy: fc.boolean(),
    })
    .map(({ rules, wildRank, seats, order, owners, how, factor, wentRummy, ...told }): ScoredDeal => {
      const out = how === 'wentOut' ? told.out % seats : -1;
      const hands = Array.from({ length: seats }, (_, i) => (i === out ? [] : order.slice(12 + i * 6, 17 + i * 6 - i)));
      const seatOf = owners.map((owner) => owner % seats);
      const melds = [0, 4, 8].map((at, id) => ({
        ...{ id, kind: 'set', rank: 9, suit: -1, by: seatOf[at], locked: false },
        ...{ cards: order.slice(at, at + 4), owners: seatOf.slice(at, at + 4) },
      }));
      return { rules, wildRank, ending: how, out, hands, melds, factor, wentRummy } as ScoredDeal;
    });

  it('points equal the sum of their row', () => {
    fc.assert(
      fc.property(ends, (end) => {
        for (const { hand, unopened, melded, fromOthers, factor, bonus, points } of scoreDeal(end)) {
          expect(points).toBe((hand + unopened + melded + fromOthers) * factor + bonus);
        }
      }),
    );
  });

  it('the order of seats is irrelevant', () => {
    fc.assert(
      fc.property(ends, fc.nat(5), (end, by) => {
        const seats = end.hands.length;
        const moved = (seat: number): number => (seat + by) % seats;
        const turned = (list: readonly unknown[]): unknown[] => list.map((_, i) => list[(i + seats * 6 - by) % seats]);
        const there: ScoredDeal = {
          ...end,
          out: end.out < 0 ? -1 : moved(end.out),
          hands: turned(end.hands) as ScoredDeal['hands'],
          melds: end.melds.map((meld) => ({ ...meld, by: moved(meld.by), owners: meld.owners.map(moved) })),
        };
        expect(scoreDeal(there)).toEqual(turned(scoreDeal(end)));
      }),
    );
  });

  it('the Press doubles all but the bonus (§4.23)', () => {
    fc.assert(
      fc.property(ends, (end) => {
        const once = scoreDeal({ ...end, factor: 1 });
        const twice = scoreDeal({ ...end, factor: 2 });
        expect(twice.map(({ points, bonus }) => points - bonus)).toEqual(
          once.map(({ points, bonus }) => (points - bonus) * 2),
        );
        expect(twice.map(({ bonus }) => bonus)).toEqual(once.map(({ bonus }) => bonus));
      }),
    );
  });

  it('the winner takes exactly what the others would have paid', () => {
    fc.assert(
      fc.property(ends, (end) => {
        fc.pre(end.ending === 'wentOut');
        const plain = { ...end, factor: 1, wentRummy: false } as const;
        const all = end.hands.reduce((sum, hand) => sum + handPoints(end.rules, end.wildRank, hand), 0);
        const under = (system: ScoringRules['system']) =>
          scoreDeal({ ...plain, rules: scoring({ ...end.rules.scoring, double7K: false, unopened: 0, system }) });
        expect(under('winnerTakesHands')[end.out]?.fromOthers).toBe(all);
        expect(under('penalties').reduce((sum, { hand }) => sum + hand, 0)).toBe(all);
        expect(under('meldedPlusHands')[end.out]?.fromOthers).toBe(all);
      }),
    );
  });
});
