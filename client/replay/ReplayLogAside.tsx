import { useComputed } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { deedText } from '../text/deeds.ts';
import { text } from '../text/index.ts';
import { SuitText } from '../ui/SuitText.tsx';
import type { OpenReplay } from './openReplay.ts';

/** The log of the deal beside the table, up to the moment shown. A press on a line goes to its moment. */
export function ReplayLogAside({ replay }: { readonly replay: OpenReplay }) {
  const { player, log } = replay;
  const list = useRef<HTMLOListElement>(null);
  const lines = useComputed(() => log.until(player.place.value, player.eyes.value)).value;
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  const deal = lines.at(-1)?.deal ?? 0;
  return (
    <aside class="replay-log" aria-label={text.PANELS.log}>
      <h2>{deedText.logDeal(deal)}</h2>
      <ol ref={list}>
        {lines.map(({ id, words, place }) => (
          <li key={id}>
            <button type="button" class="quiet" onClick={() => player.seek(place)}>
              <SuitText words={words} />
            </button>
          </li>
        ))}
      </ol>
    </aside>
  );
}
