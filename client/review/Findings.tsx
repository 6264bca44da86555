import type { TableView } from '#protocol';
import { bestOf, bestSwapOf, type DealReview, dearestOf, sharesOf, totalShares } from '#review';
import { reviewText } from '../text/review.ts';
import { DealtCards } from './DealtCards.tsx';
import { GoodCard, MomentCard, SwapPicture } from './MomentCard.tsx';
import type { Reviewing } from './reviewing.ts';
import { SharesChart } from './SharesChart.tsx';

/** The most moments told of one deal, and of a game. */
const MOST = { deal: 5, game: 8 } as const;

/** The most good turns told of. */
const MOST_GOOD = 2;

/** A finished review: luck and skill, then the moments that cost most. */
export function Findings(props: {
  readonly reviewing: Reviewing;
  readonly table: TableView;
  /** Whether it is about a whole game. */
  readonly isGame: boolean;
}) {
  const { reviewing, table, isGame } = props;
  const { reviews, missing } = reviewing;
  const moments = dearestOf(reviews, isGame ? MOST.game : MOST.deal);
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
  const good = bestOf(reviews, MOST_GOOD);
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
