import type { Random, SeatAction } from '#engine';
import { restlessly } from '../../support/arbitrary/familyGames.ts';
import { type ChanceGame, eagerly, hasGivenUp, quietly } from '../../support/play/playGame.ts';
import type { Players } from './law.ts';

type Choose = Required<ChanceGame>['choose'];

const oneOf = (actions: readonly SeatAction[], random: Random): SeatAction =>
  actions[random.below(actions.length)] as SeatAction;

/** Chooses from the first of these kinds that has a legal action, or from all actions if none has. */
const preferring =
  (...kinds: readonly ((action: SeatAction) => boolean)[]): Choose =>
  (legal, random) => {
    const choices = kinds.map((kind) => legal.filter(kind)).find(({ length }) => length > 0);
    return oneOf(choices ?? legal, random);
  };

const ENDS: readonly SeatAction['type'][] = [
  'discard',
  'upForTwo',
  'goOut',
  'float',
  'endTurn',
  'decline',
  'goRummy',
  'pass',
];

const endsTurn = ({ type }: SeatAction): boolean => ENDS.includes(type);

/** How each kind of player chooses among the legal actions. */
export const CHOOSE: Readonly<Record<Players, Choose>> = {
  any: (legal, random, state) => (hasGivenUp(state) ? quietly : oneOf)(legal, random),
  eager: eagerly,
  restless: restlessly,
  // Takes from the pile whenever it can, and plays to the table only when it must.
  idle: preferring(
    (action) => action.type === 'draw' && action.from === 'pile',
    (action) => action.type === 'draw' || (endsTurn(action) && action.type !== 'goRummy'),
  ),
  // Stops at the first reshuffle: a deal with ten of them would have a hundred thousand steps.
  dithering: (legal, random, state) =>
    state.reshuffles > 0
      ? eagerly(legal, random, state)
      : preferring((action) => !endsTurn(action))(legal, random, state),
};
