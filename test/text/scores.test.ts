import { describe, expect, test } from 'vitest';
import { type DealResult, settlement, viewFor } from '#engine';
import { crazyRummy, PRESETS } from '#rules';
import { text } from '../../client/text/index.ts';
import { sheetText } from '../../client/text/scoreSheet.ts';
import { tallyText } from '../../client/text/tally.ts';
import { withOptions } from '../support/play/deals.ts';
import { gameAt } from '../support/play/gameAt.ts';
import { position } from '../support/play/positions.ts';

const hands = ['4C 9D KS', '2C 2D', '6C 6D', '8D'];
const table = gameAt({ hands, deal: 4 }).game.table.value;
const totals = [184, 137, 250, 241];
const final = { totals, dealWinners: [], firstDealer: 0 };

describe('settling up', () => {
  test('lists what each player gets or pays, in money (E56) or in points', () => {
    const { balances, payments, unit } = settlement(crazyRummy, final, 'everyPair');
    expect(balances.map((balance) => sheetText.amount(balance, unit))).toEqual([
      '+$0.75',
      '+$2.65',
      '−$1.90',
      '−$1.50',
    ]);
    expect(payments.map((payment) => sheetText.payment(table, payment, unit))).toContain('You pay Ben $0.45');
    const biddies = settlement(PRESETS.biddies!, final, 'winnerOnly');
    expect(biddies.payments.map((payment) => sheetText.payment(table, payment, biddies.unit))).toEqual([
      'You pay Ben 47 points',
      'Chi pays Ben 113 points',
      'Dov pays Ben 104 points',
    ]);
  });

  test('lists payments for deals won separately (R148)', () => {
    const rules = { ...crazyRummy, money: { ...crazyRummy.money, perDeal: 5 } };
    const { payments, unit } = settlement(rules, { ...final, totals: [0, 0, 0, 0], dealWinners: [2] }, 'everyPair');
    expect(payments.map((payment) => sheetText.payment(table, payment, unit))[0]).toBe(
      'You pay Chi $0.05 for deals won',
    );
  });
});

test('the settlement says how its amounts came about', () => {
  const { money } = crazyRummy;
  expect(sheetText.settleHint('everyPair', money)).toBe(
    'Each pair of players settles the difference between their totals: 1¢ a point, to the nearest 5¢. Arithmetic only: no money changes hands.',
  );
  expect(sheetText.settleHint('winnerOnly', { ...money, rate: 0 })).toBe(
    'Everyone else pays the winner the difference between their totals. Arithmetic only: no money changes hands.',
  );
  expect(sheetText.settleHint('everyPair', { ...money, roundTo: 0, perDeal: 5 })).toContain(
    '1¢ a point, and 5¢ from each player for a deal won.',
  );
});

test('the race is a sentence for screen readers, best first', () => {
  const view = viewFor(position({ hands, deal: 4, totals: [184, 137, 250, 137] }), 0);
  expect(sheetText.raceNow(table, view)).toBe(
    'After 3 deals: 1st Ben with 137 points, 1st Dov with 137 points, 3rd You with 184 points, 4th Chi with 250 points.',
  );
});

describe('the end of a deal', () => {
  const at = (preset: string) => ({ ...table, rules: PRESETS[preset]! });
  const ended = {
    deal: 7,
    dealer: 0,
    wildRank: 7,
    ending: 'wentOut',
    out: 1,
    points: [],
    factor: 1,
    wentRummy: false,
    added: [],
  } as const;
  const line = { hand: 12, unopened: 0, melded: 0, fromOthers: 0, factor: 1, bonus: 0, points: 12 };
  const scoredTimes = (factor: number) => [line, { ...line, factor }];

  test('explains doubled points: the Press, sevens or kings wild (R134), a win in one turn (R133)', () => {
    const sevens = { ...table, rules: withOptions(crazyRummy, { scoring: { double7K: true } }) };
    expect(tallyText.dealEnding(ended, table, [line])).toBe('Ben went out.');
    expect(tallyText.dealEnding({ ...ended, factor: 2 }, table, scoredTimes(2))).toBe(
      'Ben went out. The deal counted double.',
    );
    expect(tallyText.dealEnding(ended, sevens, scoredTimes(2))).toBe(
      'Ben went out. When sevens are wild, points count double.',
    );
    expect(tallyText.dealEnding(ended, table, scoredTimes(2))).toBe('Ben went out. Winning in one turn counts double.');
    expect(tallyText.dealEnding({ ...ended, factor: 2 }, sevens, scoredTimes(8))).toBe(
      'Ben went out. The deal counted double. When sevens are wild, points count double. Winning in one turn counts double.',
    );
  });

  test('names who had no turn, the viewer first of all (R108)', () => {
    const over = gameAt({ hands, deal: 7, hadTurns: [1, 2], turn: 1 }).game.table.value;
    expect(over.game?.deal).toBe(7);
    expect(tallyText.dealEnding(ended, over, [line])).toBe('Ben went out before your first turn.');
    expect(tallyText.dealEnding(ended, { ...over, viewer: 1 }, [line])).toBe(
      'You went out before Ana and Dov had a turn.',
    );
    expect(tallyText.dealEnding(ended, { ...over, viewer: 'spectator' }, [line])).toBe(
      'Ben went out before Ana and Dov had a turn.',
    );
    expect(tallyText.dealEnding({ ...ended, deal: 6 }, over, [line])).toBe('Ben went out.');
    expect(tallyText.dealEnding({ ...ended, ending: 'exhausted', out: -1 }, over, [line])).not.toContain('turn');
  });

  test('names the player who scores the other hands', () => {
    const scores = [line, { ...line, fromOthers: 30 }];
    expect(tallyText.dealEnding(ended, at('basic-rummy'), scores)).toBe(
      'Ben went out. Ben scores the points of all the other hands.',
    );
    expect(tallyText.dealEnding({ ...ended, out: 0 }, at('basic-rummy'), scores)).toContain(
      'You score the points of all the other hands.',
    );
  });
});

test('the parts of the points tell why a player who laid nothing has a hundred (R159)', () => {
  const line = { hand: 0, unopened: 100, melded: 0, fromOthers: 0, factor: 1, bonus: 0, points: 100 };
  expect(tallyText.scoreParts(line)).toBe('laid nothing +100');
  expect(tallyText.scoreParts({ ...line, factor: 2, points: 200 })).toBe('laid nothing +100, ×2');
});

test('a new leader is announced with their total', () => {
  expect(tallyText.takesLead(table, 1, 31)).toBe('Ben takes the lead with 31 points.');
  expect(tallyText.takesLead(table, 0, 1)).toBe('You take the lead with 1 point.');
});

describe('the score sheet', () => {
  const viewOf = (preset: string) => viewFor(position({ hands, rules: PRESETS[preset]!, deal: 4 }), 0);
  const result: DealResult = {
    deal: 4,
    dealer: 0,
    wildRank: 4,
    ending: 'wentOut',
    out: 1,
    points: [0, 0, 0, 0],
    factor: 2,
    wentRummy: false,
    added: [0, 2, 0, 0],
  };

  test('states the goal of the game', () => {
    expect(sheetText.goal(viewOf('crazy-rummy'), 4, 13)).toBe('The lowest total after 13 deals wins.');
    expect(sheetText.goal(viewOf('five-thousand-rummy'), 4, 0)).toBe(
      'The game ends after the deal in which a player reaches 5000; the highest total wins.',
    );
  });

  test('explains only the marks it uses', () => {
    expect(sheetText.sheetKey(viewOf('basic-rummy'))).not.toContain('×2');
    expect(sheetText.sheetKey({ ...viewOf('the-press'), results: [result] })).toBe(
      'Small figures: total so far · D: dealt · underlined: went out · with each deal’s number: its wild rank · ×2: counted double · P: points for the Press',
    );
    expect(sheetText.dealLabel(result, table)).toBe('Deal 4: fours are wild. You dealt. Ben went out. Counted double.');
  });

  test('marks a cancelled deal and says why', () => {
    const cancelled: DealResult = { ...result, ending: 'cancelled', out: -1, factor: 1, added: [] };
    expect([result, cancelled].map(sheetText.dealNumber)).toEqual(['4 ×2', '4 C']);
    expect(sheetText.sheetKey({ ...viewOf('basic-rummy'), results: [cancelled] })).toContain(
      'C: cancelled, as the game was updated',
    );
    expect(sheetText.dealLabel(cancelled, table)).toBe(
      'Deal 4: fours are wild. You dealt. The game was updated and couldn’t continue this deal. Nobody scores.',
    );
  });

  test('writes negative points with a minus sign', () => {
    expect([text.gained(0), text.gained(12), text.gained(-5), text.plain(-5)]).toEqual(['+0', '+12', '−5', '−5']);
  });

  test('explains how cards count', () => {
    expect(sheetText.countedHow(PRESETS['five-thousand-rummy']!)).toBe(
      'Cards you’ve played on the table count for you; the player who ends the deal also scores the points of all the other hands.',
    );
  });
});
