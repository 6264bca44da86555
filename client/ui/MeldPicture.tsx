import { type PlayerView, type Reading, swapFaces, usedAsWild } from '#engine';
import { text } from '../text/index.ts';
import { MiniCard } from './MiniCard.tsx';

/** A meld in small cards; a wild shows the card it stands for. */
export function MeldPicture({ view, reading }: { readonly view: PlayerView; readonly reading: Reading }) {
  const { rules, wildRank } = view;
  return (
    <span class="picture">
      {reading.cards.map((card, index) => {
        const faces = swapFaces(rules, wildRank, reading, index);
        const suit = reading.suits?.[index];
        const named = suit === undefined ? '' : `${text.rankShort(reading.rank)}${text.suitSymbol(suit)}`;
        const standsFor = reading.kind === 'run' ? faces.map(text.cardShort).join('') : named;
        return (
          <MiniCard key={card} card={card} wild={usedAsWild(rules, wildRank, reading, index)} standsFor={standsFor} />
        );
      })}
    </span>
  );
}
