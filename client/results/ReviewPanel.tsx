import { useEffect, useState } from 'preact/hooks';
import type { TableView } from '#protocol';
import { bestOf, bestSwapOf, costliestOf, type DealReview, sharesOf, totalShares } from '#review';
import type { OpenTable } from '../table/openTable.ts';
import { reviewText } from '../text/review.ts';
import { Panel } from '../ui/Panel.tsx';
import { useWidth } from '../ui/useWidth.ts';
import { DealtCards } from './DealtCards.tsx';
import { GoodCard, MomentCard, SwapPicture } from './MomentCard.tsx';
import { type ReviewProgress, startReview } from './reviewing.ts';
import { TableNote } from './TableNote.tsx';

interface ReviewPanelProps {
  readonly open: OpenTable;
  /** The deal to review; null for all deals of the game. */
  readonly deal: number | null;
  readonly onClose: () => void;
}

/**
 * The review of a deal or a game for the viewer's seat. The game goes on meanwhile: the panel says what the table waits
 * for, and closes when the viewer's time is running out.
 */
export function ReviewPanel({ open, deal, onClose }: ReviewPanelProps) {
  const { game } = open;
  const [reviewing, setReviewing] = useState<ReviewProgress | null>(null);
  const [attempt, setAttempt] = useState(1);
  const table = game.table.value;
  const [deals] = useState(() => (deal === null ? (table.game?.results ?? []).map((result) => result.deal) : [deal]));
  const { viewer } = table;
  useEffect(() => {
    if (viewer === 'spectator') return undefined;
    const record = (wanted: number) => game.connection.record(wanted);
    return startReview({ deals, seat: viewer, record }, setReviewing);
  }, [attempt]);
  const tryAgain = (): void => {
    setReviewing(null);
    setAttempt(attempt + 1);
  };
  return (
    <Panel title={reviewText.reviewTitle(deal)} kind="middle" onClose={onClose}>
      <div class="review">
        <TableNote open={open} deal={deal} onClose={onClose} />
        {reviewing?.problem && (
          <div role="alert">
            <p>{reviewText.REVIEW.problems[reviewing.problem]}</p>
            {reviewing.problem !== 'old' && (
              <button type="button" onClick={tryAgain}>
                {reviewText.REVIEW.again}
              </button>
            )}
          </div>
        )}
        {!reviewing?.problem && !reviewing?.isDone && (
          <label class="replaying">
            {reviewText.replaying(deals.length)}
            <progress max={1} value={reviewing?.done ?? 0} />
          </label>
        )}
        {reviewing?.isDone && <Findings reviewing={reviewing} table={table} isGame={deal === null} />}
      </div>
    </Panel>
  );
}

/** The most moments told of one deal, and of a game. */
const MAX_SHOWN_MOMENTS = { deal: 5, game: 8 } as const;

/** The most good turns told of. */
const MAX_SHOWN_GOOD_TURNS = 2;

/** A finished review: luck and skill, then the moments that cost most. */
function Findings(props: {
  readonly reviewing: ReviewProgress;
  readonly table: TableView;
  /** Whether it is about a whole game. */
  readonly isGame: boolean;
}) {
  const { reviewing, table, isGame } = props;
  const { reviews, missing } = reviewing;
  const moments = costliestOf(reviews, isGame ? MAX_SHOWN_MOMENTS.game : MAX_SHOWN_MOMENTS.deal);
  const hint = reviews.some(({ judged }) => judged === 'byPlaying')
    ? reviewText.REVIEW.roughHint
    : reviewText.REVIEW.momentsHint;
  const isScored = reviews.some(({ fortune }) => fortune !== null);
  const wasAway = reviews.some((review) => review.wasAway);
  const nothing = reviewText.nothingCostly(
    totalShares(reviews).skill,
    wasAway || !reviews.some(({ decided }) => decided),
  );
  const summary = moments.length > 0 ? hint : nothing;
  return (
    <>
      {missing > 0 && <p>{reviewText.missingDeals(missing)}</p>}
      <Fortunes reviews={reviews} isGame={isGame} />
      <Praise reviews={reviews} />
      {isScored && summary !== '' && (
        <section aria-labelledby="costly">
          <h3 id="costly">{reviewText.REVIEW.moments}</h3>
          <p class="soft">{summary}</p>
          {moments.map(({ moment, repeats }) => (
            <MomentCard
              key={`${moment.deal} ${moment.turn} ${moment.about}`}
              moment={moment}
              repeats={repeats}
              table={table}
            />
          ))}
        </section>
      )}
      {wasAway && <p class="soft">{reviewText.REVIEW.wasAway}</p>}
      {isGame && <DealtCards reviews={reviews} table={table} />}
    </>
  );
}

/** The best swap and the best turns; nothing if there were none. */
function Praise({ reviews }: { readonly reviews: readonly DealReview[] }) {
  const swap = bestSwapOf(reviews);
  const good = bestOf(reviews, MAX_SHOWN_GOOD_TURNS);
  return (
    <>
      {swap && (
        <section aria-labelledby="best-swap">
          <h3 id="best-swap">{reviewText.REVIEW.swap}</h3>
          <SwapPicture swap={swap} />
        </section>
      )}
      {good.length > 0 && (
        <section aria-labelledby="best-turns">
          <h3 id="best-turns">{reviewText.REVIEW.good}</h3>
          <p class="soft">{reviewText.REVIEW.goodHint}</p>
          {good.map((moment) => (
            <GoodCard key={`${moment.deal} ${moment.turn}`} moment={moment} />
          ))}
        </section>
      )}
    </>
  );
}

/** Luck and skill, of a deal with the three results, of a game with a chart of all deals. */
function Fortunes({ reviews, isGame }: { readonly reviews: readonly DealReview[]; readonly isGame: boolean }) {
  const scored = reviews.filter(({ fortune }) => fortune !== null);
  const [first] = scored;
  if (!first?.fortune) return reviews.length > 0 ? <p>{reviewText.REVIEW.noScore}</p> : null;
  const { luck, skill } = totalShares(scored);
  const { own, bot, expected } = first.fortune;
  const { level } = first;
  const decided = scored.some((review) => review.decided);
  return (
    <section aria-labelledby="fortune">
      <h3 id="fortune">{reviewText.REVIEW.fortune}</h3>
      {!isGame && <p>{reviewText.fortuneWords(own, decided ? bot : null, expected, level)}</p>}
      <dl class="shares">
        <Share name={reviewText.REVIEW.luck} share={luck} words={reviewText.luckWords(luck)} />
        <Share
          name={reviewText.REVIEW.skill}
          share={skill}
          words={reviewText.skillWords(decided ? skill : null, level)}
        />
      </dl>
      {isGame && scored.length > 1 && (
        <SharesChart
          deals={scored.flatMap(({ rules, fortune, result }) =>
            fortune ? [{ deal: result.deal, ...sharesOf(rules, fortune) }] : [],
          )}
        />
      )}
      <details class="more">
        <summary>{reviewText.REVIEW.how}</summary>
        {reviewText.howWorkedOut(level).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </details>
    </section>
  );
}

const Share = ({ name, share, words }: { readonly name: string; readonly share: number; readonly words: string }) => (
  <div>
    <dt>{name}</dt>
    <dd class={`figure ${Math.round(share) < 0 ? 'minus' : ''}`}>{reviewText.shareOf(share)}</dd>
    <dd>{words}</dd>
  </div>
);

const CHART_HEIGHT_PX = 150;
const SCALE_WIDTH_PX = 40;
const TOP_MARGIN_PX = 10;
const DEAL_NUMBERS_HEIGHT_PX = 22;
/** The part of a deal's column that its two bars fill. */
const BARS_WIDTH_RATIO = 0.7;

/** Luck and skill in one deal. */
interface DealShares {
  readonly deal: number;
  readonly luck: number;
  readonly skill: number;
}

/** A chart with two bars for each deal, and the same figures as a list for screen readers. */
function SharesChart({ deals }: { readonly deals: readonly DealShares[] }) {
  // At its own size: figures of a drawing that shrinks to a phone would be too small to read.
  const [box, width] = useWidth<HTMLElement>();
  const most = deals.reduce((high, { luck, skill }) => Math.max(high, Math.abs(luck), Math.abs(skill)), 1);
  const end = Math.ceil(most / 10) * 10;
  const column = Math.max(0, width - SCALE_WIDTH_PX) / deals.length;
  const y = (share: number): number =>
    TOP_MARGIN_PX + ((end - share) / (2 * end)) * (CHART_HEIGHT_PX - TOP_MARGIN_PX - DEAL_NUMBERS_HEIGHT_PX);
  const bar = (share: number, x: number, kind: string) => (
    <rect
      class={kind}
      x={x}
      y={Math.min(y(0), y(share))}
      width={(column * BARS_WIDTH_RATIO) / 2}
      height={Math.max(1, Math.abs(y(share) - y(0)))}
    />
  );
  return (
    <figure class="shares-chart" ref={box}>
      <svg width={width} height={CHART_HEIGHT_PX} aria-hidden="true">
        <pattern id="striped" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect class="ground" width="5" height="5" />
          <line x1="0" x2="0" y1="0" y2="5" />
        </pattern>
        {[end, 0, -end].map((share) => (
          <g key={share}>
            <line class="rule" x1={SCALE_WIDTH_PX} x2={width} y1={y(share)} y2={y(share)} />
            <text x={SCALE_WIDTH_PX - 6} y={y(share) + 4} text-anchor="end">
              {reviewText.scaleEnd(share)}
            </text>
          </g>
        ))}
        {deals.map(({ deal, luck, skill }, index) => {
          const x = SCALE_WIDTH_PX + index * column + (column * (1 - BARS_WIDTH_RATIO)) / 2;
          return (
            <g key={deal}>
              {bar(luck, x, 'luck')}
              {bar(skill, x + (column * BARS_WIDTH_RATIO) / 2, 'skill')}
              <text x={SCALE_WIDTH_PX + (index + 0.5) * column} y={CHART_HEIGHT_PX - 6} text-anchor="middle">
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
