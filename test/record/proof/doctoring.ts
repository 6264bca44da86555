import { type Action, apply, blankGame, type GameEvent } from '#engine';
import { checkProof, type Finding, type Proof, type RecordStep, type SeenDeal } from '#record';
import { NAMED } from '../../support/arbitrary/familyGames.ts';
import { eagerly, secretOf } from '../../support/play/playGame.ts';
import { firstDeal, type ProvedDeal, provedDeals, sharesFor } from './proofs.ts';

type Dealt = Extract<GameEvent, { type: 'dealt' }>;

const DEAL = firstDeal();
export const { proof: PROOF, seen: SEEN } = DEAL;
export const MINE = SEEN[0] as SeenDeal;
export const DEALT = PROOF.record.steps[0]?.events[0] as Dealt;
export const LAST = PROOF.record.steps.length - 1;

export const isFailure = ({ outcome }: Finding): boolean => outcome === 'fails';

/** The failures of a check, without those named by `besides`. */
export const failures = (proof: Proof, seen: SeenDeal | null = MINE, ...besides: Finding['check'][]) =>
  checkProof(proof, seen)
    .filter((finding) => isFailure(finding) && !besides.includes(finding.check))
    .map(({ outcome: _, ...finding }) => finding);

/** The proof with this change to the events of one of its steps. */
export const withEvents = (proof: Proof, index: number, change: (event: GameEvent) => GameEvent): Proof => {
  const steps = proof.record.steps.map((step, at) =>
    at === index ? { ...step, events: step.events.map(change) } : step,
  );
  return { ...proof, record: { ...proof.record, steps } };
};

export const withDealt = (change: Partial<Dealt>): Proof =>
  withEvents(PROOF, 0, (event) => (event.type === 'dealt' ? { ...event, ...change } : event));

/** A deal by a table that uses another secret or other shares than it published, and deals by them faithfully. */
export function dealtWith(chance: { readonly secret?: string; readonly shares?: readonly string[] }): Proof {
  const action: Action = { type: 'deal', secret: chance.secret ?? secretOf(301), shares: chance.shares ?? PUBLISHED };
  const { rules, seats } = PROOF.record;
  const ready = { ...blankGame(rules, seats), phase: 'ready', dealer: DEALT.dealer } as const;
  const dealt = apply(ready, 'table', action);
  if (!dealt.ok) throw new Error(dealt.reason);
  const end = apply(dealt.value.state, 'table', { type: 'cancelDeal' });
  const steps: RecordStep[] = [{ by: 'table', action, events: dealt.value.events }];
  if (end.ok) steps.push({ by: 'table', action: { type: 'cancelDeal' }, events: end.value.events });
  return { ...PROOF, record: { ...PROOF.record, steps } };
}

export const PUBLISHED = sharesFor(3);

/** A deal of a named game with an event of this kind. */
export function dealWith(type: GameEvent['type']): ProvedDeal {
  for (const game of NAMED) {
    for (const deal of provedDeals({ ...game, seed: 5, choose: eagerly }))
      if (stepWith(deal.proof, type) >= 0) return deal;
  }
  throw new Error(`no deal with ${type}`);
}

export const stepWith = ({ record }: Proof, type: GameEvent['type']): number =>
  record.steps.findIndex(({ events }) => events.some((event) => event.type === type));
