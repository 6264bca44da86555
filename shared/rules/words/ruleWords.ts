import type { Card, Rank, Reading, RuleSet, Suit } from '#engine';
import type { CardPlace, Terms } from '#text';
import type { RuleCodeProblem } from '../codes/read.ts';
import type { EditorGroup, OPTIONS, OptionKey, OptionKeyIn, OptionValue, ProblemCodeIn } from '../options/index.ts';
import type { PresetId } from '../presets/index.ts';
import type { RuleRemarks } from './remarks.ts';

type Listed<K extends OptionKey> = (typeof OPTIONS)[K]['values'][number];

/** Values that can be keyed by name. */
type Name<Value> = Value extends string | number | boolean ? `${Value}` : never;

/**
 * An option's label, and a sentence for each of its values, with placeholders. Numbers and lists may use a function; of
 * named values each needs a sentence.
 */
export interface OptionText<K extends OptionKey> {
  readonly label: string;
  readonly says: OptionValue<K> extends boolean | string | 0 | 1
    ? Readonly<Record<Name<Listed<K>>, string>>
    : Readonly<Record<Name<Listed<K>>, string>> | ((value: OptionValue<K>) => string);
}

/** All texts for one part of the rules, with placeholders. */
export interface GroupWords<G extends EditorGroup> {
  readonly title: string;
  readonly options: { readonly [K in OptionKeyIn<G>]: OptionText<K> };
  /** Sentences that belong to no single option. */
  readonly remarks: {
    readonly [R in keyof RuleRemarks[G]]: RuleRemarks[G][R] extends null ? string : (data: RuleRemarks[G][R]) => string;
  };
  /** Explains why a combination cannot work. */
  readonly problems: Readonly<Record<ProblemCodeIn<G>, string>>;
}

/** A condition on earlier play: you must have laid nothing, a meld of your own, or the contract of the deal. */
export type LaidFirst = 'nothing' | 'meld' | 'contract';

/** The texts of the pictures of rules, with placeholders. */
export interface PictureWords {
  readonly heading: string;
  readonly titles: Readonly<
    Record<'set' | 'run' | 'wildInSet' | 'wildInRun' | 'layingOff' | 'swapping' | 'points', string>
  >;
  /** Labels of rows of cards: on the table, in the hand, on the table afterwards, gained. */
  readonly rows: Readonly<Record<'before' | 'held' | 'after' | 'gained', string>>;
  /** The mark on a wild in the hand. */
  readonly wildMark: (terms: Terms) => string;
  /** The wild rank of all examples; `deal` is the number of the deal that has it, if one does. */
  readonly wildRank: (shown: { readonly rank: Rank; readonly deal: number | null }) => string;
  /** A set of this rank in these suits; `fewest` is how many cards any set needs. */
  readonly set: (shown: { readonly rank: Rank; readonly suits: readonly Suit[]; readonly fewest: number }) => string;
  readonly run: (shown: { readonly ranks: readonly Rank[]; readonly suit: Suit; readonly fewest: number }) => string;
  /** A wild in a meld, the card it stands for, and the kind of wilds that it belongs to. */
  readonly wild: (shown: {
    readonly card: Card;
    readonly place: CardPlace;
    readonly kind: Rank | 'oneEyedJacks';
  }) => string;
  /** A card laid off on this kind of meld; `onOthers` if any player's melds will do. */
  readonly layingOff: (shown: {
    readonly card: Card;
    readonly kind: Reading['kind'];
    readonly onOthers: boolean;
    readonly first: LaidFirst;
  }) => string;
  /** A wild swapped out of this kind of meld; `place` is what it stands for then, if it moves within a run. */
  readonly swapping: (shown: {
    readonly natural: Card;
    readonly wild: Card;
    readonly kind: Reading['kind'];
    readonly to: Exclude<RuleSet['swap']['to'], 'off'>;
    readonly place: CardPlace | null;
    readonly first: LaidFirst;
  }) => string;
  /** The points of some cards together; `doubled` is the wild rank if it doubles them, else 0. */
  readonly points: (shown: {
    readonly points: number;
    readonly system: RuleSet['scoring']['system'];
    readonly doubled: Rank;
  }) => string;
}

/**
 * The texts that come with the page before its program: what other sites, installed apps and browsers without scripts
 * show of it.
 */
export interface AppWords {
  /** The game in a sentence, for link previews and search engines. */
  readonly about: string;
  readonly needsScripts: string;
  /** The ways into the game that an installed app has, called as at home. */
  readonly shortcuts: Readonly<Record<'daily' | 'games' | 'history', string>>;
}

/** The texts of the public pages of rules, and of the ways to print rules. */
export type PageWords = Readonly<
  Record<
    | 'site'
    | 'allTitle'
    | 'allAbout'
    | 'play'
    | 'playAny'
    | 'inWords'
    | 'printOrSend'
    | 'print'
    | 'languages'
    | 'unknownTitle'
    | 'unknown',
    string
  >
> & {
  /** The title of a game's page. */
  readonly titleOf: (game: string) => string;
  /** A game's other names; at least one. */
  readonly alsoCalled: (names: readonly string[]) => string;
};

/** A game's name, and its main difference from others in one sentence. */
export interface GameTexts {
  readonly name: string;
  readonly about: string;
}

/**
 * Everything a language says about rules. A text "with placeholders" has the forms of the game's own words in braces:
 * `{wild}` becomes "biddy" in Biddies, `{Wild}` the same with a capital. Each language has the forms that it needs.
 */
export interface RuleWords {
  /** The language's code (BCP 47). */
  readonly code: string;
  readonly forms: Readonly<Record<Terms, Readonly<Record<string, string>>>>;
  readonly groups: { readonly [G in EditorGroup]: GroupWords<G> };
  /** Explains why a link cannot be opened. */
  readonly ruleCodes: Readonly<Record<RuleCodeProblem['code'], string>>;
  readonly pictures: PictureWords;
  readonly pages: PageWords;
  readonly app: AppWords;
  readonly games: Readonly<Record<PresetId, GameTexts>>;
  /** Where each game is played, or who invented it. */
  readonly origins: Readonly<Record<PresetId, string>>;
  /** As in the corner of a card: "8", "J". */
  readonly rankShort: (rank: Rank) => string;
  /** "♥"; empty for no suit. */
  readonly suitSymbol: (suit: Suit) => string;
}
