import { useEffect, useState } from 'preact/hooks';
import type { Result } from '#engine';
import { type Leaderboard, RATED_FAMILIES, type RatedFamily } from '#protocol';
import type { StoredGames, StoredGamesRefusal } from '../net/storedGames.ts';
import { ratingsText } from '../text/ratings.ts';
import { ChoiceRow } from '../ui/Choice.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ScreenFrame } from '../ui/ScreenFrame.tsx';
import { BotRatings } from './BotRatings.tsx';
import { LeaderboardCard } from './LeaderboardCard.tsx';

interface RatingsProps {
  readonly family: RatedFamily;
  /** Rejects if the code for the network cannot be loaded. */
  readonly onOpen: () => Promise<StoredGames>;
  readonly onFamily: (family: RatedFamily) => void;
  readonly onPlayer: (player: string) => void;
  readonly onBack: () => void;
}

/** A leaderboard, and the asker's public id: null if they have none, or it cannot be had. */
interface Board {
  readonly board: Leaderboard;
  readonly ownId: string | null;
}

type Looked = Result<Board, StoredGamesRefusal>;

/** The ratings of a family of games, season by season, and how they work. */
export function RatingsScreen(props: RatingsProps) {
  const { family, onOpen, onFamily, onPlayer, onBack } = props;
  // Null is the current season. A family may have no games of the season chosen for another.
  const [season, setSeason] = useState<string | null>(null);
  const [looked, setLooked] = useState<Looked | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isWanted = true;
    // A board stays until the next one has come: the choice of the season is part of it and keeps the focus.
    setLooked((before) => (before?.ok ? before : null));
    setBusy(true);
    void look(onOpen, family, season).then((found) => {
      if (!isWanted) return;
      setLooked(found);
      setBusy(false);
    });
    return () => {
      isWanted = false;
    };
  }, [family, season, attempt]);
  const choose = (wanted: RatedFamily): void => {
    setSeason(null);
    onFamily(wanted);
  };
  return (
    <ScreenFrame title={ratingsText.RATINGS.heading} kind="ratings" onBack={onBack}>
      <div class="families">
        <ChoiceRow
          legend={ratingsText.RATINGS.families}
          options={RATED_FAMILIES.map((value) => ({ value, label: ratingsText.familyName(value) }))}
          value={family}
          onChoose={choose}
        />
      </div>
      {looked === null && <Loading words={ratingsText.RATINGS.loading} />}
      {looked?.ok === false && <Refused reason={looked.reason} onAgain={() => setAttempt(attempt + 1)} />}
      {looked?.ok && (
        <>
          <LeaderboardCard {...looked.value} wanted={season} isBusy={isBusy} onSeason={setSeason} onPlayer={onPlayer} />
          <BotRatings bots={looked.value.board.bots} />
        </>
      )}
      <section class="card">
        <Disclosure label={ratingsText.RATINGS.how}>
          {ratingsText.howRatingsWork().map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Disclosure>
      </section>
    </ScreenFrame>
  );
}

async function look(onOpen: RatingsProps['onOpen'], family: RatedFamily, season: string | null): Promise<Looked> {
  const stored = await onOpen().catch(() => null);
  if (!stored) return { ok: false, reason: 'offline' };
  const [board, own] = await Promise.all([stored.ratings(family, season), stored.own()]);
  return board.ok ? { ok: true, value: { board: board.value, ownId: own.ok ? own.value.player : null } } : board;
}

function Refused({ reason, onAgain }: { readonly reason: StoredGamesRefusal; readonly onAgain: () => void }) {
  const { tooFast, offline } = ratingsText.RATINGS;
  return (
    <EmptyState isProblem words={reason === 'tooFast' ? tooFast : offline}>
      <button type="button" onClick={onAgain}>
        {ratingsText.RATINGS.again}
      </button>
    </EmptyState>
  );
}
