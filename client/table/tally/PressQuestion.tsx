import type { Game } from '../../game/types.ts';
import { text } from '../../text/index.ts';

/**
 * After a deal, asks a player with the highest total to take the points that put the Press on (R136); tells the others
 * who is asked.
 */
export function PressQuestion({ game }: { readonly game: Game }) {
  const question = game.question.value;
  const isMine = question?.asks === 'press' && !game.standIn.value;
  if (!isMine) {
    return (
      <footer class="press">
        <p>
          {text.step(game.table.value)}
          <small>{text.pressWhy(game.table.value)}</small>
        </p>
      </footer>
    );
  }
  return (
    <footer class="press">
      <p>
        <strong>{text.pressTitle(question.points)}</strong>
        <small>{text.pressWhy(game.table.value)}</small>
      </p>
      <button type="button" class="gold" onClick={() => game.answer({ to: 'press', take: true })}>
        {text.pressYes(question.points)}
      </button>
      <button type="button" onClick={() => game.answer({ to: 'press', take: false })}>
        {text.QUESTIONS.no}
      </button>
    </footer>
  );
}
