import type { RuleSet } from '#engine';
import { text } from '../text/index.ts';
import { MiniCard } from '../ui/MiniCard.tsx';
import { gamePicture, type PicturePart } from './gamePicture.ts';

/** A game in pictures, each with its words: packs if there are several, hand, wilds, and the most special rule. */
export function GamePictureView({ rules }: { readonly rules: RuleSet }) {
  const { packs, jokers, hand, wilds, special } = gamePicture(rules);
  const [fewest, most] = hand;
  return (
    <ul class="game-picture">
      {packs + jokers > 1 && <Scene kind="deck" rows={[backs(packs)]} words={text.packsIn(packs, jokers)} />}
      <Scene kind="hand" rows={[backs(most)]} words={text.handOf(fewest, most)} />
      {wilds.length > 0 && <Scene kind="wilds" rows={[wilds]} words={text.wildsIn(rules)} />}
      {special && <Scene kind="special" rows={special.rows} words={text.SPECIALITIES[special.kind]} />}
    </ul>
  );
}

const backs = (count: number): readonly PicturePart[] => Array.from({ length: count }, () => 'back');

function Scene(props: {
  readonly kind: 'deck' | 'hand' | 'wilds' | 'special';
  readonly rows: readonly (readonly PicturePart[])[];
  readonly words: string;
}) {
  const { kind, rows, words } = props;
  return (
    <li class={kind}>
      <div class="picture-rows" aria-hidden="true">
        {rows.map((parts, row) => (
          <div key={row} style={{ '--count': parts.length }}>
            {parts.map((part, i) => (
              <Part key={i} part={part} />
            ))}
          </div>
        ))}
      </div>
      {words}
    </li>
  );
}

function Part({ part }: { readonly part: PicturePart }) {
  switch (part) {
    case 'back':
      return <span class="mini back" />;
    case 'unknown':
      return <span class="mini wild unknown">?</span>;
    case 'more':
      return <span class="picture-more">…</span>;
    case 'double':
      return <span class="picture-double">×2</span>;
  }
  return typeof part === 'number' ? <MiniCard card={part} /> : <MiniCard card={part.wild} wild mark="★" />;
}
