import { type Card, isWild } from '#engine';
import type { TableView } from '#protocol';
import { checkText } from '../text/check.ts';
import { text } from '../text/index.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { MiniCard } from '../ui/MiniCard.tsx';
import type { CheckedCards } from './check.worker.ts';

/** All cards as they were dealt: each hand, the cards turned up, and the stock in order. */
export function DealtPicture({ cards, table }: { readonly cards: CheckedCards; readonly table: TableView }) {
  const { hands, stock, pile, indicator } = cards;
  return (
    <>
      <div class="check-cards">
        {hands.map((hand, seat) => (
          <Cards key={seat} whose={text.who(table, seat)} shown={hand} cards={cards} />
        ))}
        {pile.length > 0 && <Cards whose={checkText.CHECK.pile} shown={pile} cards={cards} />}
        {indicator >= 0 && <Cards whose={checkText.CHECK.indicator} shown={[indicator]} cards={cards} />}
      </div>
      <Disclosure label={checkText.stockName(stock.length)}>
        <div class="check-cards">
          <Cards whose={null} shown={stock.toReversed()} cards={cards} />
        </div>
      </Disclosure>
    </>
  );
}

function Cards(props: {
  readonly whose: string | null;
  readonly shown: readonly Card[];
  readonly cards: CheckedCards;
}) {
  const { whose, shown } = props;
  const { rules, wildRank } = props.cards;
  return (
    <div class="check-hand">
      <span class="unseen">{checkText.cardsOfWords(whose, shown)}</span>
      <div aria-hidden="true">
        {whose !== null && <small>{whose}</small>}
        <div>
          {shown.map((card) => (
            <MiniCard key={card} card={card} wild={isWild(rules, wildRank, card)} mark={text.wildMark(rules)} />
          ))}
        </div>
      </div>
    </div>
  );
}
