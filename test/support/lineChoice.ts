import { type Card, cardPoints, isWild, legalActions, type PlayerView, type SeatAction } from '#engine';

/**
 * How a person plays who likes to put cards on the table: swaps before melds before lay-offs, takes from the pile what can
 * be played at once, and throws the dearest card. No bot of ours plays like this: it is only there to see everything done.
 */
export function personsChoice(view: PlayerView): SeatAction {
  const { draws } = legalActions(view);
  if (draws.length > 0) {
    const pile = draws.find(({ from }) => from === 'pile');
    return pile && wouldBePlayed(view, view.pile.at(-1) as Card) ? pile : { type: 'draw', from: 'stock' };
  }
  const play = plays(view)[0];
  if (play) return play;
  const discards = legalActions(view).discards.toSorted((a, b) => worth(view, b.card) - worth(view, a.card));
  // A turn that nothing ends has gone too far.
  return discards[0] ?? { type: 'takeBack' };
}

function plays(view: PlayerView): SeatAction[] {
  const { swaps, melds, layOffs } = legalActions(view);
  return [...swaps, ...melds, ...layOffs];
}

/** Would this card, taken from the pile, be of use at once? */
function wouldBePlayed(view: PlayerView, card: Card): boolean {
  const taken: PlayerView = {
    ...view,
    phase: 'play',
    hand: [...view.hand, card].toSorted((a, b) => a - b),
    pile: [],
    draft: { ...view.draft, drew: 'pile', drawn: [card] },
  };
  return plays(taken).some(
    (play) =>
      (play.type === 'meld' && play.reading.cards.includes(card)) ||
      (play.type === 'swap' && play.natural === card) ||
      (play.type === 'layOff' && play.card === card),
  );
}

/** What one would rather be rid of: wilds last. */
const worth = ({ rules, wildRank }: PlayerView, card: Card): number =>
  isWild(rules, wildRank, card) ? -1 : cardPoints(rules, wildRank, card);
