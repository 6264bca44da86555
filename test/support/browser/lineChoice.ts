import {
  arrangeAll,
  bestArrangement,
  type Card,
  cardPoints,
  type DrawAction,
  findContract,
  isWild,
  legalActions,
  naturalsOf,
  type PlayerView,
  preview,
  rummyOf,
  type SeatAction,
} from '#engine';

/** Chooses a person's next action; `mine` are their actions so far in this deal. */
export type NextChoice = (view: PlayerView, mine: readonly SeatAction[]) => SeatAction;

/**
 * Plays as many cards to the table as possible: swaps before melds before lay-offs, takes pile cards that can be played
 * at once, and discards the card with the most points. Not a bot's strategy: it only makes everything happen.
 */
export const showOff: NextChoice = (view, mine) => {
  const legal = legalActions(view);
  if (legal.passes.length > 0) return answer(view, mine);
  if (legal.draws.length > 0) return draw(view, legal.draws, mine);
  const [closing] = legal.closings;
  if (closing) return closing;
  const slip = carelessly(view, mine);
  if (slip) return slip;
  const play = wholeHand(view) ?? plays(view)[0];
  if (play) return play;
  const discards = legal.discards.toSorted((a, b) => worth(view, b.card) - worth(view, a.card));
  // A turn that cannot be ended has played too much.
  return discards[0] ?? { type: 'takeBack' };
};

/** Plays like `choose`, but takes back the first action of this type and repeats it. */
export const changingTheirMind =
  (type: SeatAction['type'], choose: NextChoice): NextChoice =>
  (view, mine) => {
    if (mine.at(-1)?.type === 'takeBack') return mine.at(-2) as SeatAction;
    const isFirst = mine.at(-1)?.type === type && mine.filter((action) => action.type === type).length === 1;
    return isFirst && legalActions(view).takeBacks[0] ? { type: 'takeBack' } : choose(view, mine);
  };

/** Answers take windows with no, then yes, then no for the rest of the deal; call windows with yes, then no. */
function answer(view: PlayerView, mine: readonly SeatAction[]): SeatAction {
  const [claim] = legalActions(view).claims;
  const hasClaimed = mine.some(({ type }) => type === 'claim');
  const hasPassed = mine.some(({ type }) => type === 'pass');
  const isYes = !hasClaimed && (view.window?.kind === 'call' || hasPassed);
  return isYes && claim ? claim : { type: 'pass', forDeal: view.window?.kind === 'take' && hasClaimed };
}

/** Draws the most pile cards that are useful, else from the stock, else declines (R115). */
function draw(view: PlayerView, draws: readonly DrawAction[], mine: readonly SeatAction[]): SeatAction {
  const tookMany = mine.some((action) => action.type === 'draw' && action.from === 'pile' && action.count > 1);
  const useful = draws.filter((one) => one.from === 'pile' && isUseful(view, one.count, tookMany));
  return useful.at(-1) ?? draws.find(({ from }) => from === 'stock') ?? { type: 'decline' };
}

/** The most cards taken without knowing their use, where none of them can be played at once (R75). */
const ON_TRUST = 3;

/** Whether to take `count` cards: the deepest can be played at once, or, where taken cards wait a turn, one try. */
function isUseful(view: PlayerView, count: number, tookMany: boolean): boolean {
  const waits = view.rules.draw.takenFrozen && view.seats[view.viewer as number]?.melded;
  if (waits) return count > 1 && count <= ON_TRUST && !tookMany;
  const then = preview(view, { type: 'draw', from: 'pile', count });
  if (!then) return false;
  const deepest = view.pile.at(-count) as Card;
  if (view.rules.goingOut.rummyOnly) return !loose(then).includes(deepest);
  return [wholeHand(then), ...plays(then)].some((play) => play && cardsOf(play).includes(deepest));
}

/** Every other turn, a discard that fits a meld, for others to call (R113); null when there is none. */
function carelessly(view: PlayerView, mine: readonly SeatAction[]): SeatAction | null {
  const { layOffs, discards } = legalActions(view);
  const turns = mine.filter(({ type }) => type === 'discard').length;
  if (view.rules.goingOut.callRummy === 'off' || turns % 2 === 0 || view.hand.length < 3) return null;
  return discards.find(({ card }) => layOffs.some((layOff) => layOff.card === card)) ?? null;
}

/** The cards of the hand that a play puts on the table. */
function cardsOf(action: SeatAction): readonly Card[] {
  switch (action.type) {
    case 'meld':
      return action.reading.cards;
    case 'contract':
    case 'goRummy':
      return action.readings.flatMap(({ cards }) => cards);
    case 'layOff':
      return [action.card];
    case 'swap':
      return naturalsOf(action);
    default:
      return [];
  }
}

/** The contract, or going Rummy, as the page finds them; null when the hand has neither. */
function wholeHand({ rules, wildRank, deal, hand, seats, viewer, relief }: PlayerView): SeatAction | null {
  if (rules.play.contract !== 'off' && !seats[viewer as number]?.melded) {
    const readings = findContract(rules, wildRank, deal, hand);
    return readings && { type: 'contract', readings };
  }
  const rummy = rules.goingOut.rummyOnly && relief < 0 ? rummyOf(rules, wildRank, hand) : null;
  if (!rummy) return null;
  const card = rummy.discard;
  const kept = hand.filter((held) => held !== card);
  return { type: 'goRummy', readings: arrangeAll(rules, wildRank, kept) ?? rummy.readings, card };
}

function plays(view: PlayerView): SeatAction[] {
  const { swaps, melds, layOffs } = legalActions(view);
  return [...swaps, ...melds, ...layOffs];
}

/** How much to discard a card, highest first: wilds late, and last the cards of melds that stay in the hand. */
function worth(view: PlayerView, card: Card): number {
  const { rules, wildRank } = view;
  if (rules.goingOut.rummyOnly && !loose(view).includes(card)) return -2;
  return isWild(rules, wildRank, card) ? -1 : cardPoints(rules, wildRank, card);
}

/** The cards of the hand that are in none of its melds. */
const loose = ({ rules, wildRank, hand }: PlayerView): readonly Card[] =>
  bestArrangement(rules, wildRank, hand, (card) => cardPoints(rules, wildRank, card)).left;
