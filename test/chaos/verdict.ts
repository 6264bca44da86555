import { type Viewer, viewFor } from '#engine';
import { conservation } from '../laws/anyRules/conservation.ts';
import { foldLaw, replayed } from '../laws/anyRules/fold.ts';
import type { Law } from '../laws/anyRules/law.ts';
import { scores } from '../laws/anyRules/scores.ts';
import { gamesOf, type KeptTable, type LoggedGame } from './kept.ts';
import { type PageObserver, textOf, viewText } from './observer.ts';
import type { Acknowledged } from './person.ts';

/** The observations to compare with a stored table. */
export interface ObservedTable {
  /** Pages that looked at this table. */
  readonly observers: readonly PageObserver[];
  /** The acknowledged answers of each person, in order. */
  readonly acknowledged: readonly (readonly Acknowledged[])[];
}

/** The laws of stored games. */
const LAWS: readonly Law[] = [conservation, foldLaw];

/** The laws of games that were played by this version alone: another one may decide and score otherwise. */
const OWN_LAWS: readonly Law[] = [...LAWS, scores, replayed];

/**
 * Compares a stored table with what its people saw.
 * @param hasOtherVersions whether another version may have played a part of it
 * @returns the faults, none if all is well
 */
export function tableFaults(table: KeptTable, observed: ObservedTable, hasOtherVersions = false): readonly string[] {
  const laws = hasOtherVersions ? LAWS : OWN_LAWS;
  const { code } = table.order;
  try {
    const games = gamesOf(table);
    const looksOf = looksAt(games);
    return [
      ...gapsIn(table),
      ...games.flatMap((game) => brokenLaws(game, laws)),
      ...unfinished(games),
      ...observed.observers.flatMap((observer) => unfounded(looksOf, observer)),
      ...observed.acknowledged.flatMap((some) => missing(games, some)),
    ].map((fault) => `${code}: ${fault}`);
  } catch (error) {
    return [`${code}: ${error instanceof Error ? error.message : error}`];
  }
}

const gapsIn = ({ numbers }: KeptTable): readonly string[] =>
  numbers.every((number, index) => number === index) ? [] : ['lines of the log are missing'];

const unfinished = (games: readonly LoggedGame[]): readonly string[] =>
  games.at(-1)?.steps.at(-1)?.after.phase === 'over' ? [] : ['the game did not end'];

function brokenLaws({ rules, seats, steps }: LoggedGame, laws: readonly Law[]): readonly string[] {
  return laws.flatMap(({ name, watch }) => {
    try {
      const { step, end } = watch({ rules, seats, seed: 0, players: 'any', deals: 0 });
      for (const [number, each] of steps.entries()) step?.(each, number);
      end?.(steps);
      return [];
    } catch (error) {
      return [`${name}: ${error instanceof Error ? error.message : error}`];
    }
  });
}

/** Returns the views of a viewer at every state of the games, in order, as text. Cached by viewer. */
function looksAt(games: readonly LoggedGame[]): (viewer: Viewer) => readonly string[] {
  const states = games.flatMap(({ steps }) =>
    steps.flatMap(({ before, after }, index) => (index ? [after] : [before, after])),
  );
  const looks = new Map<Viewer, readonly string[]>();
  return (viewer) => {
    const known = looks.get(viewer) ?? states.map((state) => viewText(viewFor(state, viewer)));
    looks.set(viewer, known);
    return known;
  };
}

/** Faults if a page saw anything other than its viewer's stored views, in order and up to the end. */
function unfounded(
  looksOf: (viewer: Viewer) => readonly string[],
  { who, views, peeked, latest }: PageObserver,
): readonly string[] {
  const faults = peeked.map((what) => `${who} saw ${what}`);
  let from = 0;
  for (const { viewer, seen } of views) {
    const looks = looksOf(viewer);
    const at = looks.indexOf(seen, from);
    if (at < 0) {
      const when = looks.includes(seen) ? 'out of order' : 'that never existed';
      return [...faults, `${who} (${viewer}) saw something ${when}: ${seen}`];
    }
    from = at;
  }
  const end = latest && looksOf(latest.viewer).length - 1;
  return latest?.stage === 'over' && from !== end ? [...faults, `${who} saw a different end`] : faults;
}

/** Faults if an acknowledged answer is not in the log, with its seat and decision and in order. */
function missing(games: readonly LoggedGame[], acknowledged: readonly Acknowledged[]): readonly string[] {
  const steps = games.flatMap((game) => game.steps);
  let from = 0;
  for (const { seat, at, action } of acknowledged) {
    const index = steps.findIndex(
      (step, number) =>
        number >= from &&
        step.by === seat &&
        step.origin === 'person' &&
        step.before.at[seat] === at &&
        textOf(step.action) === textOf(action),
    );
    if (index < 0) return [`an acknowledged answer is missing: seat ${seat}, ${at}, ${JSON.stringify(action)}`];
    from = index + 1;
  }
  return [];
}
