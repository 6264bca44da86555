import { dealsIn, MAX_SEATS, type RuleSet } from '#engine';
import { baseGame, canPlay, gameInfoOf, PRESET_IDS, PRESETS, printRules, rulesProblems } from '#rules';

/** The numbers of seats these rules allow (R1, §4.63, §4.92). */
export const seatCounts = (rules: RuleSet): readonly number[] =>
  Array.from({ length: MAX_SEATS }, (_, i) => i + 1).filter((seats) => canPlay(rules, seats));

/** The number of seats wanted, or the nearest number that these rules allow. */
export const nearestSeats = (rules: RuleSet, wanted: number): number =>
  seatCounts(rules).reduce((one, other) => (Math.abs(other - wanted) < Math.abs(one - wanted) ? other : one));

/** A length of a game. */
export interface GameLength {
  /** The number of deals. */
  readonly deals: number;
  /** The rules with this length. */
  readonly rules: RuleSet;
}

/**
 * The time of a deal of the standard game with the pause after it, at the usual pace, in seconds. At a table of four it
 * is 73 with one person, 108 with two, 179 with four (`npm run bench -- minutes`).
 */
const DEAL_SECONDS = 100;

/** Beyond this many minutes, a length is said in steps of `ROUGH_STEP_MINUTES`. */
const MAX_EXACT_MINUTES = 10;
const ROUGH_STEP_MINUTES = 5;

/** About how long a game takes, in minutes; null where that was not measured. */
export function minutesOf(rules: RuleSet): number | null {
  if (rules.game.end === 'target' || gameInfoOf(rules.preset)?.group !== 'crazyRummy') return null;
  const minutes = (dealsIn(rules) * DEAL_SECONDS) / 60;
  return minutes < MAX_EXACT_MINUTES
    ? Math.max(1, Math.round(minutes))
    : Math.round(minutes / ROUGH_STEP_MINUTES) * ROUGH_STEP_MINUTES;
}

/** The wild ranks of a short, a middle and a full game (R27). */
const SCHEDULES: readonly RuleSet['wilds']['schedule'][] = [
  [1, 7, 13],
  [1, 3, 5, 7, 9, 11, 13],
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
];

/** `rules` with the wild ranks of `other`, and its name. */
const asLongAs = (rules: RuleSet, { preset, wilds: { schedule } }: RuleSet): RuleSet => ({
  ...rules,
  preset,
  wilds: { ...rules.wilds, schedule },
});

/**
 * The lengths in which a game can be played, shortest first: about three, seven and thirteen deals, and its present
 * length. A length that has a named game of its own is that game. Empty if a total ends the game (R140).
 */
export function lengthsOf(rules: RuleSet): readonly GameLength[] {
  if (rules.game.end === 'target') return [];
  const base = baseGame(rules);
  const family = PRESET_IDS.map((id) => PRESETS[id] as RuleSet).filter(
    (game) => printRules(asLongAs(game, base)) === printRules(base),
  );
  const found = SCHEDULES.map((schedule) => {
    const named = [base, ...family].find(({ wilds }) => wilds.schedule.length === schedule.length);
    return asLongAs(rules, named ?? { ...rules, wilds: { ...rules.wilds, schedule } });
  });
  const deals = dealsIn(rules);
  return [rules, ...found.filter((other) => dealsIn(other) !== deals && rulesProblems(other).length === 0)]
    .map((one) => ({ deals: dealsIn(one), rules: one }))
    .sort((one, other) => one.deals - other.deals);
}
