import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { contractOf, type Seat, takesLeft } from '#engine';
import type { SeatInfo, TableConnection, TableView } from '#protocol';
import { termsOf } from '#rules';
import type { Game } from '../../game/createGame.ts';
import { owesContract } from '../../game/gestureContext.ts';
import type { Notice } from '../../game/types.ts';
import { ReplayPanel } from '../../replay/ReplayPanel.tsx';
import { CheckPanel } from '../../results/CheckPanel.tsx';
import { ReviewPanel } from '../../results/ReviewPanel.tsx';
import { SharePanel } from '../../results/SharePanel.tsx';
import type { Layout, Rect } from '../../stage/layout.ts';
import { eventText } from '../../text/eventText.ts';
import { text } from '../../text/index.ts';
import { type KeyHelp, keysText } from '../../text/keys.ts';
import { playersText } from '../../text/players.ts';
import { MeldPicture } from '../../ui/MeldPicture.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SuitText } from '../../ui/SuitText.tsx';
import { RequestButton } from '../AskButton.tsx';
import type { TablePageProps } from '../openTable.ts';
import { PhrasePanel, PlayerPanel } from './TalkPanels.tsx';

export { ScoreSheet } from '../../results/ScoreSheet.tsx';
export { Adjourned } from '../tally/Adjourning.tsx';
export { DealEndPanel } from '../tally/DealEnd.tsx';
export { ChooserPanel } from './ChooserPanel.tsx';
export { LastActionTexts } from './LastActionTexts.tsx';
export { LiveLog } from './LogPanel.tsx';
export { QuestionPanel } from './QuestionPanel.tsx';
export { WhyPanel } from './WhyPanel.tsx';
export { PhrasePanel };

/**
 * Panels opened by parts of the page other than the table's buttons: keys, phrases, the replay of the game so far, the
 * menu of a player in a seat, the review of a deal, or of the game for null, the check of a deal, and the result to
 * share.
 */
export type Aside =
  | 'keys'
  | 'phrases'
  | 'replay'
  | { readonly about: Seat }
  | { readonly review: number | null }
  | { readonly check: number }
  | { readonly share: TableView };

/** The open `Aside`, over any panel opened by a button. */
export function AsidePanel({ open, aside, settings }: TablePageProps & { readonly aside: Signal<Aside | null> }) {
  const close = (): void => {
    aside.value = null;
  };
  const { talk, game } = open;
  const now = aside.value;
  if (now === 'keys') return <KeysPanel letters={settings.value.letterKeys} onClose={close} />;
  if (now === null) return null;
  if (now === 'replay') return <ReplayPanel open={open} settings={settings} onClose={close} />;
  if (typeof now === 'object' && 'review' in now) return <ReviewPanel open={open} deal={now.review} onClose={close} />;
  if (typeof now === 'object' && 'share' in now) return <SharePanel table={now.share} onClose={close} />;
  if (typeof now === 'object' && 'check' in now) return <CheckPanel open={open} deal={now.check} onClose={close} />;
  if (!talk) return null;
  if (now === 'phrases') return talk.say && <PhrasePanel onSay={talk.say} onClose={close} />;
  const { seats, viewer } = game.table.value;
  const info = seats[now.about] as SeatInfo;
  const view = game.view.value;
  const takes = view ? takesLeft(view, now.about, view.seats[now.about]?.melded === true) : Number.POSITIVE_INFINITY;
  const plays = viewer !== 'spectator';
  return <PlayerPanel seat={now.about} info={info} takes={takes} talk={talk} plays={plays} onClose={close} />;
}

/** Lists the keyboard shortcuts and explains how to play with a screen reader. */
function KeysPanel({ letters, onClose }: { readonly letters: boolean; readonly onClose: () => void }) {
  return (
    <Panel title={text.PANELS.keys} kind="middle" onClose={onClose}>
      <Keys heading={keysText.KEYS.table} keys={keysText.tableKeys()} />
      <Keys heading={keysText.KEYS.hand} keys={keysText.handKeys()} />
      <Keys heading={keysText.KEYS.letters} keys={letters ? keysText.letterKeys() : []} />
      <p>{letters ? keysText.KEYS.lettersHint : keysText.KEYS.lettersOff}</p>
      {letters && <Keys heading={keysText.KEYS.game} keys={keysText.gameKeys()} />}
      <h3>{keysText.KEYS.reader}</h3>
      <ul class="reader-hints">
        {keysText.readerHints().map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </Panel>
  );
}

function Keys({ heading, keys }: { readonly heading: string; readonly keys: readonly KeyHelp[] }) {
  return (
    <>
      <h3>{heading}</h3>
      {keys.length > 0 && (
        <dl class="keys">
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** The contract until it is laid: what it requires, what is still missing, and the melds put aside for it. */
export function ContractBar({ game, layout }: { readonly game: Game; readonly layout: Layout }) {
  const view = game.view.value;
  const contract = view && owesContract(view) ? contractOf(view.rules, view.deal) : null;
  // A question about the upcard covers this bar and repeats the contract.
  if (!view || !contract || game.question.value) return null;
  const prepared = game.prepared.value;
  const place = overWords(layout.contract ?? layout.felt, layout);
  const bottom = layout.height - place.y - place.height;
  const style = { left: `${place.x}px`, width: `${place.width}px`, bottom: `${bottom}px` };
  return (
    <section class="contract" aria-label={text.HEADINGS.contract} style={style}>
      <div>
        <p>
          {text.contractLine(view, contract)} – {text.contractProgress(view, contract, prepared)}
        </p>
        {prepared.length > 0 && (
          <div class="put-aside">
            {prepared.map((group) => (
              <button
                key={group.cards.join(' ')}
                type="button"
                aria-label={text.takeApart(group, termsOf(view.rules))}
                onClick={() => game.tap({ on: 'hand', card: group.cards[0] ?? -1 })}
              >
                <MeldPicture view={view} reading={group} />
                <span aria-hidden="true">×</span>
              </button>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** The height of the last seconds (`Hurry`) above the caption's edge, less the gap below the bar. */
const SECONDS_HEIGHT_PX = 10;

/** In landscape the bar is centred above the step's caption and its seconds; in portrait it needs its full width. */
function overWords(place: Rect, { prompt, width, height }: Layout): Rect {
  if (width <= height) return place;
  const middle = prompt.x + prompt.width / 2;
  const half = Math.min(middle - place.x, place.x + place.width - middle);
  return { ...place, x: middle - half, width: 2 * half, height: place.height - SECONDS_HEIGHT_PX };
}

/** A question before the table is left, in which staying is the first answer. */
function StayPanel(props: {
  readonly title: string;
  readonly leave: string;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly children: ComponentChildren;
}) {
  const { title, leave, onStay, onLeave, children } = props;
  return (
    <Panel title={title} kind="small" onClose={onStay}>
      <p>{children}</p>
      <div class="answers">
        <button type="button" class="gold" data-first onClick={onStay}>
          {playersText.LEAVING.stay}
        </button>
        <button type="button" onClick={onLeave}>
          {leave}
        </button>
      </div>
    </Panel>
  );
}

/** Asks for confirmation before a seat in a running game is given up. */
export function LeavePanel(props: {
  /** Whether the game is rated, so that leaving costs points. */
  readonly rated: boolean | null;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}) {
  const { rated, ...answers } = props;
  return (
    <StayPanel title={playersText.LEAVING.title} leave={text.PANELS.leaveTable} {...answers}>
      {playersText.LEAVING.hint} {rated && text.RATED.leaving}
    </StayPanel>
  );
}

/** Asks, after a step back in the browser, whether to go home and keep the seat. */
export function HomePanel(props: {
  /** Whether it is a practice game, which the device keeps. */
  readonly isPractice: boolean;
  readonly onStay: () => void;
  readonly onHome: () => void;
}) {
  const { isPractice, onStay, onHome } = props;
  const { title, keptHere, kept, again } = playersText.GOING_HOME;
  return (
    <StayPanel title={title} leave={text.PANELS.goHome} onStay={onStay} onLeave={onHome}>
      {isPractice ? keptHere : kept} {again}
    </StayPanel>
  );
}

/** Lists what a bot did for the viewer while they were away. */
export function AwayPanel({ table, connection }: { readonly table: TableView; readonly connection: TableConnection }) {
  const lines = table.away.map((event) => eventText.toldOfBot(event, table)).filter((words) => words !== null);
  if (lines.length === 0) return null;
  return (
    <Panel title={playersText.AWAY.title} kind="middle" onClose={() => void connection.back()}>
      <p>{playersText.AWAY.hint}</p>
      <ol class="log">
        {lines.map((words, line) => (
          <li key={line}>
            <SuitText words={words} />
          </li>
        ))}
      </ol>
      <div class="away-end">
        <RequestButton kind="gold" ask={() => connection.back()}>
          {playersText.AWAY.goOn}
        </RequestButton>
      </div>
    </Panel>
  );
}

/** Explains the first turn that the clock ended for the viewer: how much time there is, and what happens next time. */
export function TimeOutPanel(props: {
  readonly notice: Notice;
  readonly table: TableView;
  readonly onClose: () => void;
}) {
  const { notice, table, onClose } = props;
  return (
    <Panel title={playersText.TIME_OUT.title} kind="small" onClose={onClose}>
      <p>
        <SuitText words={text.refused(notice, table.game)} />
      </p>
      <p>{text.PACE_HINTS[table.pace]}</p>
      <p>{playersText.TIME_OUT.next}</p>
      <div class="answers">
        <button type="button" class="gold" data-first onClick={onClose}>
          {playersText.TIME_OUT.goOn}
        </button>
      </div>
    </Panel>
  );
}
