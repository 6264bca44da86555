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
import type { Person, Terms } from '#text';
import type { ScorePart } from './data.ts';
import { personAt } from './person.ts';
import { place } from './place.ts';
import { fixed, say } from './say.ts';
import { dealEnded } from './storyWords.ts';

/** The heads of the tally's columns. */
const HEADS = fixed('tallyHeads');

/** The sentences of the tally. */
const SCORES = fixed('tally', {
  /** How the deal ended: "Ana went out." */
  dealEnded,
  /** The viewer had no turn: "Ana went out before your first turn." */
  outBeforeYou: (who: Person, terms: Terms) => say('tally-outBeforeYou', { who, terms }),
  /** Others had none: "Ana went out before Ben and Cleo had a turn." */
  outBefore: (who: Person, others: readonly Person[], terms: Terms) =>
    say('tally-outBefore', { who, others, count: others.length, terms }),
  /** "Ana scores the points of all the other hands." */
  scoresOthers: (who: Person) => say('tally-scoresOthers', { who }),
  /** Points are doubled because of the wild rank (R134): "When sevens are wild, points count double." */
  rankDouble: (rank: Rank, terms: Terms) => say('tally-rankDouble', { rank, terms }),
  /** "Ana takes the lead with 31 points." */
  leads: (who: Person, total: number) => say('tally-leads', { who, total }),
  /** The parts of a player's points: "on the table +45, in hand −12, ×2". */
  parts: (parts: readonly ScorePart[]) => parts.map((part) => say('tally-part', part)).join(', '),
});

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

/** "You win", "Ana wins", "You and Ana win". */
const won = (winners: readonly Person[]): string =>
  say('tally-won', { winners, count: winners.length, withYou: winners.some(({ isYou }) => isYou) });

/** Which total wins, by whether a low or a high one does. */
const BEST_WINS = fixed('bestWins');

/** How a deal ended and was scored: "Ana went out. Ana scores all the other hands. The deal counted double." */
function dealEnding(result: DealResult, table: TableView, scores: readonly SeatScore[] | null): string {
  const { out, wildRank, factor } = result;
  const terms = termsOf(table.rules);
  const person = personAt(table, out);
  const times = Math.max(1, ...(scores ?? []).map((score) => score.factor));
  const isRankDouble = times > 1 && isDoubleRank(table.rules, wildRank);
  const sentences = [
    endOf(result, table),
    scores?.some(({ fromOthers }) => fromOthers !== 0) && SCORES.scoresOthers(person),
    factor === 2 && SCORES.countedDouble,
    isRankDouble && SCORES.rankDouble(wildRank, terms),
    times > factor * (isRankDouble ? 2 : 1) && SCORES.oneTurnDouble,
  ];
  return sentences.filter((sentence) => sentence).join(' ');
}

/** How a deal ended, and who had no turn in it: "Ana went out before your first turn." */
function endOf({ deal, ending, out }: DealResult, table: TableView): string {
  const terms = termsOf(table.rules);
  const person = personAt(table, out);
  const { game } = table;
  // A view knows the turns of its latest deal alone.
  const without = ending === 'wentOut' && game?.deal === deal ? seatsWithoutTurn(game, game.seats.length) : [];
  if (without.length === 0) return SCORES.dealEnded(ending, person, terms);
  const isViewers = without.some((seat) => seat === table.viewer);
  const others = without.map((seat) => personAt(table, seat));
  return isViewers ? SCORES.outBeforeYou(person, terms) : SCORES.outBefore(person, others, terms);
}

/** Which total wins: "Lowest total wins." */
const bestWins = ({ scoring }: RuleSet): string => BEST_WINS[scoring.best];

/** "Ana takes the lead with 31 points." */
const takesLead = (table: TableView, seat: Seat, total: number): string => SCORES.leads(personAt(table, seat), total);

/** The parts of a seat's points for a deal: "on the table +45, in hand −12, ×2"; empty if the hand alone tells them. */
function scoreParts({ hand, melded, fromOthers, factor, bonus }: SeatScore): string {
  const isHandShown = hand < 0 || (hand > 0 && (factor > 1 || bonus !== 0));
  const parts: readonly ScorePart[] = [
    { of: 'table', count: melded },
    { of: 'hand', count: isHandShown ? hand : 0 },
    { of: 'otherHands', count: fromOthers },
    { of: 'factor', count: factor > 1 ? factor : 0 },
    { of: 'goingOut', count: bonus },
  ];
  return SCORES.parts(parts.filter(({ count }) => count !== 0));
}

/** The winners of a game. */
const winners = (table: TableView, seats: readonly Seat[]): string => won(seats.map((seat) => personAt(table, seat)));

/** The texts that only the points of a deal have. */
export const tallyText = {
  ...{ HEADS, SCORES, leftCard, nextIn, rematchIn, pressMoved, tallyHeading, waitingFor, won, place },
  ...{ bestWins, dealEnding, scoreParts, takesLead, winners },
};
