import type { ComponentChildren } from 'preact';
import type { Seat } from '#engine';
import { EMOTES, type Saying } from '#protocol';
import { PHRASE_SHOWN_MS, type Utterance } from '../game/talk.ts';
import type { Layout } from '../stage/layout.ts';
import { bubblePlace } from '../stage/seatTexts.ts';
import { text } from '../text/index.ts';
import { placed } from '../ui/boxStyle.ts';

/** A phrase fades at the end of its time. */
const PHRASE_TIME = { '--seen': `${PHRASE_SHOWN_MS}ms` };

/** The visible phrases, each next to its seat. The announcer reads them out. */
export function Sayings(props: {
  readonly heard: readonly Utterance[];
  readonly layout: Layout;
  /** Whether words below the seats say what they did. */
  readonly belowDeeds: boolean;
}) {
  return (
    <div class="sayings" style={PHRASE_TIME} aria-hidden="true" data-spared>
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
    <span key={said.id} class="row-saying" style={PHRASE_TIME} aria-hidden="true">
      <Words saying={said.saying} />
    </span>
  ) : null;
}

function Words({ saying }: { readonly saying: Saying }): ComponentChildren {
  const sign = EMOTES.find((emote) => emote === saying);
  return sign ? <EmotePicture sign={sign} /> : text.SAYING_TEXT[saying];
}

type Emote = (typeof EMOTES)[number];

/** The pictures of the emotes: faces, a thumb and a heart, in a 24 × 24 square. */
const FACE = <circle cx="12" cy="12" r="9.5" />;
const EYES = <path class="dots" d="M9 9.8v.4M15 9.8v.4" />;
const PICTURES: Readonly<Record<Emote, preact.JSX.Element>> = {
  smile: (
    <>
      {FACE}
      {EYES}
      <path d="M7.8 14c1 1.7 2.5 2.5 4.2 2.5s3.2-.8 4.2-2.5" />
    </>
  ),
  laugh: (
    <>
      {FACE}
      <path d="M7.5 10.2l1.5-1.2 1.5 1.2M13.5 10.2l1.5-1.2 1.5 1.2" />
      <path class="filled" d="M7.3 13.3h9.4c-.4 2.6-2.3 4.2-4.7 4.2s-4.3-1.6-4.7-4.2z" />
    </>
  ),
  surprise: (
    <>
      {FACE}
      {EYES}
      <ellipse class="filled" cx="12" cy="15.5" rx="1.9" ry="2.3" />
    </>
  ),
  sad: (
    <>
      {FACE}
      {EYES}
      <path d="M8 16.6c1-1.5 2.4-2.2 4-2.2s3 .7 4 2.2" />
    </>
  ),
  thumbsUp: (
    <path d="M3.5 10.5h3.3v9H3.5zM6.8 18.5c1.5 1 3 1.3 4.7 1.3h4.2c1.3 0 2-.6 2.2-1.7l1.3-5.3c.3-1.3-.5-2.3-1.8-2.3h-4.2l.7-3.7c.2-1.4-.6-2.6-1.9-2.6l-.8 2.3-4.4 5" />
  ),
  heart: (
    <path
      class="heart"
      d="M12 19.5C5.5 15 3.2 12 3.2 8.9c0-2.5 1.9-4.2 4.2-4.2 1.9 0 3.6 1.1 4.6 3 1-1.9 2.7-3 4.6-3 2.3 0 4.2 1.7 4.2 4.2 0 3.1-2.3 6.1-8.8 10.6z"
    />
  ),
};

/** The picture of an emote, hidden from screen readers: give its meaning as text next to it. */
export const EmotePicture = ({ sign }: { readonly sign: Emote }) => (
  <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
    {PICTURES[sign]}
  </svg>
);

/** Opens the phrases. */
export const SpeakButton = ({ onSpeak }: { readonly onSpeak: () => void }) => (
  <button type="button" class="speak" aria-label={text.saySomething()} onClick={onSpeak}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 4.5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7.5L7 20.5v-4H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z" />
    </svg>
  </button>
);
