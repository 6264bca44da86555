/** A game's own words for what all of the family have (R149). */
export interface GameWords {
  readonly wild: string;
  readonly wilds: string;
  /** What cards are that can stand for others: "Aces are wild", "Aces are biddies". */
  readonly beWilds: string;
  readonly meld: string;
  readonly melds: string;
  readonly set: string;
  readonly sets: string;
  readonly goOut: string;
  readonly goesOut: string;
  readonly goingOut: string;
}

/** The words of a game that has none of its own. */
export const COMMON_WORDS: GameWords = {
  wild: 'wild',
  wilds: 'wilds',
  beWilds: 'wild',
  meld: 'meld',
  melds: 'melds',
  set: 'set',
  sets: 'sets',
  goOut: 'go out',
  goesOut: 'goes out',
  goingOut: 'going out',
};

/**
 * A sentence in the words of a game: `{wilds}` becomes them, `{Wilds}` with a capital.
 * @throws RangeError for a word that is none: sentences are ours
 */
export const said = (sentence: string, words: GameWords): string =>
  sentence.replaceAll(/\{(\w)(\w*)\}/g, (_, first: string, rest: string) => {
    const word = words[`${first.toLowerCase()}${rest}` as keyof GameWords];
    if (word === undefined) throw new RangeError(`no word for ${first}${rest}`);
    return first === first.toLowerCase() ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  });
