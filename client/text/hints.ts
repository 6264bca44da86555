import type { Completing, Reason } from '#bots';
import type { Card, PlayerView, Rank, Reading, Seat, SeatAction } from '#engine';
import type { TableView } from '#protocol';
import { termsOf } from '#rules';
import type { Person, Terms } from '#text';
import type { ShownHint } from '../game/hints.ts';
import type { ExtraId } from '../game/types.ts';
import { button, extra } from './buttons.ts';
import { personAt } from './person.ts';
import { fixed, say } from './say.ts';

/** The callout of a hint. */
export const HINT = fixed('hint');

/** The kind of move to look for. */
export const MOVES = fixed('moves', {
  /** "You can lay down a set of kings." */
  meld: ({ kind, rank, suit }: Reading, terms: Terms) => say('moves-meld', { kind, rank, suit, terms }),
  layOff: (terms: Terms) => say('moves-layOff', { terms }),
  swap: (terms: Terms) => say('moves-swap', { terms }),
  goOut: (terms: Terms) => say('moves-goOut', { terms }),
  chooseSize: (cards: number) => say('moves-chooseSize', { cards }),
  nameWild: (terms: Terms) => say('moves-nameWild', { terms }),
});

/** The exact move and how to make it. */
export const EXACT_MOVES = fixed('exactMoves', {
  takeTop: (card: Card) => say('exactMoves-takeTop', { card }),
  takeSeveral: (count: number, deepest: Card) => say('exactMoves-takeSeveral', { count, deepest }),
  meld: (meld: Reading, terms: Terms) =>
    say('exactMoves-meld', { meld, button: button('meld', null, 'suit', { terms, prepares: false }) }),
  layOff: (card: Card, meld: Reading | null) => say('exactMoves-layOff', { card, meld }),
  swap: (natural: Card, wild: Card) => say('exactMoves-swap', { natural, wild }),
  discard: (card: Card) => say('exactMoves-discard', { card }),
  /** "Press Go out." */
  press: (id: ExtraId, terms: Terms) => say('exactMoves-press', { button: extra(id, terms) }),
  /** "K-K-K, 5-6-7 ♥. Press Find contract." */
  layAll: (melds: readonly Reading[], id: ExtraId, terms: Terms) =>
    say('exactMoves-layAll', { melds, button: extra(id, terms) }),
  upForTwo: (card: Card, terms: Terms) => say('exactMoves-upForTwo', { card, button: extra('upForTwo', terms) }),
  chooseSize: (cards: number) => say('exactMoves-chooseSize', { cards }),
  nameWild: (rank: Rank) => say('exactMoves-nameWild', { rank }),
  claim: (cards: readonly Card[]) => say('exactMoves-claim', { cards }),
});

/** How good a hint is beside the best, which is number 0. */
export const BESIDE_BEST = fixed('besideBest', {
  /** "Second best, about 2 points worse." */
  worse: (number: number, points: number) => say('besideBest-worse', { number, points }),
});

/** Why a move is good, in whole sentences. Chances are in per cent. */
export const REASONS = fixed('reasons', {
  /** "It lets you go out: your 34 points don’t count." */
  goesOut: (saved: number, terms: Terms) => say('reasons-goesOut', { saved, terms }),
  /** The player is closest to going out, with `left` cards. */
  safeFrom: (points: number, { name }: Person, left: number, terms: Terms) =>
    say('reasons-safeFrom', { points, name, left, terms }),
  safeByChance: (points: number, chance: number) => say('reasons-safeByChance', { points, chance: chance / 100 }),
  scores: (points: number) => say('reasons-scores', { points }),
  /** "The 9♥ frees the wild A♠, which goes into K-K-K." `use`: the new meld, a lay-off, or nothing yet. */
  frees(natural: Card, wild: Card, use: Reading | 'layOff' | null, terms: Terms) {
    const isLaidOff = use === 'layOff';
    return say('reasons-frees', { natural, wild, meld: isLaidOff ? null : use, isLaidOff, terms });
  },
  holdsBack: (points: number, chance: number) => say('reasons-holdsBack', { points, chance: chance / 100 }),
  /** "The K♠ costs 10 points and goes with nothing you hold." */
  sheds: (card: Card, points: number, { live, gone }: Completing) => say('reasons-sheds', { card, points, live, gone }),
  /** "The 5♣ goes with the 4♣: 2 cards would make a meld." Without `beside`, it goes with several cards. */
  goesWith: (card: Card, beside: Card | null, completing: Completing, terms: Terms) =>
    say('reasons-goesWith', { card, beside, ...completersIn(completing), terms }),
  /** "Keep the 4♣ and 5♣: 1 card or any wild would make a meld; 1 is already gone." */
  keeps: (kept: readonly Card[], completing: Completing, terms: Terms) =>
    say('reasons-keeps', { kept, ...completersIn(completing), terms }),
  deniesFit: (card: Card, { name }: Person, terms: Terms) => say('reasons-deniesFit', { card, name, terms }),
  deniesWild: (card: Card, { name }: Person, terms: Terms) => say('reasons-deniesWild', { card, name, terms }),
  /** "Keep the 10♥ from Ana, who plays next and holds the J♥ and Q♥." */
  deniesCollector: (card: Card, { name }: Person, held: readonly Card[]) =>
    say('reasons-deniesCollector', { card, name, held }),
  contractNeeds: (missing: number) => say('reasons-contractNeeds', { missing }),
  hasNoPlace: (card: Card, missing: number) => say('reasons-hasNoPlace', { card, missing }),
  fewest: (points: number) => say('reasons-fewest', { points }),
  completes: (card: Card, meld: Reading) => say('reasons-completes', { card, meld }),
  fits: (card: Card, meld: Reading) => say('reasons-fits', { card, meld }),
  fitsSomewhere: (card: Card, terms: Terms) => say('reasons-fitsSomewhere', { card, terms }),
  returns: (card: Card) => say('reasons-returns', { card }),
  pileUseless: (card: Card) => say('reasons-pileUseless', { card }),
  stock: (helping: number, unseen: number) => say('reasons-stock', { helping, unseen, isAll: helping === unseen }),
  wildRank: (rank: Rank, count: number) => say('reasons-wildRank', { rank, count }),
});

const completersIn = ({ live, gone, wilds }: Completing) => ({ live, gone, orWild: wilds > 0 });

/** Costs this close, in points, are as good as equal. */
const LITTLE = 0.5;

/**
 * A hint in full: how good it is beside the best, then the kind of move and the main reason, or the exact move and the
 * further reason.
 * @example "Second best, about 2 points worse. Discard a card. The K♠ costs 10 points and goes with nothing you hold."
 */
export function hintWords({ suggestions, number, isExact }: ShownHint, table: TableView): string {
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
  return worse < LITTLE ? BESIDE_BEST.nearly : BESIDE_BEST.worse(number, Math.round(worse));
}

/** The kind of move to look for. */
function kindOfMove(action: SeatAction, { rules, hand, pileCount }: PlayerView, reason: Reason): string {
  const terms = termsOf(rules);
  if (reason.type === 'holdsBack') return MOVES.holdBack;
  switch (action.type) {
    case 'draw':
      if (action.from === 'pile') return MOVES.lookAtPile;
      return pileCount === 0 ? MOVES.startWithDraw : MOVES.drawStock;
    case 'meld':
      return MOVES.meld(action.reading, terms);
    case 'layOff':
    case 'swap':
    case 'goOut':
    case 'nameWild':
      return MOVES[action.type](terms);
    case 'discard':
      return hand.length === 1 ? MOVES.discardLast : MOVES.discard;
    case 'chooseSize':
      return MOVES.chooseSize(action.size);
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
        ? EXACT_MOVES.takeTop(pile.at(-1) ?? -1)
        : EXACT_MOVES.takeSeveral(action.count, pile.at(-action.count) ?? -1);
    case 'meld':
      return EXACT_MOVES.meld(action.reading, terms);
    case 'layOff':
      return EXACT_MOVES.layOff(action.card, melds.find(({ id }) => id === action.meld) ?? null);
    case 'swap':
      return EXACT_MOVES.swap(action.natural, action.wild);
    case 'takeBack':
      return EXACT_MOVES.takeBack;
    case 'discard':
      return EXACT_MOVES.discard(action.card);
    case 'contract':
      return EXACT_MOVES.layAll(action.readings, 'findContract', terms);
    case 'goRummy':
      return EXACT_MOVES.layAll(action.readings, 'goRummy', terms);
    case 'upForTwo':
      return EXACT_MOVES.upForTwo(action.card, terms);
    case 'chooseSize':
      return EXACT_MOVES.chooseSize(action.size);
    case 'nameWild':
      return EXACT_MOVES.nameWild(action.rank);
    case 'claim':
      return EXACT_MOVES.claim(window?.cards ?? []);
    case 'pass':
      return EXACT_MOVES.no;
    case 'press':
      return action.take ? EXACT_MOVES.yes : EXACT_MOVES.no;
    default:
      return EXACT_MOVES.press(action.type, terms);
  }
}

/**
 * A reason as a sentence. `personAt` gives the players it speaks of.
 * @example reasonWords({ type: 'fewest', points: 4, cards: 1 }, view, personAt) // "It leaves 4 points in your hand, …"
 */
export function reasonWords(reason: Reason, view: PlayerView, personAt: (seat: Seat) => Person): string {
  const terms = termsOf(view.rules);
  switch (reason.type) {
    case 'forced':
    case 'contract':
    case 'judged':
    case 'stuck':
      return REASONS[reason.type];
    case 'goesOut':
      return REASONS.goesOut(reason.saved, terms);
    case 'safe':
      return reason.seat >= 0
        ? REASONS.safeFrom(reason.points, personAt(reason.seat), reason.cards, terms)
        : REASONS.safeByChance(reason.points, percent(reason.chance));
    case 'scores':
      return REASONS.scores(reason.points);
    case 'frees':
      return REASONS.frees(reason.natural, reason.wild, useOf(reason.lets), terms);
    case 'holdsBack':
      return REASONS.holdsBack(reason.points, percent(reason.chance));
    case 'sheds':
      return REASONS.sheds(reason.card, reason.points, reason.completing);
    case 'keeps':
      return kept(reason, view);
    case 'denies':
      return denied(reason, view, personAt(reason.seat));
    case 'toContract':
      return reason.hasPlace ? REASONS.contractNeeds(reason.missing) : REASONS.hasNoPlace(reason.card, reason.missing);
    case 'fewest':
      return REASONS.fewest(reason.points);
    case 'completes':
      return completed(reason, view);
    case 'returns':
      return REASONS.returns(reason.card);
    case 'pileUseless':
      return REASONS.pileUseless(reason.card);
    case 'stock':
      return REASONS.stock(reason.helping, reason.unseen);
    case 'wildRank':
      return REASONS.wildRank(reason.rank, reason.count);
    case 'handSize':
      return reason.isLarge ? REASONS.largeHand : REASONS.smallHand;
    case 'offer':
      return reason.isWorth ? REASONS.offerWorth : REASONS.offerNotWorth;
    case 'press':
      return reason.isWorth ? REASONS.pressWorth : REASONS.pressNotWorth;
  }
}

type ReasonOf<Type extends Reason['type']> = Extract<Reason, { type: Type }>;

/** In steps of five per cent, since a chance is an estimate. */
const percent = (chance: number): number => Math.max(1, Math.round(chance * 20) * 5);

/** The use of a freed wild. */
function useOf(lets: SeatAction | null) {
  if (lets?.type === 'meld') return lets.reading;
  return lets?.type === 'layOff' ? 'layOff' : null;
}

/** A card kept or taken for a pair is named with its partner. */
function kept({ card, beside, completing }: ReasonOf<'keeps'>, { hand, rules }: PlayerView): string {
  const { goesWith, keeps } = REASONS;
  const [partner = null, another] = beside;
  const pair = another === undefined ? partner : null;
  const terms = termsOf(rules);
  if (!hand.includes(card)) return goesWith(card, pair, completing, terms);
  return keeps(pair === null ? [card] : [card, pair], completing, terms);
}

function denied({ card, how, known }: ReasonOf<'denies'>, { rules }: PlayerView, next: Person): string {
  const { deniesFit, deniesWild, deniesCollector } = REASONS;
  if (how === 'fits') return deniesFit(card, next, termsOf(rules));
  return how === 'frees' ? deniesWild(card, next, termsOf(rules)) : deniesCollector(card, next, known);
}

function completed({ card, reading, on }: ReasonOf<'completes'>, { melds, rules }: PlayerView): string {
  const { completes, fits, fitsSomewhere } = REASONS;
  if (reading) return completes(card, reading);
  const meld = melds.find(({ id }) => id === on);
  return meld ? fits(card, meld) : fitsSomewhere(card, termsOf(rules));
}
