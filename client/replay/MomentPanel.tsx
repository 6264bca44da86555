import { useState } from 'preact/hooks';
import { withPlayers } from '#record';
import { gamePath } from '../addresses.ts';
import { replayText } from '../text/replay.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Panel } from '../ui/Panel.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { momentAddress } from './address.ts';
import type { OpenReplay } from './openReplay.ts';
import { placeOfTurn } from './timeline.ts';

/** Goes to a deal and turn, copies a link to the turn shown, saves the record; explains marks and keys. */
export function MomentPanel({ replay, onClose }: { readonly replay: OpenReplay; readonly onClose: () => void }) {
  const { player, source } = replay;
  const { timeline, game } = source;
  const now = timeline.moments[player.place.value] ?? { deal: 1, turn: 1 };
  const [deal, setDeal] = useState(Math.max(now.deal, timeline.deals[0]?.deal ?? 1));
  const [turn, setTurn] = useState(now.turn);
  const turns = timeline.deals.find((span) => span.deal === deal)?.turns ?? 0;
  const go = (event: Event): void => {
    event.preventDefault();
    player.seek(placeOfTurn(timeline, deal, turn));
    onClose();
  };
  return (
    <Panel title={replayText.REPLAY.moment} kind="small" onClose={onClose}>
      <form class="replay-jump" onSubmit={go}>
        <NumberChoice
          label={replayText.REPLAY.deal}
          value={deal}
          from={timeline.deals.map((span) => span.deal)}
          onChoose={(chosen) => {
            setDeal(chosen);
            setTurn(1);
          }}
        />
        <NumberChoice
          label={replayText.REPLAY.turn}
          value={Math.min(Math.max(1, turn), Math.max(1, turns))}
          from={Array.from({ length: Math.max(1, turns) }, (_, i) => i + 1)}
          onChoose={setTurn}
        />
        <button type="submit" class="gold">
          {replayText.REPLAY.go}
        </button>
      </form>
      <div class="replay-share">
        {game !== null && (
          <CopyButton
            words={replayText.REPLAY.link}
            copies={`${location.origin}${gamePath(game)}#${momentAddress(now)}`}
          />
        )}
        <button type="button" onClick={() => saveFile('rummy-record.txt', withPlayers(source.text, source.names))}>
          {replayText.REPLAY.save}
        </button>
      </div>
      <h3>{replayText.REPLAY.marks}</h3>
      <p>{replayText.REPLAY.marksKey}</p>
      <h3>{replayText.REPLAY.keys}</h3>
      <dl class="keys">
        {replayText.REPLAY_KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function NumberChoice(props: {
  readonly label: string;
  readonly value: number;
  readonly from: readonly number[];
  readonly onChoose: (value: number) => void;
}) {
  const { label, value, from, onChoose } = props;
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}>
        {from.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </label>
  );
}
