import { describe, expect, it } from 'vitest';
import { type BotThink, think } from '#bots';
import type { Card, DealResult, Seat } from '#engine';
import { crazyRummy, PRESET_IDS } from '#rules';
import { playGames, randomBot, type SimulatedGame, type Simulation } from '../../server/cli/simulateGames.ts';
import {
  contested,
  isOurs,
  NO_CONTEST,
  NO_GAMES,
  type SimulationTotals,
  tallied,
} from '../../server/cli/simulateReport.ts';
import { preset } from '../support/play/deals.ts';

const table = (players: number, bot: BotThink = think): Simulation => ({
  rules: crazyRummy,
  players,
  seed: 7,
  botFor: () => bot,
});

const tallyOf = (simulation: Simulation, games: number): SimulationTotals =>
  [...playGames(simulation, games)].reduce(tallied, NO_GAMES);

describe('bots playing each other', () => {
  it.each([3, 6])(
    'finish every deal of a game for %i',
    (players) => {
      const tally = tallyOf(table(players), 2);
      expect(tally).toMatchObject({ games: 2, deals: 26, capped: 0, void: 0, stuck: 0, unfinished: 0 });
      expect(tally.wentOut + tally.exhausted).toBe(26);
      expect(tally.turns).toBeGreaterThan(26 * players);
      expect(tally.actions).toBeGreaterThan(tally.turns);
    },
    60_000,
  );

  it('play the same games for the same seed, and different ones for another', () => {
    const simulation = table(3);
    expect([...playGames(simulation, 1)]).toEqual([...playGames(simulation, 1)]);
    expect([...playGames({ ...simulation, seed: 8 }, 1)]).not.toEqual([...playGames(simulation, 1)]);
  });
});

describe('a simulation', () => {
  const troubles = (played: Iterable<SimulatedGame>): (string | undefined)[] =>
    [...played].map(({ trouble }) => trouble);

  it('counts a game as stuck if its bot breaks the rules, and plays the others', () => {
    const stubborn = table(3, () => ({ type: 'discard', card: 200 }));
    expect(tallyOf(stubborn, 2)).toMatchObject({ games: 2, deals: 0, stuck: 2 });
    expect(troubles(playGames(stubborn, 1))).toEqual([expect.stringContaining('notYourCard')]);
  });

  it('counts a game as stuck if its bot throws', () => {
    const speechless = table(3, () => {
      throw new Error('nothing legal');
    });
    expect(troubles(playGames(speechless, 1))).toEqual([expect.stringContaining('nothing legal')]);
  });

  it('counts the deals that end with no meld on the table, and those with a reshuffle', () => {
    // Draws from the stock and discards, and does nothing else.
    const idler: BotThink = ({ phase, hand }) =>
      phase === 'draw' ? { type: 'draw', from: 'stock' } : { type: 'discard', card: hand.at(-1) as Card };
    const idle = table(3, idler);
    expect(tallyOf(idle, 1)).toMatchObject({ deals: 13, noMeld: 13, reshuffled: 0 });
    const endless = { ...idle, rules: preset('three-thirteen') };
    expect(tallyOf(endless, 1)).toMatchObject({ deals: 11, capped: 11, noMeld: 11, reshuffled: 11 });
    expect(tallyOf({ ...endless, botFor: () => think }, 1)).toMatchObject({ deals: 11, noMeld: 0, reshuffled: 0 });
  });

  it.each(PRESET_IDS)(
    'has random players finish a game of %s',
    (id) => {
      const rules = preset(id);
      const random = { ...table(rules.table.maxPlayers, randomBot), rules };
      expect(tallyOf(random, 1)).toMatchObject({ games: 1, stuck: 0, unfinished: 0 });
    },
    60_000,
  );
});

describe('bots against random players', () => {
  const deal = (number: number, points: readonly number[], ending: DealResult['ending'] = 'wentOut'): DealResult => ({
    deal: number,
    dealer: 0,
    wildRank: number,
    ending,
    out: 0,
    points,
    factor: 1,
    wentRummy: false,
    added: [],
  });

  const seats = (players: number, number: number): boolean[] =>
    Array.from({ length: players }, (_, seat: Seat) => isOurs(seat, number));

  it('change seats with every deal', () => {
    expect(seats(4, 1)).toEqual([false, true, false, true]);
    expect(seats(4, 2)).toEqual([true, false, true, false]);
  });

  it('win a deal by the best points, fewest in Crazy Rummy and most in Ace to Ace, and share ties', () => {
    const won = (rules: Simulation['rules'], points: readonly number[]) =>
      contested(NO_CONTEST, rules, deal(2, points)).won;
    expect(won(crazyRummy, [0, 50, 1, 10])).toBe(1);
    expect(won(crazyRummy, [1, 0, 1, 10])).toBe(0);
    expect(won(crazyRummy, [0, 0, 5, 10])).toBe(0.5);
    expect(won(preset('ace-to-ace'), [0, 50, 1, 10])).toBe(0);
  });

  it('are expected to win in proportion to their seats, and have points per seat', () => {
    expect(contested(NO_CONTEST, crazyRummy, deal(1, [10, 4, 20]))).toEqual({
      deals: 1,
      won: 1,
      due: 1 / 3,
      points: 4,
      others: 15,
    });
  });

  it('neither win nor lose a void deal', () => {
    expect(contested(NO_CONTEST, crazyRummy, deal(1, [0, 0, 0], 'void'))).toEqual(NO_CONTEST);
  });
});
