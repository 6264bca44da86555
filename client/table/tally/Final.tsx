import type { ComponentChildren } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import { gameWinners, standing } from '#engine';
import type { RatedFamily, TableConnection, TableView } from '#protocol';
import { termsOf } from '#rules';
import type { BestMemory } from '../../device/bests.ts';
import { InstallContext } from '../../device/installing.ts';
import type { Utterance } from '../../game/talk.ts';
import type { StoredGames } from '../../net/storedGames.ts';
import { Decided, Race } from '../../results/RaceChart.tsx';
import { SettlementTable } from '../../results/Settlement.tsx';
import { finalText } from '../../text/final.ts';
import { text } from '../../text/index.ts';
import { tallyText } from '../../text/tally.ts';
import { SeatAvatar } from '../../ui/Avatar.tsx';
import type { BoxStyle } from '../../ui/boxStyle.ts';
import { useArrival, useFading } from '../../ui/modal.ts';
import { useSecondsLeft } from '../../ui/useSecondsLeft.ts';
import { RequestButton } from '../AskButton.tsx';
import { SaidBy, SpeakButton } from '../Sayings.tsx';
import { OwnGame } from './OwnGame.tsx';
import { RatedNote } from './RatedNote.tsx';
import { HideButton, ReviewButtons, TallyRows, WaitingFor, waitingWords } from './Tally.tsx';

/** The final standing: the viewer's place, the winner or joint winners, everybody's place, and what to do next. */
export function Final(props: {
  readonly table: TableView;
  readonly connection: TableConnection;
  readonly heard: readonly Utterance[];
  /** The button for somebody who watches. */
  readonly takeSeat: ComponentChildren;
  /** The position, if the screen has room beside the cards; else empty. */
  readonly style: BoxStyle;
  readonly onScores: () => void;
  readonly onHome: () => void;
  /** Opens the result of the daily deal. */
  readonly onDaily: () => void;
  readonly storedGames: () => Promise<StoredGames>;
  readonly bests: () => Promise<BestMemory>;
  /** Leaves for another private table with the same rules. */
  readonly onInvite: () => void;
  /** Opens the leaderboard of a family of games. */
  readonly onRatings: (family: RatedFamily) => void;
  readonly onHide: () => void;
  /** Opens the phrases; null if there are none. */
  readonly onSpeak: (() => void) | null;
  /** Opens the review of the game; null if there is none. */
  readonly onReview: (() => void) | null;
  /** Replays the game; null if that is impossible. */
  readonly onReplay: (() => void) | null;
  /** Opens the panel that shares the result. */
  readonly onShare: () => void;
  /** Opens the check of the last deal; null if there is none. */
  readonly onCheck: (() => void) | null;
}) {
  const { table, connection, onScores, onHome, onSpeak } = props;
  const view = table.game;
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLElement>(null);
  useArrival(heading);
  useFading(box);
  const seconds = useSecondsLeft(table.clock);
  const result = view?.results.at(-1);
  if (!view || !result) return null;
  const totals = view.seats.map(({ total }) => total);
  const winners = gameWinners(view.rules, totals, result.out);
  const isReady = table.seats.some(({ ready }, seat) => ready && seat === table.viewer);
  const places = standing(view.rules, totals, winners);
  const own = places.find(({ seat }) => seat === table.viewer);
  const isWinner = own !== undefined && winners.includes(own.seat);
  return (
    <section class="panel tally final" ref={box} style={props.style} aria-label={text.PANELS.final}>
      <header>
        <div>
          {(!own || isWinner) && <Crown />}
          <h2 ref={heading} tabIndex={-1}>
            {own && !isWinner && (
              <>
                {finalText.ownPlace(own.place, places.length)}
                <span class="unseen">. </span>
              </>
            )}
            <span class="won">{tallyText.winners(table, winners)}</span>
          </h2>
          {winners.length > 1 && <p>{text.PANELS.joint}</p>}
        </div>
        <HideButton onHide={props.onHide} />
      </header>
      <div class="panel-body">
        <ol class={`standing of-${Math.min(view.seats.length, PODIUM_STEPS)}`}>
          {places.map(({ seat, total, place }, line) => (
            <li
              key={seat}
              style={{ '--nth': line }}
              class={rowClass(place, line, winners.includes(seat), seat === table.viewer)}
            >
              <span class="place">{tallyText.place(place)}</span>
              <SeatAvatar seat={seat} info={table.seats[seat]} />
              <span class="name">{text.who(table, seat)}</span>
              <span class="ready">{table.seats[seat]?.ready ? finalText.ready() : ''}</span>
              <span class="total">{text.pointsShort(total)}</span>
              <SaidBy heard={props.heard} seat={seat} />
            </li>
          ))}
        </ol>
        {/* What is loaded later comes below the buttons, which would else move under a finger. */}
        <div class="final-ways">
          <ReviewButtons {...props} />
        </div>
        <RatedNote table={table} storedGames={props.storedGames} onRatings={props.onRatings} />
        {props.onReview && (
          <OwnGame table={table} connection={connection} bests={props.bests} onReview={props.onReview} />
        )}
        <PlayedWith table={table} onInvite={props.onInvite} />
        <Decided table={table} view={view} />
        <Race table={table} view={view} open />
        <SettlementTable table={table} view={view} />
        <InstallOffer />
        <h3>{tallyText.tallyHeading(result.deal, result.wildRank, termsOf(view.rules))}</h3>
        <TallyRows table={table} view={view} result={result} onCheck={props.onCheck} />
      </div>
      <footer>
        {seconds === null ? (
          <WaitingFor table={table} />
        ) : (
          <p class="countdown">
            {tallyText.rematchIn(seconds, isReady)} <span class="awaited">{waitingWords(table)}</span>
          </p>
        )}
        {onSpeak && <SpeakButton onSpeak={onSpeak} />}
        {table.isDaily && (
          <button type="button" class="gold" onClick={props.onDaily}>
            {text.PANELS.daily}
          </button>
        )}
        {props.takeSeat}
        {table.viewer !== 'spectator' && !table.isDaily && (
          <RequestButton kind="gold" done={isReady} ask={() => connection.rematch()}>
            {text.PANELS.rematch}
          </RequestButton>
        )}
        <button type="button" onClick={onScores}>
          {text.PANELS.scores}
        </button>
        <button type="button" onClick={onHome}>
          {text.PANELS.home}
        </button>
      </footer>
    </section>
  );
}

/**
 * With whom the viewer played and, at a private table, a button that opens another one for them. The people of a public
 * table are strangers, whom nobody can write to: they can only be played again at once, by a rematch.
 */
function PlayedWith({ table, onInvite }: { readonly table: TableView; readonly onInvite: () => void }) {
  const { seats, viewer, isPrivate } = table;
  const others = seats.filter(({ kind }, seat) => kind === 'person' && seat !== viewer);
  if (viewer === 'spectator' || others.length === 0) return null;
  return (
    <section class="company-again">
      <p>{finalText.playedWith(others.map(({ name }) => text.isolated(name)))}</p>
      {isPrivate && (
        <>
          <button type="button" onClick={onInvite}>
            {finalText.INVITE_AGAIN.button}
          </button>
          <small>{finalText.INVITE_AGAIN.hint}</small>
        </>
      )}
    </section>
  );
}

/** The steps of the podium. */
const PODIUM_STEPS = 3;

/** The first three stand on a podium, at the height of their places; the others are listed below it. */
const rowClass = (place: number, line: number, isWinner: boolean, isOwn: boolean): string =>
  [line < PODIUM_STEPS && `step height-${place}`, isWinner && 'winner', isOwn && 'own'].filter(Boolean).join(' ');

/** Shown next to the winner's name. */
const Crown = () => (
  <svg class="crown" viewBox="0 0 40 28" aria-hidden="true">
    <path d="M4 24 2 8l9 7 9-13 9 13 9-7-2 16z" />
    <path class="band" d="M4 27h32" />
  </svg>
);

/** Offers to install the game, after a finished one; nothing where that is impossible, done or declined. */
function InstallOffer() {
  const { way, install, decline } = useContext(InstallContext);
  if (way.value === null) return null;
  return (
    <section class="install" aria-labelledby="install">
      <div>
        <h3 id="install">{finalText.INSTALL.heading}</h3>
        {way.value === 'button' ? <p class="install-hint">{finalText.INSTALL.hint}</p> : <ShareMenuSteps />}
      </div>
      <div class="row">
        {way.value === 'button' && (
          <button type="button" onClick={install}>
            {finalText.INSTALL.install}
          </button>
        )}
        <button type="button" class="quiet" onClick={decline}>
          {finalText.INSTALL.decline}
        </button>
      </div>
    </section>
  );
}

/** Where the browser has no button: its share menu, with the signs as Safari draws them. */
const ShareMenuSteps = () => (
  <ol class="install-steps">
    <li>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 15V3m-4 4 4-4 4 4M8 10H6v11h12V10h-2" />
      </svg>
      {finalText.INSTALL.share}
    </li>
    <li>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <rect x="4" y="4" width="16" height="16" rx="4" />
        <path d="M12 8v8m-4-4h8" />
      </svg>
      {finalText.INSTALL.add}
    </li>
  </ol>
);
