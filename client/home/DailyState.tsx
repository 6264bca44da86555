import { useEffect, useState } from 'preact/hooks';
import type { DailyPage } from '#protocol';
import { dailyText } from '../text/daily.ts';
import { text } from '../text/index.ts';
import { isDayOver, useNow } from '../ui/useNow.ts';
import { useFrozen } from './useFrozen.ts';

/** The player's result of today's daily deal and their days in a row; a word about the deal, if there are none. */
export function DailyState(props: {
  readonly today: () => Promise<DailyPage | null>;
  /** Whether a table is being opened. */
  readonly busy: boolean;
}) {
  const { today, busy } = props;
  const [found, setFound] = useState<DailyPage | null>(null);
  const now = useNow();
  useEffect(() => {
    let isWanted = true;
    const show = (page: DailyPage | null): void => {
      // Without an answer, what is known stays while it is true.
      if (isWanted) setFound((before) => page ?? before);
    };
    today().then(show, reportError);
    return () => {
      isWanted = false;
    };
  }, [today, now]);
  const shown = useFrozen(found, busy);
  const hasState = shown && !isDayOver(shown.day, now) && (shown.own !== null || shown.streak > 1);
  return <>{hasState ? dailyText.stateLine(shown) : text.HOME.dailyHint}</>;
}
