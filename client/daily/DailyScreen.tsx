import type { ReadonlySignal, Signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Result } from '#engine';
import type { DailyPage } from '#protocol';
import type { StoredGames, StoredGamesRefusal } from '../net/storedGames.ts';
import { dailyText } from '../text/daily.ts';
import { text } from '../text/index.ts';
import { CardBacks, EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { NameField } from '../ui/NameField.tsx';
import { type Problem, ProblemNote } from '../ui/ProblemNote.tsx';
import { ScreenFrame } from '../ui/ScreenFrame.tsx';
import { isDayOver, useNow } from '../ui/useNow.ts';
import { BesideBest } from './BesideBest.tsx';
import { DailyCalendar } from './DailyCalendar.tsx';
import { DailyTable } from './DailyTable.tsx';
import { NextDeal } from './NextDeal.tsx';
import { OwnResult } from './OwnResult.tsx';
import { ReminderForm } from './ReminderForm.tsx';

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

type Looked = Result<DailyPage, StoredGamesRefusal>;

/** The daily deal: what it is, the player's result once they have one, and the table of the day. */
export function DailyScreen(props: DailyProps) {
  const { problem, onBack } = props;
  const [looked, setLooked] = useState<Looked | null>(null);
  const [attempt, setAttempt] = useState(1);
  const isRefused = problem.value === 'gameOver';
  const now = useNow();
  // There is no other try: nothing is offered until the result is known.
  const [isCounting, setCounting] = useState(props.isAwaited);
  const show = (found: Looked, counts: boolean): void => {
    setCounting(counts);
    // Without an answer, what is known stays while it is true.
    setLooked((before) => (!found.ok && before?.ok && !isDayOver(before.value.day, Date.now()) ? before : found));
  };
  useEffect(() => follow(props.onOpen, isCounting, show), [attempt, isRefused, now]);
  return (
    <ScreenFrame title={dailyText.DAILY.heading} kind="daily" onBack={onBack}>
      <div class="about">
        <p>{dailyText.DAILY.what}</p>
        <p>{dailyText.DAILY.same}</p>
      </div>
      {isCounting && <Loading words={dailyText.DAILY.counting} />}
      {looked === null && !isCounting && <Loading words={dailyText.DAILY.loading} />}
      {looked?.ok === false && <Unknown onAgain={() => setAttempt(attempt + 1)} />}
      {looked?.ok && (
        <>
          {looked.value.own && <OwnResult page={looked.value} own={looked.value.own} />}
          {!isCounting && (!looked.value.own || isDayOver(looked.value.day, now)) && <Play {...props} />}
          <DailyTable page={looked.value} />
          {looked.value.own && looked.value.days && <BesideBest day={looked.value.day} onOpen={props.onOpen} />}
          {looked.value.days && looked.value.days.length > 0 && <DailyCalendar page={looked.value} />}
          <ReminderForm />
        </>
      )}
    </ScreenFrame>
  );
}

/** The pauses before the server is asked again for a result that it still counts, in ms: a minute and a half in all. */
const COUNTING_PAUSES = [500, 1_000, 2_000, 4_000, 8_000, ...Array<number>(7).fill(10_000)];

/**
 * Fetches the day, again and again while its result is awaited. Returns how to stop.
 * @param show gets what was found, and whether its result is still awaited
 */
function follow(
  onOpen: DailyProps['onOpen'],
  isAwaited: boolean,
  show: (looked: Looked, isCounting: boolean) => void,
): () => void {
  let isWanted = true;
  const look = async ([pause, ...later]: readonly number[]): Promise<void> => {
    const stored = await onOpen().catch(() => null);
    const found: Looked = stored ? await stored.daily() : { ok: false, reason: 'offline' };
    if (!isWanted) return;
    const isCounting = isAwaited && found.ok && found.value.own === null && pause !== undefined;
    show(found, isCounting);
    if (isCounting) setTimeout(() => void look(later), pause);
  };
  void look(COUNTING_PAUSES);
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
const HAND = 7;

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
      <CardBacks count={HAND} />
      <button type="button" class="big gold" aria-disabled={busy} onClick={onPlay}>
        {busy ? text.HOME.opening : dailyText.DAILY.play}
      </button>
      <p class="hint">{dailyText.DAILY.once}</p>
      <NameField name={name} />
    </section>
  );
}
