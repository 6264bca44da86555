import type { GameSummary } from '#protocol';
import { gamePath } from '../addresses.ts';
import { historyText } from '../text/history.ts';
import { InPageLink } from '../ui/InPageLink.tsx';

interface GameRowsProps {
  readonly games: readonly GameSummary[];
  /** The public id of the player whose games these are. */
  readonly player: string;
  readonly onGame: (id: string) => void;
}

/** A list of games, each a link to its replay. */
export function GameRows({ games, player, onGame }: GameRowsProps) {
  return (
    <ul class="game-rows">
      {games.map((game) => (
        <li key={game.id}>
          <InPageLink href={gamePath(game.id)} onOpen={() => onGame(game.id)}>
            <GameRow game={game} player={player} />
          </InPageLink>
        </li>
      ))}
    </ul>
  );
}

function GameRow({ game, player }: { readonly game: GameSummary; readonly player: string }) {
  const mine = game.players.filter((one) => one.player === player);
  const place = mine.at(-1)?.place;
  const others = game.players.filter((one) => one.player !== player && !one.left);
  return (
    <>
      <span class={place === 1 ? 'place first' : 'place'} aria-hidden="true">
        {place ?? '–'}
      </span>
      <strong>{historyText.gameLine(game)}</strong>
      <time dateTime={new Date(game.ended).toISOString()}>{historyText.playedAt(game.ended)}</time>
      <span>{mine.slice(-1).map((own) => historyText.gameOutcome(game, own))}</span>
      <span class="game-replay">{historyText.HISTORY.replay}</span>
      <small>{historyText.companyOf(others)}</small>
      {!game.isPublic && <small class="game-private">{historyText.HISTORY.link}</small>}
    </>
  );
}
