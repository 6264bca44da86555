import { ENDINGS, ILLEGAL } from '#engine';
import { ACTION_KINDS } from '../../support/arbitrary/actions.ts';
import { EVENT_KINDS } from '../../support/arbitrary/events.ts';
import { ALL_VALUES, valuesIn } from '../../support/arbitrary/rules.ts';
import type { GameStep } from '../../support/play/playGame.ts';
import type { Planned } from './law.ts';

type Counts = Map<string, number>;

/** How often everything was met. */
export interface Coverage {
  deals: number;
  steps: number;
  /** Deals in which an option had a value, as `valuesIn` names them. */
  readonly values: Counts;
  readonly actions: Counts;
  readonly events: Counts;
  readonly endings: Counts;
  /** How often something was tried and refused for that reason. */
  readonly refusals: Counts;
}

const none = (names: readonly string[]): Counts => new Map(names.map((name) => [name, 0]));

/** Nothing met yet; what is never met is told too. */
export const emptyCoverage = (): Coverage => ({
  deals: 0,
  steps: 0,
  values: none(ALL_VALUES),
  actions: none([...ACTION_KINDS, 'closeWindow']),
  events: none(EVENT_KINDS),
  endings: none(ENDINGS),
  refusals: none(ILLEGAL),
});

/** Counts one more of that name. */
export const met = (counts: Counts, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};

/** Counts what happened in one step of a game. */
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

/** Whatever was met less often than that. */
export const rarerThan = (counts: Counts, least: number): string[] =>
  [...counts].filter(([, times]) => times < least).map(([name, times]) => `${name} (${times})`);

/** Everything that was met, in lines to be printed: each option with the deals its values were in play in. */
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
