import {
  type Card,
  cardsOf,
  faceOf,
  isTooLike,
  mostWilds,
  type Reading,
  type RuleSet,
  rankOf,
  runBounds,
  suitOf,
} from '#engine';
import { lineFrom } from '../plain/line.ts';
import { laidBeside } from '../plain/newMelds.ts';
import type { Notes } from '../plain/notes.ts';
import { placesOf } from './meldable.ts';
import type { Completing } from './reason.ts';

const NONE: Completing = { live: 0, gone: 0, wilds: 0 };

/** Counts the cards that would make a smallest meld of `card` and some of `others`, which make none with it yet. */
export function completingOf(notes: Notes, card: Card, others: readonly Card[]): Completing {
  const { view, wilds, unseen, wildsUnseen } = notes;
  const { rules, seats, hand } = view;
  const laid = laidBeside(notes, lineFrom(view));
  if (wilds[card] === 1 || !laid) return NONE;
  const naturals = others.filter((other) => other !== card && wilds[other] === 0);
  const fitting = cardsOf(rules, seats.length).filter(
    (one) => wilds[one] === 0 && !hand.includes(one) && completes({ rules, laid, card, naturals, more: one }),
  );
  if (fitting.length === 0) return NONE;
  const live = fitting.filter((one) => unseen.includes(one)).length;
  const { setMin, runMin } = rules.melds;
  const takesWild = mostWilds(rules, 'set', setMin) > 0 || mostWilds(rules, 'run', runMin) > 0;
  return { live, gone: fitting.length - live, wilds: takesWild ? wildsUnseen : 0 };
}

/**
 * The cards among `others` that are in a smallest meld with `card` and one more card of the game. Of cards that are
 * alike only one is named, but for sets that take both.
 */
export function besideIn(notes: Notes, card: Card, others: readonly Card[]): readonly Card[] {
  const { view, wilds } = notes;
  const { rules, seats } = view;
  const laid = laidBeside(notes, lineFrom(view)) ?? [];
  const naturals = others.filter((other) => other !== card && wilds[other] === 0);
  const faces = cardsOf(rules, seats.length).filter((one) => wilds[one] === 0);
  const beside = naturals.filter((other) =>
    faces.some((one) => completes({ rules, laid, card, naturals, more: one, beside: other })),
  );
  return beside.filter((other, index) => {
    if (rules.melds.duplicates && rankOf(other) === rankOf(card)) return true;
    return beside.findIndex((one) => faceOf(one) === faceOf(other)) === index;
  });
}

/** Cards that may be a set or run of the smallest size: `card`, `more` and some of the naturals. */
interface Trial {
  readonly rules: RuleSet;
  /** The melds that a new one must be unlike (R165). */
  readonly laid: readonly Reading[];
  readonly card: Card;
  readonly naturals: readonly Card[];
  readonly more: Card;
  /** One of the naturals, which must be among them. */
  readonly beside?: Card;
}

const completes = (trial: Trial): boolean =>
  trial.more !== trial.card && trial.more !== trial.beside && (completesSet(trial) || completesRun(trial));

function completesSet({ rules, laid, card, naturals, more, beside }: Trial): boolean {
  const { kinds, setMin, duplicates } = rules.melds;
  if (kinds === 'runs' || rankOf(card) !== rankOf(more)) return false;
  if (isTooLike(rules, { kind: 'set', suit: -1, rank: rankOf(card), cards: [card, more] }, laid)) return false;
  if (beside !== undefined && rankOf(beside) !== rankOf(card)) return false;
  const like = naturals.filter((other) => rankOf(other) === rankOf(card));
  if (duplicates) return like.length >= setMin - 2;
  const suits = new Set(like.map(suitOf));
  if (suitOf(card) === suitOf(more)) return false;
  suits.delete(suitOf(card));
  suits.delete(suitOf(more));
  if (beside !== undefined && !suits.has(suitOf(beside))) return false;
  return suits.size >= setMin - 2;
}

function completesRun({ rules, laid, card, naturals, more, beside }: Trial): boolean {
  const { kinds, runMin } = rules.melds;
  const suit = suitOf(card);
  if (kinds === 'sets' || suit < 0 || suitOf(more) !== suit) return false;
  if (beside !== undefined && suitOf(beside) !== suit) return false;
  const { low, top } = runBounds(rules);
  const held = new Set(naturals.filter((other) => suitOf(other) === suit).flatMap((other) => placesOf(rankOf(other))));
  for (const one of placesOf(rankOf(card))) {
    for (const other of placesOf(rankOf(more))) {
      if (one === other) continue;
      const last = Math.min(one, other);
      for (let start = Math.max(low, Math.max(one, other) - runMin + 1); start <= last; start++) {
        if (start + runMin - 1 > top) break;
        if (isTooLike(rules, { kind: 'run', suit, rank: start, cards: Array<Card>(runMin).fill(card) }, laid)) continue;
        let isFull =
          beside === undefined ||
          placesOf(rankOf(beside)).some((at) => at >= start && at < start + runMin && at !== one && at !== other);
        for (let rank = start; rank < start + runMin; rank++)
          isFull &&= rank === one || rank === other || held.has(rank);
        if (isFull) return true;
      }
    }
  }
  return false;
}
