import type { RuleSet } from '#engine';
import { text } from '../../text/index.ts';

/** The points of each card in this game. */
export function CardValues({ rules, seats }: { readonly rules: RuleSet; readonly seats: number }) {
  return (
    <details class="more">
      <summary>{text.SCORES.counts}</summary>
      <table class="values">
        <tbody>
          {text.cardValues(rules, seats).map(({ cards, points }) => (
            <tr key={cards}>
              <th scope="row">{cards}</th>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{text.countedHow(rules)}</p>
    </details>
  );
}
