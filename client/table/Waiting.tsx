import type { ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Saying, type SeatInfo, type TableConnection, type TableView, WAITING_PHRASES } from '#protocol';
import { mayBeRated } from '#rules';
import type { Utterance } from '../game/talk.ts';
import { LazyRules } from '../rules/lazyRules.ts';
import { text } from '../text/index.ts';
import { SeatAvatar } from '../ui/Avatar.tsx';
import { RequestButton } from './AskButton.tsx';
import { Invitation } from './Invitation.tsx';
import { LazyPanels } from './lazyPanels.ts';
import { SaidBy, SpeakButton } from './Sayings.tsx';

/** The waiting screen: the code and link of a private table, the seats, and the Start button. */
export function WaitingScreen(props: {
  readonly table: ReadonlySignal<TableView>;
  readonly connection: TableConnection;
  /** The address of this table, for others. */
  readonly link: string;
  readonly onLeave: () => void;
  /** The phrases said here. */
  readonly heard: ReadonlySignal<readonly Utterance[]>;
  /** Says a phrase; null where phrases are off. */
  readonly onSay: ((saying: Saying) => void) | null;
}) {
  const { onSay } = props;
  const table = props.table.value;
  const heard = props.heard.value;
  const last = heard.at(-1);
  const [showsRules, setShowsRules] = useState(false);
  const [speaks, setSpeaks] = useState(false);
  const close = (): void => setSpeaks(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <main class="waiting">
      <h1 ref={heading} tabIndex={-1}>
        {table.isPrivate ? text.WAITING.heading : text.WAITING.gathering}
      </h1>
      {table.isPrivate && <Invitation code={table.code} link={props.link} words={text.WAITING.invite} />}
      <ul class="waiting-seats card">
        {table.seats.map((seat, index) => (
          <li key={index} class={seat.kind}>
            {seat.kind !== 'empty' && <SeatAvatar seat={index} info={seat} />}
            <span>{seatWords(seat, index === table.viewer)}</span>
            {text.avatarOf(seat) && <span class="unseen">, {text.avatarOf(seat)}</span>}
            <SaidBy heard={heard} seat={index} />
          </li>
        ))}
      </ul>
      <p class="unseen" role="status">
        {last && <span key={last.id}>{text.saidBy(table, last.seat, last.saying)}</span>}
      </p>
      <div class="waiting-facts">
        {table.isPrivate && <p role="status">{gatheredWords(table)}</p>}
        <p>
          {text.PACE_HINTS[table.pace]} {!table.hints && text.LEARNING.hintsOff}
        </p>
        {mayBeRated(table) && <p>{text.RATED.waiting}</p>}
        <p class="waiting-game">
          <span>{text.rulesName(table.rules)}</span>
          <button type="button" class="quiet" onClick={() => setShowsRules(true)}>
            {text.PANELS.rules}
          </button>
        </p>
      </div>
      <Start table={table} connection={props.connection} />
      <div class="waiting-ways">
        {onSay && table.viewer !== 'spectator' && hasCompany(table) && <SpeakButton onSpeak={() => setSpeaks(true)} />}
        <button type="button" class="quiet" onClick={props.onLeave}>
          {text.WAITING.leave}
        </button>
      </div>
      {speaks && onSay && (
        <LazyPanels>
          {({ PhrasePanel }) => <PhrasePanel onSay={onSay} onClose={close} phrases={WAITING_PHRASES} />}
        </LazyPanels>
      )}
      {showsRules && (
        <LazyRules>
          {({ RulesPanel }) => <RulesPanel rules={table.rules} onClose={() => setShowsRules(false)} />}
        </LazyRules>
      )}
    </main>
  );
}

/** A private table is started by its host; any other starts by itself, or before that by anybody who waits there. */
function Start({ table, connection }: { readonly table: TableView; readonly connection: TableConnection }) {
  if (table.viewer === 'spectator') return <p>{text.WAITING.watching}</p>;
  if (!table.isPrivate) {
    return (
      <>
        <p>{text.WAITING.filling}</p>
        <RequestButton kind="big" ask={() => connection.start()}>
          {text.WAITING.start}
        </RequestButton>
      </>
    );
  }
  const host = table.seats.findIndex(isHere);
  const isFull = table.seats.every(({ kind }) => kind !== 'empty');
  if (!table.bots && !isFull) return <p>{text.WAITING.noBots}</p>;
  if (host !== table.viewer)
    return <p>{text.startedBy(text.isolated(text.playerName(table.seats[host] as SeatInfo)))}</p>;
  return (
    <RequestButton kind="big gold" ask={() => connection.start()}>
      {isFull ? text.WAITING.startFull : text.WAITING.start}
    </RequestButton>
  );
}

/** Whether the seat's person is connected. The first of them starts a private table. */
const isHere = ({ kind, connected }: SeatInfo): boolean => kind === 'person' && connected;

const hasCompany = ({ seats }: TableView): boolean => seats.filter(isHere).length > 1;

function gatheredWords({ seats, bots }: TableView): string {
  const here = seats.filter(({ kind }) => kind !== 'empty').length;
  return text.gathered(here, seats.length, bots);
}

function seatWords(info: SeatInfo, isYou: boolean): string {
  if (info.kind === 'empty') return text.WAITING.empty;
  return isYou ? text.ownName(text.isolated(info.name)) : text.playerName(info);
}
