import { useState } from 'preact/hooks';
import { type PlayerView, type Settlement as Settled, type SettleMethod, settlement } from '#engine';
import type { TableView } from '#protocol';
import { text } from '../../text/index.ts';
import { ChoiceRow } from '../../ui/Choice.tsx';

const METHODS = ['everyPair', 'winnerOnly'] as const satisfies readonly SettleMethod[];

/**
 * The amounts each player would receive or pay, by either method of settling up. Arithmetic only: no money moves.
 */
export function SettlementTable({ table, view }: { readonly table: TableView; readonly view: PlayerView }) {
  const { settle } = view.rules.money;
  const [method, setMethod] = useState<SettleMethod>(settle === 'off' ? 'everyPair' : settle);
  const settled = settlement(view.rules, finalScore(view), method);
  return (
    <details class="more" open={settle !== 'off'}>
      <summary>{text.SCORES.settle}</summary>
      <ChoiceRow
        legend={text.SCORES.settleAs}
        name="settle"
        options={METHODS.map((value) => ({ value, label: text.SETTLE_METHODS[value] }))}
        value={method}
        onChoose={setMethod}
      />
      <Balances table={table} settled={settled} />
      <p>{text.SCORES.settleHint}</p>
    </details>
  );
}

const finalScore = ({ seats, results }: PlayerView) => ({
  totals: seats.map(({ total }) => total),
  dealWinners: results.map(({ out }) => out),
  firstDealer: results[0]?.dealer ?? 0,
});

function Balances({ table, settled }: { readonly table: TableView; readonly settled: Settled }) {
  const { balances, payments, unit } = settled;
  return (
    <>
      <table class="values">
        <tbody>
          {balances.map((balance, seat) => (
            <tr key={seat}>
              <th scope="row">{text.who(table, seat)}</th>
              <td>{text.amount(balance, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="payments">
        {payments.length === 0 && <li>{text.SCORES.nothingDue}</li>}
        {payments.map((payment, i) => (
          <li key={i}>{text.payment(table, payment, unit)}</li>
        ))}
      </ul>
    </>
  );
}
