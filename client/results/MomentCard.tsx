import type { ComponentChildren } from 'preact';
import { type Card, isWild, naturalsOf, type PlayerView, type Reading, type SeatAction } from '#engine';
import type { TableView } from '#protocol';
import type { CostlyMoment, GoodMoment, OwnSwap } from '#review';
import { text } from '../text/index.ts';
import { lessons } from '../text/lessons.ts';
import { reviewText } from '../text/review.ts';
import { MeldPicture } from '../ui/MeldPicture.tsx';
import { MiniCard } from '../ui/MiniCard.tsx';
import { SuitText } from '../ui/SuitText.tsx';

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

/**
 * The table when the viewer decided: the hand, the melds that the two ways to play touch, and for a draw the top of the
 * pile. After a draw, the cards that leave the hand in only one of the two ways are marked.
 */
function MomentPicture({ moment }: { readonly moment: CostlyMoment }) {
  const { view, about, played, better } = moment;
  const [yours, best] = [leaving(played), leaving(better)];
  const markOf = (card: Card): string =>
    about === 'draw' || best.has(card) === yours.has(card) ? '' : best.has(card) ? '✓' : '✗';
  const touched = new Set([...played, ...better].flatMap(meldOf));
  const melds = view.melds.filter(({ id }) => touched.has(id));
  const top = about === 'draw' ? view.pile.at(-1) : undefined;
  const isMarked = view.hand.some((card) => markOf(card) !== '');
  return (
    <>
      <p class="unseen">{reviewText.handWords(view.hand)}</p>
      <div class={`moment-picture ${isMarked ? 'marked' : ''}`} aria-hidden="true">
        <Group name={reviewText.REVIEW.hand}>
          {view.hand.map((card) => (
            <span key={card} class={`held ${markOf(card) === '✓' ? 'better' : markOf(card) === '✗' ? 'played' : ''}`}>
              <SmallCard view={view} card={card} />
              <b>{markOf(card)}</b>
            </span>
          ))}
        </Group>
        {top !== undefined && (
          <Group name={reviewText.REVIEW.pile}>
            <SmallCard view={view} card={top} />
          </Group>
        )}
        {melds.length > 0 && (
          <Group name={reviewText.REVIEW.table}>
            {melds.map((meld) => (
              <MeldPicture key={meld.id} view={view} reading={meld} />
            ))}
          </Group>
        )}
        {isMarked && <small class="marks">{reviewText.REVIEW.marks}</small>}
      </div>
    </>
  );
}

const Group = (props: { readonly name: string; readonly children: ComponentChildren }) => (
  <div class="moment-group">
    <small>{props.name}</small>
    <div>{props.children}</div>
  </div>
);

/** A small card, with the game's mark if it is wild. */
const SmallCard = ({ view, card }: { readonly view: PlayerView; readonly card: Card }) => (
  <MiniCard card={card} wild={isWild(view.rules, view.wildRank, card)} mark={text.wildMark(view.rules)} />
);

/** The meld on the table that an action is about. */
const meldOf = (action: SeatAction): readonly number[] =>
  action.type === 'layOff' || action.type === 'swap' ? [action.meld] : [];

/** A swap in cards: what was put down, the meld that it went to, and the wild that was taken. */
export function SwapCards({ swap: { view, action } }: { readonly swap: OwnSwap }) {
  const meld = view.melds.find(({ id }) => id === action.meld);
  return (
    <span class="swap-picture" aria-hidden="true">
      {naturalsOf(action).map((card) => (
        <SmallCard key={card} view={view} card={card} />
      ))}
      <span>→</span>
      {meld && <MeldPicture view={view} reading={meld} />}
      <span>→</span>
      <SmallCard view={view} card={action.wild} />
    </span>
  );
}

/** Cards of an action: whole melds, and single cards. */
interface PlayedCards {
  readonly readings: readonly Reading[];
  readonly cards: readonly Card[];
}

const NONE: PlayedCards = { readings: [], cards: [] };

/** The cards that leave the hand by an action. */
function playedCards(action: SeatAction): PlayedCards {
  switch (action.type) {
    case 'meld':
      return { ...NONE, readings: [action.reading] };
    case 'contract':
      return { ...NONE, readings: action.readings };
    case 'goRummy':
      return { readings: action.readings, cards: action.card === null ? [] : [action.card] };
    case 'layOff':
    case 'discard':
    case 'upForTwo':
      return { ...NONE, cards: [action.card] };
    case 'swap':
      return { ...NONE, cards: naturalsOf(action) };
    case 'draw':
    case 'takeBack':
    case 'goOut':
    case 'float':
    case 'endTurn':
    case 'decline':
    case 'recall':
    case 'chooseSize':
    case 'nameWild':
    case 'claim':
    case 'pass':
    case 'press':
      return NONE;
  }
}

/** The cards that leave the hand by these actions. */
export const leaving = (line: readonly SeatAction[]): ReadonlySet<Card> =>
  new Set(
    line.map(playedCards).flatMap(({ readings, cards }) => [...readings.flatMap((reading) => reading.cards), ...cards]),
  );

/** The cards that an action is shown with: those that it plays or, of a draw from the pile, the deepest. */
export function shownCards(action: SeatAction, { pile }: PlayerView): PlayedCards {
  if (action.type !== 'draw' || action.from === 'stock') return playedCards(action);
  const deepest = pile.at(-action.count);
  return deepest === undefined ? NONE : { ...NONE, cards: [deepest] };
}
