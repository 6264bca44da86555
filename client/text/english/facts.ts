import { dealsIn, isDoubleRank, jokerCount, type PlayerView, type Rank, type RuleSet, targetFor } from '#engine';
import { cardShort, rankNames, rankShort } from './cards.ts';
import { capital, type Length, listed } from './plural.ts';
import { wordsOf } from './words.ts';

type Facts = Pick<PlayerView, 'rules' | 'wildRank' | 'phase' | 'deal' | 'indicator' | 'pressed'> & {
  readonly seats: readonly unknown[];
};

/** The wilds of this deal: "Eights are wild", "Jokers and twos are wild"; `short`: "Wild: 8, joker". */
export function wildLine(view: Facts, length: Length = 'full'): string {
  const { rules, wildRank, phase } = view;
  const words = wordsOf(rules);
  if (phase === 'naming') return length === 'full' ? `Which rank ${words.isWild}?` : `${capital(words.wild)}: ?`;
  const names = wildNames(rules, wildRank, view.seats.length);
  if (names.length === 0) return `No ${words.wilds}`;
  if (length === 'short') return `${capital(words.wild)}: ${shortNames(view).join(', ')}`;
  const isOne = names.length === 1 && names[0] === ONE_JOKER;
  return `${capital(listed(names))} ${isOne ? words.isWild : words.areWild}`;
}

/** The sign on the small card beside `wildLine`: "8", "★2", "–". */
export function wildSign(view: Facts): string {
  const signs = permanentKinds(view.rules, view.seats.length).map((kind) => PERMANENT_SIGNS[kind]);
  const rank = view.wildRank === 0 ? '' : rankShort(view.wildRank);
  if (view.phase === 'naming') return '?';
  return rank || signs.slice(0, 2).join('') || '–';
}

/** "Deal 4 of 13", "Deal 4 · to 5000", "Deal 4 of 13 · ×2"; `short`: "4 of 13". */
export function dealLine(view: Facts, length: Length = 'full'): string {
  const { rules, deal } = view;
  const target = targetFor(rules, view.seats.length);
  const count = target > 0 ? `${deal} · to ${target}` : `${deal} of ${dealsIn(rules)}`;
  const parts = [length === 'full' ? `Deal ${count}` : count];
  const times = timesOf(view);
  if (times > 1) parts.push(`×${times}`);
  return parts.join(' · ');
}

/** `wildLine` and `dealLine` in sentences, for screen readers. */
export function factsLine(view: Facts): string {
  const times = timesOf(view);
  const counts = times > 1 ? ` Points count ${times === 2 ? 'double' : 'four times'}.` : '';
  const shown = view.indicator >= 0 ? ` The ${cardShort(view.indicator)} beside the stock shows it.` : '';
  const target = targetFor(view.rules, view.seats.length);
  const deal = target > 0 ? `Deal ${view.deal}, to ${target} points` : dealOf(view.deal, dealsIn(view.rules));
  return `${wildLine(view)}.${shown} ${deal}.${counts}`;
}

/** The factor for points in the current deal (§4.23). */
export function timesOf({ rules, wildRank, pressed, phase }: Facts): number {
  const isUnderWay = phase !== 'ready' && phase !== 'press' && phase !== 'over';
  return isUnderWay ? (pressed ? 2 : 1) * (isDoubleRank(rules, wildRank) ? 2 : 1) : 1;
}

/** "Deal 4 of 13". */
export const dealOf = (deal: number, deals: number): string => `Deal ${deal} of ${deals}`;

type Permanent = RuleSet['wilds']['permanent'][number];

const ONE_JOKER = 'the joker';
const PERMANENT_NAMES = { jokers: 'jokers', twos: 'twos', tens: 'tens', oneEyedJacks: 'one-eyed jacks' } as const;
const PERMANENT_SIGNS = { jokers: '★', twos: '2', tens: '10', oneEyedJacks: 'J' } as const;
const PERMANENT_RANKS = { jokers: 0, twos: 2, tens: 10, oneEyedJacks: -1 } as const;

const permanentKinds = (rules: RuleSet, seats: number): readonly Permanent[] =>
  rules.wilds.permanent.filter((kind) => kind !== 'jokers' || jokerCount(rules, seats) > 0);

/** The names of the wild ranks and cards. */
export function wildNames(rules: RuleSet, wildRank: Rank, seats: number): readonly string[] {
  const kinds = permanentKinds(rules, seats).filter((kind) => PERMANENT_RANKS[kind] !== wildRank || wildRank === 0);
  const names = kinds.map((kind) =>
    kind === 'jokers' && jokerCount(rules, seats) === 1 ? ONE_JOKER : PERMANENT_NAMES[kind],
  );
  return wildRank === 0 ? names : [rankNames(wildRank), ...names];
}

function shortNames({ rules, wildRank, seats }: Facts): readonly string[] {
  const kinds = permanentKinds(rules, seats.length).map((kind) =>
    kind === 'jokers' ? 'joker' : PERMANENT_SIGNS[kind],
  );
  return wildRank === 0 ? kinds : [rankShort(wildRank), ...kinds];
}
