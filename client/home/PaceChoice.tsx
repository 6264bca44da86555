import type { Signal } from '@preact/signals';
import type { PaceName } from '#protocol';
import { text } from '../text/index.ts';
import { ChoiceRow } from '../ui/Choice.tsx';

/** The choice of a pace, with an explanation. */
export function PaceChoice(props: {
  readonly legend: string;
  readonly paces: readonly PaceName[];
  readonly pace: Signal<PaceName>;
}) {
  const { legend, paces, pace } = props;
  return (
    <div class="pace-choice">
      <ChoiceRow
        legend={legend}
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
