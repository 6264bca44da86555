import { reviewText } from '../text/review.ts';
import { useWidth } from '../ui/useWidth.ts';

const HEIGHT = 150;
const LEFT = 40;
const TOP = 10;
const BOTTOM = 22;
/** The part of a deal's column that its two bars fill. */
const FILLED = 0.7;

/** Luck and skill in one deal. */
interface DealShares {
  readonly deal: number;
  readonly luck: number;
  readonly skill: number;
}

/** A chart with two bars for each deal, and the same figures as a list for screen readers. */
export function SharesChart({ deals }: { readonly deals: readonly DealShares[] }) {
  // At its own size: figures of a drawing that shrinks to a phone would be too small to read.
  const [box, width] = useWidth<HTMLElement>();
  const most = deals.reduce((high, { luck, skill }) => Math.max(high, Math.abs(luck), Math.abs(skill)), 1);
  const end = Math.ceil(most / 10) * 10;
  const column = Math.max(0, width - LEFT) / deals.length;
  const y = (share: number): number => TOP + ((end - share) / (2 * end)) * (HEIGHT - TOP - BOTTOM);
  const bar = (share: number, x: number, kind: string) => (
    <rect
      class={kind}
      x={x}
      y={Math.min(y(0), y(share))}
      width={(column * FILLED) / 2}
      height={Math.max(1, Math.abs(y(share) - y(0)))}
    />
  );
  return (
    <figure class="shares-chart" ref={box}>
      <svg width={width} height={HEIGHT} aria-hidden="true">
        <pattern id="striped" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect class="ground" width="5" height="5" />
          <line x1="0" x2="0" y1="0" y2="5" />
        </pattern>
        {[end, 0, -end].map((share) => (
          <g key={share}>
            <line class="rule" x1={LEFT} x2={width} y1={y(share)} y2={y(share)} />
            <text x={LEFT - 6} y={y(share) + 4} text-anchor="end">
              {reviewText.scaleEnd(share)}
            </text>
          </g>
        ))}
        {deals.map(({ deal, luck, skill }, index) => {
          const x = LEFT + index * column + (column * (1 - FILLED)) / 2;
          return (
            <g key={deal}>
              {bar(luck, x, 'luck')}
              {bar(skill, x + (column * FILLED) / 2, 'skill')}
              <text x={LEFT + (index + 0.5) * column} y={HEIGHT - 6} text-anchor="middle">
                {deal}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption aria-hidden="true">
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <rect class="luck" width="12" height="12" />
        </svg>
        {reviewText.REVIEW.luck}
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <rect class="skill" width="12" height="12" />
        </svg>
        {reviewText.REVIEW.skill}
        <span>{reviewText.REVIEW.perDeal}</span>
      </figcaption>
      <ul class="unseen">
        {deals.map(({ deal, luck, skill }) => (
          <li key={deal}>{reviewText.dealShares(deal, luck, skill)}</li>
        ))}
      </ul>
    </figure>
  );
}
