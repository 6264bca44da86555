import type { PlayerProfile } from '#protocol';
import { playerPath } from '../addresses.ts';
import { historyText } from '../text/history.ts';
import { text } from '../text/index.ts';
import { InPageLink } from '../ui/InPageLink.tsx';

interface MetProps {
  readonly profile: PlayerProfile;
  readonly onPlayer: (player: string) => void;
}

/** The people whom a player has met, and who did better. */
export function Met({ profile, onPlayer }: MetProps) {
  const { met, isOwn } = profile;
  if (met.length === 0) return null;
  return (
    <section class="card">
      <h2>{historyText.metHeading(isOwn)}</h2>
      <p class="hint">{historyText.metHint(isOwn)}</p>
      <ul class="game-rows plain">
        {met.map((other) => (
          <li key={other.player}>
            <InPageLink href={playerPath(other.player)} onOpen={() => onPlayer(other.player)}>
              <strong>{text.isolated(historyText.nameOf(other.name))}</strong>
              <small>{historyText.headToHead(profile, other)}</small>
            </InPageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
