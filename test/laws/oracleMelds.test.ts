import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fits,
  isClosedSet,
  isMeld,
  meldProblem,
  type Place,
  type Reading,
  swapFaces,
  usedAsWild,
  wildTable,
} from '#engine';
import { newMelds, readingsOf } from '../../shared/engine/melds/newMelds.ts';
import * as oracle from '../oracle/readings.ts';
import { claimedBy, oracleFits as mayJoin } from '../oracle/tablePlays.ts';
import { liesWild } from '../oracle/wildCards.ts';
import { firstPackCard, type MeldHand, meldHands } from '../support/play/meldRules.ts';

const classes = (melds: readonly Reading[]): string[] => melds.map(oracle.meldClass).sort();
const byNumber = (a: number, b: number): number => a - b;

/** Variants of a meld, most of them wrong. */
const spoilt = (meld: Reading): Reading[] => [
  { ...meld, rank: meld.rank + 1 },
  { ...meld, rank: meld.rank - 1 },
  { ...meld, suit: meld.suit + 1 },
  { ...meld, cards: meld.cards.slice(1) },
  { ...meld, cards: meld.cards.toReversed() },
  { ...meld, suits: meld.cards.map((_, i) => i % 4) },
  { ...meld, kind: meld.kind === 'set' ? 'run' : 'set' },
];

/** A sample of the melds of a hand: at most about twelve. */
const someOf = (melds: readonly Reading[]): Reading[] =>
  melds.filter((_, index) => index % Math.ceil(melds.length / 12) === 0);

describe('law 12, oracle: melds under any options (R36 to R52, R89 to R92)', () => {
  it('new melds: exactly one of each class', () => {
    let found = 0;
    fc.assert(
      fc.property(fc.oneof(meldHands(8, 2), meldHands(6, 5)), ({ rules, wildRank, cards }) => {
        const engine = newMelds(rules, wildRank, cards, { min: 0, max: cards.length });
        found += engine.length;
        const expected = oracle.everyNewMeld(cards, { rules, wildRank });
        expect(classes(engine)).toEqual([...expected.keys()].sort());
        for (const meld of engine) expect(oracle.oracleIsMeld(meld, { rules, wildRank })).toBe(true);
      }),
      { numRuns: 200 },
    );
    expect(found).toBeGreaterThan(1200);
  });

  it('readings: exactly the melds that use all the cards', () => {
    let found = 0;
    fc.assert(
      fc.property(fc.oneof(meldHands(7, 3), meldHands(6, 5)), ({ rules, wildRank, cards }) => {
        const engine = readingsOf(rules, wildRank, cards);
        found += engine.length;
        const expected = oracle.everyReading(cards, { rules, wildRank });
        expect(classes(engine)).toEqual([...expected.keys()].sort());
        for (const meld of engine) expect(meld.cards.toSorted(byNumber)).toEqual(cards.toSorted(byNumber));
      }),
      { numRuns: 800 },
    );
    expect(found).toBeGreaterThan(1000);
  });

  it('a reading is a meld exactly when the oracle says so', () => {
    fc.assert(
      fc.property(meldHands(8, 5), ({ rules, wildRank, cards }) => {
        for (const meld of someOf(newMelds(rules, wildRank, cards, { min: 0, max: 8 }))) {
          for (const tried of [meld, ...spoilt(meld)]) {
            expect([tried, isMeld(rules, wildRank, tried)]).toEqual([
              tried,
              oracle.oracleIsMeld(tried, { rules, wildRank }),
            ]);
          }
        }
      }),
      { numRuns: 800 },
    );
  });

  it('lay-offs: a card fits exactly when the result is still a meld', () => {
    const answers: Record<string, number> = {};
    fc.assert(
      fc.property(meldHands(9, 5), ({ rules, wildRank, cards }: MeldHand) => {
        const wilds = wildTable(rules, wildRank);
        for (const meld of someOf(newMelds(rules, wildRank, cards, { min: 0, max: 8 }))) {
          for (const card of cards.filter((other) => !meld.cards.includes(other))) {
            for (const place of ['low', 'high', 'set'] satisfies Place[]) {
              for (const suit of [undefined, 0, 1, 2, 3]) {
                const fit = fits(rules, wilds, meld, card, place, suit);
                answers[fit] = (answers[fit] ?? 0) + 1;
                expect([meld, card, place, suit, fit === 'yes']).toEqual([
                  meld,
                  card,
                  place,
                  suit,
                  mayJoin(card, meld, place, { rules, wildRank }, suit),
                ]);
              }
            }
          }
        }
      }),
      { numRuns: 500 },
    );
    for (const fit of ['yes', 'no', 'full', 'tooManyWilds', 'onlyWilds']) expect(answers[fit]).toBeGreaterThan(20);
  });

  it('the wild cards of a meld, and the cards that can be swapped for them', () => {
    let claims = 0;
    fc.assert(
      fc.property(meldHands(8, 5), ({ rules, wildRank, cards }) => {
        for (const meld of someOf(newMelds(rules, wildRank, cards, { min: 0, max: 8 }))) {
          for (const index of meld.cards.keys()) {
            expect(usedAsWild(rules, wildRank, meld, index)).toBe(liesWild(meld, index));
            const faces = isClosedSet(rules, meld) ? [] : swapFaces(rules, wildRank, meld, index);
            claims += faces.length;
            expect(faces.toSorted(byNumber)).toEqual(claimedBy(meld, index, { rules, wildRank }));
          }
        }
      }),
      { numRuns: 500 },
    );
    expect(claims).toBeGreaterThan(500);
  });

  it('identical cards of two packs are interchangeable', () => {
    fc.assert(
      fc.property(meldHands(8, 5), ({ rules, wildRank, cards }) => {
        const turned = cards.map((card) => (firstPackCard(card) === card && card < 52 ? card + 52 : card));
        const areThere = rules.pack.packs === 'two' && new Set(turned).size === cards.length;
        fc.pre(areThere);
        const count = (hand: readonly number[]) => classes(newMelds(rules, wildRank, hand, { min: 0, max: 8 }));
        expect(count(turned)).toEqual(count(cards));
      }),
      { numRuns: 200 },
    );
  });

  it('no new meld has a problem', () => {
    fc.assert(
      fc.property(meldHands(8, 5), ({ rules, wildRank, cards }) => {
        for (const meld of newMelds(rules, wildRank, cards, { min: 0, max: 8 })) {
          expect(meldProblem(rules, wildRank, meld)).toBeNull();
        }
      }),
      { numRuns: 100 },
    );
  });
});
