import type { Completing, Reason } from '#bots';
import type { PlayerView, Seat } from '#engine';
import { cardShort, rankNames, readingShort } from './cards.ts';
import { capital, counted, plural } from './plural.ts';
import { theCard, theCards } from './told.ts';
import { wordsOf } from './words.ts';

/** The name of another seat, as in the middle of a sentence: "Ana". */
export type NameOf = (seat: Seat) => string;

type Sayings = {
  readonly [T in Reason['type']]: (reason: Extract<Reason, { type: T }>, view: PlayerView, nameOf: NameOf) => string;
};

const SAYINGS: Sayings = {
  forced: () => 'It’s your only move.',
  goesOut: ({ saved }, { rules }) =>
    `It lets you ${wordsOf(rules).goOut}${saved > 0 ? `: your ${points(saved)} ${plural(saved, 'doesn’t', 'don’t')} count` : ''}.`,
  safe: (reason, { rules }, nameOf) =>
    reason.seat >= 0
      ? `${safe(reason.points)} if ${nameOf(reason.seat)}, down to ${cards(reason.cards)}, is the next to ${wordsOf(rules).goOut}.`
      : `${safe(reason.points)} if the deal ends before your next one (about a ${percent(reason.chance)} chance).`,
  scores: (reason) => `This turn scores ${points(reason.points)}.`,
  contract: () => 'It makes your contract.',
  frees: ({ wild, natural, lets }, { rules }) =>
    `${capital(theCard(natural))} frees the ${wordsOf(rules).wild} ${cardShort(wild)}${use(lets)}.`,
  holdsBack: (reason) =>
    `Your melds (${points(reason.points)}) stay hidden, at a risk of about ${percent(reason.chance)} that the deal ends before your next turn.`,
  sheds: ({ card, points: count, completing }) => {
    const fate = fateOf(completing);
    return count > 0
      ? `${capital(theCard(card))} costs ${points(count)} and ${fate}.`
      : `${capital(theCard(card))} ${fate}.`;
  },
  keeps: ({ card, beside, completing }, view) => {
    const isPair = beside.length === 1;
    const found = completers(completing, view, isPair ? 'them' : 'it');
    if (!view.hand.includes(card)) {
      return `${capital(theCard(card))} goes with ${isPair ? theCards(beside) : 'your cards'}: ${found}.`;
    }
    return `Keep ${isPair ? theCards([card, ...beside]) : theCard(card)}: ${found}.`;
  },
  denies: ({ card, seat, how, known }, { rules }, nameOf) => {
    const from = `Keep ${theCard(card)} from ${nameOf(seat)}, who plays next`;
    const { meld, wild } = wordsOf(rules);
    if (how === 'fits') return `${from}: it fits a ${meld} on the table.`;
    if (how === 'frees') return `${from}: it would free a ${wild}.`;
    return `${from} and holds ${theCards(known)}.`;
  },
  toContract: ({ card, hasPlace, missing }) => {
    const needs = missing === 0 ? 'needs no more cards' : `still needs ${cards(missing)}`;
    return hasPlace
      ? `The contract ${needs}.`
      : `${capital(theCard(card))} has no place in your contract, which ${needs}.`;
  },
  fewest: (reason) => `It leaves ${points(reason.points)} in your hand, the fewest possible.`,
  completes: ({ card, reading, on }, { rules, melds }) => {
    const lying = melds.find(({ id }) => id === on);
    const where = reading
      ? `completes ${readingShort(reading)}`
      : `fits ${lying ? readingShort(lying) : `a ${wordsOf(rules).meld}`}`;
    return `${capital(theCard(card))} ${where}.`;
  },
  returns: ({ card }) => `You can discard ${theCard(card)} again, so no new card costs you points.`,
  pileUseless: ({ card }) => `${capital(theCard(card))} on the pile is of no use to you now.`,
  stock: ({ helping, unseen }) =>
    helping === unseen
      ? `Any of the ${unseen} unseen cards would help you at once.`
      : `${helping} of the ${unseen} unseen cards would help you at once.`,
  wildRank: ({ rank, count }) => `You hold ${count === 1 ? 'one of the' : count} ${rankNames(rank)}.`,
  handSize: ({ isLarge }) =>
    isLarge ? 'Melds score here, so more cards are better.' : 'Cards left in hand cost points, so fewer are better.',
  offer: ({ isWorth }) =>
    isWorth ? 'It helps your hand more than it costs.' : 'It costs your hand more than it helps.',
  press: ({ isWorth }) => (isWorth ? 'The points are few.' : 'That’s too many points.'),
  judged: () => 'All in all, it should pay off.',
  stuck: () => 'Your turn can’t end as it stands.',
};

/**
 * A reason as a sentence.
 * @example reasonWords({ type: 'fewest', points: 4, cards: 1 }, view, nameOf) // "It leaves 4 points in your hand, …"
 */
export const reasonWords = (reason: Reason, view: PlayerView, nameOf: NameOf): string =>
  (SAYINGS[reason.type] as (reason: Reason, view: PlayerView, nameOf: NameOf) => string)(reason, view, nameOf);

const points = (count: number): string => counted(count, 'point', 'points');
const cards = (count: number): string => counted(count, 'card', 'cards');
const safe = (count: number): string => `This turn makes ${points(count)} safe`;

/** "35%", in steps of five, since a chance is an estimate. */
const percent = (chance: number): string => `${Math.max(1, Math.round(chance * 20) * 5)}%`;

/** The use of a freed wild: ", which goes into 7-8-9 ♥". */
function use(lets: Extract<Reason, { type: 'frees' }>['lets']): string {
  if (lets?.type === 'meld') return `, which goes into ${readingShort(lets.reading)}`;
  return lets?.type === 'layOff' ? ', which you then lay off' : '';
}

/** "3 cards or any wild complete it, 2 are gone". */
function completers({ live, gone, wilds }: Completing, { rules }: PlayerView, it: string): string {
  const orWild = wilds > 0 ? ` or any ${wordsOf(rules).wild}` : '';
  const verb = live === 1 ? 'completes' : 'complete';
  const lost = gone > 0 ? `, ${gone} ${plural(gone, 'is', 'are')} gone` : '';
  return `${cards(live)}${orWild} ${verb} ${it}${lost}`;
}

/** The prospects of a discard: "goes with nothing you hold", "only 1 card would complete it". */
function fateOf({ live, gone }: Completing): string {
  if (live > 0) return `${live < 3 ? 'only ' : ''}${cards(live)} would complete a meld with it`;
  if (gone > 0)
    return gone === 1 ? 'the card that would complete it is gone' : `the ${gone} cards that would complete it are gone`;
  return 'goes with nothing you hold';
}
