import type { Seat } from '#engine';
import type { TableView } from '#protocol';
import { type DealReview, type DealtHand, type DealtSum, sumsOf } from '#review';
import { text } from '../text/index.ts';
import { reviewText } from '../text/review.ts';

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

/** The figures of a dealt hand. */
export const FIGURES_OF_HAND = ['wilds', 'deadwood'] as const;

/** The heads of a table of these figures, after the columns `before` them. */
export const FigureHeads = ({ before }: { readonly before: readonly string[] }) => (
  <thead>
    <tr>
      {[...before, ...FIGURES_OF_HAND.map((figure) => reviewText.DEALT[figure])].map((label) => (
        <th key={label} scope="col">
          {label}
        </th>
      ))}
    </tr>
  </thead>
);

const CHART_WIDTH = 520;
const CHART_HEIGHT = 120;
const SCALE_WIDTH = 56;
const MARGIN_PX = 10;
/** The half width of the shaded band, in standard deviations. */
const BAND_DEVIATIONS = 2;

/** A figure of one player in a sentence, and over several deals as a line in the band of fair deals. */
export function DealtFigure(props: {
  readonly figure: (typeof FIGURES_OF_HAND)[number];
  readonly sums: readonly DealtSum[];
}) {
  const { figure, sums } = props;
  const last = sums.at(-1);
  // Without wilds there is nothing to compare.
  if (!last || last.deviation === 0) return null;
  const { dealt, fair, deviation } = last;
  return (
    <figure class="dealt-chart">
      <figcaption>{reviewText.dealtWords(figure, dealt, fair, (dealt - fair) / deviation)}</figcaption>
      {sums.length > 1 && <Band sums={sums} />}
    </figure>
  );
}

function Band({ sums }: { readonly sums: readonly DealtSum[] }) {
  const from0 = [{ dealt: 0, fair: 0, deviation: 0 }, ...sums];
  const most = Math.max(
    ...from0.map((sum) => Math.max(BAND_DEVIATIONS * sum.deviation, Math.abs(sum.dealt - sum.fair))),
  );
  const x = (i: number): number => SCALE_WIDTH + (i / sums.length) * (CHART_WIDTH - SCALE_WIDTH - MARGIN_PX);
  const y = (difference: number): number => CHART_HEIGHT / 2 - (difference / most) * (CHART_HEIGHT / 2 - MARGIN_PX);
  const line = (of: (sum: DealtSum) => number): string[] => from0.map((sum, i) => `${x(i)},${y(of(sum))}`);
  const band = [
    ...line(({ deviation }) => BAND_DEVIATIONS * deviation),
    ...line(({ deviation }) => -BAND_DEVIATIONS * deviation).toReversed(),
  ];
  return (
    <svg viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`} aria-hidden="true">
      <polygon class="band" points={band.join(' ')} />
      {[most, 0, -most].map((difference) => (
        <text key={difference} x={SCALE_WIDTH - 6} y={y(difference) + 4} text-anchor="end">
          {reviewText.aboveShare(difference)}
        </text>
      ))}
      <line class="rule" x1={SCALE_WIDTH} x2={CHART_WIDTH - MARGIN_PX} y1={y(0)} y2={y(0)} />
      <polyline points={line(({ dealt, fair }) => dealt - fair).join(' ')} />
      <circle cx={x(sums.length)} cy={y((sums.at(-1)?.dealt ?? 0) - (sums.at(-1)?.fair ?? 0))} r="4" />
    </svg>
  );
}
