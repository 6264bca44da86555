import { cardPoints, type DealResult, isWild, type PlayerView, type Seat } from '#engine';
import type { TableConnection, TableView } from '#protocol';
import { text } from '../text/index.ts';
import { MiniCard } from './MiniCard.tsx';
import { NextButton } from './NextButton.tsx';

/** What a deal cost everybody: the cards left, their points, the new totals; and the way to the next deal. */
export function Tally(props: {
  readonly table: TableView;
  readonly connection: TableConnection;
  readonly onHide: () => void;
}) {
  const { table } = props;
  const view = table.game;
  const result = view?.results.at(-1);
  if (!view || !result) return null;
  return (
    <section class="panel tally" aria-label={text.PANELS.tally}>
      <header>
        <h2>{text.tallyHeading(result.deal, result.wildRank)}</h2>
        <button type="button" class="close" aria-label={text.PANELS.showTable} onClick={props.onHide}>
          ×
        </button>
      </header>
      <div class="panel-body">
        <p class="ending">{text.dealEnding(result, table)}</p>
        <TallyRows table={table} view={view} result={result} />
      </div>
      {view.phase === 'ready' && <NextButton table={table} connection={props.connection} />}
    </section>
  );
}

/** A row for each seat. */
export function TallyRows(props: {
  readonly table: TableView;
  readonly view: PlayerView;
  readonly result: DealResult;
}) {
  const { table, view, result } = props;
  return (
    <table class="tally-rows">
      <tbody>
        {table.seats.map((_, seat) => (
          <tr key={seat} class={result.out === seat ? 'out' : ''}>
            <th scope="row">{text.who(table, seat)}</th>
            <td class="tally-cards">
              <LeftCards view={view} seat={seat} />
            </td>
            <td class="plus">+{result.points[seat]}</td>
            <td class="total">{view.seats[seat]?.total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The cards a seat was left with, each with its points. */
function LeftCards({ view, seat }: { readonly view: PlayerView; readonly seat: Seat }) {
  const { rules, wildRank } = view;
  const cards = view.seats[seat]?.shown ?? [];
  const pointsOf = (card: number): number => cardPoints(rules, wildRank, card);
  return (
    <>
      {cards
        .toSorted((a, b) => pointsOf(a) - pointsOf(b))
        .map((card) => (
          <span key={card} class="left-card">
            <MiniCard card={card} wild={isWild(rules, wildRank, card)} />
            <small aria-hidden="true">{pointsOf(card)}</small>
            <span class="unseen">{text.leftCard(card, pointsOf(card))}</span>
          </span>
        ))}
    </>
  );
}
