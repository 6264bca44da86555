import type { ReadonlySignal } from '@preact/signals';
import { placed } from '../stage/boxStyle.ts';
import type { Rect } from '../stage/types.ts';
import { text } from '../text/index.ts';

/** The last seconds of the viewer's own time, at the edge of the step's caption. The announcer speaks them. */
export function Hurry(props: { readonly secondsLeft: ReadonlySignal<number | null>; readonly words: Rect }) {
  const left = props.secondsLeft.value;
  if (left === null) return null;
  return (
    <div class="hurry" aria-hidden="true" style={placed(props.words)}>
      <p>{text.hurry(left)}</p>
    </div>
  );
}
