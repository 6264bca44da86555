import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameHistory } from '#protocol';
import { type DealtHand, sumsOf } from '#review';
import type { StoredGames } from '../net/storedGames.ts';
import { historyText } from '../text/history.ts';
import { reviewText } from '../text/review.ts';
import { type CardCount, countNext, type HandsCounted, handsCounted, nothingCounted } from './cardCount.ts';
import { DealtFigure, FIGURES_OF_HAND, FigureHeads } from './DealtCards.tsx';

const ROWS = ['own', 'people', 'bots'] as const;

/** The cards dealt to this guest and to the others at their tables, counted at a press, some games at a time. */
export function OwnCards(props: {
  readonly stored: StoredGames;
  /** The guest's public id. */
  readonly player: string;
  /** The latest games. */
  readonly latest: GameHistory;
}) {
  const { stored, player, latest } = props;
  const [count, setCount] = useState(() => nothingCounted(latest));
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  const { games, next, done, all, isBusy } = count;
  const press = (): void => {
    if (!isBusy) cancel.current = countNext(count, player, stored, setCount);
  };
  const hands = handsCounted(games, player);
  const hasMore = next.games.length > 0 || next.before !== null;
  return (
    <section class="card own-cards">
      <h2>{historyText.OWN_CARDS.heading}</h2>
      <p class="hint">{historyText.OWN_CARDS.hint}</p>
      {games.length > 0 && !isBusy && <Counted hands={hands} />}
      <p role="status" class="said">
        {games.length > 0 && !isBusy ? historyText.countedWords(games.length, hands.own.length) : ''}
      </p>
      <p role="alert" class="refused said">
        {problemWords(count)}
      </p>
      {isBusy && (
        <label class="counting">
          {historyText.countingWords(done, all)}
          <progress max={Math.max(all, 1)} value={done} />
        </label>
      )}
      {hasMore && (
        <div class="row">
          <button type="button" aria-disabled={isBusy} onClick={press}>
            {count.problem ? historyText.HISTORY.again : historyText.countButton(games.length, next.games.length)}
          </button>
        </div>
      )}
    </section>
  );
}

function problemWords({ problem }: CardCount): string {
  if (problem === null) return '';
  if (problem === 'failed') return historyText.OWN_CARDS.failed;
  return problem === 'tooFast' ? historyText.HISTORY.tooFast : historyText.HISTORY.offline;
}

/** Everybody's sums, then the own ones in words and as charts. */
function Counted({ hands }: { readonly hands: HandsCounted }) {
  const { odds, absent, unread } = hands.leftOut;
  const leftOut = historyText.leftOutWords(odds, absent, unread);
  return (
    <>
      {hands.own.length === 0 ? (
        <p>{historyText.OWN_CARDS.none}</p>
      ) : (
        <>
          <Sums hands={hands} />
          <p class="hint">
            {historyText.OWN_CARDS.shares} {reviewText.DEALT.meaning}
          </p>
          {FIGURES_OF_HAND.map((figure) => (
            <DealtFigure key={figure} figure={figure} sums={sumsOf(hands.own, figure)} />
          ))}
          {hands.own.length > 1 && <p class="hint">{reviewText.DEALT.band}</p>}
        </>
      )}
      {leftOut !== '' && <p class="hint">{leftOut}</p>}
    </>
  );
}

function Sums({ hands }: { readonly hands: HandsCounted }) {
  return (
    <table class="dealt" aria-label={reviewText.DEALT.heading}>
      <FigureHeads before={[historyText.OWN_CARDS.player, historyText.OWN_CARDS.hands]} />
      <tbody>
        {ROWS.filter((row) => hands[row].length > 0).map((row) => (
          <tr key={row}>
            <th scope="row">{historyText.OWN_CARDS.rows[row]}</th>
            <td>{hands[row].length}</td>
            {FIGURES_OF_HAND.map((figure) => (
              <td key={figure}>{shareOf(hands[row], figure)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shareOf(hands: readonly DealtHand[], figure: (typeof FIGURES_OF_HAND)[number]): string {
  const sum = sumsOf(hands, figure).at(-1);
  return sum ? reviewText.withShare(sum.dealt, sum.fair) : '';
}
