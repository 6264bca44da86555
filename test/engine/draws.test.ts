import { describe, expect, it } from 'vitest';
import { apply, type DrawRules, parseCards } from '#engine';
import { crazyRummy } from '#rules';
import { preset, withOptions } from '../support/play/deals.ts';
import { listedLines } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';

const drawing = (moment: Position) => position({ phase: 'draw', ...moment });
const variant = (draw: Partial<DrawRules>) =>
  withOptions(crazyRummy, { table: { minPlayers: 2 }, draw: { pileShown: 'all', ...draw } });

describe('how many cards of the pile may be taken (R72, R73)', () => {
  const aceToAce = { rules: preset('ace-to-ace'), hands: ['5C KD', 'QC QD'], pile: '2D 9H QS' };

  it('R72 any number, the deepest first; the rest of the pile stays', () => {
    const moment = drawing({ ...aceToAce, melded: [0] });
    expect(listedLines(moment)).toEqual(['0 draw stock', '0 draw pile', '0 draw pile 2', '0 draw pile 3']);
    const drawn = playLines(moment, '0 draw pile 2');
    expect(drawn.draft.drawn).toEqual(parseCards('9H QS'));
    expect(drawn.pile).toEqual(parseCards('2D'));
    expect(whyIllegal(moment, '0 draw pile 4')).toBe('notNow');
  });

  it('R72 only the top card', () => {
    const moment = drawing({ hands: ['5C KD', 'QC QD', 'AS KS'], pile: '2D 9H QS' });
    expect(listedLines(moment)).toEqual(['0 draw stock', '0 draw pile']);
    expect(whyIllegal(moment, '0 draw pile 2')).toBe('topCardOnly');
  });

  it('R73 only the top card before the player’s own first meld, whatever others have melded', () => {
    const moment = drawing({ ...aceToAce, melds: ['1 run 5H: 5H 6H 7H'] });
    expect(listedLines(moment)).toEqual(['0 draw stock', '0 draw pile']);
    expect(whyIllegal(moment, '0 draw pile 2')).toBe('topCardOnly');
  });

  it('R84 none that cannot be seen', () => {
    const moment = drawing({ ...aceToAce, rules: variant({ depth: 'any', pileShown: 'top' }), melded: [0] });
    expect(whyIllegal(moment, '0 draw pile 2')).toBe('topCardOnly');
  });

  it('§4.64 cards taken go back to where they were', () => {
    const moment = drawing({ ...aceToAce, melded: [0] });
    const back = playLines(moment, '0 draw pile 3', '0 takeback');
    expect(back).toMatchObject({ pile: moment.pile, hands: moment.hands, phase: 'draw', draft: { drawn: [] } });
    expect(listedLines(back)).toEqual(listedLines(moment));
  });
});

describe('two naturals that match the deepest card (R77, §4.49)', () => {
  const george = preset('george');
  const taking = (hand: string, pile: string, rules = george) =>
    drawing({ rules, wildRank: 6, hands: [hand, 'JS JD', 'TS KS'], pile });

  it('George: even the top card alone needs two of its rank', () => {
    expect(whyIllegal(taking('9C 9D 3H', '4S 9H'), '0 draw pile')).toBeNull();
    expect(whyIllegal(taking('9C 8D 3H', '4S 9H'), '0 draw pile')).toBe('needTwoNaturals');
    expect(listedLines(taking('9C 8D 3H', '4S 9H'))).toEqual(['0 draw stock']);
  });

  it('George: the deepest of several cards decides, and the two must be in the hand', () => {
    const moment = taking('4C 4D 3H', '4S 9H 9S');
    expect(listedLines(moment)).toEqual(['0 draw stock', '0 draw pile 3']);
    expect(whyIllegal(taking('4C KD 3H', '4S 9H 4H'), '0 draw pile 3')).toBe('needTwoNaturals');
  });

  it('George: a wild is not a natural', () => {
    expect(whyIllegal(taking('9C 6D 3H', '9H'), '0 draw pile')).toBe('needTwoNaturals');
  });

  it('§4.87 a card of the wild rank is natural in its own set, unless it always counts as wild', () => {
    expect(whyIllegal(taking('6C 6D 3H', '6H'), '0 draw pile')).toBeNull();
    const strict = withOptions(george, { melds: { ownPlace: 'wild' } });
    expect(whyIllegal(taking('6C 6D 3H', '6H', strict), '0 draw pile')).toBe('needTwoNaturals');
    const jokers = withOptions(george, { pack: { jokers: 4 }, wilds: { permanent: ['jokers'] } });
    expect(whyIllegal(taking('JK JK.2 3H', 'JK.3', jokers), '0 draw pile')).toBe('needTwoNaturals');
  });

  it('R48 without a limit no wild counts as wild in its own place', () => {
    const unlimited = withOptions(george, { melds: { wildLimit: 'none', ownPlace: 'wild' } });
    expect(whyIllegal(taking('6C 6D 3H', '6H', unlimited), '0 draw pile')).toBeNull();
  });

  it('George: without runs, neighbours in a suit do not match, but the same card of both packs does', () => {
    expect(whyIllegal(taking('8C TC 3H', '9C'), '0 draw pile')).toBe('needTwoNaturals');
    expect(whyIllegal(taking('9C 9C.2 3H', '9H'), '0 draw pile')).toBeNull();
    const distinct = withOptions(george, { melds: { duplicates: false } });
    expect(whyIllegal(taking('9C 9C.2 3H', '9H', distinct), '0 draw pile')).toBe('needTwoNaturals');
  });

  it('R77 George: a wild taken is matched only by its own rank, not by two cards it could help', () => {
    expect(whyIllegal(taking('9C 9D 3H', '6H'), '0 draw pile')).toBe('needTwoNaturals');
  });

  it('R77 for several cards: the obligation to meld with them is checked at the end of the turn', () => {
    const rules = variant({ depth: 'any', twoNaturals: 'forSeveral' });
    expect(whyIllegal(taking('5C KD', '7C 2S', rules), '0 draw pile')).toBeNull();
    expect(whyIllegal(taking('5C KD', '7C 2S', rules), '0 draw pile 2')).toBeNull();
  });

  it('R77 always, with runs: two cards that form a set or run with it', () => {
    const rules = variant({ depth: 'any', twoNaturals: 'always' });
    const moment = (hand: string, pile: string) => taking(hand, pile, rules);
    expect(whyIllegal(moment('5C KD', '7C 2S'), '0 draw pile 2')).toBe('needTwoNaturals');
    expect(whyIllegal(moment('8C 9C', '7C 2S'), '0 draw pile 2')).toBeNull();
    expect(whyIllegal(moment('5C 8C', '7C 2S'), '0 draw pile 2')).toBe('needTwoNaturals');
    expect(whyIllegal(moment('8C TC', '9C 2S'), '0 draw pile 2')).toBeNull();
    expect(whyIllegal(moment('QC KC', 'AD 2S'), '0 draw pile 2')).toBe('needTwoNaturals');
    expect(whyIllegal(moment('2C 3C', 'AC 2S'), '0 draw pile 2')).toBeNull();
    expect(whyIllegal(moment('QC KC', 'AC 2S'), '0 draw pile 2')).toBe('needTwoNaturals');
  });
});

describe('players who draw only from the stock (R102, R104)', () => {
  it('R102 a floater must draw from the stock', () => {
    const moment = drawing({
      rules: preset('five-thousand-rummy'),
      wildRank: 6,
      hands: ['', 'QC QD', 'TS'],
      pile: '9H',
    });
    expect(listedLines(moment)).toEqual(['0 draw stock']);
    expect(whyIllegal(moment, '0 draw pile')).toBe('mustDrawStock');
  });

  it('R104 off: a player with one card may take the top of the pile', () => {
    const rules = withOptions(crazyRummy, { goingOut: { oneCard: false } });
    const moment = { hands: ['KD', 'QC QD', 'AS KS'], pile: '9H' };
    expect(whyIllegal(drawing({ ...moment, rules }), '0 draw pile')).toBeNull();
    expect(whyIllegal(drawing(moment), '0 draw pile')).toBe('mustDrawStock');
  });

  it('§4.9 a player with one card and an empty stock cannot draw, and must decline the pile', () => {
    const moment = { rules: preset('beanie'), hands: ['KD', 'QC QD', 'AS KS'], pile: '9H', rest: 'pile' } as const;
    expect(whyIllegal(drawing(moment), '0 draw stock')).toBe('notNow');
    expect(whyIllegal(drawing(moment), '0 draw pile')).toBe('mustDrawStock');
    expect(whyIllegal(drawing({ ...moment, hands: ['KD 2D', 'QC QD', 'AS KS'] }), '0 draw pile')).toBeNull();
  });
});

it('E43, §4.54 a card that is dead for taking out of turn is still there for the active player', () => {
  const [nine, three] = parseCards('9H 3S') as [number, number];
  const moves = [
    { seat: 0, did: 'discard', card: nine },
    { seat: 1, did: 'discard', card: three },
    { seat: 0, did: 'pile', card: three },
    { seat: 0, did: 'stock', card: null },
  ] as const;
  const hands = ['5C KD', 'QC QD'];
  const moment = drawing({ rules: preset('crummy-rummy'), hands, pile: '9H', turn: 1, also: { moves } });
  expect(whyIllegal(moment, '1 draw pile')).toBeNull();
});

it('impossible draws are refused', () => {
  const moment = drawing({ rules: preset('ace-to-ace'), hands: ['5C KD', 'QC QD'], pile: '2D 9H', melded: [0] });
  for (const count of [0, -1, 1.5, Number.NaN, 3, 1000]) {
    expect(apply(moment, 0, { type: 'draw', from: 'pile', count })).toEqual({ ok: false, reason: 'notNow' });
  }
});
