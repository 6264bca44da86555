import { describe, expect, test } from 'vitest';
import { type GameEvent, ILLEGAL, parseCard, type RuleSet, type SeatAction, viewFor } from '#engine';
import { LEVEL_NAMES, REFUSALS } from '#protocol';
import { PRESETS } from '#rules';
import { BUTTONS, PAGE_NOTICES } from '../../client/game/types.ts';
import { eventText } from '../../client/text/eventText.ts';
import { text } from '../../client/text/index.ts';
import { gameAt } from '../support/play/gameAt.ts';
import { position } from '../support/play/positions.ts';
import { bot, person } from '../support/play/tableViews.ts';
import { messagesIn } from '../support/text/messageFiles.ts';

const card = (name: string): number => parseCard(name) as number;

describe('refusals', () => {
  const moment = position({
    hands: ['9D 2C', '2D', '5S'],
    deal: 8,
    melds: ['0 run 5H: 5H 6H 8C', '1 set K: KC KD KS'],
  });
  const view = viewFor(moment, 0);

  test.each([...ILLEGAL, ...REFUSALS, ...PAGE_NOTICES])('%s has a sentence', (code) => {
    expect(text.refused({ code, action: null }, null)).toMatch(/^[A-Z].{8,}\.$/);
  });

  test('have no sentence without a code', () => {
    const codes = [...ILLEGAL, ...REFUSALS, ...PAGE_NOTICES].map((code) => `refusals-${code}`);
    const ids = messagesIn('en').map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('refusals-') && !codes.includes(id))).toEqual([]);
  });

  test('name the card that would fit', () => {
    const layOff = { type: 'layOff', card: card('9D'), meld: 0, place: 'high' } as const;
    const saidOf = (action: Parameters<typeof text.refused>[0]['action']) =>
      text.refused({ code: 'doesNotFit', action }, view);
    expect(saidOf(layOff)).toBe('This run needs the 8♥ next, or a wild.');
    expect(saidOf({ ...layOff, place: 'low' })).toBe('This run needs the 4♥ next, or a wild.');
    expect(saidOf({ ...layOff, meld: 1, place: 'set' })).toBe('This set needs another king, or a wild.');
    const swap = { type: 'swap', meld: 0, wild: card('8C'), natural: card('9D') } as const;
    expect(text.refused({ code: 'wrongNatural', action: swap }, view)).toBe('To swap for this wild, you need the 7♥.');
  });
});

describe('refusals in other games', () => {
  const said = (preset: string, code: Parameters<typeof text.refused>[0]['code'], action: SeatAction, also = {}) => {
    const rules = { ...(PRESETS[preset] as RuleSet), ...also };
    const hands = ['9D 2C', '2D', '5S', '6S'];
    const view = viewFor(position({ hands, rules, deal: 1, wildRank: 3, melds: ['1 run QH: QH KH AH'] }), 0);
    return text.refused({ code, action }, view);
  };
  const meld = { type: 'meld', reading: { kind: 'set', suit: -1, rank: 9, cards: [] } } as const;
  const layOff = { type: 'layOff', card: card('9D'), meld: 0, place: 'high' } as const;

  test('give the reason in the rules of the game', () => {
    expect(said('thanasis', 'meldsNotYet', meld)).toBe('In this game, melds stay in your hand until you go Rummy.');
    const { play } = PRESETS.beanie as RuleSet;
    expect(said('beanie', 'meldsNotYet', meld, { play: { ...play, firstRound: false } })).toBe(
      'You can’t lay down melds until everyone has had a turn.',
    );
    expect(said('crummy-rummy', 'tooManyWilds', layOff)).toBe(
      'A meld must have at least as many natural cards as wilds.',
    );
    expect(said('george', 'tooManyWilds', layOff)).toBe('A meld can have one wild.');
    expect(said('continental', 'tooManyWilds', meld)).toBe(
      'Two wilds can’t lie side by side in a run, and a set must have two natural cards.',
    );
    expect(said('carioca', 'tooManyWilds', meld)).toBe('A meld can have one wild when you lay it.');
    expect(said('crazy-rummy', 'setFull', layOff)).toBe('A set has at most 4 cards.');
    expect(said('ace-to-ace', 'topCardOnly', { type: 'draw', from: 'pile', count: 3 })).toBe(
      'Before your first meld, you can take only the top card, to use in it.',
    );
  });

  test('name the obligation that comes with a card taken', () => {
    const taken = (id: string) => {
      const rules = PRESETS[id] as RuleSet;
      const moment = position({ rules, hands: ['9D 2C 9H', 'TD', '5S', '6S', '7S'], wildRank: 4, drew: 'pile' });
      return text.refused({ code: 'mustMeldTaken', action: { type: 'discard', card: card('2C') } }, viewFor(moment, 0));
    };
    expect(taken('treize-brasses')).toBe('Play the 9♥, or undo your turn.');
    expect(taken('george')).toBe('Lay the 9♥ in a new meld with two natural cards from your hand, or undo your turn.');
  });

  test('explain that a second copy of a card taken counts as that card', () => {
    const rules = PRESETS.george as RuleSet;
    const moment = position({ rules, hands: ['9H.2 2C 9H', 'TD', '5S', '6S', '7S'], wildRank: 4, drew: 'pile' });
    const saidOf = (name: string) =>
      text.refused({ code: 'noGivingBack', action: { type: 'discard', card: card(name) } }, viewFor(moment, 0));
    expect(saidOf('9H')).toBe('You can’t discard the card you took this turn.');
    expect(saidOf('9H.2')).toBe('You took the 9♥ this turn, so you can’t discard either copy.');
  });

  test('respect the ends of a run', () => {
    expect(said('five-thousand-rummy', 'doesNotFit', layOff)).toBe('This run can’t grow at that end.');
    expect(said('five-thousand-rummy', 'doesNotFit', { ...layOff, place: 'low' })).toBe(
      'This run needs the J♥ next, or a wild.',
    );
  });

  test('use the words of the game', () => {
    expect(said('biddies', 'reuseWild', layOff)).toBe('Play the biddy you took, or undo the swap.');
    expect(said('biddies', 'noSuchMeld', layOff)).toBe('That downer is no longer there.');
  });
});

describe('the step', () => {
  const hands = ['4C 9D KS', '2C 2D', '5C 5D'];
  const stepAt = (moment: Partial<Parameters<typeof gameAt>[0]>) =>
    text.step(gameAt({ hands, ...moment }).game.table.value);

  test('tells the player what to do', () => {
    expect(stepAt({ phase: 'draw', pile: '3H' })).toBe('Your turn: draw a card');
    expect(stepAt({ phase: 'draw' })).toBe('Your turn: draw from the stock');
    expect(stepAt({})).toBe('Your turn: discard a card');
    expect(stepAt({ drew: 'none' })).toBe('You begin with an extra card: discard a card');
    expect(stepAt({ turn: 1 })).toBe('Waiting for Ben');
    expect(stepAt({ hands: ['4C', '2C 2D', '5C 5D'] })).toBe('Discard your last card to go out');
  });

  test('is never the viewer’s own while a bot stands in for them', () => {
    const { table } = gameAt({ hands }).game;
    const seats = table.value.seats.map((seat, i) => ({ ...seat, standIn: i === 0 }));
    expect(text.step({ ...table.value, seats })).toBe('A bot plays for you');
    const { game } = table.value;
    const watched = {
      ...table.value,
      seats,
      viewer: 'spectator' as const,
      game: game && { ...game, viewer: 'spectator' as const },
    };
    expect(text.step(watched)).toBe('A bot plays for Ana');
  });
});

describe('cards and melds', () => {
  test('have spoken names and short labels', () => {
    expect(text.cardLabel(card('7H'), true)).toBe('Seven of hearts, wild');
    expect(text.cardShort(card('TD'))).toBe('10♦');
    expect(text.readingShort({ kind: 'run', suit: 2, rank: 7, cards: [card('7H'), card('8D'), card('9H')] })).toBe(
      '7-8-9 ♥',
    );
    expect(text.readingName({ kind: 'set', suit: -1, rank: 13, cards: [] }, 'common')).toBe('set of kings');
    expect(text.cardsCount(1)).toBe('1 card');
    expect(text.points(2)).toBe('2 points');
  });

  test('are named on the meld button before they are laid', () => {
    const run = { kind: 'run', suit: 2, rank: 1, cards: [0, 1, 2, 3, 4] } as const;
    expect(text.button('meld', run, 'suit')).toBe('Meld A…5 ♥');
    expect(text.button('meld', 'several', 'suit')).toBe('Meld…');
    for (const id of BUTTONS) expect(text.button(id, null, 'rank')).not.toBe('');
  });
});

test('the log tells each event and hides hidden cards', () => {
  const table = gameAt({ hands: ['4C 9D KS', '2C 2D', '5C 5D'], melds: ['1 run 5H: 5H 6H 7H 8H'] }).game.table.value;
  const told = (event: GameEvent) => eventText.told(event, table);
  expect(told({ type: 'drew', seat: 1, from: 'stock', cards: [null] })).toBe('Ben drew a card from the stock.');
  expect(told({ type: 'drew', seat: 0, from: 'pile', cards: [card('4C')] })).toBe(
    'You drew the 4♣ from the discard pile.',
  );
  expect(told({ type: 'laidOff', seat: 2, meld: 0, place: 'high', card: card('8H') })).toBe(
    'Chi laid off the 8♥ on the run 5-6-7-8 ♥.',
  );
  expect(told({ type: 'gameEnded', winners: [0, 2] })).toBe('You and Chi won the game.');
  expect(told({ type: 'turnBegan', seat: 1, drawn: false, idle: 0 })).toBeNull();
});

describe('levels of bots', () => {
  test.each(LEVEL_NAMES)('%s has a name and a sentence that begins with it', (level) => {
    expect(text.LEVEL_LABELS[level]).toMatch(/^[A-Z][a-z]+$/);
    expect(text.LEVEL_HINTS[level]).toMatch(new RegExp(`^${text.LEVEL_LABELS[level]}: .{20,}\\.$`));
  });

  test('are part of a seat’s sentence', () => {
    const facts = {
      cards: 5,
      total: 41,
      takes: Number.POSITIVE_INFINITY,
      dealer: true,
      melded: false,
      turn: false,
      asked: false,
      floats: false,
      late: false,
    };
    expect(text.seatLine(bot('Ada', 'sharp'), { ...facts, you: false })).toBe(
      'Ada, Sharp bot, 5 cards, 41 points, dealer',
    );
    expect(text.seatLine(person('Ben'), { ...facts, you: false })).toBe('Ben, 5 cards, 41 points, dealer');
    const lines = [2, 1, 0].map((takes) => text.seatLine(person('Ben'), { ...facts, takes, you: false }));
    expect(lines).toEqual([
      'Ben, 5 cards, 41 points, may still take 2 cards out of turn, dealer',
      'Ben, 5 cards, 41 points, may still take 1 card out of turn, dealer',
      'Ben, 5 cards, 41 points, may still take 0 cards out of turn, dealer',
    ]);
  });

  test('are named in the host’s choices', () => {
    const host = text.hostingInShort;
    expect(host('none', ['sharp', 'sharp'], true, true)).toBe('No clock, Sharp bots, spectators allowed');
    expect(host('fast', ['sharp', 'steady'], false, true)).toBe('Fast pace, bots of several levels, no spectators');
    expect(host('none', null, true, false)).toBe('No clock, without bots, spectators allowed, no hints');
  });
});

describe('gathering', () => {
  test.each([
    [1, 4, true, '1 of 4 is here. Bots can take the 3 empty seats.'],
    [3, 4, true, '3 of 4 are here. Bots can take the empty seat.'],
    [1, 2, false, '1 of 2 is here. 1 player still missing.'],
    [4, 4, true, 'Everyone is here.'],
  ])('%i of %i, with bots: %s', (here, seats, bots, words) => {
    expect(text.gathered(here, seats, bots)).toBe(words);
  });

  test('a code is read letter by letter', () => expect(text.spelled('BCDF')).toBe('B, C, D, F'));
});

test('bots are named by their numbers, whatever a server calls them; without a number as it does', () => {
  expect(text.playerName({ kind: 'bot', name: 'Robot', avatar: 2 })).toBe('Clara');
  expect(text.playerName({ kind: 'bot', name: 'Clara', avatar: null })).toBe('Clara');
  expect(text.playerName({ kind: 'bot', name: 'Zora', avatar: 200 })).toBe('Zora');
  expect(text.playerName({ kind: 'person', name: 'Ann', avatar: 2 })).toBe('Ann');
});
