import { describe, expect, it } from 'vitest';
import { cardsOf, isJoker, type PackRules, packSize, rankOf, rulesProblem } from '#engine';
import { crazyRummy, PRESET_IDS } from '#rules';
import { dealIn, everyCard, openedGame, preset, sizes, withOptions } from '../support/play/deals.ts';

const packs = (pack: Partial<PackRules>) => withOptions(crazyRummy, { pack });
const jokersOf = (pack: Partial<PackRules>, seats: number): number =>
  cardsOf(packs(pack), seats).filter(isJoker).length;

describe('packs, Jokers and removed ranks (R2 to R4)', () => {
  it.each([
    ['one', [52, 52, 52]],
    ['two', [104, 104, 104]],
    ['twoAbove4', [52, 104, 104]],
    ['threeAbove4', [104, 156, 156]],
    ['halfOfPlayers', [104, 156, 156]],
  ] as const)('R2 %s: number of cards for 4, 5 and 6 players: %j', (name, expected) => {
    expect([4, 5, 6].map((seats) => packSize(packs({ packs: name }), seats))).toEqual(expected);
  });

  it.each([
    ['without twos', 3, 96],
    ['lowest card a 4', 4, 88],
    ['nothing below a 6', 6, 72],
  ] as const)('E39 two packs %s', (_name, lowestRank, expected) => {
    const cards = cardsOf(packs({ packs: 'two', lowestRank }), 4);
    expect(cards).toHaveLength(expected);
    expect(new Set(cards).size).toBe(expected);
    expect(cards.filter((card) => rankOf(card) === 1)).toHaveLength(8);
    expect(Math.min(...cards.map(rankOf).filter((rank) => rank > 1))).toBe(lowestRank);
  });

  it('E62 two packs with four Jokers for 3 or 4 players, three packs with six for 5 or more', () => {
    const pack = { packs: 'threeAbove4', jokers: 'twoPerPack' } as const;
    expect([3, 4, 5, 8].map((seats) => packSize(packs(pack), seats))).toEqual([108, 108, 162, 162]);
    expect([3, 4, 5, 8].map((seats) => jokersOf(pack, seats))).toEqual([4, 4, 6, 6]);
  });

  it.each([0, 1, 4, 6] as const)('R3 %i Jokers, whatever the number of packs', (jokers) => {
    expect(jokersOf({ jokers, packs: 'two' }, 3)).toBe(jokers);
  });

  it('a deal uses every card of the game once', () => {
    const rules = withOptions(preset('thanasis'), { pack: { lowestRank: 4 } });
    const { state } = dealIn(openedGame(rules, 6), 3);
    expect(everyCard(state)).toEqual(cardsOf(rules, 6));
    expect(everyCard(state)).toHaveLength(88 + 4);
  });
});

describe('tables that can play', () => {
  it.each(PRESET_IDS)('%s: every number of players it allows', (id) => {
    const { minPlayers, maxPlayers } = preset(id).table;
    for (let seats = minPlayers; seats <= maxPlayers; seats++) expect(rulesProblem(preset(id), seats)).toBeNull();
    expect(rulesProblem(preset(id), minPlayers - 1)).toBe('tooFewSeats');
    expect(rulesProblem(preset(id), maxPlayers + 1)).toBe('tooManySeats');
  });

  it.each([Number.NaN, 3.5])('%d is not a number of players', (seats) => {
    expect(rulesProblem(crazyRummy, seats)).toBe('tooFewSeats');
  });

  it('§4.92 no game has nine players', () => {
    const many = withOptions(crazyRummy, { table: { maxPlayers: 12 }, pack: { packs: 'halfOfPlayers' } });
    expect([8, 9, 12].map((seats) => rulesProblem(many, seats))).toEqual([null, 'tooManySeats', 'tooManySeats']);
  });

  it('§4.63 seven cards each and one more: one pack is enough for seven players, not eight', () => {
    const large = withOptions(crazyRummy, { table: { maxPlayers: 8 } });
    expect([7, 8].map((seats) => rulesProblem(large, seats))).toEqual([null, 'tooFewCards']);
  });

  it('§4.18 thirteen cards each from two packs: enough for seven players, not eight', () => {
    const large = withOptions(preset('treize-brasses'), { table: { maxPlayers: 8 } });
    expect([7, 8].map((seats) => rulesProblem(large, seats))).toEqual([null, 'tooFewCards']);
  });

  it.each([
    ['nothing beside the hands', { deal: { extra: 'nobody' } }, 17],
    ['an extra card (R22)', {}, 16],
    ['a card that starts the pile (R24)', { deal: { extra: 'nobody', pileUpcard: 'kept' } }, 16],
    ['an indicator out of play (R32)', { deal: { extra: 'nobody' }, wilds: { source: 'stockCard' } }, 16],
    ['an extra card for the dealer (R26)', { deal: { extra: 'nobody' }, wilds: { source: 'dealerExtraCard' } }, 16],
    [
      'both one-eyed Jacks for the dealer (R33)',
      {
        deal: { extra: 'nobody' },
        wilds: { source: 'dealerFirstCard', permanent: ['oneEyedJacks'], permanentIndicator: 'dealerGetsMore' },
      },
      16,
    ],
  ] as const)('§4.92 one pack leaves a card in the stock for three players, with %s', (_what, changes, most) => {
    const rules = (cards: number) => withOptions(withOptions(crazyRummy, changes), { deal: { cards } });
    expect(rulesProblem(rules(most), 3)).toBeNull();
    expect(rulesProblem(rules(most + 1), 3)).toBe('tooFewCards');
    const { state } = dealIn(openedGame(rules(most), 3), 1);
    expect(state.stock.length).toBeGreaterThanOrEqual(1);
    expect(Math.min(...sizes(state))).toBe(most);
  });

  it('R14 with growing hands, the last round decides', () => {
    const growing = withOptions(crazyRummy, { table: { maxPlayers: 4 }, deal: { size: 'byRound', cards: 4 } });
    expect(rulesProblem(growing, 3)).toBeNull();
    expect(rulesProblem(growing, 4)).toBe('tooFewCards');
    expect(rulesProblem(withOptions(growing, { game: { end: 'target' } }), 3)).toBe('tooFewCards');
  });

  it('§4.46 an average hand for each and two more: six can play 5000 Rummy with one pack, not seven', () => {
    // 108 cards in 13 hands: 3 to 11 cards for 2 to 10, 11 for each court card, 12 for an Ace.
    const onePack = withOptions(preset('five-thousand-rummy'), { pack: { packs: 'one' } });
    expect([6, 7].map((seats) => rulesProblem(onePack, seats))).toEqual([null, 'tooFewCards']);
  });

  it('§4.46 permanent wilds that give many cards count, including Jokers', () => {
    const rules = withOptions(preset('five-thousand-rummy'), {
      pack: { packs: 'one', jokers: 6 },
      deal: { upcardPermanentWild: '25' },
      wilds: { permanent: ['jokers'] },
    });
    // (4 x 108 + 6 x 26) / 58 is 10.1 per hand; without the Jokers it would be 8.3.
    expect([5, 6].map((seats) => rulesProblem(rules, seats))).toEqual([null, 'tooFewCards']);
  });
});
