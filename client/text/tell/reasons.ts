import type { Reason } from '#bots';
import type { PlayerView, Seat, SeatAction } from '#engine';
import { termsOf } from '#rules';
import type { Person } from '../data.ts';
import { more } from '../language.ts';

/**
 * A reason as a sentence. `personAt` gives the players it speaks of.
 * @example reasonWords({ type: 'fewest', points: 4, cards: 1 }, view, personAt) // "It leaves 4 points in your hand, …"
 */
export function reasonWords(reason: Reason, view: PlayerView, personAt: (seat: Seat) => Person): string {
  const { REASONS } = more.lessons;
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
  const { goesWith, keeps } = more.lessons.REASONS;
  const [partner = null, another] = beside;
  const pair = another === undefined ? partner : null;
  const terms = termsOf(rules);
  if (!hand.includes(card)) return goesWith(card, pair, completing, terms);
  return keeps(pair === null ? [card] : [card, pair], completing, terms);
}

function denied({ card, how, known }: ReasonOf<'denies'>, { rules }: PlayerView, next: Person): string {
  const { deniesFit, deniesWild, deniesCollector } = more.lessons.REASONS;
  if (how === 'fits') return deniesFit(card, next, termsOf(rules));
  return how === 'frees' ? deniesWild(card, next, termsOf(rules)) : deniesCollector(card, next, known);
}

function completed({ card, reading, on }: ReasonOf<'completes'>, { melds, rules }: PlayerView): string {
  const { completes, fits, fitsSomewhere } = more.lessons.REASONS;
  if (reading) return completes(card, reading);
  const meld = melds.find(({ id }) => id === on);
  return meld ? fits(card, meld) : fitsSomewhere(card, termsOf(rules));
}
