import fc from 'fast-check';
import type { Random, SeatAction } from '#engine';
import { PRESET_IDS } from '#rules';
import { preset, withOptions } from '../play/deals.ts';
import { type ChanceGame, eagerly } from '../play/playGame.ts';
import { plainRecord } from './melds.ts';
import { anyRulesAndSeats, type RulesAndSeats } from './rules.ts';

/** Plays whenever that is legal, and takes back much of it. */
export const restlessly = (legal: readonly SeatAction[], random: Random): SeatAction =>
  legal.find(({ type }) => type === 'takeBack' && random.below(4) === 0) ?? eagerly(legal, random);

/** Steps that no named game has: a discard taken back, a hand's size chosen, calls within the pile, cards for floaters. */
const RARE: readonly RulesAndSeats[] = [
  { rules: withOptions(preset('crummy-rummy'), { goingOut: { discardTakeBack: true } }), seats: 4 },
  { rules: withOptions(preset('crummy-rummy'), { draw: { outOfTurn: 'beforeDraw' } }), seats: 5 },
  {
    rules: withOptions(preset('five-thousand-rummy'), {
      goingOut: { callRummy: 'pile', callEffect: 'cardOnly', float: 'onWithPenalty' },
    }),
    seats: 4,
  },
  {
    rules: withOptions(preset('five-thousand-rummy'), {
      wilds: { permanent: ['twos'] },
      deal: { upcardPermanentWild: 'twoOrTwelve' },
    }),
    seats: 8,
  },
];

/** Every named game at the largest table it can be played at, and some with rare steps. */
export const NAMED: readonly RulesAndSeats[] = [
  ...PRESET_IDS.map(preset).map((rules) => ({ rules, seats: rules.table.maxPlayers })),
  ...RARE,
];

/** Any game of the family, by named rules or rules by chance, each decision made by chance or for the table's sake. */
export const familyGames: fc.Arbitrary<ChanceGame> = plainRecord({
  seed: fc.nat(1_000_000),
  game: fc.oneof(fc.constantFrom(...NAMED), anyRulesAndSeats),
  choose: fc.constantFrom(restlessly, eagerly),
}).map(({ seed, game, choose }) => ({ seed, choose, ...game }));
