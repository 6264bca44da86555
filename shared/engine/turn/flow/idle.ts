import type { Draft } from '../../state.ts';

/** Rounds in which nobody draws from the stock or plays a card, after which a deal has got nowhere (R152, 4.65). */
const IDLE_ROUNDS = 4;

/** Turns on end that got nowhere, this one included: one without a draw from the stock and without a play (R152). */
export const idleAfter = (idle: number, turn: Draft | undefined): number =>
  turn === undefined || turn.drew === 'stock' || turn.plays.length > 0 ? 0 : idle + 1;

/** Has the deal got nowhere for too long (R152). */
export const isStuck = (idle: number, seats: number): boolean => idle >= IDLE_ROUNDS * seats;
