import type { RuleSet } from '#engine';
import { owesContract } from '../game/gestureContext.ts';
import { mayHint } from '../game/hints.ts';
import type { LayoutInput } from './layout.ts';

/** The demands of a game, in its current state, on the table's zones. */
export interface Needs {
  /** The number of seats along the top. */
  readonly others: number;
  /** The table has buttons for playing. */
  readonly hasButtons: boolean;
  /** The viewer is a spectator. */
  readonly watches: boolean;
  /** The number of cards in the viewer's hand. */
  readonly cards: number;
  /** The whole discard pile is shown as a fan (R84). */
  readonly isFanned: boolean;
  /** The number of cards in the discard pile. */
  readonly pile: number;
  /** The number of cards in melds. */
  readonly melded: number;
  /** A card beside the stock shows the wild rank (R32). */
  readonly hasIndicator: boolean;
  /** The rules have actions beyond draw, meld, discard and undo, which need buttons of their own. */
  readonly hasExtras: boolean;
  /** Lines that the points of the hand take in a narrow place: two where laid cards score as well (R120). */
  readonly pointsLines: 1 | 2;
  /** The hint button is shown. */
  readonly hasHint: boolean;
  /** The viewer still has to lay a contract, which is shown above the piles (R62). */
  readonly owesContract: boolean;
}

/** Returns what a table needs from its zones. */
export function needsOf(input: Pick<LayoutInput, 'table' | 'hand' | 'settings' | 'isReplay'>): Needs {
  const { table, hand, settings, isReplay = false } = input;
  const { game, seats, viewer } = table;
  return {
    others: viewer === 'spectator' ? seats.length : seats.length - 1,
    hasButtons: !isReplay,
    watches: viewer === 'spectator',
    cards: hand.length,
    isFanned: game?.rules.draw.pileShown === 'all',
    pile: game?.pile.length ?? 0,
    melded: game?.melds.reduce((sum, meld) => sum + meld.cards.length, 0) ?? 0,
    hasIndicator: (game?.indicator ?? -1) >= 0 || (game !== null && showsIndicator(game.rules)),
    hasExtras: !isReplay && game !== null && viewer !== 'spectator' && hasExtras(game.rules),
    pointsLines: game?.rules.scoring.system.startsWith('melded') ? 2 : 1,
    hasHint: mayHint(settings, table),
    owesContract: game !== null && owesContract(game),
  };
}

/**
 * Whether a card may lie beside the stock in this game (R26, R32). Its place is reserved, so that nothing moves when it
 * is turned up.
 */
const showsIndicator = ({ wilds }: RuleSet): boolean =>
  wilds.indicator === 'outOfPlay' && (wilds.source === 'outsideCard' || wilds.source === 'stockCard');

/**
 * Whether the rules have an action with an extra button, such as floating, laying a contract or ending the turn without
 * a discard.
 */
const hasExtras = ({ goingOut, play, stock }: RuleSet): boolean =>
  goingOut.discard !== 'required' ||
  goingOut.float !== 'off' ||
  goingOut.relief !== 'nothing' ||
  goingOut.rummyOnly ||
  goingOut.upFor2 ||
  goingOut.discardTakeBack ||
  play.contract !== 'off' ||
  stock.end === 'whilePileTaken';

/** Whether any card of the pile may be taken or called with all cards above it (R72, R114). */
export const isPileDeep = ({ draw, goingOut }: RuleSet): boolean =>
  draw.pileShown === 'all' && (draw.depth === 'any' || goingOut.callRummy === 'pile');
