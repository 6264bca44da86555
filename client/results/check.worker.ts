import type { Card, GameEvent, Rank, RuleSet } from '#engine';
import {
  checkProof,
  type Finding,
  makeProof,
  type ProofFault,
  type ProofVerdict,
  printProof,
  printRecorded,
  proofVerdict,
  type SeenDeal,
} from '#record';

/** A message from the page to the worker: a deal as the page saw it, and its record. Answered with `CheckedDeal`. */
export interface CheckJob {
  readonly seen: SeenDeal;
  readonly record: string;
}

/** A finding; where it is about an action, with this action as a line of the record. */
export type ShownFinding = Finding & { readonly action?: string };

/** The cards of a deal, as its record has them. */
export interface CheckedCards {
  readonly rules: RuleSet;
  readonly wildRank: Rank;
  /** Per seat, ascending. */
  readonly hands: readonly (readonly Card[])[];
  /** The next card is last. */
  readonly stock: readonly Card[];
  readonly pile: readonly Card[];
  /** The card that shows the wild rank, if it is out of play, else -1. */
  readonly indicator: Card;
}

/** A deal that was checked; for a record that cannot be read, its fault alone. */
export type CheckedDeal =
  | { readonly fault: ProofFault }
  | {
      readonly fault: null;
      readonly verdict: ProofVerdict;
      readonly findings: readonly ShownFinding[];
      readonly secret: string;
      /** Per seat, '' for none. */
      readonly shares: readonly string[];
      /** Null if the record has no deal. */
      readonly cards: CheckedCards | null;
      /** The proof as text. */
      readonly text: string;
    };

type Layout = Extract<GameEvent, { type: 'dealt' | 'dealtOn' }>;

/** Checks a deal. Never throws, whatever the record. */
function checkDeal({ seen, record }: CheckJob): CheckedDeal {
  const made = makeProof(seen, record);
  if (!made.ok) return { fault: made.reason };
  const proof = made.value;
  const { rules, steps } = proof.record;
  const findings = checkProof(proof, seen);
  const action = steps[0]?.action;
  const { secret, shares } = action?.type === 'deal' ? action : { secret: '', shares: [] };
  const layout = steps
    .flatMap(({ events }) => events)
    .findLast((event): event is Layout => event.type === 'dealt' || event.type === 'dealtOn');
  return {
    fault: null,
    verdict: proofVerdict(findings),
    findings: findings.map((finding) => {
      const step = finding.outcome === 'fails' && finding.index !== undefined ? steps[finding.index] : undefined;
      return step ? { ...finding, action: printRecorded(step) } : finding;
    }),
    secret,
    shares,
    cards: layout ? cardsIn(rules, layout) : null,
    text: printProof(proof),
  };
}

const cardsIn = (rules: RuleSet, { wildRank, hands, stock, pile, indicator }: Layout): CheckedCards => ({
  rules,
  wildRank,
  pile,
  indicator,
  // A record hides no cards.
  hands: hands as readonly (readonly Card[])[],
  stock: stock as readonly Card[],
});

self.addEventListener('message', ({ data }: MessageEvent<CheckJob>) => self.postMessage(checkDeal(data)));
