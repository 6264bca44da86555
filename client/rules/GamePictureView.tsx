import type { RuleSet } from '#engine';
import { gamesText } from '../text/games.ts';
import { gamePicture, type PicturePart } from './gamePicture.ts';
import { PictureRow } from './PictureRow.tsx';

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
