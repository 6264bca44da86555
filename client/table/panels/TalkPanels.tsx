import type { Seat } from '#engine';
import { EMOTES, PHRASES, type Saying, type SeatInfo } from '#protocol';
import { type Talk, talkerOf } from '../../game/talk.ts';
import { text } from '../../text/index.ts';
import { playersText } from '../../text/players.ts';
import { SeatAvatar } from '../../ui/Avatar.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { EmotePicture } from '../Sayings.tsx';

/** The phrases and emotes; pressing one says it and closes the panel. */
export function PhrasePanel(props: {
  readonly onSay: (saying: Saying) => void;
  readonly onClose: () => void;
  /** By default all. */
  readonly phrases?: readonly Saying[];
}) {
  const { onSay, onClose, phrases = PHRASES } = props;
  const say = (saying: Saying) => (): void => {
    onSay(saying);
    onClose();
  };
  return (
    <Panel title={text.saySomething()} kind="small" onClose={onClose}>
      <p class="soft">{playersText.TALK.hint}</p>
      <div class="signs">
        {EMOTES.map((sign) => (
          <button key={sign} type="button" aria-label={text.SAYING_TEXT[sign]} onClick={say(sign)}>
            <EmotePicture sign={sign} />
          </button>
        ))}
      </div>
      <div class="phrases">
        {phrases.map((phrase) => (
          <button key={phrase} type="button" onClick={say(phrase)}>
            {text.SAYING_TEXT[phrase]}
          </button>
        ))}
      </div>
    </Panel>
  );
}

/** Another player: an avatar or a manner in words; mutes, and blocks a person. */
export function PlayerPanel(props: {
  readonly seat: Seat;
  readonly info: SeatInfo;
  /** How often the player may still take out of turn in this deal (R163); infinite without a limit. */
  readonly takes: number;
  readonly talk: Talk;
  /** Whether the viewer plays here: a spectator is never seated with anybody and cannot block. */
  readonly plays: boolean;
  readonly onClose: () => void;
}) {
  const { seat, info, takes, talk, plays, onClose } = props;
  const talker = talkerOf(info);
  const { TALK, aboutOne } = playersText;
  const isMuted = talk.muted.value.includes(talker);
  const isBlocked = talk.blocked.value.includes(talker);
  return (
    <Panel title={text.playerName(info)} kind="small" onClose={onClose}>
      <p class="about-player">
        <SeatAvatar seat={seat} info={info} /> {aboutOne(info)}
      </p>
      {Number.isFinite(takes) && <p class="about-takes">{text.seatTakes(takes)}</p>}
      <div class="menu-buttons">
        <button type="button" onClick={() => talk.mute(talker, !isMuted)}>
          {isMuted ? TALK.unmute : TALK.mute}
          <small>{isMuted ? TALK.muted : TALK.muteHint}</small>
        </button>
        {plays && info.kind === 'person' && (
          <button type="button" onClick={() => void talk.block(talker, !isBlocked)}>
            {isBlocked ? TALK.unblock : TALK.block}
            <small>{isBlocked ? TALK.blocked : TALK.blockHint}</small>
          </button>
        )}
      </div>
    </Panel>
  );
}
