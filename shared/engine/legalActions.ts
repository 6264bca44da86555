import type {
  ChooseSizeAction,
  ClaimAction,
  ClosingAction,
  DiscardAction,
  DrawAction,
  Illegal,
  LayOffAction,
  MeldAction,
  NameWildAction,
  PassAction,
  PressAction,
  Reading,
  RecallAction,
  Seat,
  SeatAction,
  SwapAction,
  TakeBackAction,
  UpForTwoAction,
} from './actions.ts';
import type { Card } from './cards.ts';
import { check } from './decide.ts';
import { legalSizes } from './decisions/chooseSize.ts';
import { legalClaims, legalPasses } from './decisions/claim.ts';
import { legalClosings } from './decisions/closing.ts';
import { legalDiscards } from './decisions/discard.ts';
import { legalDraws } from './decisions/draw.ts';
import { legalLayOffs } from './decisions/layOff.ts';
import { legalMelds } from './decisions/meld.ts';
import { legalNames } from './decisions/nameWild.ts';
import { legalPresses } from './decisions/press.ts';
import { legalRecalls } from './decisions/recall.ts';
import { legalSwaps } from './decisions/swap.ts';
import { legalTakeBacks } from './decisions/takeBack.ts';
import { legalUpForTwos } from './decisions/upForTwo.ts';
import { readingsOf } from './newMelds.ts';
import type { PlayerView } from './playerView.ts';
import { type Sight, sightIn } from './sight.ts';

/**
 * What a seat may do now, grouped by kind; new melds up to equivalence, and in calls on the pile only the smallest ones.
 * Contracts and going Rummy are not listed, there would be too many: `refusal` says whether one may be laid,
 * `findContract` and `rummyOf` find one.
 */
export interface LegalActions {
  readonly draws: readonly DrawAction[];
  readonly melds: readonly MeldAction[];
  readonly layOffs: readonly LayOffAction[];
  readonly swaps: readonly SwapAction[];
  readonly discards: readonly DiscardAction[];
  readonly upForTwos: readonly UpForTwoAction[];
  readonly closings: readonly ClosingAction[];
  readonly takeBacks: readonly TakeBackAction[];
  readonly recalls: readonly RecallAction[];
  readonly claims: readonly ClaimAction[];
  readonly passes: readonly PassAction[];
  readonly sizes: readonly ChooseSizeAction[];
  readonly names: readonly NameWildAction[];
  readonly presses: readonly PressAction[];
}

/** Nothing may be done. */
export const NO_ACTIONS: LegalActions = {
  draws: [],
  melds: [],
  layOffs: [],
  swaps: [],
  discards: [],
  upForTwos: [],
  closings: [],
  takeBacks: [],
  recalls: [],
  claims: [],
  passes: [],
  sizes: [],
  names: [],
  presses: [],
};

/** Everything the viewer may do now, from the view alone; all empty when nothing is asked of the viewer. */
export function legalActions(view: PlayerView): LegalActions {
  const sight = sightIn(view);
  if (!sight) return NO_ACTIONS;
  if (sight.phase === 'window') return { ...NO_ACTIONS, claims: legalClaims(sight), passes: legalPasses(sight) };
  const legal = sight.turn === sight.seat ? inTurn(sight) : NO_ACTIONS;
  return sight.canRecall ? { ...legal, recalls: legalRecalls(sight) } : legal;
}

function inTurn(sight: Sight): LegalActions {
  switch (sight.phase) {
    case 'sizing':
      return { ...NO_ACTIONS, sizes: legalSizes(sight) };
    case 'naming':
      return { ...NO_ACTIONS, names: legalNames(sight) };
    case 'press':
      return { ...NO_ACTIONS, presses: legalPresses(sight) };
    case 'draw':
      return { ...NO_ACTIONS, draws: legalDraws(sight), closings: legalClosings(sight) };
    case 'play':
      return {
        ...NO_ACTIONS,
        melds: legalMelds(sight),
        layOffs: legalLayOffs(sight),
        swaps: legalSwaps(sight),
        discards: legalDiscards(sight),
        upForTwos: legalUpForTwos(sight),
        closings: legalClosings(sight),
        takeBacks: legalTakeBacks(sight),
      };
    default:
      return NO_ACTIONS;
  }
}

/** The same as one list. */
export const listActions = (legal: LegalActions): SeatAction[] => [
  ...legal.draws,
  ...legal.melds,
  ...legal.layOffs,
  ...legal.swaps,
  ...legal.discards,
  ...legal.upForTwos,
  ...legal.closings,
  ...legal.takeBacks,
  ...legal.recalls,
  ...legal.claims,
  ...legal.passes,
  ...legal.sizes,
  ...legal.names,
  ...legal.presses,
];

/** The seats something is asked of now: whose turn it is, or who may still answer about the upcard (4.78). */
export function askedSeats({ turn, window }: Pick<PlayerView, 'turn' | 'window'>): readonly Seat[] {
  if (window) return window.seats.filter((seat) => (window.waiting & (1 << seat)) !== 0);
  return turn < 0 ? [] : [turn];
}

/** Is something asked of the viewer now. */
export const isAsked = (view: PlayerView): boolean => askedSeats(view).some((seat) => seat === view.viewer);

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
