import { useRef, useState } from 'preact/hooks';
import type { DailyPage, DailyResult } from '#protocol';
import { DAILY_PATH } from '../addresses.ts';
import { copyWords, type Shared, shareResult, waysOf } from '../scores/sharing.ts';
import { dailyText } from '../text/daily.ts';
import { NextDeal } from './NextDeal.tsx';

/** The player's own result, and *Share*: by the device's menu, else the clipboard, else the selected text. */
export function OwnResult({ page, own }: { readonly page: DailyPage; readonly own: DailyResult }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<Shared | 'selected' | null>(null);
  const words = dailyText.sharedLines(page, own, location.origin + DAILY_PATH);
  const share = async (): Promise<void> => {
    const ways = waysOf(navigator, null, false);
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
