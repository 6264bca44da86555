import type { Signal } from '@preact/signals';
import { MAX_SEATS, type RuleSet } from '#engine';
import { canPlay, quickRules } from '#rules';
import { text } from '../text/index.ts';
import { ChoiceRow } from '../ui/Choice.tsx';

/** The numbers of seats these rules allow (R1, §4.63, §4.92). */
export const seatCounts = (rules: RuleSet): readonly number[] =>
  Array.from({ length: MAX_SEATS }, (_, i) => i + 1).filter((seats) => canPlay(rules, seats));

/** The number of seats wished for, or the nearest number these rules allow. */
export const nearestSeats = (rules: RuleSet, wished: number): number =>
  seatCounts(rules).reduce((one, other) => (Math.abs(other - wished) < Math.abs(one - wished) ? other : one));

/** The choice of the number of seats, among those these rules allow, and how a quick game with so many differs. */
export function SeatsChoice({ rules, seats }: { readonly rules: RuleSet; readonly seats: Signal<number> }) {
  const chosen = nearestSeats(rules, seats.value);
  return (
    <>
      <ChoiceRow
        legend={text.HOME.seats}
        options={seatCounts(rules).map((value) => ({ value, label: String(value) }))}
        value={chosen}
        onChoose={(value) => {
          seats.value = value;
        }}
      />
      {quickRules(rules, chosen) !== rules && <p class="seats-note">{text.HOME.lateTurns}</p>}
    </>
  );
}
