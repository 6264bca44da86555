/** A game's own words for things that all games of the family have (R149). */
export interface GameWords {
  readonly wild: string;
  readonly wilds: string;
  /** The predicate of a wild card: "Aces are wild", "Aces are biddies". */
  readonly beWilds: string;
  readonly meld: string;
  readonly melds: string;
  readonly set: string;
  readonly sets: string;
  readonly goOut: string;
  readonly goesOut: string;
  readonly goingOut: string;
}

/**
 * Fills in a game's words: `{wilds}` becomes its word, `{Wilds}` the same with a capital.
 * @throws RangeError for an unknown placeholder, since only our own sentences are used
 */
export const said = (sentence: string, words: GameWords): string =>
  sentence.replaceAll(/\{(\w)(\w*)\}/g, (_, first: string, rest: string) => {
    const word = words[`${first.toLowerCase()}${rest}` as keyof GameWords];
    if (word === undefined) throw new RangeError(`no word for ${first}${rest}`);
    return first === first.toLowerCase() ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  });
