import { useEffect, useState } from 'preact/hooks';
import { dealsIn, type Result } from '#engine';
import {
  type GameHistory,
  type GameSummary,
  type PlayerProfile,
  type PresetStats,
  RATED_FAMILIES,
  type RatedFamily,
} from '#protocol';
import { readRuleCode } from '#rules';
import { gamePath, playerPath, ratingsPath } from '../addresses.ts';
import type { BestMemory, Bests } from '../device/bests.ts';
import type { StoredGames, StoredGamesRefusal } from '../net/storedGames.ts';
import { finalText } from '../text/final.ts';
import { historyText } from '../text/history.ts';
import { text } from '../text/index.ts';
import { ratingsText } from '../text/ratings.ts';
import { EmptyState, Loading } from '../ui/EmptyState.tsx';
import { InPageLink, ScreenFrame } from '../ui/ScreenFrame.tsx';
import { OwnCards } from './OwnCards.tsx';
import { OwnData } from './OwnData.tsx';

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
type NoGames = { readonly stored: StoredGames; readonly profile: null };

type FetchedHistory = Result<Found | NoGames, StoredGamesRefusal>;

/** The games of a player and how they ended; for this device's own guest also the data that the server has. */
export function HistoryScreen(props: HistoryProps) {
  const { player, onOpen, onBack } = props;
  const [fetched, setFetched] = useState<FetchedHistory | null>(null);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isWanted = true;
    setFetched(null);
    void fetchHistory(onOpen, player).then((found) => {
      if (isWanted) setFetched(found);
    });
    return () => {
      isWanted = false;
    };
  }, [player, attempt]);
  const profile = fetched?.ok ? fetched.value.profile : null;
  const isOwn = player === null || profile?.isOwn === true || (fetched?.ok === true && profile === null);
  const erased = (): void => {
    if (fetched?.ok) setFetched({ ok: true, value: { stored: fetched.value.stored, profile: null } });
    props.onErased();
  };
  const again = (): void => setAttempt(attempt + 1);
  const title = isOwn ? historyText.HISTORY.heading : historyText.gamesOf(profile?.name ?? null);
  return (
    <ScreenFrame title={title} kind="history" onBack={onBack}>
      {fetched === null && <Loading words={historyText.HISTORY.loading} />}
      {fetched?.ok === false && <Refused {...props} reason={fetched.reason} onAgain={again} />}
      {fetched?.ok && <Shown {...props} found={fetched.value} isOwn={isOwn} onErased={erased} />}
    </ScreenFrame>
  );
}

async function fetchHistory(onOpen: HistoryProps['onOpen'], wanted: string | null): Promise<FetchedHistory> {
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

function Shown(props: HistoryProps & { readonly found: Found | NoGames; readonly isOwn: boolean }) {
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

interface GameRowsProps {
  readonly games: readonly GameSummary[];
  /** The public id of the player whose games these are. */
  readonly player: string;
  readonly onGame: (id: string) => void;
}

/** A list of games, each a link to its replay. */
function GameRows({ games, player, onGame }: GameRowsProps) {
  return (
    <ul class="game-rows">
      {games.map((game) => (
        <li key={game.id}>
          <InPageLink href={gamePath(game.id)} onOpen={() => onGame(game.id)}>
            <GameRow game={game} player={player} />
          </InPageLink>
        </li>
      ))}
    </ul>
  );
}

function GameRow({ game, player }: { readonly game: GameSummary; readonly player: string }) {
  const mine = game.players.filter((one) => one.player === player);
  const place = mine.at(-1)?.place;
  const others = game.players.filter((one) => one.player !== player && !one.left);
  return (
    <>
      <span class={place === 1 ? 'place first' : 'place'} aria-hidden="true">
        {place ?? '–'}
      </span>
      <strong>{historyText.gameLine(game)}</strong>
      <time dateTime={new Date(game.ended).toISOString()}>{historyText.playedAt(game.ended)}</time>
      <span>{mine.slice(-1).map((own) => historyText.gameOutcome(game, own))}</span>
      <span class="game-replay">{historyText.HISTORY.replay}</span>
      <small>{historyText.companyOf(others)}</small>
      {!game.isPublic && <small class="game-private">{historyText.HISTORY.link}</small>}
    </>
  );
}

interface RatingsOfProps {
  readonly profile: PlayerProfile;
  /** Opens the leaderboard of a family of games. */
  readonly onRatings: (family: RatedFamily) => void;
}

/** A player's ratings of this season that are shown, each a link to its leaderboard. */
function RatingsOf({ profile, onRatings }: RatingsOfProps) {
  const { ratings } = profile;
  if (ratings.length === 0 && !profile.isOwn) return null;
  return (
    <section class="card">
      <h2>{ratingsText.RATINGS.ratings}</h2>
      {ratings.length > 0 ? (
        <ul class="game-rows plain">
          {ratings.map((rating) => (
            <li key={rating.family}>
              <InPageLink href={ratingsPath(rating.family)} onOpen={() => onRatings(rating.family)}>
                <strong>{ratingsText.familyName(rating.family)}</strong>
                <span class="game-replay">{ratingsText.RATINGS.toBoard}</span>
                <small>{ratingsText.ratingLine(rating)}</small>
              </InPageLink>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p class="hint">{ratingsText.RATINGS.hidden}</p>
          <div class="row">
            <button type="button" onClick={() => onRatings('crazyRummy')}>
              {ratingsText.RATINGS.toBoard}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

/** A player's figures in each kind of game. */
function Figures({ presets }: { readonly presets: readonly PresetStats[] }) {
  if (presets.length === 0) return null;
  return (
    <section class="card">
      <h2>{historyText.HISTORY.figures}</h2>
      <div class="figure-cards">
        {presets.map((preset) => (
          <article key={preset.preset}>
            <h3>{text.gameNamed(preset.preset)}</h3>
            <dl class="figures">
              {historyText.figuresOf(preset).map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
    </section>
  );
}

interface MetProps {
  readonly profile: PlayerProfile;
  readonly onPlayer: (player: string) => void;
}

/** The people whom a player has met, and who did better. */
function Met({ profile, onPlayer }: MetProps) {
  const { met, isOwn } = profile;
  if (met.length === 0) return null;
  return (
    <section class="card">
      <h2>{historyText.metHeading(isOwn)}</h2>
      <p class="hint">{historyText.metHint(isOwn)}</p>
      <ul class="game-rows plain">
        {met.map((other) => (
          <li key={other.player}>
            <InPageLink href={playerPath(other.player)} onOpen={() => onPlayer(other.player)}>
              <strong>{text.isolated(historyText.nameOf(other.name))}</strong>
              <small>{historyText.headToHead(profile, other)}</small>
            </InPageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The most games whose best totals are listed. */
const MAX_LISTED_TOTALS = 4;

/** The bests of this device's player; nothing before the first finished game. */
function OwnBests({ open }: { readonly open: () => Promise<BestMemory> }) {
  const [bests, setBests] = useState<Bests | null>(null);
  useEffect(() => {
    let isGone = false;
    open().then((found) => {
      if (!isGone) setBests(found.all());
    }, reportError);
    return () => {
      isGone = true;
    };
  }, []);
  const rows = bests ? rowsOf(bests) : [];
  if (rows.length === 0) return null;
  return (
    <section class="card">
      <h2>{finalText.BESTS.heading}</h2>
      <p class="hint">{finalText.BESTS.hint}</p>
      <dl class="figures">
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface NamedBest {
  readonly name: string;
  readonly value: string;
}

function rowsOf({ totals, swaps, out, streak }: Bests): readonly NamedBest[] {
  const { BESTS, BEST_VALUES } = finalText;
  const named = totals.flatMap(({ rules, points }) => {
    const read = readRuleCode(rules);
    // A later version of the page may have noted rules that this one does not know.
    if (!read.ok) return [];
    const name = text.labelAbout(text.rulesName(read.value), finalText.bestPoints(dealsIn(read.value)));
    return [{ name, value: BEST_VALUES.points(points) }];
  });
  return [
    ...named.slice(0, MAX_LISTED_TOTALS),
    ...(swaps ? [{ name: BESTS.swaps, value: BEST_VALUES.swaps(swaps) }] : []),
    ...(streak > 0 ? [{ name: BESTS.streak, value: BEST_VALUES.streak(streak) }] : []),
    ...(out === null ? [] : [{ name: BESTS.out, value: BEST_VALUES.out(out) }]),
  ];
}
