import { EMOTES } from '#protocol';
import type { Utterance } from '../game/talk.ts';
import { placed } from '../stage/boxStyle.ts';
import { bubblePlace } from '../stage/bubblePlace.ts';
import type { Layout } from '../stage/types.ts';
import { text } from '../text/index.ts';
import { Sign } from './Sign.tsx';

/** The visible phrases, each next to its seat. The announcer reads them out. */
export function Sayings(props: {
  readonly heard: readonly Utterance[];
  readonly layout: Layout;
  /** Whether words below the seats say what they did. */
  readonly belowDeeds: boolean;
}) {
  return (
    <div class="sayings" aria-hidden="true" data-spared>
      {props.heard.map((one) => (
        <Bubble key={one.id} saying={one.saying} place={bubblePlace(props.layout, one.seat, props.belowDeeds)} />
      ))}
    </div>
  );
}

function Bubble(props: Pick<Utterance, 'saying'> & { readonly place: ReturnType<typeof bubblePlace> }) {
  const { saying, place } = props;
  if (!place) return null;
  const sign = EMOTES.find((emote) => emote === saying);
  return (
    <div class={`saying ${place.side} ${place.align}`} style={{ ...placed(place.rect), '--tip': `${place.tip}px` }}>
      <p>{sign ? <Sign sign={sign} /> : text.SAYING_TEXT[saying]}</p>
    </div>
  );
}
