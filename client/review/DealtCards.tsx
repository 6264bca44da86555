import type { Seat } from '#engine';
import type { TableView } from '#protocol';
import { type DealReview, type DealtHand, sumsOf } from '#review';
import { text } from '../text/index.ts';
import { reviewText } from '../text/review.ts';
import { DealtFigure, FIGURES_OF_HAND, FigureHeads } from './DealtFigure.tsx';

/** Everybody's wilds and deadwood as dealt over some deals, beside the fair share; the viewer's own with a chart. */
export function DealtCards({ reviews, table }: { readonly reviews: readonly DealReview[]; readonly table: TableView }) {
  const { viewer } = table;
  const deals = reviews.filter(({ dealt }) => dealt.length > 0);
  if (deals.length === 0 || viewer === 'spectator') return null;
  const handsOf = (seat: Seat): readonly DealtHand[] => deals.flatMap(({ dealt }) => dealt[seat] ?? []);
  return (
    <section aria-labelledby="dealt">
      <h3 id="dealt">{reviewText.DEALT.heading}</h3>
      <p class="soft">{reviewText.DEALT.hint}</p>
      <table class="dealt">
        <FigureHeads before={[text.PANELS.player]} />
        <tbody>
          {table.seats.map((_, seat) => (
            <tr key={seat}>
              <th scope="row">{text.who(table, seat)}</th>
              {FIGURES_OF_HAND.map((figure) => {
                const sum = sumsOf(handsOf(seat), figure).at(-1);
                return <td key={figure}>{sum && reviewText.withShare(sum.dealt, sum.fair)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {FIGURES_OF_HAND.map((figure) => (
        <DealtFigure key={figure} figure={figure} sums={sumsOf(handsOf(viewer), figure)} />
      ))}
      <p class="soft">
        {deals.length > 1 && `${reviewText.DEALT.band} `}
        {reviewText.DEALT.meaning}
      </p>
    </section>
  );
}
