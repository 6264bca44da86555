import type { SeatAction } from '#engine';
import type { TableView } from '#protocol';
import type { CostlyMoment, GoodMoment, OwnSwap } from '#review';
import { text } from '../text/index.ts';
import { lessons } from '../text/lessons.ts';
import { reviewText } from '../text/review.ts';
import { MeldPicture } from '../ui/MeldPicture.tsx';
import { SuitText } from '../ui/SuitText.tsx';
import { MomentPicture, SmallCard, SwapCards } from './MomentPicture.tsx';
import { shownCards } from './playedCards.ts';

/** The view of the seat that played. */
type Seen = Pick<CostlyMoment, 'view'>;

/** A moment: its heading and picture, what was played, what was better, and why. */
export function MomentCard(props: {
  readonly moment: CostlyMoment;
  /** The number of other turns with the same fault. */
  readonly repeats: number;
  readonly table: TableView;
}) {
  const { moment, repeats, table } = props;
  const { deal, turn, about, cost, view, played, better, reasons } = moment;
  const personAt = (seat: number) => text.personAt(table, seat);
  const id = `moment-${deal}-${turn}-${about}`;
  return (
    <article class="moment" aria-labelledby={id}>
      <h4 id={id}>{reviewText.momentHeading(deal, turn, cost)}</h4>
      <MomentPicture moment={moment} />
      <div class="lines">
        <PlayedLine name={reviewText.REVIEW.played} mark="✗" line={played} moment={moment} />
        <PlayedLine name={reviewText.REVIEW.better} mark="✓" line={better} moment={moment} />
      </div>
      <p>
        <SuitText words={reasons.map((reason) => lessons.reasonWords(reason, view, personAt)).join(' ')} />
        {repeats > 0 && ` ${reviewText.repeated(repeats)}`}
      </p>
    </article>
  );
}

/** A good turn: its heading, and what was played. */
export function GoodCard({ moment }: { readonly moment: GoodMoment }) {
  const { deal, turn, gain, played } = moment;
  const id = `good-${deal}-${turn}`;
  return (
    <article class="moment" aria-labelledby={id}>
      <h4 id={id}>{reviewText.goodHeading(deal, turn, gain)}</h4>
      <PlayedLine name={reviewText.REVIEW.played} mark="✓" line={played} moment={moment} />
    </article>
  );
}

/** The actions of one way to play, each with its cards. */
function PlayedLine(props: {
  readonly name: string;
  readonly mark: string;
  readonly line: readonly SeatAction[];
  readonly moment: Seen;
}) {
  const { name, mark, line, moment } = props;
  return (
    <div class={`line ${mark === '✓' ? 'better' : 'played'}`}>
      <p class="line-name" aria-hidden="true">
        {mark} {name}
      </p>
      <ol aria-label={name}>
        {line.map((action, index) => (
          <li key={index}>
            <ActionCards action={action} moment={moment} />
            <span>
              <SuitText words={reviewText.actionWords(action, moment.view)} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The cards of an action; the back of a card for one that nobody sees. */
function ActionCards({ action, moment: { view } }: { readonly action: SeatAction; readonly moment: Seen }) {
  const { readings, cards } = shownCards(action, view);
  return (
    <>
      {action.type === 'draw' && action.from === 'stock' && <span class="mini back" aria-hidden="true" />}
      {readings.map((reading) => (
        <MeldPicture key={reading.cards.join()} view={view} reading={reading} />
      ))}
      {cards.map((card) => (
        <SmallCard key={card} view={view} card={card} />
      ))}
    </>
  );
}

/** A swap, in cards and in words. */
export function SwapPicture({ swap }: { readonly swap: OwnSwap }) {
  const { deal, turn, view, action, laid } = swap;
  return (
    <article class="moment own-swap" aria-labelledby="own-swap">
      <h4 id="own-swap">{reviewText.swapHeading(deal, turn, laid)}</h4>
      <SwapCards swap={swap} />
      <p>
        <SuitText words={reviewText.actionWords(action, view)} />
      </p>
    </article>
  );
}
