import { gamesText, ruleText } from '../text/games.ts';
import type { Offer } from './editing.ts';

/** Offers options that usually go together with the last choice. */
export function OfferNote(props: {
  readonly offer: Offer;
  readonly onAccept: () => void;
  readonly onLeave: () => void;
}) {
  const { offer, onAccept, onLeave } = props;
  return (
    <div class="offer-note" role="group" aria-label={gamesText.EDITOR.offered}>
      <p>{gamesText.EDITOR.offered}</p>
      <ul class="way-out">
        {offer.also.map((key) => (
          <li key={key}>{ruleText.sentenceOf(offer.rules, key)}</li>
        ))}
      </ul>
      <div class="row">
        <button type="button" class="gold" onClick={onAccept}>
          {gamesText.EDITOR.addThese}
        </button>
        <button type="button" onClick={onLeave}>
          {gamesText.EDITOR.notThese}
        </button>
      </div>
    </div>
  );
}
