import { dailyText } from '../text/daily.ts';
import { leftOfDay, useNow } from '../ui/useNow.ts';

const MINUTE = 60_000;

/** How long it is until the next daily deal, up to date by the minute. */
export function NextDeal() {
  return <p class="hint">{dailyText.nextDeal(leftOfDay(useNow(MINUTE)))}</p>;
}
