import {
  type Card,
  type DealResult,
  isDoubleRank,
  type Rank,
  type RuleSet,
  type Seat,
  type SeatScore,
  seatsWithoutTurn,
} from '#engine';
import type { TableView } from '#protocol';
import { termsOf } from '#rules';
import type { Terms } from '#text';
import { personAt } from './company.ts';
import { fixed, say } from './say.ts';

/** The heads of the tally's columns. */
const HEADS = fixed('tallyHeads');

/** The sentences of the tally without values. */
const SCORES = fixed('tally');

/** "1st", "2nd", "3rd", "4th": no table has twenty places. */
const place = (position: number): string => say('tally-place', { position });

/** A card left in a hand: "Seven of hearts, 7 points". */
const leftCard = (card: Card, count: number): string => `${say('tally-leftCard', { card, count })} `;

/** "Next deal in 12 s". */
const nextIn = (seconds: number): string => say('tally-nextIn', { seconds });

/** The countdown to a rematch that a player asked for: "Rematch in 12 s. Press Rematch to keep your seat". */
const rematchIn = (seconds: number, isReady: boolean): string => say('tally-rematchIn', { seconds, isReady });

/** Points added by the Press: "+2 for the Press". */
const pressMoved = (count: number): string => say('tally-pressMoved', { count });

/** "Deal 4: eights are wild". */
export const tallyHeading = (deal: number, wildRank: Rank, terms: Terms): string =>
  say('tally-heading', { deal, wildRank, terms });

/** "Waiting for Ana and Ben"; empty if there is nobody to wait for. */
const waitingFor = (names: readonly string[]): string => (names.length === 0 ? '' : say('tally-waitingFor', { names }));

const BEST_WINS = fixed('bestWins');

/** How a deal ended and was scored: "Ana went out. Ana scores all the other hands. The deal counted double." */
function dealEnding(result: DealResult, table: TableView, scores: readonly SeatScore[] | null): string {
  const { out, wildRank, factor } = result;
  const terms = termsOf(table.rules);
  const who = personAt(table, out);
  const times = Math.max(1, ...(scores ?? []).map((score) => score.factor));
  const isRankDouble = times > 1 && isDoubleRank(table.rules, wildRank);
  const sentences = [
    endOf(result, table),
    scores?.some(({ fromOthers }) => fromOthers !== 0) && say('tally-scoresOthers', { who }),
    factor === 2 && SCORES.countedDouble,
    isRankDouble && say('tally-rankDouble', { rank: wildRank, terms }),
    times > factor * (isRankDouble ? 2 : 1) && SCORES.oneTurnDouble,
  ];
  return sentences.filter((sentence) => sentence).join(' ');
}

/** How a deal ended, and who had no turn in it: "Ana went out before your first turn." */
function endOf({ deal, ending, out }: DealResult, table: TableView): string {
  const terms = termsOf(table.rules);
  const who = personAt(table, out);
  const { game } = table;
  // A view knows the turns of its latest deal alone.
  const without = ending === 'wentOut' && game?.deal === deal ? seatsWithoutTurn(game, game.seats.length) : [];
  if (without.length === 0) return say('story-dealEnded', { ending, who, terms });
  if (without.some((seat) => seat === table.viewer)) return say('tally-outBeforeYou', { who, terms });
  const others = without.map((seat) => personAt(table, seat));
  return say('tally-outBefore', { who, others, count: others.length, terms });
}

/** Which total wins: "Lowest total wins." */
const bestWins = ({ scoring }: RuleSet): string => BEST_WINS[scoring.best];

/** "Ana takes the lead with 31 points." */
const takesLead = (table: TableView, seat: Seat, total: number): string =>
  say('tally-leads', { who: personAt(table, seat), total });

/** The parts of a seat's points for a deal: "on the table +45, in hand −12, ×2"; empty if the hand alone tells them. */
function scoreParts({ hand, unopened, melded, fromOthers, factor, bonus }: SeatScore): string {
  const isHandShown = hand < 0 || (hand > 0 && (factor > 1 || bonus !== 0));
  const parts = [
    { of: 'table' as const, count: melded },
    { of: 'hand' as const, count: isHandShown ? hand : 0 },
    { of: 'unopened' as const, count: unopened },
    { of: 'otherHands' as const, count: fromOthers },
    { of: 'factor' as const, count: factor > 1 ? factor : 0 },
    { of: 'goingOut' as const, count: bonus },
  ];
  return parts
    .filter(({ count }) => count !== 0)
    .map((part) => say('tally-part', part))
    .join(', ');
}

/** The winners of a game: "You win", "Ana wins", "You and Ana win". */
function winners(table: TableView, seats: readonly Seat[]): string {
  const people = seats.map((seat) => personAt(table, seat));
  return say('tally-won', { winners: people, count: people.length, withYou: people.some(({ isYou }) => isYou) });
}

/** The texts that only the points of a deal have. */
export const tallyText = {
  ...{ HEADS, SCORES, leftCard, nextIn, rematchIn, pressMoved, tallyHeading, waitingFor, place },
  ...{ bestWins, dealEnding, scoreParts, takesLead, winners },
};
