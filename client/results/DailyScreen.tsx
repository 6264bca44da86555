import type { ReadonlySignal, Signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Result } from '#engine';
import type { DailyPage, DailyResult } from '#protocol';
import { DAILY_PATH } from '../addresses.ts';
import type { StoredGames, StoredGamesRefusal } from '../net/storedGames.ts';
import { dailyText } from '../text/daily.ts';
import { text } from '../text/index.ts';
import { CardBacks, EmptyState, Loading } from '../ui/EmptyState.tsx';
import { NameField } from '../ui/NameField.tsx';
import { type Problem, ProblemNote } from '../ui/ProblemNote.tsx';
import { ScreenFrame } from '../ui/ScreenFrame.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { isDayOver, leftOfDay, useNow } from '../ui/useNow.ts';
import { BesideBest } from './BesideBest.tsx';
import { type CalendarDay, calendarOf, reminderOf } from './dailyCalendar.ts';
import { copyWords, type ShareOutcome, shareMethodsOf, shareResult } from './sharing.ts';

interface DailyProps {
  /** Whether the player has just finished the deal, so that the server may still be counting. */
  readonly isAwaited: boolean;
  readonly name: Signal<string>;
  readonly problem: ReadonlySignal<Problem | null>;
  readonly busy: boolean;
  /** Rejects if the code for the network cannot be loaded. */
  readonly onOpen: () => Promise<StoredGames>;
  readonly onPlay: () => void;
  readonly onBack: () => void;
}

type FetchedDay = Result<DailyPage, StoredGamesRefusal>;

/** The daily deal: what it is, the player's result once they have one, and the table of the day. */
export function DailyScreen(props: DailyProps) {
  const { problem, onBack } = props;
  const [fetched, setFetched] = useState<FetchedDay | null>(null);
  const [attempt, setAttempt] = useState(1);
  const isRefused = problem.value === 'gameOver';
  const now = useNow();
  // There is no other try: nothing is offered until the result is known.
  const [isCounting, setCounting] = useState(props.isAwaited);
  const show = (found: FetchedDay, counts: boolean): void => {
    setCounting(counts);
    // Without an answer, what is known stays while it is true.
    setFetched((before) => (!found.ok && before?.ok && !isDayOver(before.value.day, Date.now()) ? before : found));
  };
  useEffect(() => pollDay(props.onOpen, isCounting, show), [attempt, isRefused, now]);
  return (
    <ScreenFrame title={dailyText.DAILY.heading} kind="daily" onBack={onBack}>
      <div class="about">
        <p>{dailyText.DAILY.what}</p>
        <p>{dailyText.DAILY.same}</p>
      </div>
      {isCounting && <Loading words={dailyText.DAILY.counting} />}
      {fetched === null && !isCounting && <Loading words={dailyText.DAILY.loading} />}
      {fetched?.ok === false && <Unknown onAgain={() => setAttempt(attempt + 1)} />}
      {fetched?.ok && (
        <>
          {fetched.value.own && <OwnResult page={fetched.value} own={fetched.value.own} />}
          {!isCounting && (!fetched.value.own || isDayOver(fetched.value.day, now)) && <Play {...props} />}
          <DailyTable page={fetched.value} />
          {fetched.value.own && fetched.value.days && <BesideBest day={fetched.value.day} onOpen={props.onOpen} />}
          {fetched.value.days && fetched.value.days.length > 0 && <DailyCalendar page={fetched.value} />}
          <ReminderForm />
        </>
      )}
    </ScreenFrame>
  );
}

/** The pauses before the server is asked again for a result that it still counts, in ms: a minute and a half in all. */
const COUNTING_PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000, ...Array<number>(7).fill(10_000)];

/**
 * Fetches the day, repeatedly until its result is counted. Returns how to stop.
 * @param show gets what was found, and whether its result is still awaited
 */
function pollDay(
  onOpen: DailyProps['onOpen'],
  isAwaited: boolean,
  show: (fetched: FetchedDay, isCounting: boolean) => void,
): () => void {
  let isWanted = true;
  const ask = async ([pause, ...later]: readonly number[]): Promise<void> => {
    const stored = await onOpen().catch(() => null);
    const found: FetchedDay = stored ? await stored.daily() : { ok: false, reason: 'offline' };
    if (!isWanted) return;
    const isCounting = isAwaited && found.ok && found.value.own === null && pause !== undefined;
    show(found, isCounting);
    if (isCounting) setTimeout(() => void ask(later), pause);
  };
  void ask(COUNTING_PAUSES_MS);
  return () => {
    isWanted = false;
  };
}

function Unknown({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <EmptyState isProblem words={dailyText.DAILY.offline}>
      <button type="button" onClick={onAgain}>
        {dailyText.DAILY.again}
      </button>
    </EmptyState>
  );
}

/** How many cards the picture of the hand has. */
const PICTURED_HAND_CARDS = 7;

/** The way to the table; the reason, where there is none. */
function Play({ name, problem, busy, onPlay }: DailyProps) {
  if (problem.value === 'gameOver')
    return (
      <EmptyState isProblem words={dailyText.DAILY.gone}>
        <NextDeal />
      </EmptyState>
    );
  return (
    <section class="card">
      <ProblemNote problem={problem} />
      <CardBacks count={PICTURED_HAND_CARDS} />
      <button type="button" class="big gold" aria-disabled={busy} onClick={onPlay}>
        {busy ? text.HOME.opening : dailyText.DAILY.play}
      </button>
      <p class="hint">{dailyText.DAILY.once}</p>
      <NameField name={name} />
    </section>
  );
}

/** The player's own result, and *Share*: by the device's menu, else the clipboard, else the selected text. */
function OwnResult({ page, own }: { readonly page: DailyPage; readonly own: DailyResult }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<ShareOutcome | 'selected' | null>(null);
  const words = dailyText.sharedLines(page, own, location.origin + DAILY_PATH);
  const share = async (): Promise<void> => {
    const ways = shareMethodsOf(navigator, null, false);
    const done = ways.share
      ? await shareResult(navigator, null, words, dailyText.DAILY.heading)
      : ways.copiesText
        ? await copyWords(navigator, words)
        : 'failed';
    if (done === 'failed') field.current?.select();
    setState(done === 'failed' ? 'selected' : done);
  };
  return (
    <section class="card">
      <h2>{dailyText.DAILY.result}</h2>
      <p class="daily-result">{dailyText.resultLine(own)}</p>
      <p>{dailyText.rankLine(own, page.count)}</p>
      <div class="row">
        <button type="button" class="gold" onClick={() => void share()}>
          {dailyText.DAILY.share}
        </button>
        <span role="status">{state && dailyText.DAILY.states[state]}</span>
      </div>
      <textarea
        ref={field}
        class="daily-words"
        readOnly
        rows={words.split('\n').length + 1}
        aria-label={dailyText.DAILY.shareText}
        value={words}
      />
      <NextDeal />
    </section>
  );
}

const MINUTE_MS = 60_000;

/** How long it is until the next daily deal, up to date by the minute. */
function NextDeal() {
  return <p class="hint">{dailyText.nextDeal(leftOfDay(useNow(MINUTE_MS)))}</p>;
}

/** The table of the day, and what it does not prevent. */
function DailyTable({ page: { best } }: { readonly page: DailyPage }) {
  const { columns } = dailyText.DAILY;
  return (
    <section class="card">
      <h2>{dailyText.DAILY.standing}</h2>
      {best.length === 0 ? (
        <p>{dailyText.DAILY.nobody}</p>
      ) : (
        <table class="daily-table" aria-label={dailyText.DAILY.standing}>
          <thead>
            <tr>
              <th scope="col">{columns.rank}</th>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.place}</th>
              <th scope="col">{columns.points}</th>
            </tr>
          </thead>
          <tbody>
            {best.map(({ name, points, place }, line) => (
              <tr key={line}>
                <td>{1 + best.filter((other) => other.points < points).length}</td>
                <th scope="row">{dailyText.nameIn(name)}</th>
                <td>{place}</td>
                <td>{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="hint">{dailyText.DAILY.placeHint}</p>
      <p class="hint">{dailyText.DAILY.honest}</p>
    </section>
  );
}

/** The player's own days as a calendar of five weeks, and the days in a row. */
function DailyCalendar({ page: { day, days, streak } }: { readonly page: DailyPage }) {
  const weeks = calendarOf(day, days);
  const { calendar, streakRule } = dailyText.DAILY;
  return (
    <section class="card">
      <h2>{calendar}</h2>
      <p>{dailyText.streakSentence(streak)}</p>
      <table class="daily-days" aria-label={calendar}>
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th key={one.day} scope="col">
                {dailyText.weekday(one.day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((one) => (
                <Day key={one.day} {...one} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{streakRule}</p>
    </section>
  );
}

function Day({ day, state, result }: CalendarDay) {
  return (
    <td class={state} aria-current={state === 'today' ? 'date' : undefined}>
      <span class="seen" aria-hidden="true">
        <time dateTime={day}>{Number(day.slice(-2))}</time>
        <b>{result ? result.points : dailyText.dayMark(state)}</b>
      </span>
      <span class="unseen">{dailyText.calendarDay(day, state, result)}</span>
    </td>
  );
}

const DEFAULT_REMINDER_TIME = '18:00';

/** A file for the player's own calendar, which then reminds them every day: the page sends nothing. */
function ReminderForm() {
  const [time, setTime] = useState(DEFAULT_REMINDER_TIME);
  const { reminder } = dailyText.DAILY;
  const save = (): void => {
    const address = location.origin + DAILY_PATH;
    // A cleared field has no time.
    const entry = reminderOf({ title: reminder.title, address, time: time || DEFAULT_REMINDER_TIME, now: Date.now() });
    saveFile('crazy-rummy.ics', entry, 'text/calendar');
  };
  return (
    <section class="card">
      <h2>{reminder.heading}</h2>
      <p>{reminder.what}</p>
      <div class="row daily-reminder">
        <label>
          {reminder.time}{' '}
          <input type="time" value={time} onInput={({ currentTarget }) => setTime(currentTarget.value)} />
        </label>
        <button type="button" onClick={save}>
          {reminder.save}
        </button>
      </div>
      <p class="hint">{reminder.stop}</p>
    </section>
  );
}
