import fc from 'fast-check';
import { contractsOf, type RuleSet } from '#engine';
import { crazyRummy } from '#rules';
import { NAMED } from '../../support/arbitrary/familyGames.ts';
import { anyRulesAndSeats, type RulesAndSeats, rulesWith } from '../../support/arbitrary/rules.ts';
import { preset, withOptions } from '../../support/play/deals.ts';
import { PLAYERS, type Planned, type Players } from './law.ts';

/** The most deals played per game: usually two, but sometimes all, to cover the late deals. */
const FEW = 2;
const ALL = 20;
const WHOLE_EVERY = 12;

/** How many rules are sampled at a time. */
const BATCH = 200;

/** How often each kind of player is chosen. Most are eager, since the others rarely get melds on the table. */
const TABLE: readonly Players[] = [...PLAYERS, 'any', 'any', ...Array<Players>(12).fill('eager')];

/** The rules with a pack in which about every fourth card is wild, so that hands go out early. */
const manyWilds = (rules: RuleSet): RuleSet =>
  withOptions(rules, {
    pack: { packs: 'one', jokers: 4 },
    wilds: { permanent: ['jokers', 'tens', 'oneEyedJacks'] },
  });

const fiveThousand = preset('five-thousand-rummy');

/** Rules under which rare things happen: going out on the first turn, up for 2, melds of wilds alone, last discards. */
const RICH: readonly RulesAndSeats[] = [
  { rules: manyWilds(preset('beanie')), seats: 4 },
  { rules: manyWilds(withOptions(preset('beanie'), { goingOut: { relief: 'fullTurn' } })), seats: 3 },
  { rules: manyWilds(withOptions(crazyRummy, { goingOut: { firstTurn: false } })), seats: 5 },
  { rules: manyWilds(preset('biddies')), seats: 4 },
  { rules: withOptions(preset('biddies'), { deal: { cards: 3 } }), seats: 4 },
  { rules: manyWilds(withOptions(crazyRummy, { melds: { allWild: 'special' }, swap: { perTurn: 1 } })), seats: 4 },
  {
    rules: manyWilds(withOptions(crazyRummy, { swap: { to: 'thisTurn' }, play: { meldsPerTurn: 1 } })),
    seats: 3,
  },
  { rules: manyWilds(withOptions(preset('ace-to-ace'), { play: { meldsPerTurn: 1 } })), seats: 4 },
  {
    rules: withOptions(fiveThousand, { wilds: { permanent: ['twos'] }, deal: { upcardPermanentWild: 'twoOrTwelve' } }),
    seats: 8,
  },
  { rules: manyWilds(withOptions(preset('kaluki'), { deal: { cards: 10 } })), seats: 3 },
  { rules: manyWilds(withOptions(preset('rami'), { deal: { cards: 10 }, melds: { wildLimit: 'none' } })), seats: 3 },
  { rules: manyWilds(withOptions(crazyRummy, { goingOut: { lastTurns: true } })), seats: 4 },
  { rules: manyWilds(withOptions(crazyRummy, { play: { layOffOthers: false } })), seats: 3 },
  { rules: manyWilds(withOptions(crazyRummy, { goingOut: { discard: 'forbidden' } })), seats: 3 },
  { rules: manyWilds(withOptions(crazyRummy, { play: { layOffFrom: 'nextTurn' } })), seats: 4 },
  { rules: manyWilds(withOptions(crazyRummy, { goingOut: { wildDiscard: false } })), seats: 4 },
  { rules: withOptions(preset('liverpool-rummy'), { wilds: { permanent: ['jokers', 'twos', 'tens'] } }), seats: 3 },
  {
    rules: withOptions(preset('shanghai-rummy'), {
      wilds: { permanent: ['jokers', 'twos', 'tens'] },
      melds: { wildLimit: 'none' },
      draw: { takes: 2 },
    }),
    seats: 3,
  },
  {
    rules: withOptions(preset('crummy-rummy'), {
      deal: { size: 'fixed', cards: 13 },
      wilds: { permanent: ['jokers', 'twos', 'tens'] },
      melds: { wildLimit: 'none' },
      play: { newAfterContract: true },
    }),
    seats: 3,
  },
  { rules: withOptions(preset('bing-rummy'), { deal: { cards: 10 }, play: { contractAlike: 'differ' } }), seats: 3 },
  { rules: manyWilds(withOptions(preset('three-thirteen'), { table: { maxPlayers: 3 } })), seats: 3 },
  { rules: withOptions(preset('crummy-rummy'), { wilds: { permanent: ['jokers', 'twos', 'tens'] } }), seats: 3 },
  { rules: withOptions(fiveThousand, { goingOut: { callRummy: 'pile', float: 'onWithPenalty' } }), seats: 3 },
];
const RICH_EVERY = 9;

function planned({ rules, seats }: RulesAndSeats, seed: number): Planned {
  const players = TABLE[seed % TABLE.length] as Players;
  if (players === 'dithering' || players === 'idle') return { rules, seats, seed, players, deals: 1 };
  // Contracts grow from deal to deal, and few games get far. Deals that ask for an opening are long.
  const isWhole = (seed % WHOLE_EVERY === 0 && rules.play.firstMeld === 0) || contractsOf(rules).length > 1;
  return { rules, seats, seed, players, deals: isWhole ? ALL : FEW };
}

/** Yields games endlessly: every named game, then random rules, with some of the rules that make rare things happen. */
export function* gamesByChance(seed: number): Generator<Planned> {
  let number = 0;
  for (const game of [...NAMED, ...RICH]) yield planned(game, number++);
  for (let batch = 0; ; batch++) {
    for (const game of fc.sample(anyRulesAndSeats, { numRuns: BATCH, seed: seed + batch })) {
      if (number % RICH_EVERY === 0) {
        const rich = RICH[(number / RICH_EVERY) % RICH.length] as RulesAndSeats;
        yield { ...planned(rich, number), players: 'eager' };
      }
      yield planned(game, number++);
    }
  }
}

/** Endless games by the rules in which rare things happen. */
export function* richGames(): Generator<Planned> {
  for (let number = 1; ; number++) {
    const rich = RICH[number % RICH.length] as RulesAndSeats;
    yield { ...planned(rich, number), players: number % 2 === 0 ? 'eager' : 'any' };
  }
}

/** Yields games endlessly whose rules have this value of an option. */
export function* gamesWith(name: string): Generator<Planned> {
  const rules = rulesWith(name);
  const { minPlayers, maxPlayers } = rules.table;
  for (let number = 1; ; number++) {
    const seats = minPlayers + (number % (maxPlayers - minPlayers + 1));
    yield { ...planned({ rules, seats }, number), deals: FEW };
  }
}
