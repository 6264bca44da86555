import fc from 'fast-check';
import type { GameState, Random, SeatAction } from '#engine';
import { PRESET_IDS } from '#rules';
import { preset, withOptions } from '../play/deals.ts';
import { type ChanceGame, eagerly } from '../play/playGame.ts';
import { plainRecord } from './melds.ts';
import { anyRulesAndSeats, type RulesAndSeats } from './rules.ts';

/** Plays to the table whenever that is legal, and takes back every fourth time or so when it can. */
export const restlessly = (legal: readonly SeatAction[], random: Random, state: GameState): SeatAction =>
  legal.find(({ type }) => type === 'takeBack' && random.below(4) === 0) ?? eagerly(legal, random, state);

/** Rules with steps no named game has: discards taken back, chosen hand sizes, calls within the pile, floating. */
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

/** Every named game at its largest table, and some games with rare steps. */
export const NAMED: readonly RulesAndSeats[] = [
  ...PRESET_IDS.map(preset).map((rules) => ({ rules, seats: rules.table.maxPlayers })),
  ...RARE,
];

/** Any game of the family: named or random rules, played with random choices that prefer plays to the table. */
export const familyGames: fc.Arbitrary<ChanceGame> = plainRecord({
  seed: fc.nat(1_000_000),
  game: fc.oneof(fc.constantFrom(...NAMED), anyRulesAndSeats),
  choose: fc.constantFrom(restlessly, eagerly),
}).map(({ seed, game, choose }) => ({ seed, choose, ...game }));
