import { useEffect, useId, useState } from 'preact/hooks';
import type { LastGame, LastGames } from '../device/lastGames.ts';
import { historyText } from '../text/history.ts';
import { text } from '../text/index.ts';
import { tablesText } from '../text/tables.ts';
import { useNow } from '../ui/useNow.ts';

/** The last finished games on this device; hidden if there are none. */
export function LastGameList(props: { readonly open: () => Promise<LastGames>; readonly onHistory: () => void }) {
  const { open, onHistory } = props;
  const id = useId();
  const now = useNow();
  const [all, setAll] = useState<readonly LastGame[]>([]);
  useEffect(() => void open().then((games) => setAll(games.all()), reportError), [open]);
  if (all.length === 0) return null;
  return (
    <section class="game-results card" aria-labelledby={id}>
      <h2 id={id}>{historyText.HISTORY.latest}</h2>
      <ul>
        {all.map(({ rules, isDaily, place, totals, seat, endedAt }) => (
          <li key={endedAt}>
            <span class={place === 1 ? 'place first' : 'place'} aria-hidden="true">
              {place}
            </span>
            <p>
              <strong>{isDaily ? text.HOME.daily : text.codedGame(rules)}</strong>
              <small>
                {historyText.resultOf(place, totals.length, totals[seat] ?? 0)}
                {' · '}
                <time dateTime={new Date(endedAt).toISOString()}>{tablesText.dayOf(endedAt, now)}</time>
              </small>
            </p>
          </li>
        ))}
      </ul>
      <button type="button" onClick={onHistory}>
        {historyText.HISTORY.all}
      </button>
    </section>
  );
}
