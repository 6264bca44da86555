import { describe, expect, it } from 'vitest';
import type { RuleSet } from '#engine';
import { crazyRummy } from '#rules';
import { playTurn } from '../bots/playTurn.ts';
import { withOptions } from '../support/play/deals.ts';
import { listedLines } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';

const rules = withOptions(crazyRummy, { draw: { afterMeld: 'closed' }, goingOut: { oneCard: false } });
const outOfTurn = withOptions(rules, { pack: { packs: 'two' }, draw: { outOfTurn: 'beforeDraw' } });
const MELD = '0 run 5H: 5H 6H 7H';
const at = (more: Partial<Position> = {}, by: RuleSet = rules) =>
  position({ rules: by, hands: ['8H 2D KC', '9H 3D', '4C 4D'], pile: 'TH', stock: '9S QS', phase: 'draw', ...more });

describe('the pile after the first meld (R166)', () => {
  it('is closed to a player who has melded in the deal, and to nobody else', () => {
    expect(whyIllegal(at(), '0 draw pile')).toBeNull();
    const melded = at({ melds: [MELD] });
    expect(whyIllegal(melded, '0 draw pile')).toBe('pileClosed');
    expect(listedLines(melded)).toEqual(['0 draw stock']);
    const next = playLines(melded, '0 draw stock', '0 discard KC');
    expect(whyIllegal(next, '1 draw pile')).toBeNull();
  });

  it('nobody who has melded is asked out of turn', () => {
    expect(playLines(at({}, outOfTurn), '0 draw stock').window?.seats).toEqual([1, 2]);
    const asked = playLines(at({ melded: [1] }, outOfTurn), '0 draw stock');
    expect(asked.window?.seats).toEqual([2]);
    expect(whyIllegal(asked, '1 claim 1')).toBe('notAsked');
    expect(playLines(at({ melded: [1, 2] }, outOfTurn), '0 draw stock').phase).toBe('play');
  });

  it('serves the first meld alone where it is gated as well (R73)', () => {
    const gated = withOptions(rules, { draw: { gated: true } });
    const moment = at({ hands: ['8H 9H 2D KC', '3D 3C', '4C 4D'] }, gated);
    const taken = playLines(moment, '0 draw pile');
    expect(whyIllegal(taken, '0 discard KC')).toBe('mustMeldTaken');
    const laid = playLines(taken, '0 meld run 8H: 8H 9H TH', '0 discard KC');
    const later = playLines(laid, '1 draw stock', '1 discard 3D', '2 draw stock', '2 discard 4C');
    expect(whyIllegal(later, '0 draw pile')).toBe('pileClosed');
  });

  it('play stops if only a closed pile is left (R115)', () => {
    const onwards = withOptions(rules, { stock: { end: 'whilePileTaken' } });
    const last = (melded: readonly number[]) => {
      const moment = at({ stock: '9S', rest: 'pile', melded }, onwards);
      return playLines(moment, '0 draw stock', '0 discard KC');
    };
    expect(last([1]).results.at(-1)).toMatchObject({ ending: 'exhausted', out: -1 });
    expect(last([2])).toMatchObject({ phase: 'draw', turn: 1, results: last([1]).results.slice(0, -1) });
  });

  it('a bot draws from the stock after its first meld, and takes the pile before it', () => {
    const hands = ['8H 9H 2D KC', '4D', '4C'];
    expect(playTurn(at({ hands }))[0]).toBe('draw pile');
    expect(playTurn(at({ hands, melds: ['0 set 2: 2C 2H 2S'] }))[0]).toBe('draw stock');
  });

  it('a bot discards what fits the table if the next player cannot take it', () => {
    const hands = ['8H 7S 2D', 'QC QD 4D 5S', '4C 6D 6S'];
    const shed = (by: RuleSet): string | undefined =>
      playTurn(position({ rules: by, wildRank: 1, hands, melds: ['1 run 5H: 5H 6H 7H'] })).at(-1);
    expect(shed(withOptions(rules, { draw: { afterMeld: 'open' } }))).toBe('discard 7S');
    expect(shed(rules)).toBe('discard 8H');
  });
});
