import { type Card, rankOf, suitOf } from '#engine';
import { text } from '../text/index.ts';

/** A small card in HTML; `standsFor` is printed on a wild that lies in a meld. */
export function MiniCard(props: { readonly card: Card; readonly wild?: boolean; readonly standsFor?: string }) {
  const { card, wild = false, standsFor = '' } = props;
  return (
    <span class={`mini suit-${suitOf(card)} ${wild ? 'wild' : ''}`} aria-hidden="true">
      <b>{text.rankShort(rankOf(card))}</b>
      <i>{text.suitSymbol(suitOf(card))}</i>
      {wild && <em>{standsFor || text.wild()}</em>}
    </span>
  );
}
