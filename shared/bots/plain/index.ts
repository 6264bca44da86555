import {
  bestArrangement,
  type Card,
  type ClaimAction,
  cardPoints,
  contractOf,
  isWild,
  laysInsteadOfDraw,
  legalActions,
  type PlayerView,
  pressOffers,
  type Rank,
  type SeatAction,
} from '#engine';
import type { BotProfile } from '../hazard.ts';
import { chooseDraw, isOnTheWay } from './draw.ts';
import { lineFrom, type PlayLine } from './line.ts';
import { arrangedIn } from './melding.ts';
import { type Notes, notesOn } from './notes.ts';
import { planTurn } from './turn.ts';

export type { PlayLine };

/**
 * Chooses the next action in any game of the family; null if only taking back is left.
 * @param isSeen leaves out the lines that the player overlooks, unless the turn could not be ended without them
 */
export function choosePlain(
  view: PlayerView,
  profile: BotProfile,
  isSeen: (line: PlayLine) => boolean = () => true,
): SeatAction | null {
  const notes = notesOn(view, profile);
  switch (view.phase) {
    case 'draw':
      return meldsInstead(notes, isSeen) ?? chooseDraw(notes);
    case 'play':
      return (planTurn(notes, isSeen) ?? planTurn(notes))?.next ?? null;
    case 'window':
      return answerWindow(notes);
    case 'naming':
      return nameWild(notes);
    case 'sizing':
      return chooseSize(notes);
    case 'press':
      return answerPress(notes);
    default:
      return null;
  }
}

/** The first play of a turn of melds where it takes the place of the draw (R169): a draw leaves as many cards. */
const meldsInstead = (notes: Notes, isSeen: (line: PlayLine) => boolean): SeatAction | null =>
  laysInsteadOfDraw(notes.rules) ? (planTurn(notes, isSeen)?.next ?? null) : null;

/** The value of a wild in hand, in points of what the others would have to pay. */
const WILD_HELD_POINTS = 12;
/** The most points the viewer pays to start the Press. */
const MAX_PRESS_POINTS = 3;

/** Names the rank that leaves the fewest points in hand, counting its wilds as a gain (R26, R30). */
function nameWild({ view, rules }: Notes): SeatAction | null {
  const cost = (rank: Rank): number => {
    const { points } = bestArrangement(rules, rank, view.hand, (card) => cardPoints(rules, rank, card));
    return points - WILD_HELD_POINTS * view.hand.filter((card) => isWild(rules, rank, card)).length;
  };
  const names = legalActions(view).names.map((name) => ({ name, cost: cost(name.rank) }));
  return names.toSorted((a, b) => a.cost - b.cost)[0]?.name ?? null;
}

/** Chooses many cards where melds score, few where cards in hand do (R19, §4.90). */
const chooseSize = ({ stakes }: Notes): SeatAction => ({ type: 'chooseSize', size: stakes.laid === 1 ? 12 : 2 });

/** Takes the points that start the Press if they are few (R136). */
function answerPress({ rules, view, seat }: Notes): SeatAction {
  const totals = view.seats.map(({ total }) => total);
  const offer = pressOffers(rules, totals, view.dealer).find((other) => other.seat === seat);
  return { type: 'press', take: offer !== undefined && offer.points <= MAX_PRESS_POINTS };
}

const PASS: SeatAction = { type: 'pass', forDeal: false };
const NEVER: SeatAction = { type: 'pass', forDeal: true };
const TAKE: SeatAction = { type: 'claim', count: 1, lay: null };

/** The points an upcard taken out of turn must save, since a penalty card comes with it (R81). */
const TAKEN_WITH_PENALTY_POINTS = 12;
/** Decides whether to take the upcard out of turn (R80) or to call it (R113). */
function answerWindow(notes: Notes): SeatAction {
  const { window } = notes.view;
  if (window?.kind === 'call') return bestCall(notes) ?? PASS;
  if (isPastTaking(notes)) return NEVER;
  return isWorthTwo(notes, window?.cards[0] as Card) ? TAKE : PASS;
}

/** Once the contract is laid, two more cards are a burden. If it must hold every card (R67), they always are. */
const isPastTaking = ({ rules, view, seat }: Notes): boolean =>
  rules.play.contract !== 'off' &&
  (view.seats[seat]?.melded === true || contractOf(rules, view.deal)?.everyCard === true);

/** Whether the upcard is worth a penalty card: it brings the contract nearer or takes many points out of the hand. */
function isWorthTwo(notes: Notes, upcard: Card): boolean {
  const { rules, view, points } = notes;
  const hand = [...view.hand, upcard];
  if (rules.play.contract !== 'off') return isOnTheWay(notes, upcard, hand);
  const loose = (cards: readonly Card[]): number =>
    arrangedIn(notes, lineFrom(view), cards).left.reduce((sum, card) => sum + points(card), 0);
  return loose(view.hand) - loose(hand) >= TAKEN_WITH_PENALTY_POINTS;
}

/**
 * The call that lays the most. It brings a whole turn unless only the card itself is laid (R151); then a call pays only
 * if melded cards score. Other cards taken from the pile are a burden where melds do not score.
 */
function bestCall(notes: Notes): SeatAction | null {
  const { rules, view, stakes, points } = notes;
  if (rules.goingOut.callEffect === 'cardOnly' && stakes.laid === 0) return null;
  const worth = ({ count, lay }: ClaimAction): number => {
    const laid = lay?.type === 'meld' ? lay.reading.cards : lay ? [lay.card] : [];
    const taken = view.pile.slice(-count).filter((card) => !laid.includes(card));
    const sum = (cards: readonly Card[]): number => cards.reduce((total, card) => total + points(card), 0);
    return stakes.laid * sum(laid) - stakes.held * notes.hazard * sum(taken) - (stakes.laid === 1 ? 0 : taken.length);
  };
  const [best] = legalActions(view).claims.toSorted((a, b) => worth(b) - worth(a) || a.count - b.count);
  return best && worth(best) >= 0 ? best : null;
}
