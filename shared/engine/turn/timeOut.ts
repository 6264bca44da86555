import type { Action, DiscardAction, NameWildAction, SeatAction } from '../actions.ts';
import { rankOf } from '../cards/cards.ts';
import { isWild } from '../melds/wilds.ts';
import { cardPoints } from '../score/cardPoints.ts';
import type { PlayerView } from '../view/playerView.ts';
import { type LegalActions, legalActions } from './legalActions.ts';
/**
 * What is done for a seat whose time is up, one step at a time until nothing is asked of it any more.
 *
 * In its turn: what it has laid stays if it may end the turn now, and the discard costs it least; otherwise it draws from
 * the stock, or where that is empty declines (R115); else it takes back until it may, and what must be played (§4.44) is.
 * It takes few cards (§4.90) and no points (R136), and names the rank of which it holds most (R26).
 */
export function timeOutAction(view: PlayerView): SeatAction {
  const legal = legalActions(view);
  const action = [...answers(view, legal), ...closings(view, legal), ...steps(legal)][0];
  if (!action) throw new Error('a turn with no way on');
  return action;
}

/** Does this end what the seat was asked for; a draw or a card taken back does not. */
export const endsWaiting = ({ type }: Action): boolean => !STEPS.includes(type);

const STEPS: readonly Action['type'][] = ['draw', 'takeBack', 'meld', 'layOff', 'swap'];

const answers = (view: PlayerView, { sizes, names, presses }: LegalActions): readonly SeatAction[] => [
  ...sizes.toSorted((a, b) => a.size - b.size),
  ...names.toSorted(byHeld(view)),
  ...presses.filter(({ take }) => !take),
];

function closings(view: PlayerView, { discards, draws, closings }: LegalActions): readonly SeatAction[] {
  const fromStock = draws.filter(({ from }) => from === 'stock');
  return [...discards.toSorted(byHarm(view)), ...fromStock, ...closings, ...draws];
}

const steps = ({ takeBacks, layOffs, melds, swaps }: LegalActions): readonly SeatAction[] => [
  ...takeBacks,
  ...layOffs,
  ...melds,
  ...swaps,
];

/** Which of two discards leaves less harm behind: naturals before wilds, then the dearest. */
function byHarm(view: PlayerView): (a: DiscardAction, b: DiscardAction) => number {
  const { rules, wildRank } = view;
  const wild = (action: DiscardAction) => Number(isWild(rules, wildRank, action.card));
  const points = (action: DiscardAction) => cardPoints(rules, wildRank, action.card);
  return (a, b) => wild(a) - wild(b) || points(b) - points(a) || a.card - b.card;
}

/** Of which of two ranks the hand holds more: as wilds they are of use to nobody else. */
function byHeld({ hand }: PlayerView): (a: NameWildAction, b: NameWildAction) => number {
  const held = ({ rank }: NameWildAction) => hand.filter((card) => rankOf(card) === rank).length;
  return (a, b) => held(b) - held(a) || a.rank - b.rank;
}
