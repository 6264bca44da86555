import { describe, expect, it } from 'vitest';
import { type Reason, suggest } from '#bots';
import { parseCards, refusal, viewFor } from '#engine';
import { printRecorded } from '#record';
import { crazyRummy } from '#rules';
import { preset, withOptions } from '../support/play/deals.ts';
import { type Position, position } from '../support/play/positions.ts';
import { playDeal } from './playDeal.ts';
import { ANY } from './playTurn.ts';

const adviceAt = (moment: Position) => suggest(viewFor(position(moment), 0), ANY);

/** The lines of the suggestions, as in a record without the seat. */
const linesAt = (moment: Position): string[] =>
  adviceAt(moment).map(({ line }) =>
    line.map((action) => printRecorded({ by: 0, action }).replace(/^\d+ /, '')).join('; '),
  );

const reasonsAt = (moment: Position): readonly Reason[] => adviceAt(moment)[0]?.reasons ?? [];

const cards = (text: string) => parseCards(text);
const [KING_OF_DIAMONDS] = parseCards('KD');

describe('the reasons of a suggestion', () => {
  it('points laid down are safe if the seat closest to going out does so', () => {
    const hands = ['7H 8H 9H 2C 5D KS', '3C 4C 6D TD', '9C'];
    expect(reasonsAt({ deal: 1, hands, melds: ['2 set Q: QC QD QH'] })).toMatchObject([
      { type: 'safe', points: 24, seat: 2, cards: 1 },
      { type: 'fewest', points: 7, cards: 2 },
    ]);
  });

  it('a card is kept for those that complete a meld with it: the ones still unseen, and the ones that are gone', () => {
    // The five of clubs goes with the fours, the three goes with both clubs. One four and the six of clubs are gone.
    const hands = ['4C 5C 4D 9H KS', '2C TD JC', '9C TC JS'];
    const reasons = reasonsAt({ deal: 1, hands, melds: ['1 set 6: 6C 6D 6S', '2 run 2H: 2H 3H 4H'] });
    expect(reasons).toEqual([
      { type: 'sheds', card: 51, points: 10, completing: { live: 0, gone: 0, wilds: 0 } },
      {
        type: 'keeps',
        card: cards('4C')[0],
        beside: cards('5C 4D'),
        completing: { live: 2, gone: 2, wilds: 4 },
      },
    ]);
  });

  it('R157 no card is kept for a meld to come in a last turn', () => {
    const rules = preset('three-thirteen');
    const moment = { rules, deal: 3, hands: ['9C 9D TS JH 2D KS', '2C 3D 7D', '4H'] };
    const types = (also: Position['also']) => reasonsAt({ ...moment, ...(also && { also }) }).map(({ type }) => type);
    expect(types({ relief: -1 })).toEqual(['sheds', 'keeps']);
    expect(types({ relief: 2 })).toEqual(['sheds']);
  });

  it('going out leaves no points', () => {
    const hands = ['7H 8H 9H KS', '3C 4C 6D TD', '9C 2D'];
    expect(linesAt({ deal: 1, hands })).toEqual(['meld run 7H: 7H 8H 9H; discard KS']);
    expect(reasonsAt({ deal: 1, hands })).toEqual([{ type: 'goesOut', saved: 34 }]);
  });

  it('a swap frees a wild, which is then used', () => {
    const hands = ['9H QC QD 5S 4S 2C 8D', '3C 4C 6D TD 2D 2S', '9C 2H TH JD JS'];
    const [best] = adviceAt({ deal: 1, hands, melds: ['1 run 7H: 7H 8H AS'], melded: [0] });
    expect(best?.reasons[0]).toMatchObject({
      type: 'frees',
      swap: { natural: cards('9H')[0], wild: cards('AS')[0] },
    });
    expect(best?.reasons[0]).toMatchObject({ lets: { type: 'meld' } });
  });

  it('a discard is denied to the next player, who is known to hold cards that go with it', () => {
    const hands = ['KD 9S 2H 5D 7C', 'KC KS QC QS 8S', '4S 6S QH TC JC'];
    const known = [[], cards('KC KS'), []];
    expect(linesAt({ deal: 4, hands, also: { known } })[0]).toBe('discard 9S');
    expect(reasonsAt({ deal: 4, hands, also: { known } })[0]).toEqual({
      type: 'denies',
      card: KING_OF_DIAMONDS,
      seat: 1,
      how: 'collects',
      known: cards('KC KS'),
    });
    expect(reasonsAt({ deal: 4, hands })[0]).toMatchObject({ type: 'sheds', card: KING_OF_DIAMONDS });
  });

  it('melds are held back while the end is far', () => {
    const FAR = ['3C AC 8S QC 3H 6S 9H', 'TD JC QD 6D 5S 8D QH', '9C TC JS 4C 6C QS 7C'];
    const [best, ...others] = adviceAt({ deal: 13, hands: ['2H 2S 2D 4S 5C 7D 9D TH', ...FAR], hadTurns: [] });
    const reason = best?.reasons[0];
    expect(reason).toMatchObject({ type: 'holdsBack', points: 6 });
    expect(reason?.type === 'holdsBack' && reason.chance < 0.1).toBe(true);
    expect(others.every(({ cost }) => cost >= (best?.cost ?? 0))).toBe(true);
  });

  it('the card of the pile completes a meld', () => {
    const hands = ['7H 8H 2C 5D KS', '3C 4C 6D TD', '9C 2D'];
    const moment = { deal: 1, hands, phase: 'draw', pile: '9H', melded: [0] } as const;
    expect(linesAt(moment)[0]).toBe('draw pile; meld run 7H: 7H 8H 9H; discard KS');
    expect(reasonsAt(moment)[0]).toMatchObject({
      type: 'completes',
      card: cards('9H')[0],
      reading: { rank: 7 },
      on: -1,
    });
  });

  it('the stock is better than a useless card, by how many unseen cards would help', () => {
    // The six and nine of hearts complete a run, the aces are wild; the kings would be a set if they were wanted.
    const hands = ['7H 8H 2C 5D KS', '3C 4C 6D TD', 'QC 3D'];
    const reasons = reasonsAt({ deal: 1, hands, phase: 'draw', pile: 'JD' });
    expect(reasons).toEqual([
      { type: 'pileUseless', card: cards('JD')[0] },
      { type: 'stock', helping: 6, unseen: 46 },
    ]);
  });

  it('no card helps to a meld of the whole hand where one must be kept (R95)', () => {
    const moment = { hands: ['4C 4D', '3C 6D TD', 'QC 3D'], phase: 'draw', pile: 'JD', melded: [0] } as const;
    expect(reasonsAt({ ...moment, deal: 1 })).toEqual([{ type: 'pileUseless', card: cards('JD')[0] }]);
    const free = { ...moment, deal: 1, rules: withOptions(crazyRummy, { goingOut: { discard: 'optional' } }) };
    // Two fours and four wild aces.
    expect(reasonsAt(free)).toContainEqual({ type: 'stock', helping: 6, unseen: 49 });
  });

  it('a wild helps to a set of its own rank, where it is a natural (R48)', () => {
    const rules = withOptions(crazyRummy, { melds: { wildLimit: 'one' } });
    const hands = ['AC AD 9H KS 5C', '3C 6D TD', 'QC 3D'];
    const reasons = reasonsAt({ rules, deal: 1, hands, phase: 'draw', pile: 'JD' });
    // The other aces; and nine cards of a held rank, and thirteen of runs, with one ace.
    expect(reasons).toContainEqual({ type: 'stock', helping: 24, unseen: 46 });
  });

  it('no card helps to a run in which two wilds would lie side by side (R45)', () => {
    const hands = ['4C 9D KS AD AH', '3C 6D TD', 'QC 3D'];
    const helping = (wildLimit: 'atMostNaturals' | 'apart') => {
      const rules = withOptions(crazyRummy, { melds: { wildLimit, runMin: 4 } });
      return reasonsAt({ rules, deal: 1, hands, phase: 'draw', pile: '2H' }).find(({ type }) => type === 'stock');
    };
    // Not the seven of clubs, the six and Queen of diamonds, nor the ten and Queen of spades.
    expect(helping('atMostNaturals')).toMatchObject({ helping: 25 });
    expect(helping('apart')).toMatchObject({ helping: 20 });
  });

  it('a player with one card must draw from the stock', () => {
    const hands = ['7H', '3C 4C 6D TD', 'QC 3D'];
    expect(reasonsAt({ deal: 1, hands, phase: 'draw', pile: 'JD', melded: [0] })).toEqual([{ type: 'forced' }]);
  });

  it('where melds score, it is the points that they score', () => {
    const hands = ['7H 8H 9H 2C 5D KS', '3C 4C 6D TD 2D', '9C TC 3D JD'];
    const rules = preset('five-thousand-rummy');
    expect(reasonsAt({ rules, hands })[0]).toMatchObject({ type: 'scores' });
  });

  it('in Beanie, where the deal goes on without a stock, nobody is told to draw from it', () => {
    let isEmpty = false;
    for (const { before, by } of playDeal(preset('beanie'), 6, 5)) {
      if (by === 'table' || before.phase !== 'draw') continue;
      isEmpty ||= before.stock.length === 0;
      const view = viewFor(before, by);
      for (const { line } of suggest(view, ANY)) expect(refusal(view, line[0])).toBeNull();
    }
    expect(isEmpty).toBe(true);
  });

  it('where the first melds need points, it is that they have them, or how many they lack', () => {
    const others = ['2H 3H 6D 8C TS.2', 'QC.2 QD.2 4D 6C 8H'];
    const kaluki = { rules: preset('kaluki'), pile: '4C KC', stock: '2D' };
    const ready = { ...kaluki, hands: ['KC.2 KD KH 5S 6S 7S 2C 9D', ...others] };
    expect(reasonsAt(ready)[0]).toEqual({ type: 'opens', points: 48, needed: 40 });
    const waiting = { ...kaluki, hands: ['KC.2 KD KH 5S 6S 8S 2C 9D', ...others] };
    expect(reasonsAt(waiting)).toContainEqual({ type: 'toOpening', points: 30, needed: 40, lacksRun: false });
    const taking = { ...kaluki, phase: 'draw', hands: ['KD KH 5S 6S 7S 2C 9D', ...others] } as const;
    expect(linesAt(taking)[0]).toMatch(/^draw pile; meld .*; meld /);
    expect(reasonsAt(taking)).toMatchObject([{ type: 'completes' }, { type: 'opens', points: 48, needed: 40 }]);
  });

  it('it counts the unseen cards that open', () => {
    const hands = ['KD KH 5S 6S 7S 2C 9D', '2H 3H 6D 8C TS.2', 'QC.2 QD.2 4D 6C 8H'];
    const reasons = reasonsAt({ rules: preset('kaluki'), hands, phase: 'draw', pile: '3C' });
    // Four more Kings and two Jokers make a set of Kings beside the run.
    expect(reasons).toContainEqual({ type: 'stock', helping: 6, unseen: 98 });
    // With one meld a turn (R57), no meld of this hand has forty points.
    const rules = withOptions(preset('kaluki'), { play: { meldsPerTurn: 1 } });
    const types = reasonsAt({ rules, hands, phase: 'draw', pile: '3C' }).map(({ type }) => type);
    expect(types).toEqual(['pileUseless']);
  });

  it('it finds an opening whose run has a wild in its own place (R155)', () => {
    const rules = withOptions(preset('rami'), { wilds: { permanent: ['jokers', 'tens'] } });
    const hands = ['9S TS JS KC KD KH 2D 4C', '2H 3H 6D 8C', 'QC QD 4D 6C'];
    expect(reasonsAt({ rules, hands })[0]).toMatchObject({ type: 'opens', points: 59, needed: 51 });
  });

  it('it finds an opening that needs the points of a low ace (R158)', () => {
    const rules = withOptions(preset('kaluki'), { melds: { runAce: 'lowOrHigh' }, scoring: { ace: 1, lowAce: 5 } });
    const hands = ['AC 2C 3C TD JD QD 8S 6H', '2H 3H 6D 8C', 'QC 4D 6C'];
    expect(reasonsAt({ rules, hands })[0]).toMatchObject({ type: 'opens', points: 40, needed: 40 });
  });

  it('there is none for a seat that is not asked', () => {
    expect(adviceAt({ deal: 1, hands: ['7H 8H', '3C 4C', 'QC 3D'], turn: 1 })).toEqual([]);
  });
});
