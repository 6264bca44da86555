import { describe, expect, test } from 'vitest';
import { type Card, type GameEvent, parseCard, parseCards } from '#engine';
import { PRESETS } from '#rules';
import { eventText } from '../../client/text/eventText.ts';
import { gameAt } from '../support/play/gameAt.ts';
import { type Position, tableMeldText } from '../support/play/positions.ts';

const card = (name: string): Card => parseCard(name) as Card;
const tableOf = (preset: string, moment: Partial<Position> = {}) =>
  gameAt({ hands: ['4C 9D KS', '2C 2D', '6C 6D', '8D'], rules: PRESETS[preset]!, deal: 1, ...moment }).game.table.value;
const saidAt = (preset: string, event: GameEvent, moment: Partial<Position> = {}): string | null =>
  eventText.told(event, tableOf(preset, moment));

const dealt = {
  type: 'dealt',
  deal: 4,
  dealer: 1,
  wildRank: 4,
  hands: [],
  stock: [],
  pile: [],
  indicator: -1,
  faceUp: [],
  chance: null,
} as const;

describe('the log, as a deal begins', () => {
  test('tells the draw for dealer, with the deciding cards', () => {
    const drawn = { type: 'dealerDrawn', dealer: 1 } as const;
    expect(saidAt('crazy-rummy', { ...drawn, cards: [[], [], [], []] })).toBe('Ben deals first.');
    const lowest = [['KS'], ['3C', '2H'], ['3D', '9S']].map((names) => names.map(card));
    expect(saidAt('five-thousand-rummy', { ...drawn, cards: lowest })).toBe(
      'Draw for dealer: You K♠; Ben 3♣, 2♥; Chi 3♦, 9♠. Ben deals first.',
    );
    expect(saidAt('biddies', { ...drawn, cards: [[card('4S')], [card('JH')], []] })).toBe(
      'The first jack, the J♥, went to Ben: Ben deals first.',
    );
  });

  test('tells the deal, with every card that lies face up', () => {
    expect(saidAt('crazy-rummy', dealt)).toBe('Deal 4: Ben dealt. Fours are wild.');
    expect(saidAt('biddies', dealt)).toBe('Deal 4: Ben dealt. Fours are biddies.');
    expect(saidAt('thanasis', { ...dealt, indicator: card('4C') })).toBe(
      'Deal 4: Ben dealt. The 4♣ lies beside the stock. Fours and jokers are wild.',
    );
    const faceUp = [[card('7H')], [card('4D')], [card('KC')]];
    expect(saidAt('five-thousand-rummy', { ...dealt, faceUp, pile: [card('9S')] })).toBe(
      'Deal 4: Ben dealt. Face up: You 7♥, Ben 4♦, Chi K♣. Fours are wild. The 9♠ starts the discard pile.',
    );
    expect(saidAt('dealers-choice', { ...dealt, wildRank: 0 })).toBe('Deal 4: Ben dealt.');
    expect(saidAt('one-joker', { ...dealt, deal: 14, wildRank: 0 })).toBe('Deal 14: Ben dealt. The joker is wild.');
    expect(saidAt('crummy-rummy', { ...dealt, wildRank: 0 })).toBe('Deal 4: Ben dealt. Jokers and twos are wild.');
  });

  test('tells of a two turned up and of the wild rank named', () => {
    expect(saidAt('five-thousand-rummy', { type: 'sizeAsked', seat: 1 })).toBe(
      'Ben turned up a two and may choose 2 cards or 12.',
    );
    expect(saidAt('dealers-choice', { type: 'namingAsked', seat: 0 })).toBe('You name the wild rank.');
    expect(saidAt('dealers-choice', { type: 'wildNamed', seat: 1, rank: 6 })).toBe('Ben named sixes: they are wild.');
  });
});

describe('the log, during a turn', () => {
  test('names several cards taken from the pile', () => {
    const drew = { type: 'drew', seat: 1, from: 'pile', cards: parseCards('7H 8S QC') } as const;
    expect(saidAt('five-thousand-rummy', drew)).toBe('Ben took the 7♥, 8♠ and Q♣ from the discard pile.');
  });

  test('tells a contract, each meld with its cards', () => {
    const melds = [tableMeldText('1 run 4H: 4H 2C 6H 7H', 0), tableMeldText('1 set 9: 9C 9D 9S', 1)];
    expect(saidAt('crummy-rummy', { type: 'contractLaid', seat: 1, melds }, { hands: ['4C KS', '5C', '6C 6D'] })).toBe(
      'Ben laid the contract: run of hearts from four to seven: 4♥ 2♣ (wild) 6♥ 7♥; set of nines: 9♣ 9♦ 9♠.',
    );
  });

  test('tells where a wild goes after a swap', () => {
    const melds = ['1 run 4H: 4H 5H 6H 7H', '2 set 9: 9C 9H 9S'];
    const swapped = { type: 'swapped', seat: 0, meld: 0, index: 1, natural: card('5H'), wild: card('2C') } as const;
    const hands = ['4C KS', '2D', '6C 6D'];
    const saidOf = (to: Extract<GameEvent, { type: 'swapped' }>['to']) =>
      saidAt('crummy-rummy', { ...swapped, to }, { hands, melds });
    expect(saidOf(null)).toBe('You swapped the 5♥ for the wild 2♣.');
    expect(saidAt('crazy-rummy', { ...swapped, second: card('5S'), to: null })).toBe(
      'You swapped 5♥ and 5♠ for the wild 2♣.',
    );
    expect(saidOf({ meld: 1, place: 'set' })).toBe(
      'You swapped the 5♥ for the wild 2♣ and moved it to the set of nines.',
    );
    expect(saidOf({ meld: 0, place: 'high' })).toBe('You swapped the 5♥ for the wild 2♣ and left it in the same meld.');
  });

  test('tells of a turn without a discard', () => {
    const closed = (how: 'out' | 'float' | 'relief' | 'declined') =>
      saidAt('five-thousand-rummy', { type: 'turnClosed', seat: 1, how });
    expect(closed('out')).toBe('Ben had no cards left to discard.');
    expect(closed('float')).toBe('Ben floats with no cards left.');
    expect(closed('declined')).toBe('Ben took nothing from the discard pile. The deal ends.');
    expect(closed('relief')).toBeNull();
    expect(saidAt('thanasis', { type: 'wentRummy', seat: 2 })).toBe('Chi went Rummy!');
    expect(saidAt('biddies', { type: 'wentUpForTwo', seat: 0 })).toBe('You went up for 2, holding only a 2.');
    expect(saidAt('crazy-rummy', { type: 'recalled', seat: 1, card: card('KD') })).toBe('Ben took back the K♦.');
  });

  test('tells of windows and of the player who got the card', () => {
    const opened = (kind: 'take' | 'call'): GameEvent => ({
      type: 'windowOpened',
      window: { kind, seats: [0], cards: [card('9C')], waiting: 1, claims: [], next: 1 },
      offered: [],
    });
    expect(saidAt('crummy-rummy', opened('take'))).toBe('Does anyone take the 9♣ out of turn?');
    expect(saidAt('five-thousand-rummy', opened('call'))).toBe('The 9♣ fits: does anyone call Rummy?');
    expect(saidAt('crummy-rummy', { type: 'windowClosed', seat: -1 })).toBe('Nobody did.');
    expect(saidAt('crummy-rummy', { type: 'claimed', seat: 2, cards: [card('9C')] })).toBe(
      'Chi took the 9♣ out of turn.',
    );
    expect(saidAt('crummy-rummy', { type: 'penalized', seat: 2, cards: [null] })).toBe('Chi drew 1 card as a penalty.');
    expect(saidAt('five-thousand-rummy', { type: 'callTurnBegan', seat: 2, cards: [card('9C')], idle: 0 })).toBe(
      'Chi called Rummy and took the 9♣.',
    );
    expect(saidAt('crummy-rummy', { type: 'answered', seat: 2, claim: null, forDeal: true })).toBeNull();
  });
});

describe('the log, as a deal ends', () => {
  test('uses the words of the game', () => {
    const ended = {
      type: 'dealEnded',
      ending: 'wentOut',
      out: 1,
      points: [],
      factor: 1,
      wentRummy: false,
      hands: [],
    } as const;
    expect(['crazy-rummy', 'biddies', 'beanie', 'fort-worth-gin', 'thanasis'].map((id) => saidAt(id, ended))).toEqual([
      'Ben went out.',
      'Ben went up.',
      'Ben beanied.',
      'Ben closed.',
      'Ben went Rummy.',
    ]);
    expect(saidAt('basic-rummy', { ...ended, ending: 'void', out: -1 })).toBe('Nobody could finish, so nobody scores.');
    expect(saidAt('basic-rummy', { ...ended, ending: 'cancelled', out: -1 })).toBe(
      'The game was updated and couldn’t continue this deal. Nobody scores.',
    );
  });

  test('tells of turns after a player is out, a reshuffle and the Press', () => {
    expect(saidAt('beanie', { type: 'reliefBegan', out: 1 })).toBe(
      'Ben beanied on their first turn. Players who haven’t had one may still lay down melds.',
    );
    expect(saidAt('three-thirteen', { type: 'reliefBegan', out: 1 })).toBe(
      'Ben went Rummy. Everyone else has one more turn.',
    );
    expect(saidAt('basic-rummy', { type: 'reshuffled', stock: [null, null], kept: 0 })).toBe(
      'The discard pile was shuffled into a new stock of 2 cards.',
    );
    const press = { deal: 4, totals: [100, 168, 120, 90], also: { phase: 'press' } } as const;
    expect(saidAt('the-press', { type: 'pressAsked', seat: 1 }, press)).toBe(
      'Ben may take 2 points to make the next deal count double.',
    );
    expect(saidAt('the-press', { type: 'pressSet', on: true, added: [0, 2, 0] })).toBe(
      'Ben gets 2 points and the next deal counts double.',
    );
    expect(saidAt('the-press', { type: 'pressSet', on: false, added: [] })).toBeNull();
  });
});

test('moves a bot made in the viewer’s seat name the bot, and all others the player', () => {
  const table = tableOf('crazy-rummy');
  const discarded = { type: 'discarded', card: card('QS') } as const;
  expect(eventText.toldOfBot({ ...discarded, seat: 0 }, table)).toBe('The bot discarded the Q♠.');
  expect(eventText.toldOfBot({ ...discarded, seat: 1 }, table)).toBe('Ben discarded the Q♠.');
  expect(eventText.told({ ...discarded, seat: 0 }, table)).toBe('You discarded the Q♠.');
});
