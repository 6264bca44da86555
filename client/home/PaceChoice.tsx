import type { Signal } from '@preact/signals';
import type { PaceName } from '#protocol';
import { text } from '../text/index.ts';
import { ChoiceRow } from '../ui/Choice.tsx';

/** How fast one plays, and what that means. */
export function PaceChoice(props: {
  readonly legend: string;
  /** Tells it from another choice of a pace on the same screen. */
  readonly name: string;
  readonly paces: readonly PaceName[];
  readonly pace: Signal<PaceName>;
}) {
  const { legend, name, paces, pace } = props;
  return (
    <div class="pace-choice">
      <ChoiceRow
        legend={legend}
        name={name}
        options={paces.map((value) => ({ value, label: text.PACE_LABELS[value] }))}
        value={pace.value}
        onChoose={(value) => {
          pace.value = value;
        }}
      />
      <p>{text.PACE_HINTS[pace.value]}</p>
    </div>
  );
}
