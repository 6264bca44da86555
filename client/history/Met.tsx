import type { HeadToHead } from '#protocol';
import { playerPath } from '../addresses.ts';
import { historyText } from '../text/history.ts';

interface MetProps {
  readonly met: readonly HeadToHead[];
  readonly onPlayer: (player: string) => void;
}

/** The people whom a player has met, and who did better. */
export function Met({ met, onPlayer }: MetProps) {
  if (met.length === 0) return null;
  const open = (event: MouseEvent, player: string): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPlayer(player);
  };
  return (
    <section class="card">
      <h2>{historyText.HISTORY.met}</h2>
      <p class="hint">{historyText.HISTORY.metHint}</p>
      <ul class="game-rows">
        {met.map((other) => (
          <li key={other.player}>
            <a href={playerPath(other.player)} onClick={(event) => open(event, other.player)}>
              <strong>{historyText.metName(other.name)}</strong>
              <small>{historyText.headToHead(other)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
