import { type Card, cardsOf, mostWilds, type RuleSet, rankOf, runBounds, suitOf } from '#engine';
import type { Notes } from '../plain/notes.ts';
import { placesOf } from './meldable.ts';
import type { Completing } from './reason.ts';

const NONE: Completing = { live: 0, gone: 0, wilds: 0 };

/** Counts the cards that would make a smallest meld of `card` and some of `others`, which make none with it yet. */
export function completingOf(
  { view, wilds, unseen, wildsUnseen }: Notes,
  card: Card,
  others: readonly Card[],
): Completing {
  const { rules, seats, hand } = view;
  if (wilds[card] === 1) return NONE;
  const naturals = others.filter((other) => other !== card && wilds[other] === 0);
  const fitting = cardsOf(rules, seats.length).filter(
    (one) => wilds[one] === 0 && !hand.includes(one) && completes(rules, card, naturals, one),
  );
  if (fitting.length === 0) return NONE;
  const live = fitting.filter((one) => unseen.includes(one)).length;
  const takesWild = mostWilds(rules, Math.min(rules.melds.setMin, rules.melds.runMin)) > 0;
  return { live, gone: fitting.length - live, wilds: takesWild ? wildsUnseen : 0 };
}

/** The cards among `others` that are in a smallest meld with `card` and one more card of the game. */
export function besideIn({ view, wilds }: Notes, card: Card, others: readonly Card[]): readonly Card[] {
  const { rules, seats } = view;
  const naturals = others.filter((other) => other !== card && wilds[other] === 0);
  const faces = cardsOf(rules, seats.length).filter((one) => wilds[one] === 0 && completes(rules, card, naturals, one));
  return naturals.filter((other) => {
    const without = naturals.filter((one) => one !== other);
    return faces.some((one) => !completes(rules, card, without, one));
  });
}

/** Whether `card`, `more` and some of these naturals are a set or run of the smallest size. */
const completes = (rules: RuleSet, card: Card, naturals: readonly Card[], more: Card): boolean =>
  more !== card && (completesSet(rules, card, naturals, more) || completesRun(rules, card, naturals, more));

function completesSet({ melds }: RuleSet, card: Card, naturals: readonly Card[], more: Card): boolean {
  const { kinds, setMin, duplicates } = melds;
  if (kinds === 'runs' || rankOf(card) !== rankOf(more)) return false;
  const like = naturals.filter((other) => rankOf(other) === rankOf(card));
  if (duplicates) return like.length >= setMin - 2;
  const suits = new Set(like.map(suitOf));
  if (suitOf(card) === suitOf(more)) return false;
  suits.delete(suitOf(card));
  suits.delete(suitOf(more));
  return suits.size >= setMin - 2;
}

function completesRun(rules: RuleSet, card: Card, naturals: readonly Card[], more: Card): boolean {
  const { kinds, runMin } = rules.melds;
  const suit = suitOf(card);
  if (kinds === 'sets' || suit < 0 || suitOf(more) !== suit) return false;
  const { low, top } = runBounds(rules);
  const held = new Set(naturals.filter((other) => suitOf(other) === suit).flatMap((other) => placesOf(rankOf(other))));
  for (const one of placesOf(rankOf(card))) {
    for (const other of placesOf(rankOf(more))) {
      if (one === other) continue;
      const last = Math.min(one, other);
      for (let start = Math.max(low, Math.max(one, other) - runMin + 1); start <= last; start++) {
        if (start + runMin - 1 > top) break;
        let isFull = true;
        for (let rank = start; rank < start + runMin; rank++)
          isFull &&= rank === one || rank === other || held.has(rank);
        if (isFull) return true;
      }
    }
  }
  return false;
}
