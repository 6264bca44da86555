import {
  dealsIn,
  handPoints,
  isDoubleRank,
  jokerCount,
  type PlayerView,
  pointsOnTable,
  type Rank,
  type RuleSet,
  type Seat,
  targetFor,
} from '#engine';
import { termsOf } from '#rules';
import type { Terms } from '#text';
import { rankShort } from './cards.ts';
import { fixed, say } from './say.ts';

/** The room available for a text. */
export type Length = 'full' | 'short';

/** Wild cards of one kind: all of a rank, the jokers, the only joker, or the one-eyed jacks. */
type WildKind = Rank | 'jokers' | 'oneJoker' | 'oneEyedJacks';

/** The wilds of a deal; null while their rank is being named. */
type Wilds = readonly WildKind[] | null;

/** "Eights are wild." */
function wildSentence(wilds: Wilds, terms: Terms): string {
  if (wilds === null) return say('wilds-unknown', { terms });
  return wilds.length === 0 ? say('wilds-noWildsSentence', { terms }) : say('wilds-sentence', named(wilds, terms));
}

const KINDS = fixed('wildKinds');

/** The values of a sentence that names wilds. */
function named(wilds: readonly WildKind[], terms: Terms) {
  const [first] = wilds;
  const alone = first === 'oneJoker' ? ('single' as const) : ('only' as const);
  const hasJokers = wilds.some((kind) => kind === 'jokers' || kind === 'oneJoker');
  return {
    kinds: wilds.map((kind) => (typeof kind === 'number' ? say('wilds-rank', { rank: kind }) : KINDS[kind])),
    terms,
    jokers: !hasJokers ? ('without' as const) : wilds.length === 1 ? alone : ('among' as const),
  };
}

/** A kind of wilds on a small sign: "8", "joker". */
function kindShort(kind: WildKind, terms: Terms): string {
  if (kind === 'jokers') return say('wilds-jokersShort', { terms });
  return kind === 'oneJoker' ? say('wilds-jokerShort', { terms }) : rankShort(kind === 'oneEyedJacks' ? JACK : kind);
}

const JACK: Rank = 11;

type Shown = Pick<PlayerView, 'rules' | 'wildRank' | 'phase' | 'deal' | 'indicator' | 'pressed'> & {
  readonly seats: readonly unknown[];
};

/** The wilds of this deal: "Eights are wild", "Jokers and twos are wild"; `short`: "Wild: 8, joker". */
function wildLine(view: Shown, length: Length = 'full'): string {
  const wilds = wildsOf(view);
  const terms = termsOf(view.rules);
  if (wilds?.length === 0) return say('wilds-noWilds', { terms });
  if (length === 'short')
    return say('wilds-short', { kinds: wilds?.map((kind) => kindShort(kind, terms)) ?? ['?'], terms });
  return wilds === null ? say('wilds-unknown', { terms }) : say('wilds-named', named(wilds, terms));
}

/** The sign on the small card beside `wildLine`: "8", "★2", "–". */
function wildSign(view: Shown): string {
  const wilds = wildsOf(view);
  if (wilds === null) return '?';
  const signs = wilds.map((kind) => rankShort(typeof kind === 'number' ? kind : SIGN_RANKS[kind]));
  return signs.slice(0, view.wildRank === 0 ? 2 : 1).join('') || '–';
}

/** "Deal 4 of 13", "Deal 4 · to 5,000", "Deal 4 of 13 · ×2"; `short`: "4 of 13". */
function dealLine(view: Shown, length: Length = 'full'): string {
  const { deal, rules, seats } = view;
  const target = targetFor(rules, seats.length);
  const times = timesOf(view);
  const place =
    target > 0 ? say('deals-to', { deal, target, length }) : say('deals-of', { deal, deals: dealsIn(rules), length });
  return times > 1 ? `${place} · ×${times}` : place;
}

/** `wildLine` and `dealLine` in sentences, for screen readers: "Eights are wild. Deal 4, to 5,000 points." */
function factsLine(view: Shown): string {
  const { deal, rules, seats, indicator } = view;
  const target = targetFor(rules, seats.length);
  const times = timesOf(view);
  return [
    wildSentence(wildsOf(view), termsOf(rules)),
    ...(indicator >= 0 ? [say('wilds-shownBy', { card: indicator })] : []),
    target > 0 ? say('deals-sentenceTo', { deal, target }) : say('deals-sentenceOf', { deal, deals: dealsIn(rules) }),
    ...(times > 1 ? [say('deals-times', { times })] : []),
    // The seats still begin with the next player, on the left.
    ...(seats.length > 2 && rules.table.direction === 'counterClockwise' ? [anticlockwise()] : []),
  ].join(' ');
}

/** Said where play goes anticlockwise (R5). */
const anticlockwise = (): string => say('deals-anticlockwise');

/** The value of the viewer's cards now, in one or two lines: "In hand: 79 points"; "Laid 60," "in hand 45 points". */
function ownPoints(view: PlayerView): readonly string[] {
  const { rules, wildRank, hand, viewer } = view;
  const held = handPoints(rules, wildRank, hand);
  if (!MELDED.includes(rules.scoring.system)) return [say('table-inHand', { count: held })];
  return [say('table-laid', { count: pointsOnTable(view, viewer as Seat) }), say('table-held', { count: held })];
}

/** The factor for points in the current deal (§4.23). */
function timesOf({ rules, wildRank, pressed, phase }: Shown): number {
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
const SIGN_RANKS: Readonly<Record<Exclude<WildKind, number>, Rank>> = { jokers: 0, oneJoker: 0, oneEyedJacks: JACK };

const wildsOf = ({ rules, wildRank, phase, seats }: Shown): Wilds =>
  phase === 'naming' ? null : wildKindsIn(rules, wildRank, seats.length);

/** The scoring systems in which cards on the table count for the player who laid them (R120). */
const MELDED: readonly RuleSet['scoring']['system'][] = ['melded', 'meldedMinusHand', 'meldedPlusHands'];

/** The texts of the facts shown during a deal. */
export const factText = { wildSentence, wildLine, anticlockwise, wildSign, dealLine, factsLine, ownPoints };
