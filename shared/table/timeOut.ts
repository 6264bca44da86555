import { cardPoints, type DiscardAction, isWild, legalActions, type PlayerView, type SeatAction } from '#engine';

/** Which of two discards leaves less harm behind: naturals before wilds, then the dearest. */
function byHarm(view: PlayerView): (a: DiscardAction, b: DiscardAction) => number {
  const { rules, wildRank } = view;
  const wild = (action: DiscardAction) => Number(isWild(rules, wildRank, action.card));
  const points = (action: DiscardAction) => cardPoints(rules, wildRank, action.card);
  return (a, b) => wild(a) - wild(b) || points(b) - points(a) || a.card - b.card;
}

/**
 * What is done for a seat whose time is up, one step at a time until its turn is over: what it has laid stays if it may
 * discard now, and the discard costs it least; otherwise it draws, or takes back until it may.
 */
export function timeOutAction(view: PlayerView): SeatAction {
  const { discards, draws, takeBacks } = legalActions(view);
  const discard = [...discards].sort(byHarm(view))[0];
  const draw = draws.find(({ from }) => from === 'stock') ?? draws[0];
  const action = discard ?? draw ?? takeBacks[0];
  if (!action) throw new Error('a turn with no way on');
  return action;
}
