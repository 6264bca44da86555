import { text } from '../text/index.ts';
import type { Offer } from './editing.ts';

/** What many play along with the choice just made, to be added at a touch. */
export function OfferNote(props: {
  readonly offer: Offer;
  readonly onAccept: () => void;
  readonly onLeave: () => void;
}) {
  const { offer, onAccept, onLeave } = props;
  return (
    <div class="offer-note" role="group" aria-label={text.EDITOR.offered}>
      <p>{text.EDITOR.offered}</p>
      <ul class="way-out">
        {offer.also.map((difference) => (
          <li key={difference.key}>{difference.sentence}</li>
        ))}
      </ul>
      <div class="row">
        <button type="button" class="gold" onClick={onAccept}>
          {text.EDITOR.addThese}
        </button>
        <button type="button" onClick={onLeave}>
          {text.EDITOR.notThese}
        </button>
      </div>
    </div>
  );
}
