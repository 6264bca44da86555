import type { ComponentChildren } from 'preact';
import { type Card, isWild, type PlayerView, type SeatAction } from '#engine';
import type { CostlyMoment, OwnSwap } from '#review';
import { text } from '../text/index.ts';
import { reviewText } from '../text/review.ts';
import { MeldPicture } from '../ui/MeldPicture.tsx';
import { MiniCard } from '../ui/MiniCard.tsx';
import { leaving } from './playedCards.ts';

/**
 * The table when the viewer decided: the hand, the melds that the two ways to play touch, and for a draw the top of the
 * pile. After a draw, the cards that leave the hand in only one of the two ways are marked.
 */
export function MomentPicture({ moment }: { readonly moment: CostlyMoment }) {
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
export const SmallCard = ({ view, card }: { readonly view: PlayerView; readonly card: Card }) => (
  <MiniCard card={card} wild={isWild(view.rules, view.wildRank, card)} mark={text.wildMark(view.rules)} />
);

/** The meld on the table that an action is about. */
const meldOf = (action: SeatAction): readonly number[] =>
  action.type === 'layOff' || action.type === 'swap' ? [action.meld] : [];

/** A swap in cards: the natural that was put down, the meld that it went to, and the wild that was taken. */
export function SwapCards({ swap: { view, action } }: { readonly swap: OwnSwap }) {
  const meld = view.melds.find(({ id }) => id === action.meld);
  return (
    <span class="swap-picture" aria-hidden="true">
      <SmallCard view={view} card={action.natural} />
      <span>→</span>
      {meld && <MeldPicture view={view} reading={meld} />}
      <span>→</span>
      <SmallCard view={view} card={action.wild} />
    </span>
  );
}
