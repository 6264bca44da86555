import { replayText } from '../text/replay.ts';
import type { MarkKind, Timeline } from './timeline.ts';

/** The height of the picture of marks, and where each kind of mark begins and ends. */
const HEIGHT = 44;
const TICKS: Readonly<Record<MarkKind | 'deal', readonly [number, number]>> = {
  meld: [9, 17],
  swap: [27, 35],
  out: [6, 38],
  deal: [20, 24],
};

/** A slider along the whole game, over marks of what happened. */
export function Scrubber(props: {
  readonly timeline: Timeline;
  readonly place: number;
  /** The moment at the place in words. */
  readonly words: string;
  readonly onSeek: (place: number) => void;
}) {
  const { timeline, place, words, onSeek } = props;
  const last = timeline.moments.length - 1;
  return (
    <div class="scrubber">
      <svg viewBox={`0 0 1000 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path class="track" d="M0 22H1000" />
        <path class="done" d={`M0 22H${xOf(place, last)}`} />
        {(['deal', 'meld', 'swap', 'out'] as const).map((kind) => (
          <path key={kind} class={`mark-${kind}`} d={ticks(timeline, kind)} />
        ))}
      </svg>
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={place}
        aria-label={replayText.REPLAY.scrubber}
        aria-valuetext={words}
        onInput={({ currentTarget }) => onSeek(currentTarget.valueAsNumber)}
      />
    </div>
  );
}

const xOf = (place: number, last: number): number => Math.round((place / Math.max(1, last)) * 10_000) / 10;

function ticks({ marks, deals, moments }: Timeline, kind: MarkKind | 'deal'): string {
  const [top, foot] = TICKS[kind];
  const places =
    kind === 'deal' ? deals.map(({ from }) => from) : marks.filter((mark) => mark.kind === kind).map(({ at }) => at);
  return places.map((at) => `M${xOf(at, moments.length - 1)} ${top}V${foot}`).join('');
}
