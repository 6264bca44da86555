import type { Signal } from '@preact/signals';
import type { RuleSet } from '#engine';
import { quickRules } from '#rules';
import { text } from '../text/index.ts';
import { ChoiceRow } from '../ui/Choice.tsx';
import { nearestSeats, seatCounts } from './gameSizes.ts';

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
