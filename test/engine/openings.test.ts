import { describe, expect, it } from 'vitest';
import { gameWinners, openingIn, viewFor } from '#engine';
import { preset, withOptions } from '../support/play/deals.ts';
import { listedLines } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';

const kaluki = preset('kaluki');
const romme = preset('romme');
const rami = preset('rami');
const OTHERS = ['2H 3H', 'QC.2 QD.2'];

/** A moment of Kaluki, by default in the turn of seat 0, which has drawn from the stock. */
const inKaluki = (hand: string, more: Partial<Position> = {}) =>
  position({ rules: kaluki, deal: 1, hands: [hand, ...OTHERS], ...more });

describe('an opening in Kaluki (R154)', () => {
  const moment = inKaluki('KC KD KH 5S 6S 7S 2C 9D');
  const kings = playLines(moment, '0 meld set K: KC KD KH');
  const both = playLines(kings, '0 meld run 5S: 5S 6S 7S');

  it('E67a has 40 points before the turn may end', () => {
    expect(whyIllegal(kings, '0 discard 9D')).toBe('openingTooLow');
    expect(listedLines(kings)).not.toContain('0 discard 9D');
    expect(playLines(both, '0 discard 9D').turn).toBe(1);
  });

  it('E67a has 51 in Kaluki 51', () => {
    const low = position({ rules: preset('kaluki-51'), deal: 1, hands: ['KC KD KH 5S 6S 7S 2C 9D', ...OTHERS] });
    const laid = playLines(low, '0 meld set K: KC KD KH', '0 meld run 5S: 5S 6S 7S');
    expect(whyIllegal(laid, '0 discard 9D')).toBe('openingTooLow');
  });

  it('is shown to its player while it grows, and not to the others', () => {
    expect(openingIn(viewFor(moment, 0))).toEqual({ points: 0, needed: 40, lacksRun: false });
    expect(openingIn(viewFor(kings, 0))).toEqual({ points: 30, needed: 40, lacksRun: false });
    expect(openingIn(viewFor(both, 0))).toEqual({ points: 48, needed: 40, lacksRun: false });
    expect(openingIn(viewFor(kings, 1))).toBeNull();
    expect(openingIn(viewFor(kings, 'spectator'))).toBeNull();
  });

  it('E67b counts a Joker as the card it stands for (§4.107)', () => {
    const enough = inKaluki('QH KH JK 3C 3D 3S 2C 9D');
    const laid = playLines(enough, '0 meld run QH: QH KH JK', '0 meld set 3: 3C 3D 3S');
    expect(openingIn(viewFor(laid, 0))?.points).toBe(40);
    expect(playLines(laid, '0 discard 9D').turn).toBe(1);
    const few = playLines(inKaluki('QH KH JK 2C 2D 2S 9D 8C'), '0 meld run QH: QH KH JK', '0 meld set 2: 2C 2D 2S');
    expect(whyIllegal(few, '0 discard 9D')).toBe('openingTooLow');
  });

  it('E67c is not helped by lay-offs or swaps, which wait for it (§4.104)', () => {
    const melds = ['1 set A: AC AD AH', '1 run 4S: 4S 5S 6S', '2 run 9C: 9C JK JC'];
    const before = inKaluki('KC KD KH 7S TC 9D 2C', { melds });
    expect(whyIllegal(before, '0 layoff 7S 1 high')).toBe('meldFirst');
    expect(whyIllegal(before, '0 swap TC for JK in 2')).toBe('meldFirst');
    const laid = playLines(before, '0 meld set K: KC KD KH');
    expect(whyIllegal(laid, '0 layoff 7S 1 high')).toBe('openingTooLow');
    expect(whyIllegal(laid, '0 swap TC for JK in 2')).toBe('openingTooLow');
    expect(listedLines(laid).filter((line) => /layoff|swap/.test(line))).toEqual([]);
  });

  it('lets its player lay off and swap in the same turn once it is complete', () => {
    const melds = ['1 run 2S: 2S 3S 4S'];
    const laid = playLines(
      inKaluki('KC KD KH 5S 6S 7S 8S 2C 9D', { melds }),
      '0 meld set K: KC KD KH',
      '0 meld run 6S: 6S 7S 8S',
    );
    expect(playLines(laid, '0 layoff 5S 0 high', '0 discard 9D').turn).toBe(1);
  });

  it('may be taken back, after which the turn may end', () => {
    const back = playLines(kings, '0 takeback');
    expect(whyIllegal(back, '0 discard 9D')).toBeNull();
  });

  it('does not add up over turns: who has not opened begins anew (§4.106)', () => {
    const opened = playLines(both, '0 discard 9D', '1 draw stock', '1 discard 2H', '2 draw stock', '2 discard QC.2');
    expect(openingIn(viewFor(opened, 0))).toBeNull();
    expect(openingIn(viewFor(playLines(both, '0 discard 9D', '1 draw stock'), 1))?.points).toBe(0);
  });

  it('E67d has no low Ace', () => {
    expect(whyIllegal(inKaluki('AH 2H.2 3H.2 9D'), '0 meld run AH: AH 2H.2 3H.2')).toBe('notAMeld');
  });

  it('E67f is part of a whole hand in one turn, which counts double', () => {
    const hands = ['KC KD KH KS 5S 6S 7S 9C 9D 9H JD QD KD.2 2C', '2H 3H AS', 'QC 2D JK'];
    const laid = playLines(
      position({ rules: kaluki, deal: 1, hands }),
      '0 meld set K: KC KD KH KS',
      '0 meld run 5S: 5S 6S 7S',
      '0 meld set 9: 9C 9D 9H',
      '0 meld run JD: JD QD KD.2',
      '0 discard 2C',
    );
    expect(laid.results[0]?.points).toEqual([0, 32, 54]);
  });

  it('E67g is all that the top discard is for before it (R73)', () => {
    const drawing = inKaluki('KD KH 5S 6S 7S 2C 9D', { phase: 'draw', pile: 'KC' });
    const taken = playLines(drawing, '0 draw pile');
    expect(whyIllegal(taken, '0 discard 9D')).toBe('mustMeldTaken');
    const without = playLines(taken, '0 meld run 5S: 5S 6S 7S');
    expect(whyIllegal(without, '0 discard 9D')).toBe('openingTooLow');
    expect(playLines(without, '0 meld set K: KC KD KH', '0 discard 9D').turn).toBe(1);
  });

  it('E67h does not matter for the end of the game: 150 ends it, and the lowest wins', () => {
    const last = position({
      rules: kaluki,
      deal: 4,
      totals: [120, 101, 33],
      turn: 1,
      hands: ['2C 4C JK KD', '9S', 'AS 3S'],
      melds: ['1 set 9: 9C 9D 9H'],
    });
    const over = playLines(last, '1 discard 9S');
    expect(over).toMatchObject({ totals: [151, 101, 47], phase: 'over' });
    expect(gameWinners(kaluki, over.totals, 1)).toEqual([2]);
  });
});

describe('an opening in Rommé', () => {
  const inRomme = (hand: string, more: Partial<Position> = {}) =>
    position({ rules: romme, deal: 1, hands: [hand, ...OTHERS], ...more });

  it('E68a counts a low Ace 1', () => {
    const enough = playLines(
      inRomme('AH 2H.2 3H.2 4H KC KD KH 9C'),
      '0 meld run AH: AH 2H.2 3H.2 4H',
      '0 meld set K: KC KD KH',
    );
    expect(openingIn(viewFor(enough, 0))?.points).toBe(40);
    const few = playLines(
      inRomme('AH 2H.2 3H.2 4S KC KD KH 9C'),
      '0 meld run AH: AH 2H.2 3H.2',
      '0 meld set K: KC KD KH',
    );
    expect(whyIllegal(few, '0 discard 9C')).toBe('openingTooLow');
  });

  it('E68b counts a high Ace 11, also in a set of Aces', () => {
    const laid = playLines(inRomme('QD KD AD 3C 3D 3S 9C 8C'), '0 meld run QD: QD KD AD', '0 meld set 3: 3C 3D 3S');
    expect(openingIn(viewFor(laid, 0))?.points).toBe(40);
    const aces = playLines(inRomme('AC AD AS 9C 8C'), '0 meld set A: AC AD AS');
    expect(openingIn(viewFor(aces, 0))?.points).toBe(33);
  });

  it('E68c is behind a player who swaps: the Joker is laid again', () => {
    const melds = ['1 run 5H: 5H 6H JK', '0 run TS: TS JS QS'];
    const swapped = playLines(inRomme('7H KD 4C', { melds }), '0 swap 7H for JK in 0');
    expect(whyIllegal(swapped, '0 discard KD')).toBe('reuseWild');
    expect(playLines(swapped, '0 layoff JK 1 low', '0 discard KD').turn).toBe(1);
  });

  it('E68d may be the dealer’s whole hand', () => {
    const hands = ['KC KD KH 7S 8S 9S TS 4C 4D 4H 5H 6H 7H 2C', '2H 3C JK', 'KS AS'];
    const laid = playLines(
      position({ rules: romme, deal: 1, drew: 'none', hands }),
      '0 meld set K: KC KD KH',
      '0 meld run 7S: 7S 8S 9S TS',
      '0 meld set 4: 4C 4D 4H',
      '0 meld run 5H: 5H 6H 7H',
      '0 discard 2C',
    );
    expect(laid.results[0]?.points).toEqual([0, 50, 42]);
  });

  it('E68e does not free the top discard to be given back', () => {
    const taken = playLines(inRomme('KD 4C 9H', { phase: 'draw', pile: 'QS' }), '0 draw pile');
    expect(whyIllegal(taken, '0 discard QS')).toBe('noGivingBack');
  });

  it('E68f does not matter for the end of the game: 500 ends it', () => {
    const last = position({
      rules: romme,
      deal: 9,
      totals: [470, 388, 120],
      turn: 1,
      hands: ['KC KD JK', '9S', 'AS QH TC'],
      melds: ['1 set 9: 9C 9D 9H'],
    });
    const over = playLines(last, '1 discard 9S');
    expect(over).toMatchObject({ totals: [510, 388, 151], phase: 'over' });
    expect(gameWinners(romme, over.totals, 1)).toEqual([2]);
  });
});

describe('an opening in Rami', () => {
  const inRami = (hand: string, more: Partial<Position> = {}) =>
    position({ rules: rami, deal: 1, hands: [hand, ...OTHERS], ...more });

  it('E69a waits for the second round', () => {
    expect(whyIllegal(inRami('KC KD KH 2C', { hadTurns: [] }), '0 meld set K: KC KD KH')).toBe('meldsNotYet');
  });

  it('E69b has a run without a Joker (R155)', () => {
    const kings = playLines(inRami('KC KD KH 9S TS JS JK 2C 9D'), '0 meld set K: KC KD KH');
    expect(openingIn(viewFor(kings, 0))).toEqual({ points: 30, needed: 51, lacksRun: true });
    const impure = playLines(kings, '0 meld run 9S: 9S JK JS');
    expect(whyIllegal(impure, '0 discard 9D')).toBe('openingNeedsRun');
    expect(whyIllegal(impure, '0 layoff TS 1 high')).toBe('openingNeedsRun');
    expect(playLines(kings, '0 meld run 9S: 9S TS JS', '0 discard 9D').turn).toBe(1);
  });

  it('keeps its run without a Joker when one is laid off on it afterwards', () => {
    const laid = playLines(inRami('KC KD KH 9S TS JS JK 2C 9D'), '0 meld set K: KC KD KH', '0 meld run 9S: 9S TS JS');
    expect(playLines(laid, '0 layoff JK 1 high', '0 discard 9D').turn).toBe(1);
  });

  it('E69c has one Joker in a meld', () => {
    const moment = inRami('5S 6S JK JK.2 2C');
    expect(whyIllegal(moment, '0 meld run 5S: 5S 6S JK JK.2')).toBe('tooManyWilds');
    const melds = ['0 run 5S: 5S 6S JK'];
    expect(whyIllegal(inRami('JK.2 2C KD', { melds }), '0 layoff JK.2 0 high')).toBe('tooManyWilds');
  });

  it('E69d is needed before the top discard may be laid otherwise (R76)', () => {
    const melds = ['0 run 5C: 5C 6C 7C'];
    const taken = playLines(inRami('9D 9H KD 2C', { phase: 'draw', pile: '9S', melds }), '0 draw pile');
    expect(whyIllegal(taken, '0 discard KD')).toBe('mustMeldTaken');
    expect(playLines(taken, '0 meld set 9: 9S 9D 9H', '0 discard KD').turn).toBe(1);
  });
});

describe('an opening in house rules', () => {
  it('comes before any call of a discard, which could not be taken back (§4.104)', () => {
    const rules = withOptions(kaluki, { goingOut: { callRummy: 'pile' }, draw: { gated: false, pileShown: 'all' } });
    const asked = (melds: readonly string[]) =>
      playLines(
        position({ rules, deal: 1, hands: ['9S 4C', '2H 3H', 'QC QD'], pile: 'JH QH KH AH', melds }),
        '0 discard 9S',
      );
    expect(asked([]).window).toBeNull();
    const opened = asked(['2 set K: KC KD KS']);
    expect(playLines(opened, '2 claim 5 meld run JH: JH QH KH AH').turn).toBe(2);
  });

  it('is asked of a late turn with melds only as well (R108)', () => {
    const rules = withOptions(kaluki, { goingOut: { relief: 'meld' } });
    const moment = position({ rules, deal: 1, hands: ['2C', 'KC KD KH 9D', 'QC QD'], hadTurns: [] });
    const late = playLines(moment, '0 discard 2C');
    const laid = playLines(late, '1 meld set K: KC KD KH');
    expect(whyIllegal(laid, '1 endturn')).toBe('openingTooLow');
    expect(playLines(laid, '1 takeback', '1 endturn').turn).toBe(2);
  });
});
