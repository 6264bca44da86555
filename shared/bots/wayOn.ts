import { cardPoints, type DiscardAction, isWild, legalActions, type PlayerView, type SeatAction } from '#engine';

/**
 * The surest way to have done with what is asked: it ends the turn where that is legal, with the natural that costs most,
 * or draws from the stock, else takes back until it can; what must be played (4.44) is. A few such steps end any turn.
 */
export function wayOn(view: PlayerView): SeatAction {
  const legal = legalActions(view);
  const choices: readonly (readonly SeatAction[])[] = [
    legal.passes,
    legal.discards.toSorted(byHarm(view)),
    legal.draws.filter(({ from }) => from === 'stock'),
    legal.closings,
    legal.draws,
    legal.takeBacks,
    legal.layOffs,
    legal.melds,
    legal.swaps,
    legal.sizes,
    legal.names,
    legal.presses.filter(({ take }) => !take),
  ];
  const action = choices.find(({ length }) => length > 0)?.[0];
  if (!action) throw new Error('asked for an action when there is none');
  return action;
}

/** Naturals before wilds, then the dearest. */
function byHarm({ rules, wildRank }: PlayerView): (a: DiscardAction, b: DiscardAction) => number {
  const wild = ({ card }: DiscardAction): number => Number(isWild(rules, wildRank, card));
  const points = ({ card }: DiscardAction): number => cardPoints(rules, wildRank, card);
  return (a, b) => wild(a) - wild(b) || points(b) - points(a);
}
