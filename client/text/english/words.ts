import type { RuleSet } from '#engine';

/** What a game calls its things (R149), in the forms that sentences need. */
export interface Words {
  /** A wild card, and several; before a card's name too: "the wild 8♣". */
  readonly wild: string;
  readonly wilds: string;
  /** What a rank, or a card, then is: "eights are wild", "the joker is wild". */
  readonly areWild: string;
  readonly isWild: string;
  /** A set or run on the table, and several. */
  readonly meld: string;
  readonly melds: string;
  /** To end the deal with no card left: "discard your last card to go out", "Ana went out". */
  readonly goOut: string;
  readonly wentOut: string;
}

const PLAIN: Words = {
  wild: 'wild',
  wilds: 'wilds',
  areWild: 'are wild',
  isWild: 'is wild',
  meld: 'meld',
  melds: 'melds',
  goOut: 'go out',
  wentOut: 'went out',
};

const BIDDIES: Words = {
  wild: 'biddy',
  wilds: 'biddies',
  areWild: 'are biddies',
  isWild: 'is a biddy',
  meld: 'downer',
  melds: 'downers',
  goOut: 'be up',
  wentOut: 'went up',
};

const BEANIE: Words = {
  ...PLAIN,
  wild: 'beanie',
  wilds: 'beanies',
  areWild: 'are beanies',
  isWild: 'is a beanie',
  goOut: 'beanie',
  wentOut: 'beanied',
};

const FORT_WORTH: Words = { ...PLAIN, meld: 'spread', melds: 'spreads', goOut: 'close', wentOut: 'closed' };
const RUMMY: Words = { ...PLAIN, goOut: 'go Rummy', wentOut: 'went Rummy' };

const OWN: Readonly<Record<string, Words>> = {
  biddies: BIDDIES,
  beanie: BEANIE,
  'fort-worth-gin': FORT_WORTH,
  'fort-worth-gin-odd': FORT_WORTH,
  'fort-worth-gin-even': FORT_WORTH,
  thanasis: RUMMY,
  dynamitis: RUMMY,
};

/** The words of a game; changed rules keep those of the game they started from. */
export const wordsOf = (rules: RuleSet | undefined): Words =>
  (rules && Object.hasOwn(OWN, rules.preset) && OWN[rules.preset]) || PLAIN;

/** The word on every wild card: "WILD", "BIDDY". */
export const wildMark = (rules: RuleSet): string => wordsOf(rules).wild.toUpperCase();
