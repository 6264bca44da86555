import { useEffect, useState } from 'preact/hooks';
import type { TableConnection, TableView } from '#protocol';
import { printRules } from '#rules';
import type { BestMemory } from '../../device/bests.ts';
import { SwapCards } from '../../results/MomentCard.tsx';
import { findDeeds, type GameAchievements } from '../../results/reviewing.ts';
import { finalText, type NewBest } from '../../text/final.ts';
import { reviewText } from '../../text/review.ts';

/** The bests that the game has beaten or equalled, and the player's best swap, which opens the review. */
export function OwnGame(props: {
  readonly table: TableView;
  readonly connection: TableConnection;
  readonly bests: () => Promise<BestMemory>;
  readonly onReview: () => void;
}) {
  const { table, connection, onReview } = props;
  const [news, setNews] = useState<readonly NewBest[]>([]);
  const [swap, setSwap] = useState<GameAchievements['bestSwap']>(null);
  const results = table.game?.results ?? [];
  const { viewer, gameId } = table;
  const key = gameId ?? `${printRules(table.rules)} ${results.map(({ points }) => points.join()).join(' ')}`;
  useEffect(() => {
    if (viewer === 'spectator') return undefined;
    let isGone = false;
    const note = async (deeds: GameAchievements | null): Promise<void> => {
      const bests = await props.bests();
      bests.note(table);
      const now = deeds ? bests.noteDeeds(table, countsOf(deeds)) : bests.newAt(table);
      if (!isGone) setNews(now);
    };
    const tell = (deeds: GameAchievements | null): void => {
      setSwap(deeds?.bestSwap ?? null);
      // They are about nothing else: without them the panel is as before.
      note(deeds).catch(reportError);
    };
    tell(null);
    const order = {
      deals: results.map(({ deal }) => deal),
      seat: viewer,
      record: (deal: number) => connection.record(deal),
    };
    const stop = findDeeds(key, order, tell);
    return () => {
      isGone = true;
      stop();
    };
  }, [key, viewer]);
  if (news.length === 0 && swap === null) return null;
  return (
    <section class="own-game">
      {news.length > 0 && (
        <div role="status">
          <ul class="new-bests">
            {news.map((best) => (
              <li key={best.kind}>{finalText.newBest(best, table.rules)}</li>
            ))}
          </ul>
        </div>
      )}
      {swap && (
        <button type="button" class="best-swap" onClick={onReview}>
          <span>
            <strong>{reviewText.REVIEW.swap}</strong>
            <small>{reviewText.swapHeading(swap.deal, swap.turn, swap.laid)}</small>
            <span class="unseen">{reviewText.actionWords(swap.action, swap.view)}</span>
          </span>
          <SwapCards swap={swap} />
        </button>
      )}
    </section>
  );
}

/** The swaps of a game, and the fewest turns in which the player ended a deal of it. */
function countsOf({ deals, isWhole }: GameAchievements) {
  const outs = deals.flatMap(({ outTurn }) => outTurn ?? []);
  return {
    swaps: isWhole ? deals.reduce((sum, { swaps }) => sum + swaps.length, 0) : null,
    out: outs.length > 0 ? Math.min(...outs) : null,
  };
}
