import {
  arrangeAll,
  bestArrangement,
  type Card,
  cardPoints,
  type DrawAction,
  findContract,
  isWild,
  legalActions,
  type PlayerView,
  preview,
  rummyOf,
  type SeatAction,
} from '#engine';

/** What a person does next, who has done these things before in this deal. */
export type NextChoice = (view: PlayerView, mine: readonly SeatAction[]) => SeatAction;

/**
 * How a person plays who likes to put cards on the table: swaps before melds before lay-offs, takes from the pile what can
 * be played at once, and throws the dearest card. No bot of ours plays like this: it is only there to see everything done.
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
  // A turn that nothing ends has gone too far.
  return discards[0] ?? { type: 'takeBack' };
};

/** The same, changing their mind once: their first play of this kind is taken back, and made again. */
export const changingTheirMind =
  (type: SeatAction['type'], choose: NextChoice): NextChoice =>
  (view, mine) => {
    if (mine.at(-1)?.type === 'takeBack') return mine.at(-2) as SeatAction;
    const isFirst = mine.at(-1)?.type === type && mine.filter((action) => action.type === type).length === 1;
    return isFirst && legalActions(view).takeBacks[0] ? { type: 'takeBack' } : choose(view, mine);
  };

/** About a card that may be had out of turn: no, then yes, then nothing more in this deal. About one to call: yes, then no. */
function answer(view: PlayerView, mine: readonly SeatAction[]): SeatAction {
  const [claim] = legalActions(view).claims;
  const hasClaimed = mine.some(({ type }) => type === 'claim');
  const hasPassed = mine.some(({ type }) => type === 'pass');
  const isYes = !hasClaimed && (view.window?.kind === 'call' || hasPassed);
  return isYes && claim ? claim : { type: 'pass', forDeal: view.window?.kind === 'take' && hasClaimed };
}

/** The most cards of the pile that can be put to use; else one of the stock; else none (R115). */
function draw(view: PlayerView, draws: readonly DrawAction[], mine: readonly SeatAction[]): SeatAction {
  const tookMany = mine.some((action) => action.type === 'draw' && action.from === 'pile' && action.count > 1);
  const useful = draws.filter((one) => one.from === 'pile' && isUseful(view, one.count, tookMany));
  return useful.at(-1) ?? draws.find(({ from }) => from === 'stock') ?? { type: 'decline' };
}

/** As many cards as one takes on trust, where none of them can be played at once (R75). */
const ON_TRUST = 3;

/** Would the deepest of so many cards be played at once? Where it must wait a turn, one tries several of them once. */
function isUseful(view: PlayerView, count: number, tookMany: boolean): boolean {
  const waits = view.rules.draw.takenFrozen && view.seats[view.viewer as number]?.melded;
  if (waits) return count > 1 && count <= ON_TRUST && !tookMany;
  const then = preview(view, { type: 'draw', from: 'pile', count });
  if (!then) return false;
  const deepest = view.pile.at(-count) as Card;
  if (view.rules.goingOut.rummyOnly) return !loose(then).includes(deepest);
  return [wholeHand(then), ...plays(then)].some((play) => play && cardsOf(play).includes(deepest));
}

/** Where a discard can be called (R113), every other turn one throws a card that fits a meld, if one holds such a card. */
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
      return [action.natural];
    default:
      return [];
  }
}

/** The contract of the deal, or the end of it: as the page finds them. */
function wholeHand({ rules, wildRank, deal, hand, seats, viewer }: PlayerView): SeatAction | null {
  if (rules.play.contract !== 'off' && !seats[viewer as number]?.melded) {
    const readings = findContract(rules, wildRank, deal, hand);
    return readings && { type: 'contract', readings };
  }
  const rummy = rules.goingOut.rummyOnly ? rummyOf(rules, wildRank, hand) : null;
  if (!rummy) return null;
  const card = rummy.discard;
  const kept = hand.filter((held) => held !== card);
  return { type: 'goRummy', readings: arrangeAll(rules, wildRank, kept) ?? rummy.readings, card };
}

function plays(view: PlayerView): SeatAction[] {
  const { swaps, melds, layOffs } = legalActions(view);
  return [...swaps, ...melds, ...layOffs];
}

/** What one would rather be rid of: wilds last, and where melds stay in the hand these are kept. */
function worth(view: PlayerView, card: Card): number {
  const { rules, wildRank } = view;
  if (rules.goingOut.rummyOnly && !loose(view).includes(card)) return -2;
  return isWild(rules, wildRank, card) ? -1 : cardPoints(rules, wildRank, card);
}

/** The cards of the hand that are in no meld of it. */
const loose = ({ rules, wildRank, hand }: PlayerView): readonly Card[] =>
  bestArrangement(rules, wildRank, hand, (card) => cardPoints(rules, wildRank, card)).left;
