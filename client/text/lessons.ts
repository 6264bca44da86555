import type { Reason } from '#bots';
import {
  type Card,
  type Naturals,
  naturalsOf,
  type PlayerView,
  type Rank,
  type Reading,
  type Seat,
  type SeatAction,
} from '#engine';
import type { TableView } from '#protocol';
import { termsOf } from '#rules';
import type { Person, Terms } from '#text';
import type { ShownHint } from '../game/hints.ts';
import type { WhyFact } from '../game/whyNot.ts';
import { button, extra } from './buttons.ts';
import { personAt } from './company.ts';
import { fixed, say } from './say.ts';

/** The callout of a hint. */
const HINT = fixed('hint');

const MOVES = fixed('moves');
const EXACT_MOVES = fixed('exactMoves');
const REASONS = fixed('reasons');

/** Costs this close, in points, are as good as equal. */
const EQUAL_COST_POINTS = 0.5;

/**
 * A hint in full: how good it is beside the best, then the kind of move and the main reason, or the exact move and the
 * further reason.
 * @example "Second best, about 2 points worse. Discard a card. The K♠ costs 10 points and goes with nothing you hold."
 */
function hintWords({ suggestions, number, isExact }: ShownHint, table: TableView): string {
  const { game } = table;
  const suggestion = suggestions[number];
  if (!suggestion || !game) return HINT.noOther;
  const { line, reasons, cost } = suggestion;
  const [first, second] = reasons;
  const why = isExact ? second : first;
  const rank = number === 0 ? '' : besideBest(number, cost - (suggestions[0]?.cost ?? cost));
  const move = isExact ? exactMove(line[0], game) : kindOfMove(line[0], game, first);
  const reason = why ? reasonWords(why, game, (seat) => personAt(table, seat)) : '';
  return [rank, move, reason].filter((sentence) => sentence !== '').join(' ');
}

function besideBest(number: number, worse: number): string {
  return worse < EQUAL_COST_POINTS
    ? say('besideBest-nearly')
    : say('besideBest-worse', { number, points: Math.round(worse) });
}

/** The kind of move to look for. */
function kindOfMove(action: SeatAction, { rules, hand, pileCount }: PlayerView, reason: Reason): string {
  const terms = termsOf(rules);
  if (reason.type === 'holdsBack') return MOVES.holdBack;
  switch (action.type) {
    case 'draw':
      if (action.from === 'pile') return MOVES.lookAtPile;
      return pileCount === 0 ? MOVES.startWithDraw : MOVES.drawStock;
    case 'meld': {
      const { kind, rank, suit } = action.reading;
      return say('moves-meld', { kind, rank, suit, terms });
    }
    case 'layOff':
    case 'swap':
    case 'goOut':
    case 'nameWild':
      return say(`moves-${action.type}`, { terms });
    case 'discard':
      return hand.length === 1 ? MOVES.discardLast : MOVES.discard;
    case 'chooseSize':
      return say('moves-chooseSize', { cards: action.size });
    case 'press':
      return action.take ? MOVES.takePoints : MOVES.leavePoints;
    default:
      return MOVES[action.type];
  }
}

/** The exact move: which cards, and where they go. */
function exactMove(action: SeatAction, { rules, pile, melds, window }: PlayerView): string {
  const terms = termsOf(rules);
  switch (action.type) {
    case 'draw':
      if (action.from === 'stock') return EXACT_MOVES.drawStock;
      return action.count === 1
        ? say('exactMoves-takeTop', { card: pile.at(-1) ?? -1 })
        : say('exactMoves-takeSeveral', { count: action.count, deepest: pile.at(-action.count) ?? -1 });
    case 'meld':
      return say('exactMoves-meld', {
        meld: action.reading,
        button: button('meld', null, 'suit', { terms, prepares: false }),
      });
    case 'layOff':
      return say('exactMoves-layOff', {
        card: action.card,
        meld: melds.find(({ id }) => id === action.meld) ?? null,
      });
    case 'swap':
      return say('exactMoves-swap', { ...namedNaturals(action), wild: action.wild, terms });
    case 'takeBack':
      return EXACT_MOVES.takeBack;
    case 'discard':
      return say('exactMoves-discard', { card: action.card });
    case 'contract':
    case 'goRummy':
      return say('exactMoves-layAll', {
        melds: action.readings,
        button: extra(action.type === 'contract' ? 'findContract' : 'goRummy', terms),
      });
    case 'upForTwo':
      return say('exactMoves-upForTwo', { card: action.card, button: extra('upForTwo', terms) });
    case 'chooseSize':
      return say('exactMoves-chooseSize', { cards: action.size });
    case 'nameWild':
      return say('exactMoves-nameWild', { rank: action.rank });
    case 'claim':
      return say('exactMoves-claim', { cards: window?.cards ?? [] });
    case 'pass':
      return EXACT_MOVES.no;
    case 'press':
      return action.take ? EXACT_MOVES.yes : EXACT_MOVES.no;
    default:
      return say('exactMoves-press', { button: extra(action.type, terms) });
  }
}

/**
 * A reason as a sentence. `personAt` gives the players it speaks of.
 * @example reasonWords({ type: 'fewest', points: 4, cards: 1 }, view, personAt) // "It leaves 4 points in your hand, …"
 */
function reasonWords(reason: Reason, view: PlayerView, personAt: (seat: Seat) => Person): string {
  const terms = termsOf(view.rules);
  switch (reason.type) {
    case 'forced':
    case 'contract':
    case 'judged':
    case 'stuck':
      return REASONS[reason.type];
    case 'goesOut':
      return say('reasons-goesOut', { saved: reason.saved, terms });
    case 'safe':
      return safe(reason, terms, personAt);
    case 'scores':
      return say('reasons-scores', { points: reason.points });
    case 'opens':
      return say('reasons-opens', { points: reason.points, needed: reason.needed, terms });
    case 'frees':
      return freed(reason, terms);
    case 'holdsBack':
      return say('reasons-holdsBack', { points: reason.points, chance: rounded(reason.chance) });
    case 'sheds':
      return shed(reason);
    case 'keeps':
      return kept(reason, view);
    case 'denies':
      return denied(reason, view, personAt(reason.seat));
    case 'toContract':
      return reason.hasPlace
        ? say('reasons-contractNeeds', { missing: reason.missing })
        : say('reasons-hasNoPlace', { card: reason.card, missing: reason.missing });
    case 'toOpening':
      return towardsOpening(reason, terms);
    case 'fewest':
      return say('reasons-fewest', { points: reason.points });
    case 'completes':
      return completed(reason, view);
    case 'returns':
    case 'pileUseless':
      return say(`reasons-${reason.type}`, { card: reason.card });
    case 'stock':
      return help(reason);
    case 'wildRank':
      return say('reasons-wildRank', { rank: reason.rank, count: reason.count });
    case 'handSize':
      return reason.isLarge ? REASONS.largeHand : REASONS.smallHand;
    case 'offer':
      return reason.isWorth ? REASONS.offerWorth : REASONS.offerNotWorth;
    case 'press':
      return reason.isWorth ? REASONS.pressWorth : REASONS.pressNotWorth;
  }
}

type ReasonOf<Type extends Reason['type']> = Extract<Reason, { type: Type }>;

/** A chance, as a share of one, in steps of five per cent: it is an estimate. */
const rounded = (chance: number): number => Math.max(1, Math.round(chance * 20) * 5) / 100;

/** Points laid down are safe if the player closest to going out is the next to do so, or by a chance. */
function safe({ points, seat, cards: left, chance }: ReasonOf<'safe'>, terms: Terms, personAt: (seat: Seat) => Person) {
  if (seat < 0) return say('reasons-safeByChance', { points, chance: rounded(chance) });
  return say('reasons-safeFrom', { points, name: personAt(seat).name, left, terms });
}

/** The naturals of a swap, with their number. */
const namedNaturals = (swap: Naturals) => ({ naturals: naturalsOf(swap), count: naturalsOf(swap).length });

/** "The 9♥ frees the wild A♠, which goes into K-K-K." */
function freed({ swap, lets }: ReasonOf<'frees'>, terms: Terms): string {
  const meld = lets?.type === 'meld' ? lets.reading : null;
  return say('reasons-frees', {
    ...namedNaturals(swap),
    wild: swap.wild,
    meld,
    isLaidOff: lets?.type === 'layOff',
    terms,
  });
}

/** "The K♠ costs 10 points and goes with nothing you hold." */
const shed = ({ card, points, completing: { live, gone } }: ReasonOf<'sheds'>): string =>
  say('reasons-sheds', { card, points, live, gone });

/** "Your melds in hand count 31 of the 40 points you need." */
const towardsOpening = ({ points, needed }: ReasonOf<'toOpening'>, terms: Terms): string =>
  points < needed ? say('reasons-toOpening', { points, needed, terms }) : say('refusals-openingNeedsRun', { terms });

/** A card kept or taken for a pair is named with its partner: "The 5♣ goes with the 4♣: 2 cards would make a meld." */
function kept({ card, beside: all, completing }: ReasonOf<'keeps'>, { hand, rules }: PlayerView): string {
  const [partner = null, another] = all;
  const beside = another === undefined ? partner : null;
  const { live, gone, wilds } = completing;
  const values = { live, gone, orWild: wilds > 0, terms: termsOf(rules) };
  if (!hand.includes(card)) return say('reasons-goesWith', { card, beside, ...values });
  return say('reasons-keeps', { kept: beside === null ? [card] : [card, beside], ...values });
}

/** "Keep the 10♥ from Ana, who plays next and holds the J♥ and Q♥." */
function denied({ card, how, known }: ReasonOf<'denies'>, { rules }: PlayerView, { name }: Person): string {
  if (how === 'collects') return say('reasons-deniesCollector', { card, name, held: known });
  return say(how === 'fits' ? 'reasons-deniesFit' : 'reasons-deniesWild', { card, name, terms: termsOf(rules) });
}

function completed({ card, reading, on }: ReasonOf<'completes'>, { melds, rules }: PlayerView): string {
  if (reading) return say('reasons-completes', { card, meld: reading });
  const meld = melds.find(({ id }) => id === on);
  return meld ? say('reasons-fits', { card, meld }) : say('reasons-fitsSomewhere', { card, terms: termsOf(rules) });
}

const help = ({ helping, unseen }: ReasonOf<'stock'>): string =>
  say('reasons-stock', { helping, unseen, isAll: helping === unseen });

/** The texts of the lesson that do not depend on the cards. */
const LESSON = fixed('lesson');

/** The aim of the game. */
const handStep = (cards: number): string => say('lesson-handStep', { cards });

/** A meld in the hand, with `wilds` wilds in it. */
const meldStep = (meld: Reading, wilds: number): string =>
  say('lesson-meldStep', { meld, kind: meld.kind, hasWild: meld.kind === 'set' && wilds > 0 });

/** Shown when the selection is a meld. */
const pressMeldStep = (meld: Reading): string => say('lesson-pressMeldStep', { meld, kind: meld.kind });

/** Shown when a card fits a meld on the table. */
const layOffStep = (card: Card, meld: Reading): string => say('lesson-layOffStep', { card, meld, kind: meld.kind });

/** Shown when a card is selected that this step does not need. */
const putBackStep = (card: Card): string => say('lesson-putBackStep', { card });

/** A run that another player has laid. */
const othersRunStep = (who: Person, meld: Reading): string =>
  say('lesson-othersRunStep', { who, meld, kind: meld.kind });

/** The card to discard. */
const discardStep = (card: Card): string => say('lesson-discardStep', { card });

/** The rank that is wild, as a meld on the table shows it. */
const wildStep = (rank: Rank, wild: Card, face: Card): string => say('lesson-wildStep', { rank, wild, face });

/** Shown before another player swaps. */
const watchStep = (who: Person, natural: Card): string => say('lesson-watchStep', { who, natural });

/** Shown after another player has swapped. */
const swappedStep = (who: Person, natural: Card): string => say('lesson-swappedStep', { who, natural });

/** Shown when the top card of the pile helps: it has the rank of a card in hand. */
const takeStep = (card: Card, held: Card): string => say('lesson-takeStep', { card, held });

/** Shown when the player can swap for a wild on the table. */
const swapStep = (wild: Card, natural: Card): string => say('lesson-swapStep', { wild, natural });

/** The panel that explains a refusal. */
const WHY = fixed('why');

/** One sentence about the cards that were refused: "The 9♥ doesn’t fit any meld on the table now." */
function whyFact(fact: WhyFact, terms: Terms): string {
  switch (fact.tells) {
    case 'without':
      return say('why-without', { card: fact.card, meld: fact.reading, terms });
    case 'with':
      return say('why-with', { card: fact.card, meld: fact.reading, held: fact.held, orWild: fact.wild, terms });
    case 'farFromMeld':
      return say('why-farFromMeld', { terms });
    case 'couldLay':
      return say('why-couldLay', { meld: fact.reading });
    case 'noMeldYet':
      return say('why-noMeldYet', { terms });
    case 'fitsElsewhere':
      return say('why-fitsElsewhere', { card: fact.card, meld: fact.meld, terms });
    case 'fitsNowhere':
      return say('why-fitsNowhere', { card: fact.card, terms });
    case 'keeps':
      return say('why-keeps', { held: fact.held, played: fact.played, isAll: fact.played === fact.held });
  }
}

/** The texts of hints, the lesson and "Why?". */
export const lessons = {
  ...{ HINT, hintWords, reasonWords, LESSON, handStep, meldStep, pressMeldStep, layOffStep, putBackStep },
  ...{ othersRunStep, discardStep, wildStep, watchStep, swappedStep, takeStep, swapStep, WHY, whyFact },
};
