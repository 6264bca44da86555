import { ENDINGS, ILLEGAL } from '#engine';
import { ACTION_KINDS } from '../../support/arbitrary/actions.ts';
import { EVENT_KINDS } from '../../support/arbitrary/events.ts';
import { ALL_VALUES, valuesIn } from '../../support/arbitrary/rules.ts';
import type { GameStep } from '../../support/play/playGame.ts';
import type { Planned } from './law.ts';

type Counts = Map<string, number>;

/** How often each value, action, event, ending and refusal occurred. */
export interface Coverage {
  deals: number;
  steps: number;
  /** Deals played with each value of each option, by the names of `valuesIn`. */
  readonly values: Counts;
  readonly actions: Counts;
  readonly events: Counts;
  readonly endings: Counts;
  /** Refusals by code. */
  readonly refusals: Counts;
}

const none = (names: readonly string[]): Counts => new Map(names.map((name) => [name, 0]));

/** A coverage with every count at zero, so that names that never occur are reported too. */
export const emptyCoverage = (): Coverage => ({
  deals: 0,
  steps: 0,
  values: none(ALL_VALUES),
  actions: none([...ACTION_KINDS, 'closeWindow']),
  events: none(EVENT_KINDS),
  // Play never cancels a deal.
  endings: none(ENDINGS.filter((ending) => ending !== 'cancelled')),
  refusals: none(ILLEGAL),
});

/** Adds one to the count of a name. */
export const met = (counts: Counts, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};

/** Adds one step of a game to the coverage. */
export function meetStep(coverage: Coverage, { rules }: Planned, { action, events }: GameStep): void {
  coverage.steps++;
  met(coverage.actions, action.type);
  for (const event of events) {
    met(coverage.events, event.type);
    if (event.type !== 'dealEnded') continue;
    coverage.deals++;
    met(coverage.endings, event.ending);
    for (const name of valuesIn(rules)) met(coverage.values, name);
  }
}

/** The names with a count below `least`, each with its count. */
export const rarerThan = (counts: Counts, least: number): string[] =>
  [...counts].filter(([, times]) => times < least).map(([name, times]) => `${name} (${times})`);

/** The coverage as lines to print: a line per option with the deals of each value, then the totals. */
export function coverageLines({ deals, steps, values, actions, events, endings, refusals }: Coverage): string[] {
  const options = new Map<string, string[]>();
  for (const [name, times] of values) {
    const [key, value] = name.split('=') as [string, string];
    options.set(key, [...(options.get(key) ?? []), `${value}: ${times}`]);
  }
  const least = [...values].toSorted(([, a], [, b]) => a - b).slice(0, 12);
  return [
    ...[...options].map(([key, counts]) => `${key}  ${counts.join('  ')}`),
    `${deals} deals, ${steps} steps; ${values.size} values, the rarest: ${told(least)}`,
    `actions: ${told(actions)}`,
    `events: ${told(events)}`,
    `endings: ${told(endings)}`,
    `refused for: ${told(refusals)}`,
  ];
}

const told = (counts: Iterable<readonly [string, number]>): string =>
  [...counts].map(([name, times]) => `${name} ${times}`).join(', ');
