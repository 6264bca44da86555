import type { RuleSet } from '#engine';
import { owesContract } from '../game/moment.ts';
import type { LayoutInput } from './types.ts';

/** What a game, as it stands, asks of the table's zones. */
export interface Needs {
  /** Seats along the top. */
  readonly others: number;
  /** The viewer does not play. */
  readonly watches: boolean;
  /** Cards in the viewer's hand. */
  readonly cards: number;
  /** The whole discard pile is shown, in a fan (R84). */
  readonly isFanned: boolean;
  /** Cards of the pile that are seen. */
  readonly pile: number;
  /** Cards in melds. */
  readonly melded: number;
  /** A card beside the stock shows the wild rank (R32). */
  readonly hasIndicator: boolean;
  /** There are actions beyond draw, meld, discard and undo: they need places of their own. */
  readonly hasExtras: boolean;
  /** In a narrow place, what the hand would count takes so many lines: two where laid cards count as well (R120). */
  readonly pointsLines: 1 | 2;
  /** There is a button for hints. */
  readonly hasHint: boolean;
  /** The viewer has a contract to lay: what it is is told above the piles (R62). */
  readonly owesContract: boolean;
}

/** What a table asks of its zones. */
export function needsOf({ table, hand, settings }: Pick<LayoutInput, 'table' | 'hand' | 'settings'>): Needs {
  const { game, seats, viewer } = table;
  return {
    others: viewer === 'spectator' ? seats.length : seats.length - 1,
    watches: viewer === 'spectator',
    cards: hand.length,
    isFanned: game?.rules.draw.pileShown === 'all',
    pile: game?.pile.length ?? 0,
    melded: game?.melds.reduce((sum, meld) => sum + meld.cards.length, 0) ?? 0,
    hasIndicator: (game?.indicator ?? -1) >= 0 || (game !== null && showsIndicator(game.rules)),
    hasExtras: game !== null && viewer !== 'spectator' && hasExtras(game.rules),
    pointsLines: game?.rules.scoring.system.startsWith('melded') ? 2 : 1,
    hasHint: settings.hints && viewer !== 'spectator',
    owesContract: game !== null && owesContract(game),
  };
}

/** May a card lie beside the stock in this game (R26, R32): its place is kept, so that nothing moves when it comes. */
const showsIndicator = ({ wilds }: RuleSet): boolean =>
  wilds.indicator === 'outOfPlay' && (wilds.source === 'outsideCard' || wilds.source === 'stockCard');

/** Do the rules know an action with a button of its own: to go out or float without a discard, a contract, the end of a turn. */
const hasExtras = ({ goingOut, play, stock }: RuleSet): boolean =>
  goingOut.discard !== 'required' ||
  goingOut.float !== 'off' ||
  goingOut.relief !== 'nothing' ||
  goingOut.rummyOnly ||
  goingOut.upFor2 ||
  goingOut.discardTakeBack ||
  play.contract !== 'off' ||
  stock.end === 'whilePileTaken';

/** Any card of the pile may be taken, or called, with all above it (R72, R114). */
export const isPileDeep = ({ draw, goingOut }: RuleSet): boolean =>
  draw.pileShown === 'all' && (draw.depth === 'any' || goingOut.callRummy === 'pile');
