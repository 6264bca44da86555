import { EMOTES, PHRASES, type Saying } from '#protocol';
import { text } from '../../text/index.ts';
import { playersText } from '../../text/players.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Sign } from '../Sign.tsx';

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
            <Sign sign={sign} />
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
