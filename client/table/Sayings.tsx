import type { ComponentChildren } from 'preact';
import type { Seat } from '#engine';
import { EMOTES, type Saying } from '#protocol';
import { SEEN, type Utterance } from '../game/talk.ts';
import { placed } from '../stage/boxStyle.ts';
import { bubblePlace } from '../stage/seatTexts.ts';
import type { Layout } from '../stage/types.ts';
import { text } from '../text/index.ts';
import { Sign } from './Sign.tsx';

/** A phrase fades at the end of its time. */
const UNTIL = { '--seen': `${SEEN}ms` };

/** The visible phrases, each next to its seat. The announcer reads them out. */
export function Sayings(props: {
  readonly heard: readonly Utterance[];
  readonly layout: Layout;
  /** Whether words below the seats say what they did. */
  readonly belowDeeds: boolean;
}) {
  return (
    <div class="sayings" style={UNTIL} aria-hidden="true" data-spared>
      {props.heard.map((one) => (
        <Bubble key={one.id} saying={one.saying} place={bubblePlace(props.layout, one.seat, props.belowDeeds)} />
      ))}
    </div>
  );
}

function Bubble(props: Pick<Utterance, 'saying'> & { readonly place: ReturnType<typeof bubblePlace> }) {
  const { saying, place } = props;
  if (!place) return null;
  return (
    <div
      class={`saying ${place.side} ${place.align}${place.apart === null ? '' : ' small'}`}
      style={{ ...placed(place.rect), '--tip': `${place.tip}px`, '--apart': `${place.apart ?? 0}px` }}
    >
      <p>
        <Words saying={saying} />
      </p>
    </div>
  );
}

/** A seat's phrase, in its line of a panel that covers the seats; null if it has said none. The announcer reads it. */
export function SaidBy({ heard, seat }: { readonly heard: readonly Utterance[]; readonly seat: Seat }) {
  const said = heard.find((one) => one.seat === seat);
  return said ? (
    <span key={said.id} class="row-saying" style={UNTIL} aria-hidden="true">
      <Words saying={said.saying} />
    </span>
  ) : null;
}

function Words({ saying }: { readonly saying: Saying }): ComponentChildren {
  const sign = EMOTES.find((emote) => emote === saying);
  return sign ? <Sign sign={sign} /> : text.SAYING_TEXT[saying];
}
