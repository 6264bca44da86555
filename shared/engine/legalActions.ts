import type {
  DiscardAction,
  DrawAction,
  Illegal,
  LayOffAction,
  MeldAction,
  Reading,
  SeatAction,
  SwapAction,
  TakeBackAction,
} from './actions.ts';
import type { Card } from './cards.ts';
import { check } from './decide.ts';
import { legalDiscards } from './decisions/discard.ts';
import { legalDraws } from './decisions/draw.ts';
import { legalLayOffs } from './decisions/layOff.ts';
import { legalMelds } from './decisions/meld.ts';
import { legalSwaps } from './decisions/swap.ts';
import { legalTakeBacks } from './decisions/takeBack.ts';
import { readingsOf } from './newMelds.ts';
import type { PlayerView } from './playerView.ts';
import { sightIn } from './sight.ts';

/** What a seat may do now, grouped by kind; new melds up to equivalence. */
export interface LegalActions {
  readonly draws: readonly DrawAction[];
  readonly melds: readonly MeldAction[];
  readonly layOffs: readonly LayOffAction[];
  readonly swaps: readonly SwapAction[];
  readonly discards: readonly DiscardAction[];
  readonly takeBacks: readonly TakeBackAction[];
}

const NONE: LegalActions = { draws: [], melds: [], layOffs: [], swaps: [], discards: [], takeBacks: [] };

/** Everything the viewer may do now, from the view alone; all empty when it is not the viewer's turn. */
export function legalActions(view: PlayerView): LegalActions {
  const sight = sightIn(view);
  if (!sight || sight.turn !== sight.seat) return NONE;
  if (sight.phase === 'draw') return { ...NONE, draws: legalDraws(sight) };
  if (sight.phase !== 'play') return NONE;
  return {
    draws: [],
    melds: legalMelds(sight),
    layOffs: legalLayOffs(sight),
    swaps: legalSwaps(sight),
    discards: legalDiscards(sight),
    takeBacks: legalTakeBacks(sight),
  };
}

/** The same as one list. */
export const listActions = (legal: LegalActions): SeatAction[] => [
  ...legal.draws,
  ...legal.melds,
  ...legal.layOffs,
  ...legal.swaps,
  ...legal.discards,
  ...legal.takeBacks,
];

/** Why the viewer may not do this now; null when it may. */
export function refusal(view: PlayerView, action: SeatAction): Illegal | null {
  const sight = sightIn(view);
  return sight ? check(sight, action) : 'notYourTurn';
}

/**
 * Every meld that exactly these cards can be; those that agree with the order given come first (4.101).
 * @example readings(view, parseCards('JD 3D 3S')) // Threes wild: JJJ, 9-10-J, J-Q-K, then 10-J-Q
 */
export const readings = (view: PlayerView, cards: readonly Card[]): readonly Reading[] =>
  readingsOf(view.rules, view.wildRank, cards);
