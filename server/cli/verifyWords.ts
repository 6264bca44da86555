import type { Seat } from '#engine';
import {
  type Finding,
  type GameRecord,
  type Proof,
  type ProofFault,
  type ProofProblem,
  type ProofVerdict,
  printRecorded,
  type RecordStep,
  replay,
} from '#record';
import { printRules } from '#rules';

export const proofHeading = ({ table, game, deal, record }: Proof): string =>
  `Deal ${deal} of game ${game} at table ${table}: ${printRules(record.rules)}, ${record.seats} seats`;

/** The game, and the points of each of its deals. */
export function gameHeading(record: GameRecord): readonly string[] {
  const { rules, seats, steps } = record;
  const heading = `A game of ${printRules(rules)}, ${seats} seats, ${steps.length} actions`;
  const played = replay(record);
  if (!played.ok) return [heading];
  const { results, totals } = played.value.state;
  return [
    heading,
    ...results.map(({ deal, points }) => `        Deal ${deal}: ${points.join(', ')} points`),
    `        Total: ${totals.join(', ')} points`,
  ];
}

export const VERDICTS: Readonly<Record<ProofVerdict | 'game', string>> = {
  genuine: 'Genuine.',
  consistent:
    'Everything fits. Whether commitment and shares were published before the deal, only a page that saw them can tell:\n' +
    'compare them with those your page showed.',
  doctored: 'Not genuine: something does not fit.',
  game: 'Everything fits: the cards follow from the secrets shown, and the play from the rules.',
};

/** The sentence of a check that holds, or cannot be made. */
const HELD: Readonly<Record<Finding['check'], (finding: Finding) => string>> = {
  whole: ({ count = 0 }) => `All of it can have happened: ${count} actions.`,
  promise: ({ wanted = '' }) => `The secret is the one promised by the commitment ${wanted}.`,
  seen: ({ outcome, wanted = '' }) =>
    outcome === 'open'
      ? 'This program did not see the deal begin.'
      : `The page saw the commitment ${wanted} before the deal.`,
  shares: ({ outcome }) =>
    outcome === 'open'
      ? 'The list of shares published before the deal is not in the file.'
      : 'The shares used are those that the file names as published before the deal.',
  ownShare: () => "The page's own share is among them.",
  givers: ({ count = 0, seats = [] }) =>
    count === 0
      ? 'Nobody gave a share: the table alone chose the order of the cards.'
      : `${count} of ${count + seats.length} seats gave a share${seats.length > 0 ? `, not ${seatsInWords(seats)}` : ''}.`,
  deck: ({ count = 0 }) => `Secret and shares give exactly the ${count} cards dealt, in their order.`,
  hand: () => 'The page saw the hand that was dealt.',
  chance: ({ count = 0 }) => `So they do for what was shuffled later (${count}).`,
  play: ({ count = 0 }) => `Each of the ${count} actions led to what the rules say.`,
};

const FAILED: Readonly<Record<Exclude<ProofProblem, 'begunAgain'>, string>> = {
  noDeal: 'The record does not begin with a deal.',
  twoDeals: 'The record has a second deal.',
  unfinished: 'The deal has no end.',
  goesOn: 'Something follows the end of the deal.',
  impossible: 'This cannot have happened: a card is in two places, or missing.',
  otherNumber: 'The record is that of another deal.',
  otherChance: 'The deal names two different secrets or lists of shares.',
  notPromised: 'The commitment is not that of this secret, table, game, deal and these rules.',
  notSeen: 'The deal was not seen.',
  otherTable: 'The deal was seen at another table.',
  otherGame: 'The deal seen was one of another game.',
  otherDeal: 'Another deal was seen.',
  otherSeats: 'The table seen has another number of seats.',
  otherCommitment: 'The commitment is not the one seen before the deal.',
  wrongCount: 'The list of shares does not have one place for each seat.',
  notPublished: 'The list of shares was not seen before the deal.',
  late: 'A share was used that was not published before the deal',
  dropped: 'A share was published before the deal, but not used',
  changed: 'A share was changed',
  otherList: 'The list of shares is not the one published before the deal.',
  noneGiven: 'No share was given',
  leftOut: 'A share was given, but left out',
  notMine: 'A share was used where none was given',
  nobody: 'Nobody gave a share.',
  cannotBeDealt: 'These rules give no deal at this table.',
  otherHands: 'Secret and shares give other hands',
  otherStock: 'Secret and shares give another stock.',
  otherPile: 'Secret and shares give another first card of the pile.',
  otherIndicator: 'Secret and shares give another card that shows the wild rank.',
  otherWild: 'Secret and shares give another wild rank.',
  otherFaceUp: 'Secret and shares give other cards dealt face up.',
  otherTurn: 'Another seat begins than the rules say.',
  otherHand: 'The hand dealt is not the one seen',
  otherShuffle: 'The stock was shuffled in another order than secret and shares give.',
  otherRest: 'The rest of the deal is another than secret and shares give.',
  refused: 'The rules do not allow this.',
  otherEvents: 'This led to something else than the rules say.',
};

/** Whether the record has the end of the game, and if not, where it stops. */
export function endInWords({ steps }: GameRecord): string | null {
  const events = steps.flatMap((step) => step.events);
  if (events.some(({ type }) => type === 'gameEnded')) return null;
  const deals = events.filter(({ type }) => type === 'dealEnded').length;
  return `The game has no end in this record: it stops after ${deals} finished ${deals === 1 ? 'deal' : 'deals'}.`;
}

/** A finding as a sentence, with the action that it is about. */
export function findingInWords(finding: Finding, steps: readonly RecordStep[]): string {
  const { check, outcome, problem, index, seats, wanted, found } = finding;
  if (outcome !== 'fails' || problem === undefined || problem === 'begunAgain') return HELD[check](finding);
  const sentence = FAILED[problem];
  const whose = sentence.endsWith('.') ? sentence : `${sentence}: ${seatsInWords(seats ?? [])}.`;
  const step = index === undefined ? undefined : steps[index];
  const where = step ? ` Action ${index}: ${printRecorded(step).slice(0, 80)}` : '';
  const which = wanted === undefined ? '' : ` Promised: ${wanted}, found: ${found}`;
  return `${whose}${where}${which}`;
}

const seatsInWords = (seats: readonly Seat[]): string =>
  `${seats.length === 1 ? 'seat' : 'seats'} ${seats.map((seat) => seat + 1).join(', ')}`;

const FAULTS: Readonly<Record<ProofFault['problem'], string>> = {
  notAProof: 'This is neither a proof nor a record of the game',
  wrongHeader: 'This part of the proof is damaged',
  tooLong: 'This is longer than any record of the game',
  notARecord: 'The record of the deal does not begin here',
  olderVersion: 'This was written by an early version of the game, which this one does not read',
  newerVersion: 'This was written by a newer version of the game',
  unknownRules: 'These are no rules of the game, or they were altered',
  wrongSeats: 'No table has that many seats',
  unknownActor: 'This is neither the table nor one of its seats',
  unknownAction: 'This is not an action',
  unknownEvents: 'These are not the events of an action',
};

/** Why a text cannot be read, as a sentence with the line. */
export const faultInWords = ({ line, problem }: ProofFault): string => `Line ${line}: ${FAULTS[problem]}.`;
