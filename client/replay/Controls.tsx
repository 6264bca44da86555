import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { replayText } from '../text/replay.ts';
import type { OpenReplay } from './openReplay.ts';
import type { Perspective } from './perspective.ts';
import { REPLAY_SPEEDS, type ReplaySpeed } from './player.ts';
import type { MarkKind, Timeline } from './timeline.ts';

/** The controls of a replay: buttons, scrubber, position, speed and perspective. */
export function Controls({ replay, onPosition }: { readonly replay: OpenReplay; readonly onPosition: () => void }) {
  const { player, source } = replay;
  const { timeline } = source;
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => play.current?.focus(), []);
  const position = player.position.value;
  const playing = player.isPlaying.value;
  const { deal, turn } = timeline.steps[position] ?? { deal: 0, turn: 0 };
  const words = replayText.momentName(deal, turn);
  return (
    <section class="replay-controls" aria-label={replayText.REPLAY.controls}>
      <div class="replay-buttons">
        <Button label={replayText.REPLAY.lastDeal} picture="M6 5v14M19 5l-9 7 9 7z" onPress={() => player.skip(-1)} />
        <Button label={replayText.REPLAY.back} picture="M15 5l-9 7 9 7M19 7v10" onPress={() => player.step(-1)} />
        <button
          type="button"
          class="gold play"
          aria-label={playing ? replayText.REPLAY.pause : replayText.REPLAY.play}
          ref={play}
          data-first
          onClick={player.toggle}
        >
          <Icon picture={playing ? 'M8 5v14M16 5v14' : 'M8 4.5l11 7.5-11 7.5z'} />
        </button>
        <Button label={replayText.REPLAY.forward} picture="M9 5l9 7-9 7M5 7v10" onPress={() => player.step(1)} />
        <Button label={replayText.REPLAY.nextDeal} picture="M18 5v14M5 5l9 7-9 7z" onPress={() => player.skip(1)} />
      </div>
      <Scrubber timeline={timeline} position={position} words={words} onSeek={player.seek} />
      <button type="button" class="replay-moment" aria-haspopup="dialog" onClick={onPosition}>
        {words.split(', ').map((part, i, { length }) => (
          <span key={i}>{i < length - 1 ? `${part}, ` : `${part} `}</span>
        ))}
        <span class="unseen">{replayText.REPLAY.moment}</span>
      </button>
      <Choice
        label={replayText.REPLAY.speed}
        value={player.speed.value}
        options={REPLAY_SPEEDS.map((speed) => [speed, replayText.speedName(speed)])}
        onChoose={(speed) => {
          player.speed.value = speed as ReplaySpeed;
        }}
      />
      <Choice
        label={replayText.REPLAY.eyes}
        value={player.perspective.value}
        options={[
          ...source.names.map((name, seat): [Perspective, string] => [seat, name]),
          ['all', replayText.REPLAY.all],
        ]}
        onChoose={(perspective) => {
          player.perspective.value = perspective;
        }}
      />
    </section>
  );
}

function Button(props: { readonly label: string; readonly picture: string; readonly onPress: () => void }) {
  return (
    <button type="button" aria-label={props.label} onClick={props.onPress}>
      <Icon picture={props.picture} />
    </button>
  );
}

const Icon = ({ picture }: { readonly picture: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={picture} />
  </svg>
);

/** A choice from a short list, as the device shows it. */
function Choice<Value extends number | string>(props: {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, ComponentChildren])[];
  readonly onChoose: (value: Value) => void;
}) {
  const { label, value, options, onChoose } = props;
  const choose = (index: number): void => {
    const chosen = options[index];
    if (chosen) onChoose(chosen[0]);
  };
  return (
    <select
      aria-label={label}
      value={options.findIndex(([one]) => one === value)}
      onChange={({ currentTarget }) => choose(currentTarget.selectedIndex)}
    >
      {options.map(([one, words], i) => (
        <option key={one} value={i}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** The height of the picture of marks, and where each kind of mark begins and ends. */
const SCRUBBER_HEIGHT = 44;
const TICK_RANGES: Readonly<Record<MarkKind | 'deal', readonly [number, number]>> = {
  meld: [9, 17],
  swap: [27, 35],
  out: [6, 38],
  deal: [20, 24],
};

/** A slider along the whole game, over marks of what happened. */
function Scrubber(props: {
  readonly timeline: Timeline;
  readonly position: number;
  /** The position in words. */
  readonly words: string;
  readonly onSeek: (position: number) => void;
}) {
  const { timeline, position, words, onSeek } = props;
  const last = timeline.steps.length - 1;
  return (
    <div class="scrubber">
      <svg viewBox={`0 0 1000 ${SCRUBBER_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path class="track" d="M0 22H1000" />
        <path class="done" d={`M0 22H${xOf(position, last)}`} />
        {(['deal', 'meld', 'swap', 'out'] as const).map((kind) => (
          <path key={kind} class={`mark-${kind}`} d={ticks(timeline, kind)} />
        ))}
      </svg>
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={position}
        aria-label={replayText.REPLAY.scrubber}
        aria-valuetext={words}
        onInput={({ currentTarget }) => onSeek(currentTarget.valueAsNumber)}
      />
    </div>
  );
}

const xOf = (position: number, last: number): number => Math.round((position / Math.max(1, last)) * 10_000) / 10;

function ticks({ marks, deals, steps }: Timeline, kind: MarkKind | 'deal'): string {
  const [top, foot] = TICK_RANGES[kind];
  const places =
    kind === 'deal' ? deals.map(({ from }) => from) : marks.filter((mark) => mark.kind === kind).map(({ at }) => at);
  return places.map((at) => `M${xOf(at, steps.length - 1)} ${top}V${foot}`).join('');
}
