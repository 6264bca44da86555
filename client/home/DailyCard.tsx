import { useEffect, useId, useState } from 'preact/hooks';
import type { DailyPage } from '#protocol';
import { dailyText } from '../text/daily.ts';
import { text } from '../text/index.ts';
import { isDayOver, useNow } from '../ui/useNow.ts';
import { useFrozen } from './useFrozen.ts';

/** Today's daily deal: the way to play it or the own result, and the table of the day; hidden while it is unknown. */
export function DailyCard(props: {
  readonly today: () => Promise<DailyPage | null>;
  /** Whether a table is being opened. */
  readonly busy: boolean;
  readonly onPlay: () => void;
  readonly onTable: () => void;
}) {
  const { today, busy, onPlay, onTable } = props;
  const id = useId();
  const [found, setFound] = useState<DailyPage | null>(null);
  const now = useNow();
  useEffect(() => {
    let isWanted = true;
    const show = (page: DailyPage | null): void => {
      // Without an answer, what is known stays while it is true.
      if (isWanted) setFound((before) => page ?? (before && !isDayOver(before.day, Date.now()) ? before : null));
    };
    today().then(show, reportError);
    return () => {
      isWanted = false;
    };
  }, [today, now]);
  const shown = useFrozen(found, busy);
  if (!shown) return null;
  const { own, day } = shown;
  return (
    <section class="game-results card" aria-labelledby={id}>
      <h2 id={id}>{dailyText.DAILY.heading}</h2>
      <ul>
        <li>
          {own && (
            <span class={own.place === 1 ? 'place first' : 'place'} aria-hidden="true">
              {own.place}
            </span>
          )}
          <p>
            <strong>
              {text.gameName()}
              {' · '}
              <time dateTime={day}>{dailyText.dayInShort(day)}</time>
            </strong>
            <small>{dailyText.stateLine(shown)}</small>
          </p>
        </li>
      </ul>
      <div class="row">
        {(!own || isDayOver(day, now)) && (
          <button type="button" aria-disabled={busy} onClick={onPlay}>
            {dailyText.DAILY.play}
          </button>
        )}
        <button type="button" onClick={onTable}>
          {dailyText.DAILY.standing}
        </button>
      </div>
    </section>
  );
}
