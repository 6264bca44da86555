import type { Illegal, Seat } from '#engine';

/**
 * The checks of a proof, in this order:
 * - `whole`: its record is that of one deal, from the deal to its end
 * - `promise`: the commitment is that of the secret, the rules and the rest that the proof shows
 * - `seen`: it is the commitment that this page saw before the deal, for this table, game and deal
 * - `shares`: the shares used are those published before the deal
 * - `ownShare`: the share of this page is among them, in its seat
 * - `givers`: who gave a share; if nobody did, the table alone chose the order of the cards
 * - `deck`: secret and shares give exactly the cards dealt
 * - `hand`: the cards this page saw in its hand are the ones dealt
 * - `chance`: what was shuffled later follows from secret and shares too
 * - `play`: each action led to what the rules say
 */
export const PROOF_CHECKS = [
  'whole',
  'promise',
  'seen',
  'shares',
  'ownShare',
  'givers',
  'deck',
  'hand',
  'chance',
  'play',
] as const;

export type ProofCheck = (typeof PROOF_CHECKS)[number];

/** The ways in which a check fails, or cannot be made. */
export const PROOF_PROBLEMS = [
  // whole
  'noDeal', // the first action is not the deal
  'twoDeals', // another deal follows
  'unfinished',
  'goesOn', // something follows the end of the deal
  'impossible', // an event cannot have happened
  'otherNumber', // not the deal that the proof names
  'otherChance', // the deal's action and its event disagree about secret or shares
  // promise
  'notPromised',
  // seen
  'notSeen', // this page did not see this deal begin
  'otherTable',
  'otherGame',
  'otherDeal',
  'otherSeats',
  'otherCommitment',
  'begunAgain', // this page gave shares to deals right before this one that were never dealt
  // shares
  'wrongCount', // not one entry for each seat
  'notPublished', // nobody saw the list before the deal
  'late', // used, but not published before the deal
  'dropped', // published before the deal, but not used
  'changed', // used in another form than published, or than given
  'otherList', // the list in the proof is not the one this page saw
  // ownShare
  'noneGiven', // this page gave none
  'leftOut', // this page gave one, and the list has none
  'notMine', // this page gave none, and the list has one
  // givers
  'nobody',
  // deck
  'cannotBeDealt', // these rules give no deal at this table
  'otherHands',
  'otherStock',
  'otherPile',
  'otherIndicator',
  'otherWild',
  'otherFaceUp',
  'otherTurn', // another seat begins
  // hand
  'otherHand',
  // chance
  'otherShuffle',
  'otherRest', // the rest of a deal after the choice of a size
  // play
  'refused', // the rules do not allow the action
  'otherEvents', // the action leads to something else
] as const;

export type ProofProblem = (typeof PROOF_PROBLEMS)[number];

/** A result of a check. A check that fails in several ways has several findings. */
export interface Finding {
  readonly check: ProofCheck;
  /** `open`: nothing to compare with. */
  readonly outcome: 'holds' | 'fails' | 'open';
  readonly problem?: ProofProblem;
  /** The index of the action in the record, 0 for the deal. */
  readonly index?: number;
  /** The seats concerned. For `givers`: those that gave none. */
  readonly seats?: readonly Seat[];
  /** How many of them there are: cards dealt, shuffles, actions, deals never dealt. For `givers`: shares. */
  readonly count?: number;
  /** The commitment that was promised, and the one found, as hex. */
  readonly wanted?: string;
  readonly found?: string;
  /** For `refused`: the rules' reason. */
  readonly reason?: Illegal;
}

/**
 * `genuine`: this page saw commitment and shares before the deal, and all of it fits. `consistent`: nothing contradicts
 * itself, but one of them was not seen, so that the table could have written it afterwards, or the table had begun the
 * deal before. `doctored`: something does not fit.
 */
export type ProofVerdict = 'genuine' | 'consistent' | 'doctored';

/** The verdict that these findings lead to. */
export function proofVerdict(findings: readonly Finding[]): ProofVerdict {
  if (findings.length === 0 || findings.some(({ outcome }) => outcome === 'fails')) return 'doctored';
  const holds = (wanted: ProofCheck): boolean =>
    findings.some(({ check, outcome }) => check === wanted && outcome === 'holds');
  const isBegunAgain = findings.some(({ problem }) => problem === 'begunAgain');
  return holds('seen') && holds('shares') && !isBegunAgain ? 'genuine' : 'consistent';
}

/** Fails a check for each of these problems that there is; else it holds, with these figures. */
export function outcomeOf(
  check: ProofCheck,
  failed: readonly (Omit<Finding, 'check' | 'outcome'> | false)[],
  figures: Omit<Finding, 'check' | 'outcome' | 'problem'> = {},
): readonly Finding[] {
  const problems = failed.filter((problem) => problem !== false);
  if (problems.length === 0) return [{ check, outcome: 'holds', ...figures }];
  return problems.map((problem) => ({ check, outcome: 'fails', ...problem }));
}
