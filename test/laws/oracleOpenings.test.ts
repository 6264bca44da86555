import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apply,
  type Card,
  cardsOf,
  type GameState,
  type Illegal,
  printCards,
  type Reading,
  type RuleSet,
  refusal,
  type SeatAction,
  settledRules,
  viewFor,
} from '#engine';
import { printReading } from '#record';
import { newMelds } from '../../shared/engine/melds/newMelds.ts';
import { lacksFor } from '../oracle/openings.ts';
import { type MeldHand, meldHandsOf, meldRules } from '../support/play/meldRules.ts';
import { position } from '../support/play/positions.ts';

/** Rules with an opening, any points of cards, and wilds that may be kept after a swap. */
const openingRules: fc.Arbitrary<RuleSet> = fc
  .record({
    rules: meldRules,
    firstMeld: fc.constantFrom(30, 40, 51),
    firstRun: fc.boolean(),
    ace: fc.constantFrom(1, 11, 15),
    lowAce: fc.constantFrom(0, 1, 5),
    numbers: fc.constantFrom('face', 'face', 'fiveToNine', 'fiveToEight', 'fiveToSeven'),
    courts: fc.constantFrom('ten', 'elevenToThirteen'),
    queenOfSpades: fc.constantFrom(0, 40),
  } satisfies Record<string, fc.Arbitrary<unknown>>)
  .map(({ rules, firstMeld, firstRun, ...points }) => ({
    ...rules,
    play: { ...rules.play, contract: 'off', firstMeld, firstRun },
    swap: { ...rules.swap, to: 'free', which: 'all' },
    scoring: { ...rules.scoring, ...points },
  })) as fc.Arbitrary<RuleSet>;

const chosen = <Thing>(things: readonly Thing[], choice: number): Thing | undefined => things[choice % things.length];

/** Seat 0 to play with these cards and two others, and beside a meld of seat 1, if the cards have one to spare. */
function tableOf({ rules: wanted, wildRank, cards }: MeldHand, choice: number): GameState {
  const rules = settledRules(wanted, 3);
  const lying = chosen(newMelds(rules, wildRank, cards.slice(0, 5), { min: 3, max: 4 }), choice);
  const hand = cards.filter((card) => !lying?.cards.includes(card));
  const free = cardsOf(rules, 3).filter((card) => !cards.includes(card));
  const spread = free.filter((_, index) => index % 13 === choice % 13);
  return position({
    rules,
    wildRank,
    deal: 1,
    hands: [[...hand, ...spread.slice(2, 4)], spread.slice(0, 1), spread.slice(1, 2)].map(printCards),
    melds: lying ? [`1 ${printReading(lying)}`] : [],
  });
}

/** Every discard, lay-off and swap of seat 0 worth trying. */
function tries({ hands, melds }: GameState): SeatAction[] {
  const hand = hands[0] as readonly Card[];
  const places = ['low', 'high', 'set'] as const;
  return hand.flatMap((card): SeatAction[] => [
    { type: 'discard', card },
    ...melds.flatMap(({ id, cards }): SeatAction[] => [
      ...places.map((place): SeatAction => ({ type: 'layOff', card, meld: id, place })),
      ...cards.map((wild): SeatAction => ({ type: 'swap', meld: id, wild, natural: card })),
    ]),
  ]);
}

const CODES: Readonly<Record<'points' | 'run', Illegal>> = { points: 'openingTooLow', run: 'openingNeedsRun' };

/** Seat 0 after laying the meld. */
function laying(state: GameState, reading: Reading): GameState {
  const played = apply(state, 0, { type: 'meld', reading });
  if (!played.ok) throw new Error(played.reason);
  return played.value.state;
}

describe('law 12, oracle: openings (R154, R155, R158, §4.104 to §4.107)', () => {
  it('a turn ends, and cards are laid off and swapped, exactly when the new melds are an opening', () => {
    const met = { points: 0, run: 0, complete: 0, played: 0 };
    fc.assert(
      fc.property(meldHandsOf(openingRules, 13, 3), fc.nat(1000), (hand, choice) => {
        let state = tableOf(hand, choice);
        const laid: Reading[] = [];
        for (let turn = 0; turn < 4; turn++) {
          const left = state.hands[0] as readonly Card[];
          const meld = chosen(
            newMelds(state.rules, state.wildRank, left, { min: 3, max: left.length - 1 }),
            choice + turn,
          );
          if (!meld) break;
          state = laying(state, meld);
          laid.push(meld);
          const lacking = lacksFor(laid, state);
          met[lacking ?? 'complete']++;
          for (const action of tries(state)) {
            const code = refusal(viewFor(state, 0), action);
            const told = JSON.stringify([action, laid.map(printReading)]);
            if (lacking === null) {
              expect([told, code === CODES.points || code === CODES.run]).toEqual([told, false]);
              if (code === null && action.type !== 'discard') met.played++;
            } else if (action.type === 'discard') expect([told, code]).toEqual([told, CODES[lacking]]);
            else expect([told, code === null]).toEqual([told, false]);
          }
        }
      }),
      { numRuns: 2000 },
    );
    for (const [name, times] of Object.entries(met)) expect(times, name).toBeGreaterThan(100);
  });
});
