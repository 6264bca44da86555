import type { GamePlayer, GameSummary } from '#protocol';
import type { DealtHand } from '#review';

/** The public id of the player whose games these are. */
export const ANN = 'a'.repeat(32);

const PART: GamePlayer = {
  ...{ seat: 0, player: null, name: 'Bot', level: 'steady', from: 1, to: 3, points: 0, place: null },
  ...{ outs: 0, swaps: 0, left: false },
};

/** Ann in seat 0 for three deals. */
export const ann: GamePlayer = { ...PART, player: ANN, name: 'Ann', level: null };

/** A bot in this seat for three deals. */
export const botIn = (seat: number): GamePlayer => ({ ...PART, seat });

/** A game of these parts; `number` makes its id, and when it began. */
export const storedGame = (number: number, players: readonly GamePlayer[], seats = 3): GameSummary => ({
  ...{ id: String(number).padStart(32, '0'), isPublic: true, preset: 'crazy-rummy', rules: 'crazy-rummy', seats },
  ...{ deals: 3, began: number, ended: number + 1, status: 'finished', players },
});

/** A hand that had these wilds. */
export const handWith = (seat: number, wilds: number): DealtHand => ({
  ...{ seat, wilds, deadwood: 30 },
  fair: { wilds: { mean: 0.5, variance: 0.4, error: 0 }, deadwood: { mean: 36, variance: 250, error: 1 } },
});
