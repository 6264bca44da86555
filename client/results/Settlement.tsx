import { useState } from 'preact/hooks';
import { type MoneyRules, type PlayerView, type Settlement as Settled, type SettleMethod, settlement } from '#engine';
import type { TableView } from '#protocol';
import { text } from '../text/index.ts';
import { sheetText } from '../text/scoreSheet.ts';
import { ChoiceRow } from '../ui/Choice.tsx';

const METHODS = ['everyPair', 'winnerOnly'] as const satisfies readonly SettleMethod[];
const UNITS = ['points', 'cents'] as const satisfies readonly Settled['unit'][];

/** The price where the rules have none: that of Crazy Rummy (R145, R146). */
const DEFAULT_PRICE = { rate: 1, roundTo: 5 } as const;

/**
 * The amounts each player would receive or pay, by either method of settling up (R144), in points or in cents.
 * Arithmetic only: no money moves.
 */
export function SettlementTable({ table, view }: { readonly table: TableView; readonly view: PlayerView }) {
  const { money } = view.rules;
  const [method, setMethod] = useState<SettleMethod>(money.settle === 'off' ? 'everyPair' : money.settle);
  const [unit, setUnit] = useState<Settled['unit']>(money.rate === 0 ? 'points' : 'cents');
  const price = priceIn(unit, money);
  const settled = settlement({ ...view.rules, money: price }, finalScore(view), method);
  return (
    <details class="more" open={money.settle !== 'off'}>
      <summary>{sheetText.SHEET.settle}</summary>
      <ChoiceRow
        legend={sheetText.SHEET.settleAs}
        options={METHODS.map((value) => ({ value, label: sheetText.SETTLE_METHODS[value] }))}
        value={method}
        onChoose={setMethod}
      />
      <ChoiceRow
        legend={sheetText.SHEET.settleIn}
        options={UNITS.map((value) => ({ value, label: sheetText.SETTLE_UNITS[value] }))}
        value={unit}
        onChoose={setUnit}
      />
      <Balances table={table} settled={settled} />
      <p>{sheetText.settleHint(method, price)}</p>
    </details>
  );
}

function priceIn(unit: Settled['unit'], money: MoneyRules): MoneyRules {
  if (unit === 'points') return { ...money, rate: 0 };
  return money.rate === 0 ? { ...money, ...DEFAULT_PRICE } : money;
}

const finalScore = ({ seats, results }: PlayerView) => ({
  totals: seats.map(({ total }) => total),
  dealWinners: results.map(({ out }) => out),
  firstDealer: results[0]?.dealer ?? 0,
});

function Balances({ table, settled }: { readonly table: TableView; readonly settled: Settled }) {
  const { balances, payments, unit } = settled;
  return (
    <div class="settled">
      <table class="values">
        <tbody>
          {balances.map((balance, seat) => (
            <tr key={seat}>
              <th scope="row">{text.who(table, seat)}</th>
              <td>{sheetText.amount(balance, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="payments">
        {payments.length === 0 && <li>{sheetText.SHEET.nothingDue}</li>}
        {payments.map((payment, i) => (
          <li key={i}>{sheetText.payment(table, payment, unit)}</li>
        ))}
      </ul>
    </div>
  );
}
