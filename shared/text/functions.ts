import { type FluentBundle, type FluentFunction, FluentNumber, FluentType, type FluentValue } from '@fluent/bundle';
import { type Card, isJoker, type Reading, rankOf, standsFor, suitOf } from '#engine';
import { type Formats, formatsOf, once } from './formats.ts';
import { type CardLetters, lettersNow, rankIn, SUIT_SYMBOLS } from './letters.ts';
import type { CardPlace, Person } from './values.ts';

/** A value of a message that is neither a text nor a number: a card is a number, several cards are such a value. */
export class Given extends FluentType<unknown> {
  /** The name of a person. Anything else is shown by a function. */
  override toString(): string {
    const { name } = this.value as { readonly name?: string };
    if (name === undefined) throw new TypeError('A message shows a value that needs a function.');
    return name;
  }
}

/** A number as sentences write it: with a true minus, and without groups, as `2026` and `5000` are read as well. */
export class SaidNumber extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return super.toString(scope).replace('-', '−');
  }
}

/** The forms that a message may ask for; one that it does not name is `none`. */
const NO_FORMS = {
  article: 'none',
  case: 'none',
  number: 'none',
  style: 'none',
  type: 'none',
  order: 'none',
  several: 'none',
} as const;

type Forms = Readonly<Record<string, FluentValue>>;

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

const given = <T>(value: FluentValue | undefined): T => (value instanceof FluentType ? value.valueOf() : value) as T;

/**
 * The functions of messages. Those for cards, melds, people and counts say no words of their own: they call a message
 * of the language, named below, with the parts of the value, and with the forms that the caller names (`article`,
 * `case`, `number`, `style`).
 *
 * - `CARD($card)`, `CARDS($cards)`: `card`, with `$rank` (0: a joker), `$suit` and `$short` ("7♥")
 * - `WILD($card, $terms)`: `wild`, a card that is wild, with `$rank` (0: a joker), `$short` and `$terms`
 * - `RANK($rank)`, `RANKS($ranks)`: `rank`, with `$rank` (14: the high ace) and `$short`
 * - `SUIT($suit)`, `SUITS($suits)`: `suit`, with `$suit` and `$short`
 * - `PLACE($place)`: `place`, with `$rank`, `$suit` (`any`) and `$short`
 * - `MELD($meld, $terms)`, `MELDS($melds, $terms)`: `meld`, with `$kind`, `$rank`, `$last`, `$suit`, `$terms` and
 *   `$short` ("7-8-9 ♥")
 * - `PEOPLE($people)`: `person`, with `$is` (`you` or `other`) and `$name`
 * - `COUNT($count, "card")`: `count-card`, with `$count`
 * - `ORDINAL($place)`: `ordinal`, with `$place`
 * - `TERM($terms, "wild")`: that form of a game's own word, an attribute of `terms-biddies`, or of `terms-common` where
 *   the game has no word of its own; `"Wild"` is the same with a capital
 *
 * Lists are joined by "and", or as `type` says: `or`, `comma`, `semicolon`, `space`. With `several: "bare"` only a
 * single item has its article; in `PEOPLE($people, order: "youLast")` the reader comes last. To select by:
 * `PERSON($who)` is `you` or `other`, `INITIAL($name)` is `vowel`, `h` or `consonant`.
 * `LIST($texts)` joins texts, `CAPITAL(…)` begins with a capital, `UPPER(…)` is all capitals, `IS($a, $b)` is `yes` or
 * `no`, and so is `FIRSTDAY($time)`: the first of a month. `SIGNED($count)` is "+12", "−5", "0". `GROUPED`, `PERCENT`,
 * `MONEY`, `AHEAD`, `CLOCK`, `LOCALDAY`, `DAY`, `MOMENT`, `WEEKDAY`, `DATE` write a number (`formats.ts`).
 */
export function functionsOf(
  bundle: () => FluentBundle,
): Readonly<Record<string, FluentFunction>> & { readonly CARD: FluentFunction } {
  const saidBy = (id: string, values: Forms, attribute?: string): string => {
    const message = bundle().getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) throw new ReferenceError(`no message ${id}${attribute === undefined ? '' : `.${attribute}`}`);
    return bundle().formatPattern(pattern, { ...NO_FORMS, ...values });
  };
  const locale = once(() => saidBy('locale', {}));
  const formats = once(() => formatsOf(locale()));
  const letters = once(() => lettersIn(bundle()));
  const short = (rank: number): string => rankIn(lettersNow(letters()), rank);
  const joined = (texts: readonly string[], { type }: Forms): string => {
    if (type === 'comma') return texts.join(', ');
    if (type === 'space') return texts.join(' ');
    if (type === 'semicolon') return texts.join(saidBy('semicolon', {}));
    return formats().listed(texts, type === 'or' ? 'disjunction' : 'conjunction');
  };
  const listed =
    <T>(one: (value: T, forms: Forms, more: readonly FluentValue[]) => string): FluentFunction =>
    ([value, ...more], forms) => {
      const values = given<T | readonly T[]>(value);
      if (!Array.isArray(values)) return one(values as T, forms, more);
      const each = forms.several === 'bare' && values.length > 1 ? { ...forms, article: 'none' } : forms;
      return joined(
        values.map((item) => one(item, each, more)),
        forms,
      );
    };

  const card = (value: Card, forms: Forms): string => {
    const [rank, suit] = isJoker(value) ? [0, -1] : [rankOf(value), suitOf(value)];
    const sign = rank === 0 ? saidBy('joker', {}) : `${short(rank)}${SUIT_SYMBOLS[suit]}`;
    return saidBy('card', { rank: new FluentNumber(rank), suit: SUITS[suit] ?? 'none', short: sign, ...forms });
  };
  const wild = (value: Card, forms: Forms, [terms]: readonly FluentValue[]): string =>
    saidBy('wild', {
      rank: new FluentNumber(isJoker(value) ? 0 : rankOf(value)),
      short: card(value, {}),
      terms: terms ?? 'common',
      ...forms,
    });
  const rank = (value: number, forms: Forms): string =>
    saidBy('rank', { rank: new FluentNumber(value), short: short(value), ...forms });
  const suit = (value: number, forms: Forms): string =>
    saidBy('suit', { suit: SUITS[value] ?? 'none', short: SUIT_SYMBOLS[value] ?? '', ...forms });
  const place = (value: CardPlace, forms: Forms): string =>
    saidBy('place', {
      rank: new FluentNumber(value.rank),
      suit: SUITS[value.suit] ?? 'any',
      short: `${short(value.rank)}${SUIT_SYMBOLS[value.suit] ?? ''}`,
      ...forms,
    });
  const meld = (value: Reading, forms: Forms, [terms]: readonly FluentValue[]): string =>
    saidBy('meld', {
      kind: value.kind,
      rank: new FluentNumber(value.rank),
      last: new FluentNumber(standsFor(value, value.cards.length - 1).rank),
      suit: SUITS[value.suit] ?? 'none',
      short: meldShort(value, short),
      terms: terms ?? 'common',
      ...forms,
    });
  const person = ({ name, isYou }: Person, forms: Forms): string =>
    saidBy('person', { is: isYou ? 'you' : 'other', name, ...forms });

  return {
    CARD: listed(card),
    CARDS: listed(card),
    WILD: listed(wild),
    RANK: listed(rank),
    RANKS: listed(rank),
    SUIT: listed(suit),
    SUITS: listed(suit),
    PLACE: listed(place),
    MELD: listed(meld),
    MELDS: listed(meld),
    PEOPLE: ([people, ...more], forms) =>
      listed(person)([forms.order === 'youLast' ? youLast(people) : (people as FluentValue), ...more], forms),
    PERSON: ([who]) => (given<Person>(who).isYou ? 'you' : 'other'),
    COUNT: ([count, what], forms) => saidBy(`count-${what}`, { count: count as FluentNumber, ...forms }),
    TERM: ([terms, form]) => termOf(bundle(), String(terms), String(form)),
    LIST: listed((text: string) => text),
    ORDINAL: ([place], forms) => saidBy('ordinal', { place: place as FluentNumber, ...forms }),
    INITIAL: ([name]) => initialOf(String(name)),
    SIGNED: ([count]) => signed(given<number>(count)),
    CAPITAL: ([text]) => capital(String(text)),
    UPPER: ([text]) => String(text).toLocaleUpperCase(locale()),
    IS: ([one, other]) => (given(one) === given(other) ? 'yes' : 'no'),
    ...Object.fromEntries(
      FORMATS.map((name) => [name.toUpperCase(), ([value]) => formats()[name](given<number>(value))]),
    ),
  } satisfies Readonly<Record<string, FluentFunction>>;
}

const FORMATS = [
  'grouped',
  'percent',
  'money',
  'ahead',
  'clock',
  'localDay',
  'firstDay',
  'day',
  'moment',
  'weekday',
  'date',
] as const satisfies readonly (keyof Formats)[];

/** A game's own word (R149) in a form of it; `Wild` is the form `wild` with a capital. */
function termOf(bundle: FluentBundle, terms: string, form: string): string {
  const name = form.charAt(0).toLowerCase() + form.slice(1);
  const pattern =
    bundle.getMessage(`terms-${terms}`)?.attributes[name] ?? bundle.getMessage('terms-common')?.attributes[name];
  if (!pattern) throw new ReferenceError(`no form ${name} of a game's own words`);
  const word = bundle.formatPattern(pattern);
  return name === form ? word : capital(word);
}

/** A text with its first letter in upper case, after an opening sign too. */
const capital = (text: string): string =>
  text.replace(/^([¿¡«„“]?\s?)(.)/u, (_, sign: string, first: string) => sign + first.toUpperCase());

/** A number with its sign and a true minus. */
const signed = (count: number): string => (count > 0 ? `+${count}` : String(count).replace('-', '−'));

/** How the sound of a name begins: `vowel`, `consonant`, or `h`, which is heard as either. */
function initialOf(name: string): string {
  const letter = name.normalize('NFD').charAt(0).toLowerCase();
  if (letter === 'h') return 'h';
  return /^(?:[aeiouæœαεηιουω]|y[^aeiouy])/.test(`${letter}${name.charAt(1).toLowerCase()}`) ? 'vowel' : 'consonant';
}

/** People with the reader last. */
function youLast(people: FluentValue | undefined): FluentValue {
  const all = given<readonly Person[] | Person>(people);
  return new Given(Array.isArray(all) ? [...all].sort((one, other) => Number(one.isYou) - Number(other.isYou)) : all);
}

/** A meld in short: "7-8-9 ♥", "K-K-K", "6 × K", "A…8 ♥". */
function meldShort(meld: Reading, short: (rank: number) => string): string {
  const ranks = meld.cards.map((_, index) => short(standsFor(meld, index).rank));
  if (meld.kind === 'set') return ranks.length > 4 ? `${ranks.length} × ${ranks[0]}` : ranks.join('-');
  const shown = ranks.length > 4 ? [ranks[0], '…', ranks.at(-1)].join('') : ranks.join('-');
  return `${shown} ${SUIT_SYMBOLS[meld.suit]}`;
}

/** The letters of a language for ace, jack, queen and king: a message such as "A B D K". */
export function lettersIn(bundle: FluentBundle): CardLetters {
  const [ace = '', jack = '', queen = '', king = ''] = String(bundle.getMessage('letters')?.value).split(' ');
  return { ace, jack, queen, king };
}
