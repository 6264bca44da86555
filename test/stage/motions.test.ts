import { describe, expect, it } from 'vitest';
import { apply, parseCards } from '#engine';
import { cardKey, seatPose, stockPose } from '../../client/stage/picture.ts';
import { lengthOf, type MotionStep } from '../../client/stage/steps.ts';
import { preset, withOptions } from '../support/play/deals.ts';
import { secretOf } from '../support/play/playGame.ts';
import { playLines } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';
import { cardMoves, expectSettled, flights, pace, sceneOf, toldLine } from './scenes.ts';

const crummy = preset('crummy-rummy');
const fiveThousand = preset('five-thousand-rummy');
const aceToAce = preset('ace-to-ace');
const thanasis = preset('thanasis');
const basic = preset('basic-rummy');

const card = (name: string): number => parseCards(name)[0] as number;
const endOf = (step: MotionStep): number => step.start + step.ms;

describe('cards taken from the fanned pile', () => {
  const state = position({
    rules: aceToAce,
    hands: ['7H KD', '3C 9D', 'TS JS'],
    melds: ['0 run 4S: 4S 5S 6S', '1 set 8: 8C 8D 8H'],
    phase: 'draw',
    pile: '2H QC 5D 9S',
  });

  it('R72 all fly to the hand one after the other', () => {
    const { steps } = toldLine(state, '0 draw pile 3', 0);
    const moves = cardMoves(steps, 'QC 5D 9S');
    expect(moves.map(({ to }) => to.zone)).toEqual(['hand', 'hand', 'hand']);
    const [a, b, c] = moves.map(({ start }) => start) as [number, number, number];
    expect(b).toBeGreaterThan(a);
    expect(c).toBeGreaterThan(b);
  });

  it('R72 fly face up to another player’s seat and become backs there', () => {
    const { to, steps } = toldLine(state, '0 draw pile 3', 1);
    for (const move of cardMoves(steps, 'QC 5D 9S')) expect(move.to.rect).toEqual(seatPose(to.layout, 0).rect);
    expect(to.layout.seats.find(({ seat }) => seat === 0)?.cards).toHaveLength(5);
  });

  it('take hardly longer if they are many', () => {
    const rest = position({ rules: aceToAce, hands: ['7H KD', '3C 9D'], phase: 'draw', rest: 'pile', stock: '2C 2D' });
    const seen = { ...rest, melded: 3 };
    const { steps } = toldLine(seen, '0 draw pile 40', 0);
    expect(lengthOf(flights(steps))).toBeLessThanOrEqual(1000);
  });
});

describe('a card taken out of turn (R80)', () => {
  const state = playLines(
    position({
      rules: crummy,
      hands: ['4H KD', '3C 9D', 'TS JS'],
      phase: 'draw',
      pile: 'QC',
      stock: '5C 6C',
    }),
    '0 draw stock',
  );

  it('rings the upcard when a window asks about it', () => {
    const before = position({ rules: crummy, hands: ['4H KD', '3C 9D', 'TS JS'], phase: 'draw', pile: 'QC' });
    const { to, steps } = toldLine(before, '0 draw stock', 1);
    const [ring] = steps.filter((step) => step.type === 'ring');
    expect(ring).toMatchObject({ rect: to.layout.pileCards.at(-1)?.rect });
    expect(toldLine(before, '0 draw stock', 1, { ...pace, reduced: true }).steps).not.toContainEqual(
      expect.objectContaining({ type: 'ring' }),
    );
  });

  it('R81 flies face up from the pile to its new owner, followed by a face-down penalty card', () => {
    const { from, to, steps } = toldLine(state, '1 claim 1', 0);
    const [taken] = cardMoves(steps, 'QC');
    expect(taken?.to).toMatchObject({ card: card('QC'), rect: seatPose(to.layout, 1).rect });
    expect(steps).toContainEqual(expect.objectContaining({ type: 'vanish', key: cardKey(card('QC')) }));
    const penalty = flights(steps).find(({ from: origin }) => origin?.zone === 'stock');
    expect(penalty).toMatchObject({ from: stockPose(from.layout), to: { card: null } });
    expect(penalty?.start).toBeGreaterThanOrEqual(endOf(taken as MotionStep));
  });
});

describe('a called card (R113)', () => {
  const asked = playLines(
    position({
      rules: fiveThousand,
      deal: 1,
      wildRank: 13,
      hands: ['2C TH 3C', '2D 4D', '2S 4S', 'JC JS'],
      melds: ['0 run 7H: 7H 8H 9H'],
      pile: 'QD',
    }),
    '0 discard TH',
    '3 pass',
  );

  it('goes to the caller first and from there to the meld', () => {
    const { to, steps } = toldLine(asked, '2 claim 1 layoff TH 0 high', 0);
    const [called, laid, ...more] = cardMoves(steps, 'TH');
    expect(called?.to).toMatchObject({ card: card('TH'), rect: seatPose(to.layout, 2).rect });
    expect(laid).toMatchObject({ from: null, to: { zone: 'meld' } });
    expect(laid?.start).toBeGreaterThanOrEqual(endOf(called as MotionStep));
    expect(more).toEqual([]);
    expect(steps.filter((step) => step.type === 'vanish' && step.key === cardKey(card('TH')))).toEqual([]);
  });

  it('ends in its meld even if the story ends with the claim', () => {
    const result = apply(asked, 2, {
      type: 'claim',
      count: 1,
      lay: { type: 'layOff', card: card('TH'), meld: 0, place: 'high' },
    });
    if (!result.ok) throw new Error(result.reason);
    const story = result.value.events.filter(({ type }) => type === 'callTurnBegan');
    expect(story).toHaveLength(1);
    const steps = expectSettled(sceneOf(asked, 0), sceneOf(result.value.state, 0), story);
    expect(cardMoves(steps, 'TH').at(-1)?.to.zone).toBe('meld');
  });
});

describe('a contract (R62)', () => {
  const hand = '5C 5D 5H 9C 9D 9H KH';
  const state = position({ rules: crummy, deal: 1, hands: [hand, '3C 4D', 'TS JS'] });

  it('is laid card by card, from the seat of another player', () => {
    const line = '0 contract | set 5: 5C 5D 5H | set 9: 9C 9D 9H';
    for (const viewer of [0, 1]) {
      const { from, steps } = toldLine(state, line, viewer);
      const moves = cardMoves(steps, '5C 5D 5H 9C 9D 9H');
      expect(moves.map(({ to }) => to.zone)).toEqual(Array.from({ length: 6 }, () => 'meld'));
      const starts = moves.map(({ start }) => start);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      expect(new Set(starts).size).toBe(6);
      if (viewer === 1) expect(moves[0]?.from?.rect).toEqual(seatPose(from.layout, 0).rect);
    }
  });

  it('returns to the hand when it is taken back', () => {
    const laid = playLines(state, '0 contract | set 5: 5C 5D 5H | set 9: 9C 9D 9H');
    const { steps } = toldLine(laid, '0 takeback', 0);
    for (const move of cardMoves(steps, '5C 9H')) expect(move).toMatchObject({ flight: true, to: { zone: 'hand' } });
  });
});

describe('a wild that stays on the table when it is replaced (R88)', () => {
  it('crosses the natural and goes to its new meld', () => {
    const state = position({
      rules: crummy,
      hands: ['6H KD', '3C 4D', 'TS JS'],
      melds: ['0 run 5H: 5H 2C 7H 8H', '1 set 9: 9C 9D 9H'],
    });
    const { to, steps } = toldLine(state, '0 swap 6H for 2C in 0 to 1 set', 1);
    const [natural, lifted, wild] = cardMoves(steps, '6H 2C');
    expect([natural?.start, lifted?.start, wild?.to.zone]).toEqual([0, 0, 'meld']);
    expect(wild?.to.rect).toEqual(to.layout.melds[1]?.cards.at(-1)?.rect);
  });
});

describe('the pile becomes the stock (R115)', () => {
  const state = position({
    rules: basic,
    deal: 1,
    hands: ['4H KD', '3C 9D', 'TS JS'],
    phase: 'draw',
    rest: 'pile',
    stock: '5C',
    also: { chance: { secret: secretOf(1), shares: [] } },
  });

  it('its cards gather, turn over and vanish', () => {
    const { to, steps } = toldLine(state, '0 draw stock', 0);
    expect(to.layout.pileCards).toEqual([]);
    const gathered = flights(steps).filter((step) => step.to.zone === 'stock');
    expect(gathered.length).toBeGreaterThan(0);
    for (const { key, to: pose } of gathered) {
      expect(pose).toEqual(stockPose(to.layout));
      expect(steps.filter((step) => step.type === 'vanish' && step.key === key)).toHaveLength(1);
    }
  });
});

describe('a discard taken back (R100)', () => {
  it('comes from the pile into the hand', () => {
    const rules = withOptions(preset('crazy-rummy'), { goingOut: { discardTakeBack: true } });
    const state = playLines(position({ rules, hands: ['5C 6C KD', '2C 2D', '3S KS'] }), '0 discard KD');
    const { steps } = toldLine(state, '0 recall', 0);
    expect(cardMoves(steps, 'KD')).toMatchObject([{ flight: true, from: null, to: { zone: 'hand' } }]);
    const { to, steps: others } = toldLine(state, '0 recall', 1);
    expect(cardMoves(others, 'KD')[0]?.to.rect).toEqual(seatPose(to.layout, 0).rect);
  });
});

describe('going Rummy (R111)', () => {
  it('the hand flies from its ringed seat into melds', () => {
    const hand = '5C 6C 7C 9C 9D 9H TS JS QS KS KD';
    const state = position({ rules: thanasis, deal: 1, wildRank: 2, hands: [hand, '3C 4D', '3H 4S', '8H 8D'] });
    const line = '0 rummy KD | run 5C: 5C 6C 7C | set 9: 9C 9D 9H | run TS: TS JS QS KS';
    const { from, to, steps } = toldLine(state, line, 1);
    const seat = to.layout.seats.find((box) => box.seat === 0);
    expect(steps).toContainEqual(expect.objectContaining({ type: 'ring', rect: seat?.rect }));
    for (const move of cardMoves(steps, '5C 6C 7C 9C 9D 9H TS JS QS KS')) {
      expect(move).toMatchObject({ from: { rect: seatPose(from.layout, 0).rect }, to: { zone: 'meld' } });
    }
  });
});
