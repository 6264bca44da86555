import { describe, expect, it } from 'vitest';
import { type GameState, type PlayRules, parseCards } from '#engine';
import { crazyRummy } from '#rules';
import { preset, withOptions } from '../support/play/deals.ts';
import { listedLines } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';

const variant = (rules: Partial<PlayRules>) => withOptions(crazyRummy, { play: rules });
const inOrder = (text: string) => parseCards(text).toSorted((a, b) => a - b);

/** The listed actions that are table plays. */
const tablePlays = (state: GameState) => listedLines(state).filter((line) => / (meld|layoff|swap) /.test(line));

const others = ['AC AD', 'AS KS'];
const full = { hands: ['5C 6C 7C JH 9H KD 2D', ...others], melds: ['0 run 8H: 8H 4S TH'] };

describe('when melds may be shown (R54 to R56, §4.97)', () => {
  const nothing = (state: GameState, seat = 0) => {
    expect(whyIllegal(state, `${seat} meld run 5C: 5C 6C 7C`)).toBe('meldsNotYet');
    expect(whyIllegal(state, `${seat} layoff JH 0 high`)).toBe('meldsNotYet');
    expect(whyIllegal(state, `${seat} swap 9H for 4S in 0`)).toBe('meldsNotYet');
    expect(tablePlays(state)).toEqual([]);
  };

  it('base: at once', () => {
    const first = position({ ...full, hadTurns: [], drew: 'none' });
    expect(whyIllegal(first, '0 meld run 5C: 5C 6C 7C')).toBeNull();
    expect(whyIllegal(first, '0 layoff JH 0 high')).toBeNull();
    expect(whyIllegal(first, '0 swap 9H for 4S in 0')).toBeNull();
  });

  it('R54 only when a player goes Rummy', () => {
    nothing(position({ ...full, rules: variant({ when: 'goingOutOnly' }) }));
    const thanasis = { ...full, hands: [...full.hands, 'QS QD'], rules: preset('thanasis'), wildRank: 4 };
    expect(tablePlays(position(thanasis))).toEqual([]);
  });

  it('R55, §4.97 not by the first player in the very first turn, neither lay-offs nor swaps; the second may', () => {
    const rules = variant({ firstTurn: false });
    nothing(position({ ...full, rules, hadTurns: [], drew: 'none' }));
    const second = position({ ...full, rules, hadTurns: [2] });
    expect(whyIllegal(second, '0 meld run 5C: 5C 6C 7C')).toBeNull();
    expect(tablePlays(second).length).toBeGreaterThan(0);
  });

  it('R56 not before play is back at the first player', () => {
    const rules = variant({ firstRound: false });
    nothing(position({ ...full, rules, hadTurns: [] }));
    nothing(position({ ...full, rules, hadTurns: [1, 2] }));
    expect(whyIllegal(position({ ...full, rules }), '0 meld run 5C: 5C 6C 7C')).toBeNull();
  });
});

describe('new melds and lay-offs (R57 to R61)', () => {
  it('R57 one new meld a turn, with any number of lay-offs', () => {
    const moment = position({ hands: ['5C 6C 7C 9S TS JS JH QH KD', ...others], melds: ['0 run 8H: 8H 9H TH'] });
    const one = playLines({ ...moment, rules: variant({ meldsPerTurn: 1 }) }, '0 meld run 5C: 5C 6C 7C');
    expect(whyIllegal(one, '0 meld run 9S: 9S TS JS')).toBe('oneMeldATurn');
    expect(tablePlays(one)).toEqual(['0 layoff JH 0 high']);
    expect(whyIllegal(playLines(one, '0 layoff JH 0 high'), '0 layoff QH 0 high')).toBeNull();
    expect(whyIllegal(playLines(one, '0 takeback'), '0 meld run 9S: 9S TS JS')).toBeNull();
    expect(whyIllegal(playLines(moment, '0 meld run 5C: 5C 6C 7C'), '0 meld run 9S: 9S TS JS')).toBeNull();
  });

  it('R58, R59 Basic Rummy: a player may lay off before melding; base: not', () => {
    const moment = { hands: ['8H KD 2D', ...others], melds: ['1 run 5H: 5H 6H 7H'] };
    expect(whyIllegal(position(moment), '0 layoff 8H 0 high')).toBe('meldFirst');
    expect(tablePlays(position(moment))).toEqual([]);
    const basic = position({ ...moment, rules: preset('basic-rummy') });
    expect(tablePlays(basic)).toEqual(['0 layoff 8H 0 high']);
    expect(playLines(basic, '0 layoff 8H 0 high').melds[0]?.cards).toEqual(parseCards('5H 6H 7H 8H'));
  });

  it('E29 Basic Rummy: three Eights are a set, AH 2H 3H is a run, and 5H 6H 7H takes 8H', () => {
    const hands = ['8H 8S 8D AH 2H 3H KD', '2C QD'];
    const moment = position({ rules: preset('basic-rummy'), hands, melds: ['1 run 5H: 5H 6H 7H'] });
    expect(whyIllegal(moment, '0 meld set 8: 8H 8S 8D')).toBeNull();
    expect(whyIllegal(moment, '0 meld run AH: AH 2H 3H')).toBeNull();
    expect(whyIllegal(moment, '0 layoff 8H 0 high')).toBeNull();
    expect(whyIllegal(moment, '0 layoff 8S 0 high')).toBe('doesNotFit');
  });

  it('R60 off: players may add only to their own melds', () => {
    const moment = position({
      hands: ['JH 8C KD', ...others],
      melds: ['1 run 8H: 8H 9H TH', '0 run 5C: 5C 6C 7C'],
    });
    expect(tablePlays(moment)).toEqual(['0 layoff JH 0 high', '0 layoff 8C 1 high']);
    const own = { ...moment, rules: variant({ layOffOthers: false }) };
    expect(tablePlays(own)).toEqual(['0 layoff 8C 1 high']);
    expect(whyIllegal(own, '0 layoff JH 0 high')).toBe('notYourMeld');
  });

  it('E26 5000 Rummy: B adds the 9 to A’s 6-7-8 and owns it; then a 5 or a 10 fits, another 9 does not', () => {
    const hands = ['QC QD', '9H 9H.2 5H TH KD', 'AS KS', 'JS JD', '3C 3D'];
    const rules = preset('five-thousand-rummy');
    const moment = position({ rules, wildRank: 4, turn: 1, hands, melds: ['0 run 6H: 6H 7H 8H'] });
    const added = playLines(moment, '1 layoff 9H 0 high');
    expect(added.melds[0]).toMatchObject({ by: 0, owners: [0, 0, 0, 1] });
    expect(whyIllegal(added, '1 layoff 9H.2 0 high')).toBe('doesNotFit');
    expect(tablePlays(added)).toEqual(['1 layoff 5H 0 low', '1 layoff TH 0 high']);
    expect(playLines(added, '1 layoff 5H 0 low').melds[0]?.owners).toEqual([1, 0, 0, 0, 1]);
  });

  it('R52 where sets name suits, the player names the suit of a wild', () => {
    const rules = withOptions(crazyRummy, { melds: { setWild: 'named' } });
    const moment = position({ rules, deal: 2, hands: ['KC KD 2S 2H 9D', ...others] });
    const laid = playLines(moment, '0 meld set K CDH: KC KD 2S');
    expect(laid.melds[0]).toMatchObject({ suits: [0, 1, 2] });
    expect(tablePlays(laid)).toEqual(['0 layoff 2H 0 set S']);
    expect(whyIllegal(laid, '0 layoff 2H 0 set')).toBe('doesNotFit');
    expect(whyIllegal(laid, '0 layoff 2H 0 set H')).toBe('doesNotFit');
    const both = playLines(laid, '0 layoff 2H 0 set S');
    expect(both.melds[0]).toMatchObject({ suits: [0, 1, 2, 3] });
    expect(playLines(both, '0 takeback').melds).toEqual(laid.melds);
  });
});

describe('the card that must be left to discard (R95, R96, E15)', () => {
  const whole = { hands: ['5C 6C 7C', 'AC AD', 'AS KS'], wildRank: 0 };
  const last = { hands: ['8C', 'AC AD', 'AS KS'], wildRank: 0, melds: ['0 run 5C: 5C 6C 7C'], drew: 'none' } as const;

  it.each([
    ['crazy-rummy', 'keepOne'],
    ['basic-rummy', null],
    ['five-thousand-rummy', null],
    ['crummy-rummy', null],
  ] as const)('%s: laying off the last card gives %s', (id, expected) => {
    expect(whyIllegal(position({ ...last, rules: preset(id) }), '0 layoff 8C 0 high')).toBe(expected);
  });

  it('Basic and 5000 Rummy: the whole hand may be melded; base: not', () => {
    expect(whyIllegal(position(whole), '0 meld run 5C: 5C 6C 7C')).toBe('keepOne');
    for (const id of ['basic-rummy', 'five-thousand-rummy'] as const) {
      const moment = position({ ...whole, rules: preset(id) });
      expect(playLines(moment, '0 meld run 5C: 5C 6C 7C').hands[0]).toEqual([]);
      expect(tablePlays(moment)).toEqual(['0 meld run 5C: 5C 6C 7C']);
    }
  });
});

describe('relief turns of melds only (R108, §4.34)', () => {
  const relief = (hand: string) =>
    position({
      rules: preset('beanie'),
      wildRank: 4,
      hands: ['', hand, 'AS KS'],
      melds: ['0 run 8H: 8H 4S TH'],
      turn: 1,
      drew: 'none',
      hadTurns: [0],
      also: { relief: 0 },
    });

  it('a new meld comes first, then lay-offs on earlier ones, and the whole hand may go', () => {
    const moment = relief('5C 6C 7C JH');
    expect(whyIllegal(moment, '1 layoff JH 0 high')).toBe('meldFirst');
    const melded = playLines(moment, '1 meld run 5C: 5C 6C 7C');
    expect(playLines(melded, '1 layoff JH 0 high').hands[1]).toEqual([]);
  });

  it('wilds cannot be swapped', () => {
    const melded = playLines(relief('5C 6C 7C 9H'), '1 meld run 5C: 5C 6C 7C');
    expect(whyIllegal(melded, '1 swap 9H for 4S in 0')).toBe('notNow');
    expect(tablePlays(melded)).toEqual([]);
  });
});

describe('cards taken from the pile are frozen for a turn (R75, §4.73)', () => {
  const rules = preset('ace-to-ace');
  const table = { rules, deal: 4, hands: ['5C 6C 8C 9H KD 2D', 'QC QD'], pile: '7C JH', phase: 'draw' } as const;
  const melds = ['0 run 8H: 8H 4S TH'];

  it('Ace to Ace: they are not melded, laid off or swapped in; cards of the hand are', () => {
    const taken = playLines(
      position({ ...table, hands: ['5C 6C 8C 9S KD 2D', 'QC QD'], pile: '9H 7C JH', melds }),
      '0 draw pile 3',
    );
    expect(whyIllegal(taken, '0 meld run 5C: 5C 6C 7C')).toBe('frozen');
    expect(whyIllegal(taken, '0 layoff JH 0 high')).toBe('frozen');
    expect(whyIllegal(taken, '0 swap 9H for 4S in 0')).toBe('frozen');
    expect(tablePlays(taken)).toEqual([]);
    const fromHand = playLines(position({ ...table, melds }), '0 draw pile 2');
    expect(tablePlays(fromHand)).toEqual(['0 swap 9H for 4S in 0']);
  });

  it('Ace to Ace: they may be discarded, and played in the next turn', () => {
    const taken = playLines(position({ ...table, melds, stock: '3H 3D' }), '0 draw pile 2');
    expect(whyIllegal(taken, '0 discard JH')).toBeNull();
    const next = playLines(taken, '0 discard KD', '1 draw stock', '1 discard QC', '0 draw stock');
    expect(whyIllegal(next, '0 layoff JH 0 high')).toBeNull();
    expect(whyIllegal(next, '0 meld run 5C: 5C 6C 7C 8C')).toBeNull();
  });

  it('R97 they count as fitting nowhere, so one of them may be the last card', () => {
    const floating = withOptions(rules, { goingOut: { unplayable: true, float: 'on' } });
    const moment = position({ ...table, rules: floating, hands: ['5C 6C 7C', 'QC QD'], pile: 'JH', melds });
    const last = playLines(moment, '0 draw pile', '0 meld run 5C: 5C 6C 7C');
    expect(whyIllegal(last, '0 layoff JH 0 high')).toBe('frozen');
    expect(whyIllegal(last, '0 discard JH')).toBeNull();
  });

  it('Ace to Ace: a wild swapped this turn is not frozen', () => {
    const claimed = playLines(position({ ...table, melds }), '0 draw pile 2', '0 swap 9H for 4S in 0');
    expect(whyIllegal(claimed, '0 layoff 4S 0 high')).toBeNull();
  });

  it('§4.36 Ace to Ace: before the first meld the top card is melded at once', () => {
    const taken = playLines(position({ ...table, pile: 'JH 7C' }), '0 draw pile');
    const melded = playLines(taken, '0 meld run 5C: 5C 6C 7C 8C');
    expect(melded.hands[0]).toEqual(inOrder('9H KD 2D'));
  });
});

it('§4.69 a wild laid alone on a run open at both ends goes on the named end', () => {
  const open = position({ deal: 2, hands: ['2S 8C', ...others], melds: ['0 run 5H: 5H 6H 7H'] });
  expect(playLines(open, '0 layoff 2S 0 low').melds[0]).toMatchObject({ rank: 4, cards: parseCards('2S 5H 6H 7H') });
  expect(playLines(open, '0 layoff 2S 0 high').melds[0]).toMatchObject({ rank: 5, cards: parseCards('5H 6H 7H 2S') });
});
