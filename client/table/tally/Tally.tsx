import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import {
  type Card,
  cardPoints,
  type DealResult,
  isWild,
  lastScores,
  newLeader,
  type PlayerView,
  type Seat,
  type SeatScore,
} from '#engine';
import type { TableConnection, TableView } from '#protocol';
import { termsOf } from '#rules';
import type { Game } from '../../game/createGame.ts';
import type { Utterance } from '../../game/talk.ts';
import { Race } from '../../results/RaceChart.tsx';
import { answerText } from '../../text/answers.ts';
import { text } from '../../text/index.ts';
import { lessons } from '../../text/lessons.ts';
import { tallyText } from '../../text/tally.ts';
import { SeatAvatar } from '../../ui/Avatar.tsx';
import type { BoxStyle } from '../../ui/boxStyle.ts';
import { MiniCard } from '../../ui/MiniCard.tsx';
import { useArrival, useFading } from '../../ui/modal.ts';
import { useSecondsLeft } from '../../ui/useSecondsLeft.ts';
import { RequestButton } from '../AskButton.tsx';
import { SaidBy, SpeakButton } from '../Sayings.tsx';
import { TakeSeat } from '../TakeSeat.tsx';
import { AdjournButton, AdjournedFooter, AdjournRequests } from './Adjourning.tsx';

/**
 * The result of a deal: the cards left, how the points came about, the new totals, and the button for the next deal.
 */
export function TallyPanel(props: {
  readonly table: TableView;
  readonly game: Game;
  readonly connection: TableConnection;
  readonly heard: readonly Utterance[];
  /** The position, if the screen has room beside the cards; else empty. */
  readonly style: BoxStyle;
  readonly onHide: () => void;
  /** Opens the phrases; null if there are none. */
  readonly onSpeak: (() => void) | null;
  /** Opens the review of the deal; null if there is none. */
  readonly onReview: (() => void) | null;
  /** Replays the game so far; null if that is impossible. */
  readonly onReplay: (() => void) | null;
  /** Opens the check of the deal; null if there is none. */
  readonly onCheck: (() => void) | null;
  /** Goes home from an adjourned table and keeps the seat. */
  readonly onAway: () => void;
  /** Begins the game after the lesson; null at other tables, which go on with their next deal. */
  readonly onAfterLesson: (() => void) | null;
}) {
  const { table, game, connection } = props;
  const { company } = connection;
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLElement>(null);
  useArrival(heading);
  useFading(box);
  const view = table.game;
  const result = view?.results.at(-1);
  if (!view || !result) return null;
  return (
    <section class="panel tally" ref={box} style={props.style} aria-label={text.PANELS.tally}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {tallyText.tallyHeading(result.deal, result.wildRank, termsOf(view.rules))}
        </h2>
        <TallyButtons {...props} />
      </header>
      <div class="panel-body">
        <TallyRows table={table} view={view} result={result} heard={props.heard} onCheck={props.onCheck}>
          {company && view.phase === 'ready' && <AdjournButton table={table} company={company} />}
        </TallyRows>
        {view.results.length > 1 && <Race table={table} view={view} />}
        {view.pressed && <p class="pressed">{tallyText.SCORES.nextDouble}</p>}
      </div>
      {view.phase === 'press' && <PressQuestion game={game} />}
      {view.phase === 'ready' && <TallyFooter {...props} />}
    </section>
  );
}

/** The button for the next deal, or the one that resumes an adjourned table. */
function TallyFooter({ table, game, connection, onSpeak, onAway, onAfterLesson }: Parameters<typeof TallyPanel>[0]) {
  const { company } = connection;
  if (table.adjourned && company) return <AdjournedFooter table={table} company={company} onAway={onAway} />;
  return (
    <footer>
      {company && <AdjournRequests table={table} company={company} />}
      {onSpeak && <SpeakButton onSpeak={onSpeak} />}
      {onAfterLesson ? (
        <button type="button" class="gold" onClick={onAfterLesson}>
          {lessons.LESSON.playOn}
        </button>
      ) : (
        <>
          <NextButton table={table} connection={connection} />
          <TakeSeat game={game} />
        </>
      )}
    </footer>
  );
}

/** The buttons beside the heading of a tally, always in view. */
const TallyButtons = (props: Parameters<typeof ReviewButtons>[0] & Parameters<typeof HideButton>[0]) => (
  <span class="tally-buttons">
    <ReviewButtons {...props} />
    <HideButton {...props} />
  </span>
);

/** Hides the panel to show the table. */
export const HideButton = ({ onHide }: { readonly onHide: () => void }) => (
  <button type="button" class="close" aria-label={text.PANELS.showTable} onClick={onHide}>
    ×
  </button>
);

/** The buttons that look back at a deal or game: review, replay, and share once it is over. */
export const ReviewButtons = (props: {
  /** Null if there is no review. */
  readonly onReview: (() => void) | null;
  readonly onReplay: (() => void) | null;
  /** Absent until the game is over. */
  readonly onShare?: () => void;
}) => (
  <>
    {props.onShare && (
      <button type="button" class="share-result" aria-label={text.PANELS.share} onClick={props.onShare}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 15V3M7.5 7.5 12 3l4.5 4.5M6 11H4.5v10h15V11H18" />
        </svg>
        {text.WAITING.share}
      </button>
    )}
    {props.onReview && (
      <button type="button" onClick={props.onReview}>
        {text.PANELS.review}
      </button>
    )}
    {props.onReplay && (
      <button type="button" onClick={props.onReplay}>
        {text.PANELS.replay}
      </button>
    )}
  </>
);

/** How the deal ended, one row per seat, and a row of ways on: the button that checks the deal, and `children`. */
export function TallyRows(props: {
  readonly table: TableView;
  readonly view: PlayerView;
  readonly result: DealResult;
  /** Absent where the phrases are shown elsewhere, or nobody speaks. */
  readonly heard?: readonly Utterance[];
  /** Null if there is nothing to check. */
  readonly onCheck: (() => void) | null;
  readonly children?: ComponentChildren;
}) {
  const { table, view, result, heard = [], onCheck, children } = props;
  const scores = lastScores(view);
  // At the end of the game the standing says who leads.
  const leader = view.phase === 'over' ? null : newLeader(view);
  return (
    <>
      <p class="ending">
        {tallyText.dealEnding(result, table, scores)}
        {leader !== null && (
          <strong class="lead"> {tallyText.takesLead(table, leader, view.seats[leader]?.total ?? 0)}</strong>
        )}{' '}
        {tallyText.bestWins(view.rules)}
      </p>
      <table class={view.seats.length > LOW_ROWS_FROM_SEATS ? 'tally-rows many' : 'tally-rows'}>
        <thead>
          <tr>
            {(['player', 'hand', 'points', 'total'] as const).map((head) => (
              <th key={head} scope="col" class={head}>
                {tallyText.HEADS[head]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowOrder(table, result).map((seat) => (
            <tr key={seat} class={result.out === seat ? 'out' : ''}>
              <th scope="row">
                <SeatAvatar seat={seat} info={table.seats[seat]} />
                <span class="tally-name">{text.who(table, seat)}</span>
                <SaidBy heard={heard} seat={seat} />
              </th>
              <td class="tally-cards">
                <LeftCards view={view} seat={seat} />
                <ScoreParts parts={partsOf(scores?.[seat], result.added[seat] ?? 0)} />
              </td>
              <td class="plus">{text.gained(result.points[seat] ?? 0)}</td>
              <td class="total">{text.plain(view.seats[seat]?.total ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="tally-ways">
        {onCheck && <CheckButton onCheck={onCheck} />}
        {children}
      </div>
    </>
  );
}

/** From more seats than these on, rows are as low as a card. */
const LOW_ROWS_FROM_SEATS = 4;

/** The seat that went out and the viewer's come first, to be in view where not all rows are. */
function rowOrder({ seats, viewer }: TableView, { out }: DealResult): readonly Seat[] {
  const first = [out, viewer].filter((seat) => typeof seat === 'number' && seat >= 0);
  return [...new Set([...first, ...seats.keys()])] as readonly Seat[];
}

const CheckButton = ({ onCheck }: { readonly onCheck: () => void }) => (
  <button type="button" class="check-deal" onClick={onCheck}>
    {text.PANELS.check}
  </button>
);

/** How the points came about, with those moved by the Press. */
function partsOf(score: SeatScore | undefined, moved: number): string {
  const parts = [score ? tallyText.scoreParts(score) : '', moved === 0 ? '' : tallyText.pressMoved(moved)];
  return parts.filter((part) => part !== '').join('; ');
}

const ScoreParts = ({ parts }: { readonly parts: string }) => (parts === '' ? null : <small>{parts}</small>);

/** The cards a seat was left with, each with its points. */
function LeftCards({ view, seat }: { readonly view: PlayerView; readonly seat: Seat }) {
  const { rules, wildRank } = view;
  const cards = view.seats[seat]?.shown ?? [];
  const pointsOf = (card: Card): number => cardPoints(rules, wildRank, card);
  return (
    <>
      {cards
        .toSorted((a, b) => pointsOf(a) - pointsOf(b))
        .map((card) => (
          <span key={card} class="left-card">
            <MiniCard card={card} wild={isWild(rules, wildRank, card)} mark={text.wildMark(rules)} />
            <small aria-hidden="true">{pointsOf(card)}</small>
            <span class="unseen">{tallyText.leftCard(card, pointsOf(card))}</span>
          </span>
        ))}
    </>
  );
}

/** The button for the next deal, with the time until it starts by itself. */
function NextButton({ table, connection }: { readonly table: TableView; readonly connection: TableConnection }) {
  const seconds = useSecondsLeft(table.clock);
  const isReady = table.seats.some(({ ready }, seat) => ready && seat === table.viewer);
  return (
    <>
      <div class="status">
        {seconds !== null && <p class="countdown">{tallyText.nextIn(seconds)}</p>}
        <WaitingFor table={table} />
      </div>
      {table.viewer !== 'spectator' && (
        <RequestButton kind="gold" done={isReady} ask={() => connection.next()}>
          {text.PANELS.next}
        </RequestButton>
      )}
    </>
  );
}

/** Tells a viewer who is ready which of the others present are not. */
export function WaitingFor({ table }: { readonly table: TableView }) {
  return isReady(table) ? <p>{waitingWords(table)}</p> : null;
}

const isReady = ({ seats, viewer }: TableView): boolean => seats.some(({ ready }, seat) => ready && seat === viewer);

/** For a viewer who is ready, which of the others present are not: "Waiting for Ben"; empty if there is nobody. */
export function waitingWords(table: TableView): string {
  if (!isReady(table)) return '';
  const missing = table.seats.filter(({ kind, standIn, ready, connected }) => {
    return kind === 'person' && connected && !standIn && !ready;
  });
  return tallyText.waitingFor(missing.map(({ name }) => text.isolated(name)));
}

/**
 * After a deal, asks a player with the highest total to take the points that put the Press on (R136); tells the others
 * who is asked.
 */
function PressQuestion({ game }: { readonly game: Game }) {
  const question = game.question.value;
  const isMine = question?.asks === 'press' && !game.standIn.value;
  if (!isMine) {
    return (
      <footer class="press">
        <p>
          {text.step(game.table.value)}
          <small>{text.pressWhy(game.table.value)}</small>
        </p>
      </footer>
    );
  }
  return (
    <footer class="press">
      <p>
        <strong>{text.pressTitle(question.points)}</strong>
        <small>{text.pressWhy(game.table.value)}</small>
      </p>
      <button type="button" class="gold" onClick={() => game.answer({ to: 'press', take: true })}>
        {answerText.pressYes(question.points)}
      </button>
      <button type="button" onClick={() => game.answer({ to: 'press', take: false })}>
        {text.QUESTIONS.no}
      </button>
    </footer>
  );
}
