import type { RuleSet } from '#engine';
import { sheetText } from '../text/scoreSheet.ts';

/** The points of each card in this game. */
export function CardValues({ rules, seats }: { readonly rules: RuleSet; readonly seats: number }) {
  return (
    <details class="more">
      <summary>{sheetText.SHEET.counts}</summary>
      <table class="values">
        <tbody>
          {sheetText.cardValues(rules, seats).map(({ cards, points }) => (
            <tr key={cards}>
              <th scope="row">{cards}</th>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{sheetText.countedHow(rules)}</p>
    </details>
  );
}
