import { describe, expect, it } from 'vitest';
import { parseCards } from '#engine';
import { lengthOf, MOTION_MS, type MotionStep } from '../../client/stage/steps.ts';
import { preset, withOptions } from '../support/play/deals.ts';
import { playLines } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';
import { cardMoves, pace, toldAction, toldLine } from './scenes.ts';

const of = <Type extends MotionStep['type']>(
  steps: readonly MotionStep[],
  type: Type,
): (MotionStep & { type: Type })[] => steps.filter((step): step is MotionStep & { type: Type } => step.type === type);

const flown = (steps: readonly MotionStep[]) => of(steps, 'points').map(({ seat, amount }) => [seat, amount]);

const endOf = (step: MotionStep): number => step.start + step.ms;

const ENDING: Position = {
  hands: ['KD', '3C 9D 8H', '8S JS QD'],
  deal: 8,
  melds: ['0 run 2H: 2H 3H 4H'],
  totals: [40, 20, 30],
};
const out = { type: 'discard', card: parseCards('KD')[0] as number } as const;

describe('the tally', () => {
  const state = position(ENDING);

  it("flies each card's points to its seat, a card of each in turn, wilds last, within 4 s", () => {
    for (const speed of ['fast', 'normal', 'slow'] as const) {
      const { steps } = toldAction(state, out, 1, { ...pace, speed });
      const naturals = [
        [1, 3],
        [2, 10],
        [1, 9],
        [2, 10],
      ];
      expect(flown(steps)).toEqual([...naturals, [1, 25], [2, 25]]);
      const lastNatural = Math.max(...of(steps, 'points').map((step) => (step.wild ? 0 : step.start)));
      for (const step of of(steps, 'points').filter(({ wild }) => wild))
        expect(step.start).toBeGreaterThan(lastNatural);
      expect(lengthOf(steps)).toBeLessThanOrEqual(MOTION_MS.countMax + 2 * MOTION_MS.drawMouse);
    }
  });

  it('rolls each total as its points land', () => {
    const { steps } = toldAction(state, out, 1);
    for (const seat of [1, 2]) {
      const landings = of(steps, 'points').filter((step) => step.seat === seat);
      const rolls = of(steps, 'total').filter((step) => step.seat === seat);
      expect(rolls.map(({ start }) => start)).toEqual(landings.map(endOf));
      expect(rolls.map(({ from, to }) => to - from)).toEqual(landings.map(({ amount }) => amount));
      expect([rolls[0]?.from, rolls.at(-1)?.to]).toEqual(
        [
          [20, 57],
          [30, 75],
        ][seat - 1],
      );
    }
    expect(of(steps, 'total').some(({ seat }) => seat === 0)).toBe(false);
  });

  it('turns the hands face up one after another, each below its seat', () => {
    const { to, steps } = toldAction(state, out, 0);
    for (const move of cardMoves(steps, '3C 9D 8H 8S JS QD')) {
      expect([move.from?.card, move.to.zone]).toEqual([null, 'shown']);
    }
    expect(cardMoves(steps, '3C')[0]?.to.rect.y).toBeGreaterThan(
      (to.layout.seats[0]?.rect.y ?? 0) + (to.layout.seats[0]?.rect.height ?? 0),
    );
    expect(cardMoves(steps, '8S')[0]?.start).toBeGreaterThan(cardMoves(steps, '3C')[0]?.start ?? 0);
  });

  it('celebrates the player who went out, then the new leader', () => {
    const honours = of(toldAction(state, out, 1).steps, 'honour');
    expect(honours.map(({ seat, why }) => [seat, why])).toEqual([
      [0, 'wentOut'],
      [0, 'leads'],
    ]);
    const { steps } = toldAction(state, out, 1);
    expect(honours[1]?.start).toBeGreaterThanOrEqual(Math.max(...of(steps, 'total').map(endOf)));
  });

  it('throws cards and stars from each celebrated seat, at most 1.5 s, the widest for the winner', () => {
    const last = position({ ...ENDING, deal: 13, hands: ['KD', '3C 9D', '8S JS QD'] });
    const bursts = [
      ...of(toldAction(state, out, 1).steps, 'burst'),
      ...of(toldAction(last, out, 1).steps, 'burst').slice(1),
    ];
    expect(bursts.map(({ why }) => why)).toEqual(['wentOut', 'leads', 'won']);
    const [wentOut, leads, won] = bursts.map(({ reach }) => reach.x);
    expect(won).toBeGreaterThan(wentOut ?? 0);
    expect(wentOut).toBeGreaterThan(leads ?? 0);
    const slow = of(toldAction(last, out, 1, { ...pace, speed: 'slow' }).steps, 'burst');
    for (const { ms } of [...bursts, ...slow]) expect(ms).toBeLessThanOrEqual(1500);
    const { steps } = toldAction(state, out, 1, { ...pace, speed: 'off' });
    expect(of(steps, 'burst')).toEqual([]);
  });

  it('does not celebrate a leader who led before', () => {
    const { steps } = toldAction(position({ ...ENDING, totals: [10, 20, 30] }), out, 1);
    expect(of(steps, 'honour').map(({ why }) => why)).toEqual(['wentOut']);
  });

  it('celebrates the winner after the last deal', () => {
    const { steps } = toldAction(position({ ...ENDING, deal: 13, hands: ['KD', '3C 9D', '8S JS QD'] }), out, 1);
    expect(of(steps, 'honour').map(({ seat, why }) => [seat, why])).toEqual([
      [0, 'wentOut'],
      [1, 'won'],
    ]);
  });

  it('does not move with reduced motion', () => {
    const { steps } = toldAction(state, out, 1, { ...pace, reduced: true });
    expect(steps.filter(({ type }) => type !== 'move' && type !== 'vanish').map(({ type }) => type)).toEqual([]);
    expect(lengthOf(steps)).toBeLessThanOrEqual(MOTION_MS.fadeMost);
  });
});

describe('the tally of other games', () => {
  it('R133 every card left flies to the player who goes out and takes all, and counts double after a Rummy', () => {
    const rules = preset('basic-rummy');
    const state = position({ rules, deal: 1, hands: ['KD', '3C 9D', 'TS JS'], drew: 'none' });
    const { steps } = toldLine({ ...state, phase: 'play' }, '0 discard KD', 1);
    expect(flown(steps).toSorted()).toEqual([18, 20, 20, 6].map((amount) => [0, amount]));
  });

  it('R158 a low Ace flies with its own points, and cards in hand are subtracted', () => {
    const melds = ['1 run AC: AC 2C 3C', '2 run QD: QD KD AD'];
    const state = position({ rules: preset('rummy-500'), hands: ['KC', '9H', 'AS'], melds });
    expect(flown(toldLine(state, '0 discard KC', 1).steps)).toEqual([
      [1, 1 + 2 + 3],
      [2, 10 + 10 + 15],
      [1, -9],
      [2, -15],
    ]);
  });

  it('R159 the hundred of a player who laid nothing flies from the whole hand', () => {
    const rules = withOptions(preset('crazy-rummy'), { scoring: { unopened: 100, doubleRummy: true } });
    const state = position({ rules, deal: 8, hands: ['2H 3H 4H KD', '3C 8D', 'TS JS'], melds: ['2 run 5D: 5D 6D 7D'] });
    const { steps } = toldLine(playLines(state, '0 meld run 2H: 2H 3H 4H'), '0 discard KD', 1);
    expect(flown(steps)).toEqual([
      [2, 20],
      [2, 20],
      [1, 200],
    ]);
  });

  it('R131 a bonus for going out rolls last and has no flight', () => {
    const rules = withOptions(preset('crazy-rummy'), { scoring: { outBonus: 5 } });
    const state = position({ rules, deal: 8, hands: ['KD', '3C 9D', 'TS JS'], melds: ['0 run 2H: 2H 3H 4H'] });
    const { steps } = toldLine(state, '0 discard KD', 1);
    expect(flown(steps)).toEqual([
      [1, 3],
      [2, 10],
      [1, 9],
      [2, 10],
    ]);
    const own = of(steps, 'total').filter(({ seat }) => seat === 0);
    expect(own.map(({ from, to }) => to - from)).toEqual([-5]);
    expect(own[0]?.start).toBeGreaterThanOrEqual(Math.max(...of(steps, 'points').map(endOf)));
  });

  it('R68 points of melds fly first, points left in hands are subtracted', () => {
    const rules = preset('ace-to-ace');
    const state = position({
      rules,
      deal: 1,
      hands: ['KD', '3C 9D', 'TS'],
      melds: ['0 run 4S: 4S 5S 6S', '1 set 8: 8C 8D 8H'],
    });
    const { steps, to } = toldLine(state, '0 discard KD', 2);
    const [first, second, ...hands] = of(steps, 'points');
    expect([first, second].map((step) => [step?.seat, (step?.amount ?? 0) > 0])).toEqual([
      [0, true],
      [1, true],
    ]);
    expect(hands.map(({ seat, amount }) => [seat, amount < 0])).toEqual([
      [1, true],
      [2, true],
      [1, true],
    ]);
    const total = (seat: number): number | undefined =>
      of(steps, 'total')
        .filter((step) => step.seat === seat)
        .at(-1)?.to;
    expect([0, 1, 2].map(total)).toEqual(to.table.game?.seats.map((seat) => seat.total));
  });
});
