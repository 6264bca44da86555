import type { Card, Seat } from '#engine';
import type { TableView } from '#protocol';
import type { Finding, ProofFault, ProofProblem, ProofVerdict } from '#record';
import { cardName } from './cards.ts';
import { counted, listed } from './plural.ts';
import { whom } from './told.ts';

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

/** The result of the whole check. `isTables`: nobody gave a share, so the table alone chose the order. */
export function verdictWords(verdict: ProofVerdict, isTables: boolean): string {
  if (verdict === 'doctored') return 'Something doesn’t fit. Look at the steps marked ✗.';
  if (isTables) return 'Everything fits, but nobody gave a share: the table alone chose the order of the cards.';
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
const HELD: Readonly<Record<Finding['check'], (finding: Finding, table: TableView) => string>> = {
  whole: () => 'Each card was always in one place.',
  promise: () => 'The secret shown now is the one that was promised.',
  seen: () => 'Your device saw the promise before the deal, and it is still the same.',
  shares: ({ outcome }) =>
    outcome === 'open'
      ? 'Your device missed the list of shares that was published before the deal.'
      : 'The shares used are those published before the deal.',
  ownShare: ({ outcome, problem }) => {
    if (outcome === 'holds') return 'Your own share is among them, unchanged.';
    return problem === 'noneGiven' ? 'Your device gave no share.' : 'You had no seat.';
  },
  givers: ({ count = 0, seats = [] }, table) => {
    if (count === 0) return 'Nobody gave a share.';
    const gave = `${counted(count, 'share', 'shares')} of ${count + seats.length}`;
    return seats.length === 0 ? 'Everybody gave a share.' : `${gave}. None came from ${names(seats, table)}.`;
  },
  deck: ({ count = 0 }) => `Secret and shares give exactly these ${count} cards, in this order.`,
  hand: ({ outcome }) =>
    outcome === 'open' ? 'Your device didn’t see your first cards.' : 'The hand you were dealt is the one you saw.',
  chance: ({ count = 0 }) =>
    count === 0 ? 'Nothing was shuffled later.' : `What was shuffled later (${count}×) follows from them too.`,
  play: ({ count = 0 }) => `Each of the ${counted(count, 'action', 'actions')} led to what the rules say.`,
};

const FAILED: Readonly<Record<ProofProblem, string>> = {
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
  late: 'A share was used that wasn’t published before the deal',
  dropped: 'A share was published before the deal and then not used',
  changed: 'A share was changed',
  otherList: 'The list of shares isn’t the one your device saw before the deal.',
  noneGiven: 'Your device gave no share.',
  leftOut: 'Your device gave a share, but the table left it out.',
  notMine: 'A share was used for you, but your device gave none.',
  nobody: 'Nobody gave a share.',
  cannotBeDealt: 'These rules give no deal at this table.',
  otherHands: 'Secret and shares give other hands',
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

const OWN_CHANGED = 'Your share was changed.';

/** A finding as a sentence, with the players and the action that it is about. */
export function findingWords(finding: Finding & { readonly action?: string }, table: TableView): string {
  const { check, outcome, problem, seats = [], index, action } = finding;
  if (outcome !== 'fails' || problem === undefined) return HELD[check](finding, table);
  if (check === 'ownShare' && problem === 'changed') return OWN_CHANGED;
  const sentence = FAILED[problem];
  const whose = sentence.endsWith('.') ? sentence : `${sentence}: ${names(seats, table)}.`;
  return index ? `${whose} Action ${index}: ${action ?? ''}` : whose;
}

const names = (seats: readonly Seat[], table: TableView): string => listed(seats.map((seat) => whom(table, seat)));
