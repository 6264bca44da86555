import { useEffect, useState } from 'preact/hooks';
import type { Result } from '#engine';
import { type BotRating, type Leaderboard, RATED_FAMILIES, type RatedFamily } from '#protocol';
import { playerPath } from '../addresses.ts';
import type { StoredGames, StoredGamesRefusal } from '../net/storedGames.ts';
import { historyText } from '../text/history.ts';
import { text } from '../text/index.ts';
import { ratingsText } from '../text/ratings.ts';
import { ChoiceRow } from '../ui/Choice.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { EmptyState, Loading } from '../ui/EmptyState.tsx';
import { InPageLink, ScreenFrame } from '../ui/ScreenFrame.tsx';
import { useNow } from '../ui/useNow.ts';

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

type FetchedBoard = Result<Board, StoredGamesRefusal>;

/** The ratings of a family of games, season by season, and how they work. */
export function RatingsScreen(props: RatingsProps) {
  const { family, onOpen, onFamily, onPlayer, onBack } = props;
  // Null is the current season. A family may have no games of the season chosen for another.
  const [season, setSeason] = useState<string | null>(null);
  const [fetched, setFetched] = useState<FetchedBoard | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isWanted = true;
    // A board stays until the next one has come: the choice of the season is part of it and keeps the focus.
    setFetched((before) => (before?.ok ? before : null));
    setBusy(true);
    void fetchBoard(onOpen, family, season).then((found) => {
      if (!isWanted) return;
      setFetched(found);
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
      {fetched === null && <Loading words={ratingsText.RATINGS.loading} />}
      {fetched?.ok === false && <Refused reason={fetched.reason} onAgain={() => setAttempt(attempt + 1)} />}
      {fetched?.ok && (
        <>
          <LeaderboardCard
            {...fetched.value}
            wanted={season}
            isBusy={isBusy}
            onSeason={setSeason}
            onPlayer={onPlayer}
          />
          <BotRatings bots={fetched.value.board.bots} />
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

async function fetchBoard(
  onOpen: RatingsProps['onOpen'],
  family: RatedFamily,
  season: string | null,
): Promise<FetchedBoard> {
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

interface LeaderboardProps {
  readonly board: Leaderboard;
  /** The asker's public id. */
  readonly ownId: string | null;
  /** The season chosen, which may still be on its way. Null for the current season. */
  readonly wanted: string | null;
  readonly isBusy: boolean;
  /** Null for the current season. */
  readonly onSeason: (season: string | null) => void;
  readonly onPlayer: (player: string) => void;
}

/** The people with ratings in a season, best first, and the asker's own line. */
function LeaderboardCard(props: LeaderboardProps) {
  const { board, isBusy } = props;
  const now = useNow();
  const { season, seasons, ends, best, own, players } = board;
  const isCurrent = season === (seasons[0] ?? season);
  const listed = ratingsText.listedWords(board);
  return (
    <section class="card leaderboard" aria-busy={isBusy}>
      <div class="leaderboard-head">
        <h2>{ratingsText.familyName(board.family)}</h2>
        <Season {...props} isCurrent={isCurrent} />
      </div>
      {isCurrent && <p class="hint">{ratingsText.untilWords(ends - now)}</p>}
      {best.length === 0 ? (
        <p class="nobody">
          {isCurrent ? ratingsText.RATINGS.nobody : ratingsText.RATINGS.nobodyThen}{' '}
          {isCurrent && ratingsText.howToGetOn()}
        </p>
      ) : (
        <Table {...props} />
      )}
      {listed !== '' && <p class="hint">{listed}</p>}
      <p class="own-rating">
        <strong>{ratingsText.RATINGS.own}</strong> {ratingsText.ownLine(own, players, isCurrent)}
      </p>
    </section>
  );
}

/** The choice of the season; its name where there is only one. */
function Season({ board, wanted, onSeason, isCurrent }: LeaderboardProps & { readonly isCurrent: boolean }) {
  const { season, seasons } = board;
  if (isCurrent && seasons.length < 2) return <p>{ratingsText.seasonWords(season)}</p>;
  const choose = (wanted: string): void => onSeason(wanted === seasons[0] ? null : wanted);
  return (
    <label class="field">
      <span class="unseen">{ratingsText.RATINGS.season}</span>
      <select value={wanted ?? seasons[0]} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {seasons.map((one) => (
          <option key={one} value={one}>
            {ratingsText.seasonWords(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Table({ board, ownId, onPlayer }: LeaderboardProps) {
  const { columns } = ratingsText.RATINGS;
  return (
    <table class="ratings-table" aria-label={ratingsText.RATINGS.heading}>
      <RatingHeads labels={[columns.rank, columns.name, columns.points, columns.games]} who={columns.name} />
      <tbody>
        {board.best.map(({ rank, player, name, points, games }) => (
          <tr key={player} class={player === ownId ? 'own' : ''}>
            <td>{rank}</td>
            <th scope="row" class="who">
              <InPageLink href={playerPath(player)} onOpen={() => onPlayer(player)}>
                {player === ownId ? text.ownName(text.isolated(historyText.nameOf(name))) : historyText.nameOf(name)}
              </InPageLink>
            </th>
            <td>{points}</td>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The heads of a table of ratings; `who` is the label of the column with the names. */
export const RatingHeads = ({ labels, who }: { readonly labels: readonly string[]; readonly who: string }) => (
  <thead>
    <tr>
      {labels.map((label) => (
        <th key={label} scope="col" class={label === who ? 'who' : ''}>
          {label}
        </th>
      ))}
    </tr>
  </thead>
);

/** The ratings of the bots' levels, best first, apart from the people's. */
function BotRatings({ bots }: { readonly bots: readonly BotRating[] }) {
  if (bots.length === 0) return null;
  const { botColumns } = ratingsText.RATINGS;
  return (
    <section class="card">
      <h2>{ratingsText.RATINGS.bots}</h2>
      <p class="hint">{ratingsText.RATINGS.botsHint}</p>
      <table class="ratings-table bot-ratings" aria-label={ratingsText.RATINGS.bots}>
        <RatingHeads labels={[botColumns.level, botColumns.points, botColumns.games]} who={botColumns.level} />
        <tbody>
          {bots
            .toSorted((a, b) => b.points - a.points)
            .map(({ level, points, games }) => (
              <tr key={level}>
                <th scope="row" class="who">
                  {text.levelBot(level)}
                </th>
                <td>{points}</td>
                <td>{games}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
