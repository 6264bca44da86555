import { type Card, rankOf, suitOf } from '#engine';
import { text } from '../text/index.ts';

/** The longest mark that fits on so small a card, in characters. */
const MAX_MARK_LENGTH = 4;

/** A small card in HTML. A wild in a meld shows `standsFor`, any other wild the game's `mark`. */
export function MiniCard(props: {
  readonly card: Card;
  readonly wild?: boolean;
  readonly standsFor?: string;
  readonly mark?: string;
}) {
  const { card, wild = false, standsFor = '', mark = text.wild() } = props;
  const rank = rankOf(card);
  return (
    <span
      class={`mini suit-${suitOf(card)} ${rank === 10 ? 'ten' : ''} ${wild ? 'wild' : ''}`}
      aria-hidden="true"
      translate={false}
    >
      <b>{text.rankShort(rank)}</b>
      <i>{text.suitSymbol(suitOf(card))}</i>
      {wild && <em>{standsFor || (mark.length > MAX_MARK_LENGTH ? '★' : mark)}</em>}
    </span>
  );
}
