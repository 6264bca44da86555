import type { Completing } from '#bots';
import type { Card, Rank, Reading } from '#engine';
import type { Terms } from '#text';
import type { Person } from '../../data.ts';
import { cardShort, rankNames, readingShort } from '../cards.ts';
import { capital, counted, plural } from '../plural.ts';
import { theCard, theCards } from '../told.ts';
import { wordsIn } from '../words.ts';

/** Why a move is good, in whole sentences. Chances are in per cent. */
export const REASONS = {
  forced: 'It’s your only move.',
  /** "It lets you go out: your 34 points don’t count." */
  goesOut: (saved: number, terms: Terms) =>
    `It lets you ${wordsIn(terms).goOut}${saved > 0 ? `: your ${points(saved)} ${plural(saved, 'doesn’t', 'don’t')} count` : ''}.`,
  /** The player is closest to going out, with `left` cards. */
  safeFrom: (count: number, { name }: Person, left: number, terms: Terms) =>
    `This turn makes ${points(count)} safe if ${name}, down to ${cards(left)}, is the next to ${wordsIn(terms).goOut}.`,
  safeByChance: (count: number, chance: number) =>
    `This turn makes ${points(count)} safe if the deal ends before your next one (about a ${chance}% chance).`,
  scores: (count: number) => `This turn scores ${points(count)}.`,
  contract: 'It makes your contract.',
  /** "The 9♥ frees the wild A♠, which goes into K-K-K." `use`: the new meld, a lay-off, or nothing yet. */
  frees(natural: Card, wild: Card, use: Reading | 'layOff' | null, terms: Terms) {
    const then =
      use === null ? '' : use === 'layOff' ? ', which you then lay off' : `, which goes into ${readingShort(use)}`;
    return `${capital(theCard(natural))} frees the ${wordsIn(terms).wild} ${cardShort(wild)}${then}.`;
  },
  holdsBack: (count: number, chance: number) =>
    `Your melds (${points(count)}) stay hidden, at a risk of about ${chance}% that the deal ends before your next turn.`,
  /** "The K♠ costs 10 points and goes with nothing you hold." */
  sheds(card: Card, count: number, completing: Completing) {
    const isAlone = completing.live === 0 && completing.gone === 0;
    if (count === 0 && !isAlone) return `${capital(fateOf(completing, theCard(card)))}.`;
    return `${capital(theCard(card))} ${count > 0 ? `costs ${points(count)} and ` : ''}${fateOf(completing, 'it')}.`;
  },
  /** "The 5♣ goes with the 4♣: 2 cards complete them." Without `beside`, it goes with several cards. */
  goesWith: (card: Card, beside: Card | null, completing: Completing, terms: Terms) =>
    beside === null
      ? `${capital(theCard(card))} goes with your cards: ${completers(completing, 'it', terms)}.`
      : `${capital(theCard(card))} goes with ${theCard(beside)}: ${completers(completing, 'them', terms)}.`,
  /** "Keep the 4♣ and 5♣: 1 card or any wild completes them, 1 is gone." */
  keeps: (kept: readonly Card[], completing: Completing, terms: Terms) =>
    `Keep ${theCards(kept)}: ${completers(completing, kept.length > 1 ? 'them' : 'it', terms)}.`,
  deniesFit: (card: Card, next: Person, terms: Terms) =>
    `${keepFrom(card, next)}: it fits a ${wordsIn(terms).meld} on the table.`,
  deniesWild: (card: Card, next: Person, terms: Terms) =>
    `${keepFrom(card, next)}: it would free a ${wordsIn(terms).wild}.`,
  /** "Keep the 10♥ from Ana, who plays next and holds the J♥ and Q♥." */
  deniesCollector: (card: Card, next: Person, held: readonly Card[]) =>
    `${keepFrom(card, next)} and holds ${theCards(held)}.`,
  contractNeeds: (missing: number) => `The contract ${needs(missing)}.`,
  hasNoPlace: (card: Card, missing: number) =>
    `${capital(theCard(card))} has no place in your contract, which ${needs(missing)}.`,
  fewest: (count: number) => `It leaves ${points(count)} in your hand, the fewest possible.`,
  completes: (card: Card, meld: Reading) => `${capital(theCard(card))} completes ${readingShort(meld)}.`,
  fits: (card: Card, meld: Reading) => `${capital(theCard(card))} fits ${readingShort(meld)}.`,
  fitsSomewhere: (card: Card, terms: Terms) => `${capital(theCard(card))} fits a ${wordsIn(terms).meld}.`,
  returns: (card: Card) => `You can discard ${theCard(card)} again, so no new card costs you points.`,
  pileUseless: (card: Card) => `${capital(theCard(card))} on the pile is of no use to you now.`,
  stock: (helping: number, unseen: number) =>
    helping === unseen
      ? `Any of the ${unseen} unseen cards would help you at once.`
      : `${helping} of the ${unseen} unseen cards would help you at once.`,
  wildRank: (rank: Rank, count: number) => `You hold ${count === 1 ? 'one of the' : count} ${rankNames(rank)}.`,
  largeHand: 'Melds score here, so more cards are better.',
  smallHand: 'Cards left in hand cost points, so fewer are better.',
  offerWorth: 'It helps your hand more than it costs.',
  offerNotWorth: 'It costs your hand more than it helps.',
  pressWorth: 'The points are few.',
  pressNotWorth: 'That’s too many points.',
  judged: 'All in all, it should pay off.',
  stuck: 'Your turn can’t end as it stands.',
} as const;

const points = (count: number): string => counted(count, 'point', 'points');
const cards = (count: number): string => counted(count, 'card', 'cards');
const keepFrom = (card: Card, { name }: Person): string => `Keep ${theCard(card)} from ${name}, who plays next`;
const needs = (missing: number): string => (missing === 0 ? 'needs no more cards' : `still needs ${cards(missing)}`);

/** "3 cards or any wild complete it, 2 are gone". */
function completers({ live, gone, wilds }: Completing, it: string, terms: Terms): string {
  const orWild = wilds > 0 ? ` or any ${wordsIn(terms).wild}` : '';
  const lost = gone > 0 ? `, ${gone} ${plural(gone, 'is', 'are')} gone` : '';
  return `${cards(live)}${orWild} ${plural(live, 'completes', 'complete')} ${it}${lost}`;
}

/** The prospects of a discard: "goes with nothing you hold", "only 1 card would complete a meld with it". */
function fateOf({ live, gone }: Completing, it: string): string {
  if (live > 0) return `${live < 3 ? 'only ' : ''}${cards(live)} would complete a meld with ${it}`;
  if (gone === 0) return 'goes with nothing you hold';
  return gone === 1
    ? `the card that would complete ${it} is gone`
    : `the ${gone} cards that would complete ${it} are gone`;
}
