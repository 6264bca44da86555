import type { RuleSet } from '#engine';
import { gamesText } from '../text/games.ts';
import { MiniCard } from '../ui/MiniCard.tsx';
import { gamePicture, type PicturePart } from './gamePicture.ts';

/** A game in pictures, each with its words: packs if there are several, hand, wilds, and the most special rule. */
export function GamePictureView({ rules }: { readonly rules: RuleSet }) {
  const { packs, jokers, hand, wilds, special } = gamePicture(rules);
  const [fewest, most] = hand;
  return (
    <ul class="game-picture">
      {packs + jokers > 1 && <Scene kind="packs" rows={[backs(packs)]} words={gamesText.packsIn(packs, jokers)} />}
      <Scene kind="hand" rows={[backs(most)]} words={gamesText.handOf(fewest, most)} />
      {wilds.length > 0 && <Scene kind="wilds" rows={[wilds]} words={gamesText.gameWilds(rules)} />}
      {special && <Scene kind="special" rows={special.rows} words={gamesText.SPECIALITIES[special.kind]} />}
    </ul>
  );
}

const backs = (count: number): readonly PicturePart[] => Array.from({ length: count }, () => 'back');

function Scene(props: {
  readonly kind: 'packs' | 'hand' | 'wilds' | 'special';
  readonly rows: readonly (readonly PicturePart[])[];
  readonly words: string;
}) {
  const { kind, rows, words } = props;
  return (
    <li class={kind}>
      <div class="picture-rows">
        {rows.map((parts, row) => (
          <PictureRow key={row} parts={parts} />
        ))}
      </div>
      {words}
    </li>
  );
}

/** A row of cards and signs, hidden from screen readers: words beside it say the same. */
export function PictureRow({ parts }: { readonly parts: readonly PicturePart[] }) {
  return (
    <div class="picture-row" aria-hidden="true" style={{ '--count': parts.length }}>
      {parts.map((part, i) => (
        <Part key={i} part={part} />
      ))}
    </div>
  );
}

function Part({ part }: { readonly part: PicturePart }) {
  switch (part) {
    case 'back':
      return <span class="mini back" />;
    case 'unknown':
      return (
        <span class="mini wild">
          <b>?</b>
        </span>
      );
    case 'more':
      return <span class="picture-more">…</span>;
    case 'and':
      return <span class="picture-more">+</span>;
    case 'double':
      return <span class="picture-double">×2</span>;
  }
  return typeof part === 'number' ? <MiniCard card={part} /> : <MiniCard card={part.wild} wild mark="★" />;
}
