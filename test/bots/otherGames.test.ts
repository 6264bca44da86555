import { describe, expect, it } from 'vitest';
import { think } from '#bots';
import { type GameState, parseCards, type Seat, viewFor } from '#engine';
import { printRecorded } from '#record';
import { preset, withOptions } from '../support/play/deals.ts';
import { position } from '../support/play/positions.ts';
import { ANY, playTurn } from './playTurn.ts';

/** A bot's action for the seat that is asked, as text without the seat. */
const answer = (state: GameState, seat: Seat): string =>
  printRecorded({ by: seat, action: think(viewFor(state, seat), ANY) }).replace(/^\d+ /, '');

describe('where melded cards score (R120)', () => {
  const OTHERS = ['2C 3D 8S QC 6H 9D', 'TD JC KC 6D 5H 9S'];
  const fiveThousand = { rules: preset('five-thousand-rummy'), wildRank: 4 };

  it("a bot lays all it can, and lays off on the others' melds", () => {
    const melds = ['1 run 5C: 5C 6C 7C'];
    const turn = playTurn(position({ ...fiveThousand, hands: ['AC AD AH 8C KD 2S', ...OTHERS], melds }));
    expect(turn.slice(0, 2).toSorted()).toEqual(['layoff 8C 0 high', 'meld set A: AC AD AH']);
    expect(turn).toHaveLength(3);
  });

  it('it takes the pile down to a card that makes a worthwhile meld (R72, R74)', () => {
    const moment = { ...fiveThousand, phase: 'draw' as const, hands: ['AC AD 8H 2S', ...OTHERS], pile: '3S AH 9C' };
    expect(playTurn(position(moment)).slice(0, 2)).toEqual(['draw pile 2', 'meld set A: AC AD AH']);
  });

  it('it leaves cards that it could not keep (R74)', () => {
    const moment = { ...fiveThousand, phase: 'draw' as const, hands: ['AC KD 8H 2S', ...OTHERS], pile: '3S AH 9C' };
    expect(playTurn(position({ ...moment, stock: '7S' }))[0]).toBe('draw stock');
  });

  it('it floats when it has no card to discard (R101)', () => {
    expect(playTurn(position({ ...fiveThousand, hands: ['QC QD QH', '2C 3D 8S 6H 9D', 'TD JC KC 6D 5H'] }))).toEqual([
      'meld set Q: QC QD QH',
      'float',
    ]);
  });

  it('it calls a discard that fits the table (R113, §4.42)', () => {
    const cards = parseCards('8C');
    const window = { kind: 'call', seats: [2], cards, waiting: 4, claims: [null, null, null], next: 1 } as const;
    const also = { phase: 'window', turn: -1, window } as const;
    const melds = ['1 run 5C: 5C 6C 7C'];
    const hands = ['2C 3D', ...OTHERS.map((hand) => hand.slice(6))];
    expect(answer(position({ ...fiveThousand, hands, melds, pile: '8C', also }), 2)).toBe('claim 1 layoff 8C 0 high');
  });

  it('in Ace to Ace it takes frozen cards from the pile only if they help in later turns (R75)', () => {
    const rules = preset('ace-to-ace');
    const moment = { rules, phase: 'draw' as const, melded: [0], pile: '3S 9C', stock: '7S' };
    expect(playTurn(position({ ...moment, hands: ['AC KD 8H 2S', ...OTHERS] }))[0]).toBe('draw stock');
  });
});

describe('where only one seat scores', () => {
  it('a bot goes Rummy as soon as its whole hand is in melds (R111)', () => {
    const rules = preset('thanasis');
    const hands = ['4C 4D 4H 9S TS JS QH QS QC QD KD', '2C 3D 8S', 'TD JC KC', '2H 5H 8H'];
    const [only, ...more] = playTurn(position({ rules, wildRank: 7, hands }));
    expect(more).toEqual([]);
    expect(only).toMatch(/^rummy KD/);
  });

  it('before that it discards loose cards first, whatever their points', () => {
    const rules = preset('thanasis');
    const hands = ['4C 4D 4H 9S TS JS QH QS KH KS 2D', '3C 8D 8S', 'TD JC KC', '2H 5H 8H'];
    expect(playTurn(position({ rules, wildRank: 7, hands }))).toEqual(['discard 2D']);
  });

  it('it goes out without a discard where none is needed (R96)', () => {
    const rules = preset('basic-rummy');
    const turn = playTurn(position({ rules, hands: ['4C 4D 4H 9S TS JS', '2C 3D 8S', 'TD JC KC'] }));
    expect(turn.at(-1)).toBe('goout');
    expect(turn).toHaveLength(3);
  });
});

describe('where contracts must be laid (R62)', () => {
  const crummy = { rules: preset('crummy-rummy'), wildRank: 0 };
  const OTHERS = ['4C 5D 9D QC 6H 9D.2 KS', 'TD JC KC 6D 5H 9S KD'];

  it('a bot lays the contract as soon as it can', () => {
    const hands = ['3C 3D 3H 7S 7C 7C.2 QD TH', ...OTHERS];
    expect(playTurn(position({ ...crummy, deal: 1, hands, also: { melded: 0 } }))[0]).toMatch(/^contract/);
  });

  it('it takes an upcard that brings the contract nearer, in turn and out of turn (R80)', () => {
    const hands = ['3C 3D 8H 7S 7C JD QD', ...OTHERS];
    const moment = { ...crummy, deal: 1, hands, pile: '3H' };
    expect(playTurn(position({ ...moment, phase: 'draw' }))[0]).toBe('draw pile');
    const asked = (upcard: string): GameState => {
      const cards = parseCards(upcard);
      const window = { kind: 'take', seats: [0], cards, waiting: 1, claims: [null, null, null], next: 2 } as const;
      return position({ ...moment, pile: upcard, turn: 2, also: { phase: 'window', window } });
    };
    expect(answer(asked('3H'), 0)).toBe('claim 1');
    expect(answer(asked('8D'), 0)).toBe('pass');
  });

  it('it spends a take only on a card that brings the contract nearer, and none once it is laid (R163)', () => {
    const rules = preset('shanghai-rummy');
    const hands = ['QC QD 4S 5S 6S 7S 8S 9S TS JS 2H', '4C 5D 9D', 'TD JC KC'];
    const asked = (upcard: string, melded = 0): string => {
      const cards = parseCards(upcard);
      const window = { kind: 'take', seats: [0], cards, waiting: 1, claims: [null, null, null], next: 2 } as const;
      const also = { phase: 'window', window, melded } as const;
      return answer(position({ rules, deal: 8, hands, pile: upcard, turn: 2, also }), 0);
    };
    expect(asked('QS')).toBe('claim 1');
    expect(asked('KS.2')).toBe('claim 1');
    expect(asked('8D')).toBe('pass');
    expect(asked('8S.2')).toBe('pass');
    expect(asked('QS', 1)).toBe('pass deal');
  });

  it('it goes on laying new melds after its contract where it may, but none like its others (R165)', () => {
    const rules = withOptions(preset('liverpool-rummy'), {
      play: { contractAlike: 'differ', layOffFrom: 'sameTurn', newAfterContract: true },
    });
    const others = ['TD JC 2D', 'QC 5S 2H'];
    const hands = ['3C 3D 3H 7S 7C 7D 9C 9H 9D 8S', ...others];
    const [contract, ...further] = playTurn(position({ rules, deal: 1, hands, also: { melded: 0 } }));
    expect(contract).toMatch(/^contract/);
    expect(further.slice(0, -1)).toHaveLength(1);
    expect(further[0]).toMatch(/^meld set/);
    const melds = ['0 set 3: 3C 3D 3H', '0 run 4H: 4H 5H 6H 7H'];
    const later = ['9H TH JH QH 9C 9D KS 2C', ...others];
    const turn = playTurn(position({ rules, deal: 2, hands: later, melds }));
    expect(turn.filter((line) => line.startsWith('meld'))).toEqual(['meld set 9: 9C 9D 9H']);
  });

  it('it keeps the cards for the contract and discards the highest of the rest', () => {
    const hands = ['3C 3D 8H 7S 7C JD 4S AD', ...OTHERS];
    expect(playTurn(position({ ...crummy, deal: 1, hands }))).toEqual(['discard AD']);
  });
});

describe('in choices that only some games have', () => {
  it('a bot names the rank that helps its hand most (R26)', () => {
    const also = { phase: 'naming', wildRank: 0 } as const;
    const hands = ['7C 7D 5H 6H QS JS 2C', '2D 3D 8S', 'TD JC KC'];
    expect(answer(position({ rules: preset('dealers-choice'), deal: 1, hands, also }), 0)).toBe('wild 7');
  });

  it.each([
    [48, 'press yes'],
    [20, 'press no'],
  ])('with a total %i above the next it is offered the rest of 50: %s (R136)', (lead, said) => {
    const totals = [100 + lead, 100, 90];
    const also = { phase: 'press' } as const;
    const state = position({ rules: preset('the-press'), deal: 2, hands: ['2C', '3D', '4S'], totals, also });
    expect(answer(state, 0)).toBe(said);
  });

  it('it goes up for 2 at once (R110)', () => {
    const hands = ['2C KD', '3D 8S 5C', 'TD JC 9C'];
    const turn = playTurn(position({ rules: preset('biddies'), deal: 4, hands, melded: [0] }));
    expect(turn).toEqual(['up KD']);
  });

  it('it leaves a useless upcard when the stock is empty and its hand is low (R115)', () => {
    const moment = { rules: preset('beanie'), phase: 'draw' as const, rest: 'pile' as const, melded: [0] };
    expect(playTurn(position({ ...moment, hands: ['AC 2D', '3D 8S 5C', 'TD JC 9C'], pile: 'KS' }))).toEqual([
      'decline',
    ]);
  });

  it('it chooses many cards where melds score, few where hands do (R19)', () => {
    const also = { phase: 'sizing' } as const;
    const fiveThousand = withOptions(preset('five-thousand-rummy'), { deal: { upcardPermanentWild: 'twoOrTwelve' } });
    const penalties = withOptions(fiveThousand, { scoring: { system: 'penalties', best: 'low' } });
    const hands = ['2C', '3D', '4S'];
    expect(answer(position({ rules: fiveThousand, wildRank: 4, hands, also }), 0)).toBe('size 12');
    expect(answer(position({ rules: penalties, wildRank: 4, hands, also }), 0)).toBe('size 2');
  });
});
