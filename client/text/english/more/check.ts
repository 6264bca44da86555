import type { Card } from '#engine';
import type { ProofFault, ProofProblem, ProofVerdict } from '#record';
import type { Person } from '#text';
import { cardName } from '../cards.ts';
import { counted, listed } from '../plural.ts';
import { object } from '../told.ts';

/** The fixed texts of the check of a deal. */
export const CHECK = {
  working: 'Checking the deal…',
  again: 'Try again',
  marks: { holds: 'Fits', fails: 'Doesn’t fit', open: 'Can’t be checked' },
  steps: {
    promise: 'The promise before the deal',
    shares: 'Everybody’s share',
    cards: 'The cards',
    play: 'After the deal',
  },
  yours: 'yours',
  none: 'gave none',
  pile: 'First card of the pile',
  indicator: 'Shows the wild rank',
  save: 'Save proof',
  saveHint: 'A text file that anybody can check without this server: npm run verify -- FILE, in the game’s source.',
  figures: 'All figures',
  figureNames: { commitment: 'Promise (SHA-256)', secret: 'Secret', game: 'Game', table: 'Table' },
  how: 'How this works',
  howParts: [
    'Before each deal the table chooses a secret number and publishes its fingerprint, from which nobody can tell the secret. Changing the secret later would change the fingerprint.',
    'Then each player’s device adds a random number of its own, the share. Only when all shares are published are the cards dealt, in an order worked out from the secret and all shares together.',
    'After the deal the table shows the secret. Your device has remembered what it saw, and works everything out again.',
  ],
  limits: 'What this doesn’t show',
  limitParts: [
    'Who saw the cards. The server knows all of them, and could tell a friend.',
    'Whether the server works together with a player here: that player could choose a share last, after trying many.',
    'Why a share is missing. The server could leave shares out as if they had come too late, and so choose among a few orders: two for one share, four for two, and so on. A device whose share is missing says so.',
    'Anything at all, if nobody gave a share, as with bots alone.',
    'Whether this page is honest: it comes from the same server. Save the proof to check it elsewhere.',
  ],
  problems: {
    unseen: 'This device wasn’t at the table before this deal, so it can’t tell what was promised.',
    missing: 'The table no longer has this deal.',
    old: 'This server can’t show its deals yet.',
    busy: 'Please try again in a few seconds.',
    offline: 'The table can’t be reached right now.',
    failed: 'The check couldn’t be finished.',
  },
} as const;

/** "Check of deal 7". */
export const checkTitle = (deal: number): string => `Check of deal ${deal}`;

/** The result of the whole check. `isTables`: nobody gave a share. `times`: how often the table began. */
export function verdictWords(verdict: ProofVerdict, isTables: boolean, times: number): string {
  if (verdict === 'doctored') return 'Something doesn’t fit. Look at the steps marked ✗.';
  if (isTables) return 'Everything fits, but nobody gave a share: the table alone chose the order of the cards.';
  if (verdict === 'consistent' && times > 1)
    return `Everything fits, but the table began this deal ${times} times. It could have chosen among as many orders of the cards.`;
  if (verdict === 'consistent') {
    return 'Nothing contradicts itself, but your device missed the list of shares: the table could have written it after the deal.';
  }
  return 'Everything fits. The table couldn’t choose these cards; for what this doesn’t show, see below.';
}

/** The result for a record that cannot be read. */
export const faultWords = ({ line }: ProofFault): string =>
  `The record of this deal is damaged in line ${line}. It proves nothing.`;

/** Cards for a screen reader: "Ann: seven of hearts and king of clubs.", or the cards alone. */
export const cardsOfWords = (whose: string | null, cards: readonly Card[]): string =>
  `${whose === null ? '' : `${whose}: `}${listed(cards.map(cardName))}.`;

/** "Stock, the next card first (23 cards)". */
export const stockName = (count: number): string => `Stock, the next card first (${counted(count, 'card', 'cards')})`;

/** A step that fits, or cannot be checked, as a sentence. */
export const HELD = {
  whole: 'Each card was always in one place.',
  promise: 'The secret shown now is the one that was promised.',
  seen: 'Your device saw the promise before the deal, and it is still the same.',
  sharesMissed: 'Your device missed the list of shares that was published before the deal.',
  shares: 'The shares used are those published before the deal.',
  ownShare: 'Your own share is among them, unchanged.',
  noShare: 'Your device gave no share.',
  noSeat: 'You had no seat.',
  nobodyGave: 'Nobody gave a share.',
  everybodyGave: 'Everybody gave a share.',
  handMissed: 'Your device didn’t see your first cards.',
  hand: 'The hand you were dealt is the one you saw.',
  notShuffled: 'Nothing was shuffled later.',
} as const;

/** "2 shares of 4. None came from Ana and you." */
export const someGave = (count: number, of: number, without: readonly Person[]): string =>
  `${counted(count, 'share', 'shares')} of ${of}. None came from ${names(without)}.`;

/** "Secret and shares give exactly these 52 cards, in this order." */
export const deckHeld = (cards: number): string =>
  `Secret and shares give exactly these ${cards} cards, in this order.`;

/** "What was shuffled later (2×) follows from them too." */
export const shuffledLater = (times: number): string => `What was shuffled later (${times}×) follows from them too.`;

/** "Each of the 37 actions led to what the rules say." */
export const playHeld = (actions: number): string =>
  `Each of the ${counted(actions, 'action', 'actions')} led to what the rules say.`;

/** The problems whose sentences name players. */
type FailedWith = 'late' | 'dropped' | 'changed' | 'otherHands';

/** The table had begun as many deals before this one, and never dealt them. */
export const begunAgain = (count: number): string =>
  `Right before this deal, the table took your share for ${counted(count, 'deal', 'deals')} and then dealt none of them, as far as your device saw. A fault of the server or of your connection may be the reason, but the table may also have looked at the cards and begun again.`;

/** A step that does not fit because of these players: "A share was changed: Ana." */
export const FAILED_WITH: Readonly<Record<FailedWith, (people: readonly Person[]) => string>> = {
  late: (people) => `A share was used that wasn’t published before the deal: ${names(people)}.`,
  dropped: (people) => `A share was published before the deal and then not used: ${names(people)}.`,
  changed: (people) => `A share was changed: ${names(people)}.`,
  otherHands: (people) => `Secret and shares give other hands: ${names(people)}.`,
};

/** A step that does not fit, by its problem. */
export const FAILED: Readonly<Record<Exclude<ProofProblem, FailedWith | 'begunAgain'>, string>> = {
  noDeal: 'The record doesn’t begin with a deal.',
  twoDeals: 'The record has a second deal.',
  unfinished: 'The record ends before the deal does.',
  goesOn: 'Something follows the end of the deal.',
  impossible: 'This can’t have happened: a card is in two places, or missing.',
  otherNumber: 'The record is that of another deal.',
  otherChance: 'The record names two different secrets, or two lists of shares.',
  notPromised: 'The secret shown now isn’t the one that was promised.',
  notSeen: 'Your device didn’t see this.',
  otherTable: 'This is a deal of another table.',
  otherGame: 'This is a deal of another game.',
  otherDeal: 'This is another deal than your device saw.',
  otherSeats: 'This table has another number of seats than your device saw.',
  otherCommitment: 'The promise was exchanged after the deal.',
  wrongCount: 'The list of shares doesn’t have one place for each seat.',
  notPublished: 'Your device missed the list of shares.',
  otherList: 'The list of shares isn’t the one your device saw before the deal.',
  noneGiven: 'Your device gave no share.',
  leftOut: 'Your device gave a share, but the table left it out.',
  notMine: 'A share was used for you, but your device gave none.',
  nobody: 'Nobody gave a share.',
  cannotBeDealt: 'These rules give no deal at this table.',
  otherStock: 'Secret and shares give another stock.',
  otherPile: 'Secret and shares give another first card of the pile.',
  otherIndicator: 'Secret and shares give another card that shows the wild rank.',
  otherWild: 'Secret and shares give another wild rank.',
  otherFaceUp: 'Secret and shares give other cards dealt face up.',
  otherTurn: 'By the rules, another player begins.',
  otherHand: 'The hand in the record isn’t the one you saw.',
  otherShuffle: 'The stock was shuffled in another order than secret and shares give.',
  otherRest: 'The rest of the deal isn’t the one that secret and shares give.',
  refused: 'The rules don’t allow this.',
  otherEvents: 'This led to something else than the rules say.',
};

/** A bot's hand that a person took over in mid-deal. `after`: the number of the action before that. */
export const tookHand = (who: Person, seat: number, after: number): string =>
  `${who.name} took over a bot’s hand (seat ${seat}) ${after === 0 ? 'before the first action' : `after action ${after}`}.`;

/** A change of the share that the reader's own device gave. */
export const OWN_CHANGED = 'Your share was changed.';

/** The action that a finding is about: "Action 5: discard 7H". `action`: a line of the record, if it has it. */
export const atAction = (index: number, action: string): string => `Action ${index}: ${action}`;

const names = (people: readonly Person[]): string => listed(people.map(object));
