import { EMOTES } from '#protocol';
import type { Utterance } from '../game/talk.ts';
import { placed } from '../stage/boxStyle.ts';
import { bubblePlace } from '../stage/bubblePlace.ts';
import type { Layout } from '../stage/types.ts';
import { text } from '../text/index.ts';
import { Sign } from './Sign.tsx';

/** The visible phrases, each next to its seat. The announcer reads them out. */
export function Sayings({ heard, layout }: { readonly heard: readonly Utterance[]; readonly layout: Layout }) {
  return (
    <div class="sayings" aria-hidden="true" data-spared>
      {heard.map((one) => (
        <Bubble key={one.id} heard={one} layout={layout} />
      ))}
    </div>
  );
}

function Bubble({ heard: { seat, saying }, layout }: { readonly heard: Utterance; readonly layout: Layout }) {
  const place = bubblePlace(layout, seat);
  if (!place) return null;
  const sign = EMOTES.find((emote) => emote === saying);
  return (
    <div class={`saying ${place.side} ${place.align}`} style={{ ...placed(place.rect), '--tip': `${place.tip}px` }}>
      <p>{sign ? <Sign sign={sign} /> : text.SAYING_TEXT[saying]}</p>
    </div>
  );
}
