import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { replayText } from '../text/replay.ts';
import type { Eyes } from './eyes.ts';
import type { OpenReplay } from './openReplay.ts';
import { REPLAY_SPEEDS, type ReplaySpeed } from './player.ts';
import { Scrubber } from './Scrubber.tsx';

/** The controls of a replay: buttons, scrubber, the moment, speed and eyes. */
export function Controls({ replay, onMoment }: { readonly replay: OpenReplay; readonly onMoment: () => void }) {
  const { player, source } = replay;
  const { timeline } = source;
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => play.current?.focus(), []);
  const place = player.place.value;
  const playing = player.isPlaying.value;
  const { deal, turn } = timeline.moments[place] ?? { deal: 0, turn: 0 };
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
      <Scrubber timeline={timeline} place={place} words={words} onSeek={player.seek} />
      <button type="button" class="replay-moment" aria-haspopup="dialog" onClick={onMoment}>
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
        value={player.eyes.value}
        options={[...source.names.map((name, seat): [Eyes, string] => [seat, name]), ['all', replayText.REPLAY.all]]}
        onChoose={(eyes) => {
          player.eyes.value = eyes;
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
