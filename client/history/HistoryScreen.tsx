import { useEffect, useState } from 'preact/hooks';
import type { Result } from '#engine';
import { type GameHistory, type GameSummary, type PlayerProfile, RATED_FAMILIES, type RatedFamily } from '#protocol';
import type { BestMemory } from '../device/bests.ts';
import type { StoredGames, StoredGamesRefusal } from '../net/storedGames.ts';
import { historyText } from '../text/history.ts';
import { text } from '../text/index.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ScreenFrame } from '../ui/ScreenFrame.tsx';
import { Figures } from './Figures.tsx';
import { GameRows } from './GameRows.tsx';
import { Met } from './Met.tsx';
import { OwnBests } from './OwnBests.tsx';
import { OwnCards } from './OwnCards.tsx';
import { OwnData } from './OwnData.tsx';
import { RatingsOf } from './Ratings.tsx';

export interface HistoryProps {
  /** A public id; null for this device's own guest. */
  readonly player: string | null;
  /** Rejects if the code for the network cannot be loaded. */
  readonly onOpen: () => Promise<StoredGames>;
  /** The bests of this device's player. Rejects if the code for them cannot be loaded. */
  readonly bests: () => Promise<BestMemory>;
  readonly onPlayer: (player: string) => void;
  readonly onGame: (id: string) => void;
  readonly onRatings: (family: RatedFamily) => void;
  /** The server has erased this device's guest. */
  readonly onErased: () => void;
  readonly onBack: () => void;
}

/** A player's part of the stored games. */
interface Found {
  readonly stored: StoredGames;
  readonly profile: PlayerProfile;
  readonly games: GameHistory;
}

/** Nothing stored of the own guest yet, or any more. */
type Nothing = { readonly stored: StoredGames; readonly profile: null };

type Looked = Result<Found | Nothing, StoredGamesRefusal>;

/** The games of a player and how they ended; for this device's own guest also the data that the server has. */
export function HistoryScreen(props: HistoryProps) {
  const { player, onOpen, onBack } = props;
  const [looked, setLooked] = useState<Looked | null>(null);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isWanted = true;
    setLooked(null);
    void look(onOpen, player).then((found) => {
      if (isWanted) setLooked(found);
    });
    return () => {
      isWanted = false;
    };
  }, [player, attempt]);
  const profile = looked?.ok ? looked.value.profile : null;
  const isOwn = player === null || profile?.isOwn === true || (looked?.ok === true && profile === null);
  const erased = (): void => {
    if (looked?.ok) setLooked({ ok: true, value: { stored: looked.value.stored, profile: null } });
    props.onErased();
  };
  const again = (): void => setAttempt(attempt + 1);
  const title = isOwn ? historyText.HISTORY.heading : historyText.gamesOf(profile?.name ?? null);
  return (
    <ScreenFrame title={title} kind="history" onBack={onBack}>
      {looked === null && <Loading words={historyText.HISTORY.loading} />}
      {looked?.ok === false && <Refused {...props} reason={looked.reason} onAgain={again} />}
      {looked?.ok && <Shown {...props} found={looked.value} isOwn={isOwn} onErased={erased} />}
    </ScreenFrame>
  );
}

async function look(onOpen: HistoryProps['onOpen'], wanted: string | null): Promise<Looked> {
  const stored = await onOpen().catch(() => null);
  if (!stored) return { ok: false, reason: 'offline' };
  const own = wanted === null ? await stored.own() : null;
  if (own?.ok === false) return own;
  const player = wanted ?? own?.value.player ?? null;
  if (player === null) return { ok: true, value: { stored, profile: null } };
  const [profile, games] = await Promise.all([stored.profile(player), stored.games(player, null)]);
  if (!profile.ok) return profile;
  return games.ok ? { ok: true, value: { stored, profile: profile.value, games: games.value } } : games;
}

interface RefusedProps extends Pick<HistoryProps, 'onRatings'> {
  readonly reason: StoredGamesRefusal;
  readonly onAgain: () => void;
}

/** Why there is nothing to see. A player without games leads to those who have some. */
function Refused({ reason, onAgain, onRatings }: RefusedProps) {
  const isGone = reason === 'noSuchPlayer';
  const { notFound, tooFast, offline, again } = historyText.HISTORY;
  return (
    <EmptyState isProblem words={isGone ? notFound : reason === 'tooFast' ? tooFast : offline}>
      <button type="button" onClick={isGone ? () => onRatings(RATED_FAMILIES[0]) : onAgain}>
        {isGone ? text.HOME.ratings : again}
      </button>
    </EmptyState>
  );
}

function Shown(props: HistoryProps & { readonly found: Found | Nothing; readonly isOwn: boolean }) {
  const { found, isOwn, onErased, onPlayer } = props;
  const { stored, profile } = found;
  return (
    <>
      {profile === null ? (
        <EmptyState words={historyText.HISTORY.none} hint={historyText.HISTORY.noneHint} />
      ) : (
        <>
          <Latest {...props} found={found} />
          <RatingsOf profile={profile} onRatings={props.onRatings} />
          <Figures presets={profile.presets} />
          {isOwn && found.games.games.length > 0 && (
            <OwnCards stored={stored} player={profile.id} latest={found.games} />
          )}
          <Met profile={profile} onPlayer={onPlayer} />
        </>
      )}
      {isOwn && <OwnBests open={props.bests} />}
      {isOwn && <OwnData stored={stored} onErased={onErased} />}
    </>
  );
}

/** The latest games, and more of them at a press. */
function Latest({ found, onGame }: HistoryProps & { readonly found: Found }) {
  const { stored, profile } = found;
  const [games, setGames] = useState<readonly GameSummary[]>(found.games.games);
  const [before, setBefore] = useState(found.games.before);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<StoredGamesRefusal | null>(null);
  const showMore = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const more = await stored.games(profile.id, before);
    setBusy(false);
    setRefused(more.ok ? null : more.reason);
    if (!more.ok) return;
    setGames([...games, ...more.value.games]);
    setBefore(more.value.before);
  };
  return (
    <section class="card">
      <h2>{historyText.HISTORY.latest}</h2>
      <GameRows games={games} player={profile.id} onGame={onGame} />
      {refused && (
        <p role="alert">{refused === 'tooFast' ? historyText.HISTORY.tooFast : historyText.HISTORY.offline}</p>
      )}
      {before !== null && (
        <button type="button" aria-disabled={isBusy} onClick={() => void showMore()}>
          {isBusy ? historyText.HISTORY.loading : historyText.HISTORY.more}
        </button>
      )}
    </section>
  );
}
