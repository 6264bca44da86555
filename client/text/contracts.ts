import {
  areTooAlike,
  type Contract,
  type ContractMeld,
  contractOf,
  countAlike,
  missingMelds,
  type PlayerView,
  type Reading,
  type RuleSet,
} from '#engine';
import { termsOf } from '#rules';
import type { Terms } from '#text';
import { fixed, say } from './say.ts';

const CONTRACTS = fixed('contracts');

/** The melds that are asked for, or still missing, runs first: "1 run of 4", "2 sets of 3". */
function meldsIn(melds: readonly ContractMeld[], rules: RuleSet): readonly string[] {
  const runsFirst = countAlike(melds).toSorted((a, b) => a.kind.localeCompare(b.kind) || b.cards - a.cards);
  const terms = termsOf(rules);
  return runsFirst.map(({ kind, cards: size, count }) =>
    kind === 'run' ? say('contracts-runs', { count, size }) : say(`contracts-${kind}s`, { count, size, terms }),
  );
}

/** The accessible name of the button that takes apart a meld put aside: "Put the set of kings back". */
const takeApart = (meld: Reading, terms: Terms): string => say('contracts-takeApart', { meld, terms });

/** The contract of the deal: "This deal: 1 run of 4 and 1 set of 3". */
const contractLine = ({ rules }: PlayerView, contract: Contract): string =>
  say('contracts-asked', { melds: meldsIn(contract.melds, rules), isEveryCard: contract.everyCard });

/** Progress with the contract: "nothing put aside yet", "1 set of 3 to go", "all put aside". */
function contractProgress({ rules }: PlayerView, contract: Contract, prepared: readonly Reading[]): string {
  if (prepared.length === 0) return CONTRACTS.nothingAside;
  const missing = missingMelds(contract, prepared);
  if (missing.length === 0) return CONTRACTS.allAside;
  return say('contracts-toGo', { melds: meldsIn(missing, rules), count: missing.length });
}

/** Why these melds are not the contract (R62 to R67, R160, R161). */
export function contractMisfit({ rules, deal }: PlayerView, readings: readonly Reading[]): string | null {
  const contract = contractOf(rules, deal);
  if (!contract) return null;
  const runs = readings.filter(({ kind }) => kind === 'run');
  const sets = readings.filter(({ kind }) => kind === 'set');
  const shortest = Math.min(...contract.melds.filter(({ kind }) => kind === 'run').map(({ cards }) => cards));
  if (Number.isFinite(shortest) && runs.some(({ cards }) => cards.length < shortest))
    return say('contracts-longerRun', { count: shortest });
  if (areTooAlike(rules, runs))
    return rules.play.contractAlike === 'differ' ? CONTRACTS.differentSuits : CONTRACTS.touchingRuns;
  if (areTooAlike(rules, sets)) return say('contracts-differentRanks', { terms: termsOf(rules) });
  const asked = meldsIn(contract.melds, rules);
  if (readings.length !== contract.melds.length || missingMelds(contract, readings).length > 0)
    return say('contracts-mustBe', { melds: asked });
  if (contract.everyCard) return CONTRACTS.wholeHand;
  return rules.play.contractExact ? say('contracts-notLonger', { melds: asked, terms: termsOf(rules) }) : null;
}

/** The texts of the contract of a deal. */
export const contractText = { takeApart, contractLine, contractProgress };
