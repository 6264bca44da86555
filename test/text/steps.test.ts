import { beforeAll, describe, expect, test } from 'vitest';
import { apply, type Card, type GameState, legalActions, parseCard, viewFor } from '#engine';
import type { TableView } from '#protocol';
import { PRESETS } from '#rules';
import { fetchContractSearch } from '../../client/game/contractSearch.ts';
import { answerText } from '../../client/text/answers.ts';
import { text } from '../../client/text/index.ts';
import { gameAt } from '../support/play/gameAt.ts';
import { playLines } from '../support/play/playLines.ts';
import { type Position, position, takenBy } from '../support/play/positions.ts';

const card = (name: string): Card => parseCard(name) as Card;
const hands = ['4C 9D KS', '2C 2D', '5C 5D', '8D'];
const tableAt = (moment: Partial<Position>, viewer = 0): TableView =>
  gameAt({ hands, ...moment }, viewer).game.table.value;
// The line names a contract once the search for it has come.
beforeAll(fetchContractSearch);

const stepAt = (moment: Partial<Position>, viewer = 0): string => text.step(tableAt(moment, viewer));
const askedTo = (kind: 'take' | 'call', seats: readonly number[]): Partial<GameState> => ({
  phase: 'window',
  window: {
    kind,
    seats,
    cards: [card('9C')],
    waiting: seats.reduce((bits, seat) => bits | (1 << seat), 0),
    claims: [],
    next: 1,
  },
});

describe('the step in other games of the family', () => {
  test('draws: deep in the pile, and with an empty stock', () => {
    const deep = { rules: PRESETS['five-thousand-rummy']!, wildRank: 2, pile: '9C QD 3H', phase: 'draw' } as const;
    expect(stepAt(deep)).toBe('Your turn: draw a card, or take several from the pile');
    expect(stepAt({ rules: PRESETS.beanie!, pile: 'QD', rest: 'pile', phase: 'draw' })).toBe(
      'Stock empty: take from the pile, or leave it to end the deal',
    );
    expect(stepAt({ ...deep, hands: ['', '2C 2D', '5C 5D'] })).toBe('You float: draw from the stock');
  });

  test('obligations before the turn may end', () => {
    const brasses = { rules: PRESETS['treize-brasses']!, drew: 'pile' } as const;
    expect(stepAt({ ...brasses, hands: ['KC KD 9D KS', '2C 2D', '5C 5D'] })).toBe('Your turn: play the K♠ you took');
    expect(stepAt(brasses)).toBe('Your turn: undo something');
    const george = { rules: PRESETS.george!, drew: 'pile' } as const;
    expect(stepAt({ ...george, hands: ['KC KD 9D KS', '2C 2D', '5C 5D'] })).toBe(
      'Your turn: lay the K♠ with two natural cards',
    );
    const last = { hands: ['8H', '2C 2D', '5C 5D'], melds: ['0 run 5H: 5H 6H 7H'] };
    expect(stepAt({ ...last, rules: PRESETS['five-thousand-rummy']!, wildRank: 2 })).toBe(
      'Your last card fits a meld: lay it off',
    );
  });

  test('plays that are possible where no discard is: the card drawn must be kept, and a wild was freed', () => {
    // One card at the start of the turn (R105): the 9 drawn freed the wild 4, so that only going out ends the turn.
    const moment = {
      hands: ['KD 9D', '2C 2D', '5C 5D'],
      deal: 4,
      melds: ['1 run 8D: 8D 4C TD', '2 run TS: TS JS QS', '2 set 6: 6C 6D 6H'],
      melded: [0],
    };
    const { game } = gameAt(moment);
    const [swap] = game.legal.value.swaps;
    const swapped = position(moment);
    const done = swap && apply(swapped, 0, swap);
    if (!done?.ok) throw new Error('no swap');
    const view = viewFor(done.value.state, 0);
    const { discards, melds, layOffs } = legalActions(view);
    expect({ discards, melds }).toEqual({ discards: [], melds: [] });
    expect(layOffs.length).toBeGreaterThan(0);
    expect(text.step({ ...game.table.value, game: view })).toBe('Your turn: lay off a card');
  });

  test('a contract, melds kept in the hand, a first round without melds', () => {
    const crummy = { rules: PRESETS['crummy-rummy']!, wildRank: 0 } as const;
    expect(stepAt(crummy)).toBe('Your turn: discard a card');
    expect(stepAt({ ...crummy, deal: 1, hands: ['4C 4D 4H 9C 9D 9H KS', '2C', '5C'] })).toBe(
      'Your turn: lay your contract or discard to end your turn',
    );
    const thanasis = { rules: PRESETS.thanasis!, wildRank: 3 } as const;
    expect(stepAt(thanasis)).toBe('Your turn: discard a card');
    expect(stepAt({ ...thanasis, hands: ['4C 5C 6C 9C 9D 9H KS', '2C 2D', '5H 5D', '8D'] })).toBe(
      'Your turn: go Rummy or discard to end your turn',
    );
    const { beanie } = PRESETS;
    const late = { ...beanie!, play: { ...beanie!.play, firstRound: false } };
    expect(stepAt({ rules: late, hadTurns: [2] })).toBe('Your turn: discard a card; melds come later');
  });

  test('cards on the table wait for the turn after the contract', () => {
    const rules = PRESETS['liverpool-rummy']!;
    const hands = ['8C 8D 8H 4S 5S 6S 7S 3S KC KD', '2C 2D', 'AC AD'];
    const stepIn = (state: GameState): string =>
      text.step({ ...tableAt({ rules, wildRank: 0, deal: 2, hands }), game: viewFor(state, 0) });
    const laying = position({ rules, wildRank: 0, deal: 2, hands });
    expect(stepIn(laying)).toBe('Your turn: lay your contract or discard to end your turn');
    const laid = playLines(laying, '0 contract | set 8: 8C 8D 8H | run 4S: 4S 5S 6S 7S');
    expect(stepIn(laid)).toBe('Your turn: discard a card');
    const round = ['0 discard KC', '1 draw pile', '1 discard 2C', '2 draw pile', '2 discard AC'];
    const next = playLines(laid, ...round, '0 draw pile');
    expect(stepIn(next)).toBe('Your turn: lay off a card or discard to end your turn');
  });

  test('an empty hand: go out, float or finish', () => {
    const empty = { hands: ['', '2C 2D', '5C 5D'], drew: 'none', melds: ['0 run 5H: 5H 6H 7H'] } as const;
    expect(stepAt({ ...empty, rules: PRESETS['basic-rummy']!, wildRank: 0 })).toBe('You have no cards left: go out');
    expect(stepAt({ ...empty, rules: PRESETS['five-thousand-rummy']!, wildRank: 2 })).toBe(
      'You have no cards left: float',
    );
    expect(stepAt({ rules: PRESETS.beanie!, hadTurns: [1], drew: 'none', also: { relief: 1 } })).toBe(
      'Nothing left to lay: press Done',
    );
  });

  test('last turns, for the player in one and for the others', () => {
    const late = { rules: PRESETS['three-thirteen']!, wildRank: 3, also: { relief: 2 } } as const;
    const drawing = { ...late, phase: 'draw', pile: '9C' } as const;
    expect(stepAt(drawing)).toBe('Chi went Rummy. Your last turn: draw a card');
    expect(text.step(tableAt(drawing), 'short')).toBe('Your last turn: draw a card');
    expect(stepAt({ ...drawing, pile: '' })).toBe('Chi went Rummy. Your last turn: draw from the stock');
    expect(stepAt(late)).toBe('Your last turn: discard a card');
    expect(stepAt(drawing, 1)).toBe('Last turns: waiting for Ana');
    expect(stepAt(drawing, 2)).toBe('Last turns: waiting for Ana');
    const common = { ...PRESETS['crazy-rummy']!, goingOut: { ...PRESETS['crazy-rummy']!.goingOut, lastTurns: true } };
    expect(stepAt({ ...late, rules: common, wildRank: 4, phase: 'draw', pile: '9C' })).toBe(
      'Chi went out. Your last turn: draw a card',
    );
    expect(stepAt({ ...late, rules: common, wildRank: 4, hands: ['KD', '2C', '5C'] })).toBe(
      'Your last turn: discard a card',
    );
  });

  test('a turn of melds in place of a draw, before and after the first', () => {
    const melds = ['0 set K: KD KH KS', '0 run 8C: 8C 9C TC'];
    const begun = { rules: PRESETS['bing-rummy']!, wildRank: 0, phase: 'draw', melds, also: { melded: 1 } } as const;
    const holding = { ...begun, hands: ['KC 5D 7C', '2C', '5C'] };
    expect(stepAt({ ...holding, pile: '9S' })).toBe('Your turn: draw a card or lay cards');
    expect(stepAt(holding)).toBe('Your turn: draw from the stock or lay cards');
    expect(stepAt({ ...begun, hands: ['5D 4S', '2C', '5C'], pile: '9S' })).toBe('Your turn: draw a card');
  });

  test('windows, for the seats they ask and for the others', () => {
    const take = { rules: PRESETS['crummy-rummy']!, wildRank: 0, pile: '9C', turn: 1, also: askedTo('take', [0, 2]) };
    expect(stepAt(take)).toBe('Take the 9♣?');
    expect(stepAt(take, 1)).toBe('Waiting: does anyone take the 9♣?');
    const call = {
      rules: PRESETS['five-thousand-rummy']!,
      wildRank: 2,
      pile: '9C',
      turn: 1,
      also: askedTo('call', [0]),
    };
    expect(stepAt(call)).toBe('Rummy? The 9♣ fits');
    expect(stepAt(call, 2)).toBe('Waiting: does anyone call the 9♣?');
  });

  test('naming, a turned-up two, the Press', () => {
    const naming = { rules: PRESETS['dealers-choice']!, wildRank: 0, also: { phase: 'naming' as const } };
    expect(stepAt(naming)).toBe('Your deal: name the wild rank');
    expect(stepAt({ ...naming, turn: 1 })).toBe('Ben is naming the wild rank');
    const sizing = { rules: PRESETS['five-thousand-rummy']!, also: { phase: 'sizing' as const } };
    expect(stepAt(sizing)).toBe('You turned up a two: 2 cards or 12?');
    expect(stepAt({ ...sizing, turn: 2 })).toBe('Chi is choosing: 2 cards or 12');
    const press = { rules: PRESETS['the-press']!, totals: [168, 100, 120, 90], also: { phase: 'press' as const } };
    expect(stepAt(press)).toBe('Take 2 points for the Press?');
    expect(stepAt({ ...press, totals: [100, 168, 120, 90], turn: 1 })).toBe(
      'Ben may take 2 points to double the next deal',
    );
  });

  test('the question of the Press explains it', () => {
    const moment = { rules: PRESETS['the-press']!, totals: [168, 100, 120, 90], also: { phase: 'press' as const } };
    const table = tableAt(moment);
    expect(text.pressTitle(2)).toBe('Take 2 points to double the next deal?');
    expect(text.pressWhy(table)).toBe(
      'The Press: the next deal counts double for everyone if one total is 50 or more above all others. Your total is 168, ' +
        'the next 120. If you say yes, 2 points are added to your total now. If not, nothing changes.',
    );
    expect(text.questionRead({ asks: 'press', points: 2 }, table)).toBe(
      `${text.pressTitle(2)} ${text.pressWhy(table)}`,
    );
    const others = tableAt({ ...moment, totals: [100, 168, 120, 90], turn: 1 });
    expect(text.pressWhy(others)).toBe(
      'The Press: the next deal counts double for everyone if one total is 50 or more above all others.',
    );
  });

  test('the question about the upcard says how often the player may still take one (R163)', () => {
    const rules = PRESETS['shanghai-rummy']!;
    const asking = (times: number): TableView => {
      const moves = Array.from({ length: times }, () => takenBy(0)).flat();
      return tableAt({ rules, pile: '9C', turn: 1, also: { ...askedTo('take', [0]), moves } });
    };
    const read = (table: TableView): string => text.questionRead({ asks: 'take', claims: [] }, table);
    expect(read(asking(0))).toBe('Take the 9♣ out of turn? 3 takes left in this deal. Press Y for yes, N for no.');
    expect(read(asking(2))).toMatch(/ One take left in this deal\. /);
    expect(answerText.claimHint('take', asking(1).game!)).toBe(
      '2 takes left in this deal. You also draw one card from the stock. Your turn still comes as usual.',
    );
    const unlimited = tableAt({ rules: PRESETS['liverpool-rummy']!, pile: '9C', turn: 1, also: askedTo('take', [0]) });
    expect(read(unlimited)).toBe('Take the 9♣ out of turn? Press Y for yes, N for no.');
    expect(answerText.claimHint('take', unlimited.game!)).toBe(
      'You also draw one card from the stock. Your turn still comes as usual.',
    );
  });

  test('a closed pile is not named (R166)', () => {
    const rules = PRESETS['jamaican-kalooki']!;
    const moment = { rules, deal: 2, pile: '9C', phase: 'draw' } as const;
    expect(stepAt(moment)).toBe('Your turn: draw a card');
    expect(stepAt({ ...moment, melded: [0] })).toBe('Your turn: draw from the stock');
  });

  test('uses the words of the game', () => {
    const biddies = { rules: PRESETS.biddies! };
    expect(stepAt({ ...biddies, hands: ['7C 8C 9C KS', '2C 2D', '5C 5D'] })).toBe(
      'Your turn: lay down downers or discard to end your turn',
    );
    expect(stepAt({ ...biddies, hands: ['4C', '2C 2D', '5C 5D'] })).toBe('Discard your last card to go up');
    expect(stepAt({ rules: PRESETS.beanie!, hands: ['4C', '2C 2D', '5C 5D'] })).toBe(
      'Discard your last card to beanie',
    );
  });
});
