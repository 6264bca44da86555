import {
  dealsIn,
  handPoints,
  isDoubleRank,
  jokerCount,
  type PlayerView,
  type Rank,
  type RuleSet,
  targetFor,
} from '#engine';
import { termsOf } from '#rules';
import type { DealFacts, Length, WildKind } from '../data.ts';
import { language } from '../language.ts';

type Shown = Pick<PlayerView, 'rules' | 'wildRank' | 'phase' | 'deal' | 'indicator' | 'pressed'> & {
  readonly seats: readonly unknown[];
};

/** The wilds of this deal: "Eights are wild", "Jokers and twos are wild"; `short`: "Wild: 8, joker". */
export const wildLine = (view: Shown, length: Length = 'full'): string =>
  language.WILDS.line(wildsOf(view), termsOf(view.rules), length);

/** The sign on the small card beside `wildLine`: "8", "★2", "–". */
export function wildSign(view: Shown): string {
  const wilds = wildsOf(view);
  if (wilds === null) return '?';
  const signs = wilds.map((kind) => language.rankShort(typeof kind === 'number' ? kind : SIGN_RANKS[kind]));
  return signs.slice(0, view.wildRank === 0 ? 2 : 1).join('') || '–';
}

/** "Deal 4 of 13", "Deal 4 · to 5000", "Deal 4 of 13 · ×2"; `short`: "4 of 13". */
export const dealLine = (view: Shown, length: Length = 'full'): string => language.DEALS.line(dealFacts(view), length);

/** `wildLine` and `dealLine` in sentences, for screen readers. */
export function factsLine(view: Shown): string {
  const { DEALS, WILDS, COUNTER_CLOCKWISE } = language;
  return [
    WILDS.sentence(wildsOf(view), termsOf(view.rules)),
    ...(view.indicator >= 0 ? [WILDS.shownBy(view.indicator)] : []),
    DEALS.sentences(dealFacts(view)),
    ...(view.seats.length > 2 && view.rules.table.direction === 'counterClockwise' ? [COUNTER_CLOCKWISE] : []),
  ].join(' ');
}

/** The value of the viewer's cards now, in one or two lines: "In hand: 79 points"; "Laid 60," "in hand 45 points". */
export function ownPoints({ rules, wildRank, hand, melds, viewer }: PlayerView): readonly string[] {
  const held = handPoints(rules, wildRank, hand);
  if (!MELDED.includes(rules.scoring.system)) return [language.inHand(held)];
  const laid = melds.flatMap(({ cards, owners }) => cards.filter((_, i) => owners[i] === viewer));
  return language.laidAndInHand(handPoints(rules, wildRank, laid), held);
}

/** The factor for points in the current deal (§4.23). */
export function timesOf({ rules, wildRank, pressed, phase }: Shown): number {
  const isUnderWay = phase !== 'ready' && phase !== 'press' && phase !== 'over';
  return isUnderWay ? (pressed ? 2 : 1) * (isDoubleRank(rules, wildRank) ? 2 : 1) : 1;
}

/** The wilds of a deal with this many seats, those of its rank first. */
export function wildKindsIn(rules: RuleSet, wildRank: Rank, seats: number): readonly WildKind[] {
  const jokers = jokerCount(rules, seats);
  const kinds = rules.wilds.permanent
    .filter((kind) => kind !== 'jokers' || jokers > 0)
    .map((kind) => (kind === 'jokers' && jokers === 1 ? 'oneJoker' : PERMANENT[kind]))
    .filter((kind) => kind !== wildRank);
  return wildRank === 0 ? kinds : [wildRank, ...kinds];
}

const PERMANENT = { jokers: 'jokers', twos: 2, tens: 10, oneEyedJacks: 'oneEyedJacks' } as const;
const SIGN_RANKS: Readonly<Record<Exclude<WildKind, number>, Rank>> = { jokers: 0, oneJoker: 0, oneEyedJacks: 11 };

const wildsOf = ({ rules, wildRank, phase, seats }: Shown): readonly WildKind[] | null =>
  phase === 'naming' ? null : wildKindsIn(rules, wildRank, seats.length);

function dealFacts(view: Shown): DealFacts {
  const target = targetFor(view.rules, view.seats.length);
  return { deal: view.deal, target, deals: target > 0 ? 0 : dealsIn(view.rules), times: timesOf(view) };
}

/** The scoring systems in which cards on the table count for the player who laid them (R120). */
const MELDED: readonly RuleSet['scoring']['system'][] = ['melded', 'meldedMinusHand', 'meldedPlusHands'];
