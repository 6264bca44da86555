import { type Card, rankOf, suitOf } from '#engine';
import { text } from '../text/index.ts';

/** A longer mark finds no room on so small a card. */
const ROOM = 4;

/** A small card in HTML; `standsFor` is printed on a wild that lies in a meld, `mark` is the game's word on any other. */
export function MiniCard(props: {
  readonly card: Card;
  readonly wild?: boolean;
  readonly standsFor?: string;
  readonly mark?: string;
}) {
  const { card, wild = false, standsFor = '', mark = text.wild() } = props;
  return (
    <span class={`mini suit-${suitOf(card)} ${wild ? 'wild' : ''}`} aria-hidden="true">
      <b>{text.rankShort(rankOf(card))}</b>
      <i>{text.suitSymbol(suitOf(card))}</i>
      {wild && <em>{standsFor || (mark.length > ROOM ? '★' : mark)}</em>}
    </span>
  );
}
